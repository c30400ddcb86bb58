"""Where a card or an answer would take everyone, tried out on a copy of what lies open on the table."""

from __future__ import annotations

from dataclasses import dataclass

from sakura.engine.actions import FORWARDS
from sakura.engine.events import CardStarted, DirectionChosen, Event
from sakura.engine.resolution import carry_out
from sakura.engine.table import Table
from sakura.engine.views import View, open_table


@dataclass(frozen=True, slots=True)
class Outlook:
    """The table before and after, and what happens; ``asks`` says that a direction was assumed: forwards."""

    before: Table
    after: Table
    asks: bool
    events: tuple[Event, ...]

    @property
    def moved(self) -> bool:
        """Whether any piece would stand elsewhere."""
        return self.before.emperor != self.after.emperor or self.before.spaces != self.after.spaces


def foresee_card(view: View, order: int, painter: int) -> Outlook:
    """What this card does for this painter if nothing else happens."""
    before = open_table(view)
    before.plays = []
    return _foresee(before, [(order, painter)], "")


def foresee_answer(view: View, choice: str) -> Outlook:
    """What this answer to the open question leads to by the end of the card in play."""
    before = open_table(view)
    return _foresee(before, before.plays[: before.turn + 1], choice)  # what comes later is not in question


def _foresee(before: Table, plays: list[tuple[int, int]], answer: str) -> Outlook:
    after = before.copy()
    events: list[Event] = []
    after.emit = events.append
    if answer:
        after.plays = plays
    else:
        after.lay_out(plays)
    asked = question = carry_out(after, answer)
    while question is not None:
        question = carry_out(after, FORWARDS)
    told = tuple(event for event in events if not isinstance(event, CardStarted | DirectionChosen))
    return Outlook(before, after, asked is not None, told)
