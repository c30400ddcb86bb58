"""Carrying out the revealed cards in rising order, pausing wherever a card's owner has to choose a direction."""

from __future__ import annotations

from typing import Final

from sakura.engine.actions import FORWARDS, GardenAction, PainterAction
from sakura.engine.events import CardsLeftUnused, CardStarted, DirectionChosen
from sakura.engine.scoring import score_sakura
from sakura.engine.table import NOBODY, Table

GARDEN_DIRECTION: Final = "garden direction"
PAINTER_DIRECTION: Final = "painter direction"


def carry_out(table: Table, answer: str = "") -> str | None:
    """Carry out the revealed cards until one asks for a direction (which question, is returned) or all are done (None).

    The answer to the question that stopped the last call, ``+`` or ``-``, lets the cards go on from there.
    """
    cards, court = table.cards, table.court
    turn, halfway = table.turn, table.halfway
    for order, painter in table.plays[turn:]:
        card = cards[order]
        if not halfway:
            if table.emit is not None and not answer:
                table.emit(CardStarted(order, painter, card.garden.code, card.painter.code))
            garden = card.garden
            if garden.back is None or painter == court:
                lead = garden.forwards  # a name of its own: calling it as an attribute is slower
                lead(table, garden.steps)
            elif answer:
                answer = _lead(table, garden, painter, answer)
            else:
                return _pause(table, turn, GARDEN_DIRECTION)
        action = card.painter
        if action.back is None or painter == court:
            walk = action.forwards
            walk(table, painter, action.steps)
        elif answer:
            answer = _walk(table, action, painter, answer)
        else:
            return _pause(table, turn, PAINTER_DIRECTION)
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


def _lead(table: Table, garden: GardenAction, painter: int, answer: str) -> str:
    """Move in the garden as the card's owner said. The answer is used up: the next question needs its own."""
    if table.emit is not None:
        table.emit(DirectionChosen(painter, "garden", answer))
    move = garden.forwards if answer == FORWARDS else garden.back
    assert move is not None
    move(table, garden.steps)
    return ""


def _walk(table: Table, action: PainterAction, painter: int, answer: str) -> str:
    """Move the painter as the card's owner said. The answer is used up: the next question needs its own."""
    if table.emit is not None:
        table.emit(DirectionChosen(painter, "painter", answer))
    move = action.forwards if answer == FORWARDS else action.back
    assert move is not None
    move(table, painter, action.steps)
    return ""


def _leave_unused(table: Table, turn: int) -> None:
    """The Emperor has stopped at a tree in bloom: no further card is carried out in this round."""
    unused = table.plays[turn:]
    if table.emit is not None and unused:
        table.emit(CardsLeftUnused(tuple(order for order, _ in unused)))
    table.plays = table.plays[:turn]
