"""Takes the real clock away from everything that would do otherwise on a slower machine: traces shall repeat."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import count
from typing import Any, Final

from kivy.clock import Clock
from kivy.effects import kinetic, scroll
from kivy.input import motionevent
from kivy.uix.behaviors import button

from sakura.bots.thinking import Budget
from sakura.session import hints, minds
from sakura.session.okiya_sitting import OkiyaSitting
from sakura.storage.statistics import Statistics
from sakura.ui import game_flow
from sakura.ui.okiya import musing

SIMULATIONS: Final = 6  # of a bot: the monkey is no judge of strength
TICK: Final = 0.001  # seconds that pass with every look at the clock
FIRST_DAY: Final = 1_700_000_000  # games are kept with their day, and every run begins on the same
_looks = count()


def make_repeatable() -> None:
    """Nothing goes by the real clock any more, and nothing is left to a thread."""
    vars(minds)["Budget"] = lambda: Budget(simulations=SIMULATIONS)
    vars(game_flow)["THINKING_SECONDS"] = 60.0  # to the end of a thought in one frame
    vars(musing)["perf_counter"] = _tick
    for function in (hints.Adviser.__init__, OkiyaSitting.__init__, OkiyaSitting.restore.__func__):  # type: ignore[attr-defined]
        _replace_clock(function)
    for module in (kinetic, scroll, motionevent, button):
        vars(module)["time"] = Clock.time
    begin = Clock.time()
    time.time = lambda: FIRST_DAY + Clock.time() - begin
    _make_at_once(Statistics)


def _tick() -> float:
    return next(_looks) * TICK


def _replace_clock(function: Any) -> None:
    function.__defaults__ = tuple(_tick if value is time.perf_counter else value for value in function.__defaults__)


def _make_at_once(figures: type[Any]) -> None:
    """Whatever is to be counted has been when the caller goes on."""
    put_off = figures._do

    def do_at_once(own: Any, job: Callable[[], object]) -> None:
        put_off(own, job)
        own.flush()

    figures._do = do_at_once
