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
        "The painters follow the Emperor through his garden. {name} starts at the gate with {tokens} tokens, like "
        "everyone. Most tokens at the end win."
    ),
    "touch": lambda: _("Five cards lie in the hand. Touch card {order}."),
    "halves": lambda: _(
        "Upper half: the Emperor goes forwards {emperor}. Lower half: {name} goes forwards {painter}. The pale figures "
        "show where that leads."
    ),
    "flick": lambda: _("Everybody chooses in secret. Play card {order}: flick it up, or touch the button below."),
    "rising": lambda: _(
        "All cards are turned over together. The lowest number comes first: {first}, then {second}, then {third}."
    ),
    "emperor walks": lambda: _("Card {order}, upper half first: the Emperor has gone forwards {emperor}."),
    "stepped over": lambda: _(
        "Forwards {painter}, and yet {name} is on space {space}: the space under {wave} was stepped over and does not "
        "count."
    ),
    # Early
    "low number": lambda: _("Now the why of the numbers. Touch card {order}, the lowest of this hand."),
    "early": lambda: _(
        "A low number mostly comes early, while the garden is still as it lies here: over {fan} to space {space}. Play "
        "card {order}."
    ),
    "as foreseen": lambda: _("Nobody was earlier, so all went as foreseen: {name} is on space {space}."),
    "close": lambda: _(
        "{fan} is now right behind the Emperor. The closest painters earn tokens at the trees, but closeness is risky."
    ),
    # Disgrace
    "look at": lambda: _("Touch card {order} and watch the pale figures."),
    "disgrace": lambda: _(
        "Alone, this card leads {name} into the Emperor. That is a disgrace: {tokens} token lost, and back {back} empty "
        "spaces from there. Not this one now."
    ),
    "emperor back": lambda: _("Card {order} sends the Emperor back {emperor}: onto {fan}! Touch it."),
    "before fan": lambda: _("{fan} must not get away first: a low number helps. Play card {order}."),
    "fan falls": lambda: _(
        "Disgrace for {fan}: one token lost, and back {back} empty spaces to space {space}. Spaces with painters on "
        "them do not count."
    ),
    "pushed back": lambda: _(
        "Some cards move a painter instead of the Emperor. Card {order}: the closest goes back {back}, and that is "
        "{name}."
    ),
    # Late, and a tree
    "tree ahead": lambda: _(
        "The Emperor is {spaces} spaces from a tree in bloom. Where he stops, the closest painters earn tokens."
    ),
    "late": lambda: _("Touch card {order} once more. Alone it is still a disgrace …"),
    "dare": lambda: _(
        "… but a high number mostly comes late, and more than half of all cards send the Emperor forwards before that. "
        "Dare it: play card {order}."
    ),
    "room": lambda: _("Card {order} of {fan} sends the Emperor on. Now there is room for card {own}."),
    "first tree": lambda: _(
        "A tree: the closest painter earns {first} tokens, the second {second}, the third {third}. Then all close up "
        "behind the first."
    ),
    # Forwards or back
    "two arrows": lambda: _(
        "Card {order} has two arrows: forwards or back. That is decided only when the card’s turn comes. Play it."
    ),
    "which way": lambda: _(
        "The Emperor has reached the second tree, but this card is still carried out. Forwards keeps {name} in front."
    ),
    "second tree": lambda: _("{name} is the closest again: {first} tokens."),
    # Alone
    "own choice": lambda: _(
        "The last tree is {spaces} spaces away: there the closest earns {first}, and the game ends. The choice is all "
        "{name}’s now: look at every card, then play one."
    ),
    "last tree": lambda: _("The last tree: {first} tokens for the closest, and the game is over."),
}
REMARKS: dict[str, Sentence] = {
    "another card": lambda: _("Card {order} has its day too. Here card {wanted} shows something: touch that one."),
    "another answer": lambda: _("Going back would cost {name} the first place. Try forwards."),
    "careful": lambda: _("Careful: alone, card {order} leads into a disgrace. Perhaps another?"),
}
WATCHING: Sentence = lambda: _("Watch …")  # noqa: E731 - one of the sentences


def coach_sentence(key: str, names: Mapping[str, str], values: Mapping[str, int]) -> str:
    """What the coach says at a step, or its remark of that name."""
    sentence = STEP_SENTENCES.get(key) or REMARKS[key]
    return sentence().format(**names, **values)


def watching_sentence() -> str:
    """What the coach says while there is only something to look at."""
    return WATCHING()
