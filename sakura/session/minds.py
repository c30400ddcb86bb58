"""The bots of a sitting: one decision at a time, thought about in slices."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import replace

from sakura.bots.registry import make_bot
from sakura.bots.thinking import Budget, Thinking
from sakura.engine.game import Option
from sakura.engine.views import View

SEED_BYTES = 8


class Stopwatch:
    """A clock that runs only while a bot thinks, so that slow frames make no bot weaker."""

    def __init__(self, budget: Budget) -> None:
        self._clock = budget.clock
        self._total = 0.0
        self._since: float | None = None

    def start(self) -> None:
        """A slice begins."""
        self._since = self._clock()

    def stop(self) -> None:
        """The slice is over."""
        self._total = self.read()
        self._since = None

    def read(self) -> float:
        """The seconds thought so far."""
        return self._total + (0.0 if self._since is None else self._clock() - self._since)


class Minds:
    """The bots by seat. ``salt`` tells one beginning from another: a sitting restored later gets new bots."""

    def __init__(self, levels: Mapping[int, str], seed: int, budget: Budget | None, salt: int = 0) -> None:
        budget = budget or Budget()
        self._watch = Stopwatch(budget)
        timed = replace(budget, clock=self._watch.read)
        self._bots = {seat: make_bot(level, _seed_of(seed, seat, salt), timed) for seat, level in levels.items()}
        self._open: View | None = None
        self._thinking: Thinking | None = None

    @property
    def open(self) -> View | None:
        """The decision that is being thought about."""
        return self._open

    def begin(self, view: View) -> None:
        """Start on the decision in this view."""
        self._open = view
        self._thinking = self._bots[view.seat].think(view)

    def run_slice(self) -> Option | None:
        """Think a little further; the decision once it is made."""
        assert self._thinking is not None
        self._watch.start()
        try:
            next(self._thinking)
        except StopIteration as finished:
            option: Option = finished.value.option
            self._open = self._thinking = None
            return option
        finally:
            self._watch.stop()
        return None


def _seed_of(seed: int, seat: int, salt: int) -> int:
    """A seed of the bot's own, from which the game's cannot be told."""
    return int.from_bytes(hashlib.sha256(b"bot %d %d %d" % (seed, seat, salt)).digest()[:SEED_BYTES], "big")
