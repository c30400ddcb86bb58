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
from sakura.bots.trying import Witness
from sakura.engine.table import Table

Plays: TypeAlias = tuple[tuple[int, int], ...]
Judge: TypeAlias = Callable[[Table, Plays], float]  # a table at the end of a round, and what was played for it

WORLDS_BEFORE_DROPPING = 24
WORLDS_WATCHED = 24  # watching what happens on the way is slow, and a risk needs no decimals
STANDARD_ERRORS = 3.0
MOST_WORLDS = 600  # beyond this the answers hardly change, whatever the budget


class Candidate:
    """One way to play the round (a card, or a card and one for the court painter) and how it has fared so far."""

    __slots__ = ("disgraces", "plays", "squares", "tokens", "total", "watched", "worlds")

    def __init__(self, plays: Plays) -> None:
        self.plays = plays
        self.worlds = 0
        self.total = 0.0
        self.squares = 0.0
        self.tokens = 0
        self.watched = 0  # in how many of the worlds somebody looked for a disgrace on the way
        self.disgraces = 0

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
        return Reason(self.plays[0][0], self.mean, self.tokens / self.worlds, self.disgraces / self.watched)


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
        settled = len(self.live) == 1 and self.worlds >= WORLDS_BEFORE_DROPPING
        if settled or self.worlds >= MOST_WORLDS:
            return True
        if budget.simulations is not None:
            return self.worlds >= max(1, budget.simulations)
        return self.worlds > 0 and budget.clock() >= deadline

    def _try_world(self, others: list[tuple[int, int]]) -> None:
        seat = self._seat
        before = self._table.tokens[seat]
        watch = self.worlds < WORLDS_WATCHED
        for candidate in self.live:
            witness = Witness(seat) if watch else None
            end = resolve(self._table, sorted([*others, *candidate.plays]), witness)
            value = self._judge(end, candidate.plays)
            candidate.worlds += 1
            candidate.total += value
            candidate.squares += value * value
            candidate.tokens += end.tokens[seat] - before
            if witness is not None:
                candidate.watched += 1
                candidate.disgraces += witness.disgraced
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
