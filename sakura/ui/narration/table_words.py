"""A sitting in words: its table, an open hand, a card and where it would lead, and the end."""

from __future__ import annotations

from typing import Any

from sakura.engine.game import COURT_CARD
from sakura.engine.garden import SAKURA
from sakura.engine.views import View
from sakura.i18n import narration_sentences as sentences
from sakura.i18n.names import name_of
from sakura.i18n.sentences import describe
from sakura.session.ranking import find_ending
from sakura.session.sitting import Sitting
from sakura.ui.play.foresight import foresee_card
from sakura.ui.screens.choose_words import prompt_for
from sakura.ui.screens.reveal_words import outcome_text
from sakura.ui.story import rank_places


def table_lines(view: View, names: dict[int, str]) -> list[str]:
    """Where everyone stands."""
    kinds = view.garden.lay_out(view.players).kinds
    trees = [space for space, kind in enumerate(kinds) if kind == SAKURA and space not in view.scored]
    return sentences.table_sentences(view.emperor, view.spaces, view.tokens, names, trees)


def turn_line(sitting: Sitting) -> str:
    """Whose turn it is; no card is named."""
    return prompt_for(sitting, None)


def private_line(sitting: Sitting) -> str:
    """How the owner can have the hand read."""
    assert sitting.eyes is not None
    return sentences.hand_is_private(sitting.names()[sitting.eyes])


def hand_lines(view: View) -> list[str]:
    """Every card of the open hand."""
    return [sentences.hand_sentence(len(view.hand)), *(card_line(view, order) for order in sorted(view.hand))]


def card_line(view: View, order: int) -> str:
    """One card."""
    card = view.cards.cards[order]
    return sentences.card_sentence(order, card.garden.code, card.painter.code)


def open_card_lines(view: View, names: dict[int, str]) -> list[str]:
    """Every card that lies open and is still to be carried out."""
    return [
        sentences.open_card_sentence(name_of(owner, names), card_line(view, order))
        for order, owner in view.plays[view.turn :]
    ]


def unread_line(hand: Any, order: int) -> str:
    """A card by its place only."""
    return sentences.unread_card(hand.orders.index(order) + 1, len(hand.orders))


def lifted_line(sitting: Sitting, order: int) -> str:
    """A card and where it leads if nothing else happens: what the eyes see as pale figures."""
    view = sitting.view()
    painter = view.court if sitting.needs == COURT_CARD else view.seat
    outlook = foresee_card(view, order, painter)
    return f"{card_line(view, order)} {outcome_text(outlook, view, sitting.names())}"


def ending_lines(sitting: Sitting) -> list[str]:
    """Who has won, and what decided between equals."""
    ending, names = find_ending(sitting.events), sitting.names()
    if ending is None:
        return []
    reasons = [place.reason for place in rank_places(ending, sitting.view().court, names) if place.reason]
    return [describe(ending, names), *reasons]
