"""Events in words: the one place where log, narrator, transcript and screen get their sentences from.

Everything is said in the present tense with people as subjects under their names: no pronouns and no participles, so
that no language has to know whether a painter is a woman or a man. Names stay uninflected for the same reason, and a
place that another language would inflect ("to the gate") is part of a sentence, never put into it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from sakura.engine.actions import BACK, FORWARDS
from sakura.engine.events import (
    CardsLeftUnused,
    CardsRevealed,
    CardStarted,
    DeckReshuffled,
    DirectionChosen,
    Event,
    HandRefilled,
    NobodyMoved,
    RoundBegan,
)
from sakura.i18n.card_words import garden_action_text, painter_action_text
from sakura.i18n.movement_sentences import MOVEMENT_SENTENCES
from sakura.i18n.names import begin_sentence, join_words, name_of
from sakura.i18n.scoring_sentences import SCORING_SENTENCES
from sakura.i18n.translation import _, ngettext

Names: TypeAlias = Mapping[int, str]
Sentence: TypeAlias = Callable[[Any, Names], str]


def describe(event: Event, names: Names) -> str:
    """What happened, in full sentences; a painter without a name is the court painter."""
    return begin_sentence(SENTENCES[type(event)](event, names))


def _round_began(event: RoundBegan, _names: Names) -> str:
    return _("Round {number} begins.").format(number=event.number)


def _cards_revealed(event: CardsRevealed, names: Names) -> str:
    plays = [_("{order} ({name})").format(order=order, name=name_of(painter, names)) for order, painter in event.plays]
    return _("The cards are turned over: {cards}.").format(cards=join_words(plays))


def _card_started(event: CardStarted, names: Names) -> str:
    return _("Card {order} ({name}): {garden}; then {action}.").format(
        order=event.order,
        name=name_of(event.painter, names),
        garden=garden_action_text(event.garden),
        action=painter_action_text(event.action),
    )


def _direction_chosen(event: DirectionChosen, names: Names) -> str:
    if event.stage == "garden":
        forwards, back = _("{name} sends the Emperor forwards."), _("{name} sends the Emperor back.")
    else:
        forwards, back = _("{name} chooses to go forwards."), _("{name} chooses to go back.")
    sentence = forwards if event.choice == FORWARDS else back
    return sentence.format(name=name_of(event.painter, names))


def _nobody_moved(event: NobodyMoved, _names: Names) -> str:
    if BACK in event.action:  # the sign of its steps: whoever moves, the gate is as far back as it goes
        return _("All painters are at the gate: nobody moves back.")
    return _("Two or more painters are at the gate: nobody moves forwards.")


def _cards_left_unused(event: CardsLeftUnused, _names: Names) -> str:
    sentence = ngettext(
        "Card {orders} goes to the discard pile unused.",
        "Cards {orders} go to the discard pile unused.",
        len(event.orders),
    )
    return sentence.format(orders=join_words([str(order) for order in event.orders]))


def _deck_reshuffled(event: DeckReshuffled, _names: Names) -> str:
    sentence = ngettext(
        "The deck is empty: {count} card of the discard pile makes a new deck.",
        "The deck is empty: the {count} cards of the discard pile make a new deck.",
        event.cards,
    )
    return sentence.format(count=event.cards)


def _hand_refilled(event: HandRefilled, names: Names) -> str:
    sentence = ngettext("{name} draws {count} card.", "{name} draws {count} cards.", event.drawn)
    return sentence.format(name=name_of(event.seat, names), count=event.drawn)


SENTENCES: dict[type[Event], Sentence] = {
    RoundBegan: _round_began,
    CardsRevealed: _cards_revealed,
    CardStarted: _card_started,
    DirectionChosen: _direction_chosen,
    NobodyMoved: _nobody_moved,
    CardsLeftUnused: _cards_left_unused,
    DeckReshuffled: _deck_reshuffled,
    HandRefilled: _hand_refilled,
    **MOVEMENT_SENTENCES,
    **SCORING_SENTENCES,
}
