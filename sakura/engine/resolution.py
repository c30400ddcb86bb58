"""Carrying out the revealed cards in rising order, pausing wherever a card's owner has to choose a direction."""

from __future__ import annotations

from typing import Any, Final

from sakura.engine.actions import BACK, GardenAction, PainterAction
from sakura.engine.events import CardsLeftUnused, CardStarted, DirectionChosen
from sakura.engine.scoring import score_sakura
from sakura.engine.table import NOBODY, Table

GARDEN_DIRECTION: Final = "garden direction"
PAINTER_DIRECTION: Final = "painter direction"


def carry_out(table: Table, answer: str = "") -> str | None:
    """Carry out the revealed cards until one asks for a direction (which question, is returned) or all are done (None).

    The answer to the question that stopped the last call, ``+`` or ``-``, lets the cards go on from there.
    """
    cards, court, emit = table.cards, table.court, table.emit
    turn, halfway = table.turn, table.halfway
    for order, painter in table.plays[turn:]:
        card = cards[order]
        if not halfway:
            garden = card.garden
            lead = garden.forwards  # a name of its own: calling it as an attribute is slower
            if emit is not None and not answer:
                emit(CardStarted(order, painter, garden.code, card.painter.code))
            if garden.back is not None and painter != court:
                if not answer:
                    return _pause(table, turn, GARDEN_DIRECTION)
                lead = _chosen(table, garden, painter, "garden", answer)
                answer = ""
            lead(table, garden.steps)
        action = card.painter
        walk = action.forwards
        if action.back is not None and painter != court:
            if not answer:
                return _pause(table, turn, PAINTER_DIRECTION)
            walk = _chosen(table, action, painter, "painter", answer)
            answer = ""
        walk(table, painter, action.steps)
        halfway = False
        turn += 1
        if table.reached != NOBODY:
            _leave_unused(table, turn)
            score_sakura(table)
            break
    return None


def _pause(table: Table, turn: int, question: str) -> str:
    """Remember where to go on once the question is answered."""
    table.turn = turn
    table.halfway = question == PAINTER_DIRECTION
    return question


def _chosen(table: Table, action: GardenAction | PainterAction, painter: int, stage: str, answer: str) -> Any:
    """The way the card's owner chose."""
    if table.emit is not None:
        table.emit(DirectionChosen(painter, stage, answer))
    return action.back if answer == BACK else action.forwards


def _leave_unused(table: Table, turn: int) -> None:
    """The Emperor has stopped at a tree in bloom: no further card is carried out in this round."""
    unused = table.plays[turn:]
    if table.emit is not None and unused:
        table.emit(CardsLeftUnused(tuple(order for order, _ in unused)))
    table.plays = table.plays[:turn]
