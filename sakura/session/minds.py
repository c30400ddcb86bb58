"""The bots of a sitting: one decision at a time, thought about in slices."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from sakura.bots.registry import make_bot
from sakura.bots.thinking import Budget, Thinking
from sakura.engine.errors import IllegalDecision
from sakura.engine.game import Option
from sakura.engine.views import View
from sakura.session.seeds import make_seed


class Stopwatch:
    """A clock that runs only while a bot thinks, so that slow frames make no bot weaker."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
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
        self._clock = budget.clock
        self._watch = Stopwatch(budget.clock)
        timed = replace(budget, clock=self._watch.read)
        self._bots = {seat: make_bot(level, _seed_of(seed, seat, salt), timed) for seat, level in levels.items()}
        self._view: View | None = None  # of the decision that is being thought about
        self._thinking: Thinking | None = None

    def think(self, seconds: float, find: Callable[[], View | None], keep: Callable[[View, Option], None]) -> bool:
        """Think about what ``find`` finds to decide, and ``keep`` it, until the time is used: whether all is decided.

        At least one slice is thought, however short the time.
        """
        until = self._clock() + seconds
        while (view := self._view or find()) is not None:
            option = self._run_slice(view)
            if option is not None:
                keep(view, option)
            if self._clock() >= until:
                break
        return self._view is None and find() is None

    def _run_slice(self, view: View) -> Option | None:
        """Think a little further; the decision once it is made."""
        if self._thinking is None:
            self._thinking = self._bots[view.seat].think(view)
        thinking, self._view, self._thinking = self._thinking, None, None
        self._watch.start()
        try:
            next(thinking)
        except StopIteration as finished:
            return _check(finished.value.option, view)
        finally:
            self._watch.stop()
        self._view, self._thinking = view, thinking
        return None


def _check(option: Option, view: View) -> Option:
    if option not in view.options:
        raise IllegalDecision("The bot in seat {seat} decided {option}: impossible.", seat=view.seat, option=option)
    return option


def _seed_of(seed: int, seat: int, salt: int) -> int:
    """A seed of the bot's own, from which the game's cannot be told."""
    return make_seed(b"bot %d %d %d" % (seed, seat, salt))
