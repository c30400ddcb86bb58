"""Where a card or an answer would take everyone, tried out on a copy of what lies open on the table."""

from __future__ import annotations

from dataclasses import dataclass

from sakura.engine.actions import FORWARDS
from sakura.engine.resolution import carry_out
from sakura.engine.table import Table
from sakura.engine.views import View, open_table


@dataclass(frozen=True, slots=True)
class Outlook:
    """The table before and after; ``asks`` says that a direction was assumed on the way: forwards."""

    before: Table
    after: Table
    asks: bool

    @property
    def moved(self) -> bool:
        """Whether any piece would stand elsewhere."""
        return self.before.emperor != self.after.emperor or self.before.spaces != self.after.spaces


def foresee_card(view: View, order: int, painter: int) -> Outlook:
    """What this card does for this painter if nothing else happens."""
    before = open_table(view)
    before.plays = []
    after = before.copy()
    after.lay_out([(order, painter)])
    return Outlook(before, after, _go_forwards(after, carry_out(after)))


def foresee_answer(view: View, choice: str) -> Outlook:
    """What this answer to the open question leads to by the end of the card in play."""
    before = open_table(view)
    after = before.copy()
    after.plays = after.plays[: after.turn + 1]  # what comes later is not known to be wanted here
    return Outlook(before, after, _go_forwards(after, carry_out(after, choice)))


def _go_forwards(table: Table, question: str | None) -> bool:
    asked = question is not None
    while question is not None:
        question = carry_out(table, FORWARDS)
    return asked
