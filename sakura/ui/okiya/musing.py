"""Thinking beside the screen: a question that is answered in slices gets a few milliseconds of every frame."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

from kivy.clock import Clock

from sakura.okiya.solver import Slices

SECONDS_A_FRAME: Final = 0.006


class Musing:
    """One question at a time; the next one takes the place of the last."""

    def __init__(self) -> None:
        self._slices: Slices[Any] | None = None
        self._tell: Callable[[Any], None] | None = None
        self._clock: Any = None

    def begin(self, slices: Slices[Any], tell: Callable[[Any], None]) -> None:
        """Think about this, and tell the answer when it is found."""
        self.end()
        self._slices, self._tell = slices, tell
        self._clock = Clock.schedule_interval(self._muse, 0)

    def end(self) -> None:
        """Think no more."""
        if self._clock is not None:
            self._clock.cancel()
        self._clock = self._slices = self._tell = None

    def _muse(self, _seconds: float) -> None:
        if self._slices is None or self._tell is None:
            return
        until = perf_counter() + SECONDS_A_FRAME
        try:
            while perf_counter() < until:
                next(self._slices)
        except StopIteration as finished:
            tell = self._tell
            self.end()
            tell(finished.value)
