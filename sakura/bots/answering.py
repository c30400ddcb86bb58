"""Answers to forwards-or-back questions of cards that a bot only imagines to be played: quick ones, or its own best."""

from __future__ import annotations

from collections.abc import Callable

from sakura.bots.outlook import outlook
from sakura.engine.actions import BACK, FORWARDS
from sakura.engine.events import Sink
from sakura.engine.game import DIRECTIONS
from sakura.engine.resolution import GARDEN_DIRECTION, carry_out
from sakura.engine.table import Table


def resolve(table: Table, plays: list[tuple[int, int]], sink: Sink | None = None) -> Table:
    """The table after these cards, by rising order number, have been carried out as sensible players would."""
    end = lay_out(table, plays)
    end.emit = sink
    return finish(end, carry_out(end))


def lay_out(table: Table, plays: list[tuple[int, int]]) -> Table:
    """A twin of the table with these cards on it."""
    twin = table.copy()
    twin.lay_out(plays)
    return twin


def finish(table: Table, question: str | None) -> Table:
    """Carry out the rest of the round on this very table, answering every question on the way."""
    while question is not None:
        question = carry_out(table, answer_quickly(table, question))
    return table


def best_end(table: Table, question: str | None, seat: int, worth: Callable[[Table], float]) -> Table:
    """The end of the round if this seat answers its own questions best and the others answer as they would."""
    while question is not None:
        if table.plays[table.turn][1] == seat:
            branches = [table.copy() for _ in DIRECTIONS]
            ends = [
                best_end(branch, carry_out(branch, choice), seat, worth)
                for branch, choice in zip(branches, DIRECTIONS, strict=True)
            ]
            return max(ends, key=worth)
        question = carry_out(table, answer_quickly(table, question))
    return table


def answer_quickly(table: Table, question: str) -> str:
    """What the owner of the card in play would most likely answer."""
    order, painter = table.plays[table.turn]
    if question == GARDEN_DIRECTION:
        return _lead_where(table, painter)
    return BACK if would_meet_emperor(table, painter, table.cards[order].painter.steps) else FORWARDS


def would_meet_emperor(table: Table, painter: int, steps: int) -> bool:
    """Whether so many steps forwards would end in disgrace."""
    spaces = table.spaces
    space = spaces[painter] + 1
    while space < table.emperor:
        if space not in spaces:
            steps -= 1
            if not steps:
                return False
        space += 1
    return True


def _lead_where(table: Table, painter: int) -> str:
    """Where to send the Emperor matters more and is asked less often: look at the table after the card."""
    forwards, back = (_after_card(table, choice) for choice in (FORWARDS, BACK))
    return FORWARDS if outlook(forwards, painter) >= outlook(back, painter) else BACK


def _after_card(table: Table, choice: str) -> Table:
    branch = table.copy()
    branch.plays = branch.plays[: branch.turn + 1]
    return finish(branch, carry_out(branch, choice))
