"""What the coach of a first game says. The numbers come from the steps, where a test checks them against the engine.

The learner is named like everybody else: somebody may be looking over the shoulder.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sakura.i18n.translation import _

Sentence = Callable[[], str]

# Placeholders: {name} is the learner, {fan} and {wave} are the two others.
STEP_SENTENCES: dict[str, Sentence] = {
    # How a card works
    "welcome": lambda: _(
        "The painters follow the Emperor through his garden. {name} starts with {tokens} tokens; most tokens win."
    ),
    "touch": lambda: _("These are {name}’s cards. Touch card {order}."),
    "halves": lambda: _(
        "Upper half: the Emperor goes forwards {emperor}. Lower half: {name} goes forwards {painter}. The pale figures "
        "show it."
    ),
    "flick": lambda: _("Play card {order}: flick it up, or touch the button below."),
    "rising": lambda: _("All cards are turned over together. The lowest number is first: {first}, {second}, {third}."),
    "emperor walks": lambda: _("Card {order}, upper half: the Emperor has gone forwards {emperor}."),
    "stepped over": lambda: _(
        "Lower half: forwards {painter}, and {name} is on space {space}. The space under {wave} did not count."
    ),
    # Early
    "low number": lambda: _("Why do the numbers matter? Touch card {order}, the lowest in the hand."),
    "early": lambda: _(
        "A low number mostly comes early, while the garden is still like this: over {fan} to space {space}. Play it."
    ),
    "as foreseen": lambda: _("Nobody was earlier, so it went as foreseen: {name} is on space {space}."),
    "close": lambda: _("{fan} is now right behind the Emperor. Close is good for tokens, but risky."),
    # Disgrace
    "look at": lambda: _("Touch card {order} and look at the pale figures."),
    "disgrace": lambda: _(
        "{name} would walk into the Emperor. That is a disgrace: {tokens} token lost, and {back} empty spaces back."
    ),
    "emperor back": lambda: _("Card {order} sends the Emperor back {emperor}: onto {fan}! Touch it."),
    "before fan": lambda: _("A low number may catch {fan} in time. Play card {order}."),
    "fan falls": lambda: _(
        "Disgrace for {fan}: a token lost, and {back} empty spaces back, to space {space}. Painters in between do not "
        "count."
    ),
    "pushed back": lambda: _(
        "Some cards move a painter, not the Emperor. Card {order}: the closest goes back {back}. That is {name}."
    ),
    # Late, and a tree
    "tree ahead": lambda: _("A tree in bloom is {spaces} spaces ahead. There the closest painters earn tokens."),
    "late": lambda: _("Touch card {order} again. Alone it is still a disgrace …"),
    "dare": lambda: _(
        "… but a high number mostly comes late, and most cards send the Emperor forwards. Dare it: play card {order}."
    ),
    "room": lambda: _("Card {order} sends the Emperor on: now there is room for card {own}."),
    "first tree": lambda: _(
        "The closest painter earns {first} tokens, the second {second}, the third {third}. Then all close up."
    ),
    # Forwards or back
    "two arrows": lambda: _(
        "Card {order} has two arrows: forwards or back. When its turn comes you are asked which. Play it."
    ),
    "which way": lambda: _("The Emperor is at the second tree. Forwards keeps {name} in front."),
    "second tree": lambda: _("{name} is the closest again: {first} tokens."),
    # Alone
    "own choice": lambda: _(
        "The last tree, {spaces} spaces ahead, gives the closest {first} and ends the game. Now {name} chooses freely."
    ),
    "last tree": lambda: _("The last tree: {first} tokens for the closest, and the game is over."),
}
REMARKS: dict[str, Sentence] = {
    "another card": lambda: _("Card {order} has its day too. Here card {wanted} shows something: touch that one."),
    "another answer": lambda: _("Going back would cost {name} the first place. Try forwards."),
    "careful": lambda: _("Careful: alone, card {order} leads into a disgrace. Perhaps another?"),
}


def coach_sentence(key: str, names: Mapping[str, str], values: Mapping[str, int]) -> str:
    """What the coach says at a step, or its remark of that name."""
    sentence = STEP_SENTENCES.get(key) or REMARKS[key]
    return sentence().format(**names, **values)


def ending_sentence() -> str:
    """What the coach says while a picked card waits for the end of the turn."""
    return _("Nobody sees the card yet. Touch the button below to end the turn.")


def watching_sentence() -> str:
    """What the coach says while there is only something to look at."""
    return _("Watch …")
