"""Takes the real clock away from everything that would do otherwise on a slower machine: traces shall repeat."""

from __future__ import annotations

from itertools import count
from time import perf_counter
from typing import Any, Final

from kivy.clock import Clock
from kivy.effects import kinetic
from kivy.input import motionevent

from sakura.bots.thinking import Budget
from sakura.session import hints, minds
from sakura.session.okiya_sitting import OkiyaSitting
from sakura.ui import game_flow
from sakura.ui.okiya import musing

SIMULATIONS: Final = 6  # of a bot: the monkey is no judge of strength
TICK: Final = 0.001  # seconds that pass with every look at the clock
_looks = count()


def make_repeatable() -> None:
    """Bots think by count and to the end of a thought in one frame; fingers and scrolling go by the virtual clock."""
    vars(minds)["Budget"] = lambda: Budget(simulations=SIMULATIONS)
    vars(game_flow)["THINKING_SECONDS"] = 60.0
    vars(musing)["perf_counter"] = _tick
    for function in (hints.Adviser.__init__, OkiyaSitting.__init__, OkiyaSitting.restore.__func__):  # type: ignore[attr-defined]
        _replace_clock(function)
    for module in (kinetic, motionevent):
        vars(module)["time"] = Clock.time


def _tick() -> float:
    return next(_looks) * TICK


def _replace_clock(function: Any) -> None:
    function.__defaults__ = tuple(_tick if value is perf_counter else value for value in function.__defaults__)
