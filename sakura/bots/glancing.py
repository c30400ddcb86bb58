"""What the levels share that look one card ahead: weigh every option by the table that it alone leads to."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from sakura.bots.characters import BALANCED, Character
from sakura.bots.outlook import main_threat
from sakura.bots.thinking import Reason, Thinking, Thought
from sakura.bots.trying import try_option
from sakura.engine.game import Option
from sakura.engine.table import Table
from sakura.engine.views import View, open_table


class GlancingBot:
    """A bot that looks at every option once and takes the one it likes best."""

    def __init__(self, seed: int, character: Character = BALANCED) -> None:
        self._rng = Random(seed)
        self._character = character

    def think(self, view: View) -> Thinking:
        """Weigh each option by the table that it alone leads to."""
        yield
        table = open_table(view)
        reasons = [self.weigh(view, table, option) for option in sorted(view.options, key=str)]
        reasons.sort(key=self.preference)
        return Thought(reasons[0].option, tuple(reasons), main_threat(table, view.seat))

    def weigh(self, view: View, table: Table, option: Option) -> Reason:
        """What this bot thinks of an option."""
        raise NotImplementedError

    def preference(self, reason: Reason) -> tuple[float, ...]:
        """What comes first: the smaller, the better."""
        return (-reason.value,)


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
