"""Weighing the cards of a hand against many worlds that might be the real one.

All options meet the same imagined plays of the others, so that luck cancels out when they are compared world by world;
an option that has clearly fallen behind the best is no longer tried, which leaves the time to those that matter.
"""

from __future__ import annotations

from operator import mul, sub
from random import Random
from typing import TypeAlias

from sakura.bots.answering import best_end, lay_out, resolve
from sakura.bots.foresight import Foresight, Hand, Judge
from sakura.bots.rivals import Rivals
from sakura.bots.thinking import SLICE_SECONDS, Budget, Reason
from sakura.bots.trying import Witness
from sakura.engine.resolution import carry_out
from sakura.engine.table import Table

Plays: TypeAlias = tuple[tuple[int, int], ...]

WORLDS_BEFORE_DROPPING = 24
WORLDS_WATCHED = 24  # watching what happens on the way is slow, and a risk needs no decimals
STANDARD_ERRORS = 2.5  # of the difference to the best, world by world
MOST_WORLDS = 600  # beyond this the answers hardly change, whatever the budget


class Candidate:
    """One way to play the round (a card, or a card and one for the court painter) and how it has fared so far."""

    __slots__ = ("disgraces", "kept", "plays", "tokens", "total", "values", "watched")

    def __init__(self, plays: Plays, kept: Hand) -> None:
        self.plays = plays
        self.kept = kept
        self.values: list[float] = []  # world by world
        self.total = 0.0
        self.tokens = 0
        self.watched = 0  # in how many of the worlds somebody looked for a disgrace on the way
        self.disgraces = 0

    @property
    def mean(self) -> float:
        """The average value over all worlds."""
        return self.total / len(self.values) if self.values else 0.0

    def is_clearly_behind(self, best: Candidate) -> bool:
        """Whether the difference to the best, over the worlds both met, is more than luck."""
        gaps: list[float] = list(map(sub, best.values, self.values))
        worlds, gap = len(gaps), sum(gaps)
        spread: float = sum(map(mul, gaps, gaps)) - gap * gap / worlds
        return gap > 0 and gap * gap > STANDARD_ERRORS**2 * spread

    def reason(self) -> Reason:
        """What is known of this candidate, as data."""
        return Reason(self.plays[0][0], self.mean, self.tokens / len(self.values), self.disgraces / self.watched)


class Search:
    """Tries all candidates in one imagined world after another."""

    def __init__(
        self,
        table: Table,
        seat: int,
        candidates: list[Candidate],
        rivals: Rivals,
        judge: Judge,
        foresight: Foresight | None = None,
    ) -> None:
        self._table = table
        self._seat = seat
        self._rivals = rivals
        self._judge = judge
        self._weigh = foresight.weigh if foresight is not None else judge
        self._foresight = foresight
        self.candidates = candidates
        self.live = list(candidates)
        self.worlds = 0

    def run_slice(self, rng: Random, budget: Budget, deadline: float) -> bool:
        """Try worlds for a few milliseconds; True when the budget is used up or nothing is left to compare."""
        slice_end = budget.clock() + SLICE_SECONDS
        while True:
            if self._is_done(budget, deadline):
                return True
            others = self._rivals.imagine_plays(rng)
            if self._foresight is not None:
                self._foresight.imagine(rng, others)
            self._try_world(others)
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
        before = self._table.tokens[self._seat]
        watch = self.worlds < WORLDS_WATCHED
        for candidate in self.live:
            plays = sorted([*others, *candidate.plays])
            end = self._end_of(plays, candidate.kept)
            value = self._weigh(end, candidate.kept)
            candidate.values.append(value)
            candidate.total += value
            candidate.tokens += end.tokens[self._seat] - before
            if watch:
                candidate.watched += 1
                candidate.disgraces += self._is_disgraced_by(plays)
        self.worlds += 1
        if self.worlds % WORLDS_BEFORE_DROPPING == 0 and len(self.live) > 1:
            self._drop_stragglers()

    def _end_of(self, plays: list[tuple[int, int]], kept: Hand) -> Table:
        """The table after the round, if this seat answers the questions of its cards best."""
        start = lay_out(self._table, plays)
        question = carry_out(start)
        return best_end(start, question, self._seat, lambda end: self._judge(end, kept)) if question else start

    def _is_disgraced_by(self, plays: list[tuple[int, int]]) -> bool:
        witness = Witness(self._seat)
        resolve(self._table, plays, witness)
        return witness.disgraced

    def _drop_stragglers(self) -> None:
        best = max(self.live, key=lambda candidate: candidate.mean)
        self.live = [candidate for candidate in self.live if not candidate.is_clearly_behind(best)]
