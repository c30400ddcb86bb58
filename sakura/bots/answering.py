"""Quick answers to forwards-or-back questions, for cards that a bot only imagines to be played."""

from __future__ import annotations

from sakura.bots.outlook import outlook
from sakura.engine.actions import BACK, FORWARDS
from sakura.engine.events import Sink
from sakura.engine.resolution import GARDEN_DIRECTION, carry_out
from sakura.engine.table import Table


def resolve(table: Table, plays: list[tuple[int, int]], sink: Sink | None = None) -> Table:
    """The table after these cards, by rising order number, have been carried out as sensible players would."""
    end = table.copy()
    end.emit = sink
    end.lay_out(plays)
    return finish(end, carry_out(end))


def finish(table: Table, question: str | None) -> Table:
    """Carry out the rest of the round on this very table, answering every question on the way."""
    while question is not None:
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
