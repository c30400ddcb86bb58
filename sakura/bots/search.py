"""Weighing the cards of a hand against many worlds that might be the real one.

All options meet the same imagined plays of the others, so that luck cancels out when they are compared; an option that
has clearly fallen behind is no longer tried, which leaves the time to those that matter.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from typing import TypeAlias

from sakura.bots.answering import resolve
from sakura.bots.rivals import Rivals
from sakura.bots.thinking import SLICE_SECONDS, Budget, Reason
from sakura.engine.table import Table

Plays: TypeAlias = tuple[tuple[int, int], ...]
Judge: TypeAlias = Callable[[Table, Plays], float]  # a table at the end of a round, and what was played for it

WORLDS_BEFORE_DROPPING = 24
STANDARD_ERRORS = 3.0


class Candidate:
    """One way to play the round (a card, or a card and one for the court painter) and how it has fared so far."""

    __slots__ = ("losses", "plays", "squares", "tokens", "total", "worlds")

    def __init__(self, plays: Plays) -> None:
        self.plays = plays
        self.worlds = 0
        self.total = 0.0
        self.squares = 0.0
        self.tokens = 0
        self.losses = 0

    @property
    def mean(self) -> float:
        """The average value over all worlds."""
        return self.total / self.worlds if self.worlds else 0.0

    def error(self) -> float:
        """The standard error of the mean."""
        variance = max(0.0, self.squares / self.worlds - self.mean**2)
        return sqrt(variance / self.worlds)

    def reason(self) -> Reason:
        """What is known of this candidate, as data."""
        return Reason(self.plays[0][0], self.mean, self.tokens / self.worlds, self.losses / self.worlds)


class Search:
    """Tries all candidates in one imagined world after another."""

    def __init__(self, table: Table, seat: int, candidates: list[Candidate], rivals: Rivals, judge: Judge) -> None:
        self._table = table
        self._seat = seat
        self._rivals = rivals
        self._judge = judge
        self.candidates = candidates
        self.live = list(candidates)
        self.worlds = 0

    def run_slice(self, rng: Random, budget: Budget, deadline: float) -> bool:
        """Try worlds for a few milliseconds; True when the budget is used up or nothing is left to compare."""
        slice_end = budget.clock() + SLICE_SECONDS
        while True:
            if self._is_done(budget, deadline):
                return True
            self._try_world(self._rivals.imagine_plays(rng))
            if budget.clock() >= slice_end:
                return False

    def _is_done(self, budget: Budget, deadline: float) -> bool:
        if len(self.live) == 1 and self.worlds >= WORLDS_BEFORE_DROPPING:
            return True
        if budget.simulations is not None:
            return self.worlds >= budget.simulations
        return self.worlds > 0 and budget.clock() >= deadline

    def _try_world(self, others: list[tuple[int, int]]) -> None:
        before = self._table.tokens[self._seat]
        for candidate in self.live:
            end = resolve(self._table, sorted([*others, *candidate.plays]))
            value = self._judge(end, candidate.plays)
            gained = end.tokens[self._seat] - before
            candidate.worlds += 1
            candidate.total += value
            candidate.squares += value * value
            candidate.tokens += gained
            candidate.losses += gained < 0
        self.worlds += 1
        if self.worlds % WORLDS_BEFORE_DROPPING == 0 and len(self.live) > 1:
            self._drop_stragglers()

    def _drop_stragglers(self) -> None:
        best = max(self.live, key=lambda candidate: candidate.mean)
        bar = best.mean - STANDARD_ERRORS * best.error()
        self.live = [
            candidate
            for candidate in self.live
            if candidate is best or candidate.mean + STANDARD_ERRORS * candidate.error() >= bar
        ]
