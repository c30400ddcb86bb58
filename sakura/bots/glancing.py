"""What the levels share that look one card ahead: weigh every option by the table that it alone leads to."""

from __future__ import annotations

from collections.abc import Callable

from sakura.bots.thinking import Reason
from sakura.bots.trying import try_option
from sakura.engine.game import Option
from sakura.engine.table import Table
from sakura.engine.views import View


def glance(view: View, table: Table, option: Option, worth: Callable[[Table], float]) -> Reason:
    """What an option is worth if nothing else happens and its owner answers best, disgrace being the last resort."""
    seat = view.seat
    trial = try_option(view, table, option)
    best: tuple[bool, float] = (False, 0.0)
    reason: Reason | None = None
    for answers, end in trial.outcomes():
        disgraced = trial.disgraces(answers, seat)
        value = worth(end)
        if reason is None or (not disgraced, value) > best:
            best = (not disgraced, value)
            reason = Reason(option, value, end.tokens[seat] - table.tokens[seat], float(disgraced))
    assert reason is not None
    return reason
