"""Carrying out the revealed cards in rising order, pausing wherever a card's owner has to choose a direction."""

from __future__ import annotations

from typing import Final

from sakura.engine.actions import BACK
from sakura.engine.events import CardsLeftUnused, CardStarted, DirectionChosen
from sakura.engine.scoring import score_sakura
from sakura.engine.table import NOBODY, Table

GARDEN_DIRECTION: Final = "garden direction"
PAINTER_DIRECTION: Final = "painter direction"


def carry_out(table: Table, answer: str = "") -> str | None:
    """Carry out the revealed cards until one asks for a direction (which question, is returned) or all are done (None).

    The answer to the question that stopped the last call, ``+`` or ``-``, lets the cards go on from there.
    """
    # The hottest loop of the program: names instead of attributes, and no calls to spare.
    cards, court, emit, turn, halfway = table.cards, table.court, table.emit, table.turn, table.halfway
    if answer and emit is not None:
        emit(DirectionChosen(table.plays[turn][1], "painter" if halfway else "garden", answer))
    for order, painter in table.plays[turn:]:
        card = cards[order]
        if not halfway:
            garden = card.garden
            lead = garden.forwards  # a name of its own: calling it as an attribute is slower
            if emit is not None and not answer:
                emit(CardStarted(order, painter, garden.code, card.painter.code))
            if garden.back is not None and painter != court:
                if not answer:
                    table.turn, table.halfway = turn, False
                    return GARDEN_DIRECTION
                lead = garden.back if answer == BACK else lead
                answer = ""
            lead(table, garden.steps)
        action = card.painter
        walk = action.forwards
        if action.back is not None and painter != court:
            if not answer:
                table.turn, table.halfway = turn, True
                return PAINTER_DIRECTION
            walk = action.back if answer == BACK else walk
            answer = ""
        walk(table, painter, action.steps)
        halfway = False
        turn += 1
        if table.reached != NOBODY:
            _leave_unused(table, turn)
            score_sakura(table)
            break
    return None


def _leave_unused(table: Table, turn: int) -> None:
    """The Emperor has stopped at a tree in bloom: no further card is carried out in this round."""
    unused = table.plays[turn:]
    if table.emit is not None and unused:
        table.emit(CardsLeftUnused(tuple(order for order, _ in unused)))
    table.plays = table.plays[:turn]
