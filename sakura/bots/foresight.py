"""Looking beyond the round: what a table is worth shows when a few more rounds are played on it.

Nobody knows those rounds, so everybody gets cards drawn blindly, as far as the next tree. All options of a decision go
through the same further rounds, so that luck cancels out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple, TypeAlias

from sakura.bots.answering import resolve
from sakura.engine.table import Table
from sakura.engine.views import View

ROUNDS_AHEAD = 2  # what lies further off is luck
TRUST = 0.5  # how much what comes counts beside how the table looks at once

Hand: TypeAlias = tuple[int, ...]
Judge: TypeAlias = Callable[[Table, Hand], float]  # a table at the end of a round, and the cards its seat has kept


class ComingRound(NamedTuple):
    """One imagined round: the card the seat draws, which part of its hand it plays from, and what the others play."""

    drawn: int
    pick: float
    others: list[tuple[int, int]]


class Foresight:
    """The rounds to come, as one seat imagines them."""

    def __init__(self, view: View, judge: Judge) -> None:
        self._seat = view.seat
        self._others = [painter for painter in range(len(view.spaces)) if painter != view.seat]
        self._unseen = view.unseen()
        self._judge = judge
        self._coming: list[ComingRound] = []

    def imagine(self, rng: Random, plays: Sequence[tuple[int, int]]) -> None:
        """Draw the cards of the rounds after one in which the others play these."""
        played = {order for order, _ in plays}
        unseen = [order for order in self._unseen if order not in played]
        others = self._others
        wanted = 1 + len(others)
        rounds = min(ROUNDS_AHEAD, len(unseen) // wanted)
        cards = rng.sample(unseen, rounds * wanted)
        self._coming = [
            ComingRound(cards.pop(), rng.random(), [(cards.pop(), painter) for painter in others])
            for _ in range(rounds)
        ]

    def weigh(self, end: Table, kept: Hand) -> float:
        """What a table is worth to whoever kept these cards: as it looks, and as it looks when the rounds have come."""
        worth = self._judge(end, kept)
        if not end.blooming or not self._coming:
            return worth
        return worth + TRUST * (self._judge(*self._look_further(end, kept)) - worth)

    def _look_further(self, table: Table, kept: Hand) -> tuple[Table, Hand]:
        """The table and the hand after the coming rounds, or after the next tree."""
        trees = len(table.blooming)
        hand = list(kept)
        for drawn, pick, others in self._coming:
            hand.append(drawn)
            own = hand.pop(int(pick * len(hand)))
            table = resolve(table, sorted([*others, (own, self._seat)]))
            if len(table.blooming) < trees:
                break
        return table, tuple(hand)
