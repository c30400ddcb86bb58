"""What a seat may believe about hands it cannot see.

All discards are public, so the unseen cards are known; who holds which is not. But a card somebody did not play says
something: had it looked much better than the one played, it would most likely have been played. So four cards of a
rival's hand were kept, the more likely the less they appealed when they were kept, and one is fresh from the deck.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate
from random import Random

from sakura.engine.setup import HAND_SIZE
from sakura.engine.views import View

CLEARLY_BETTER = 0.02  # by how much a card must have appealed more than the one played
KEPT_ALL_THE_SAME = 0.05  # how likely such a card was kept nevertheless
DRAWS_BEFORE_GIVING_UP = 3 * HAND_SIZE


class Beliefs:
    """One seat's beliefs about every rival's kept cards, carried from round to round."""

    def __init__(self) -> None:
        self._round = 0
        self._kept: dict[int, dict[int, float]] = {}
        self._appeals: dict[int, Mapping[int, float]] = {}

    def update(self, view: View, appeals: dict[int, Mapping[int, float]]) -> None:
        """A new round is open: learn from what was played in the last one. ``appeals`` are by rival and card."""
        if view.round == self._round:
            return
        unseen = view.unseen()
        played = {painter: order for order, painter in view.previous}
        remembered = self._round == view.round - 1
        self._kept = {
            rival: self._kept_by(rival, unseen, played.get(rival)) if remembered else dict.fromkeys(unseen, 1.0)
            for rival in appeals
        }
        self._round = view.round
        self._appeals = appeals

    def sampler(self, rival: int, unseen: list[int]) -> HandSampler:
        """A way to draw hands for a rival that agree with these beliefs."""
        kept = {order: likely for order, likely in self._kept.get(rival, {}).items() if order in unseen}
        return HandSampler(kept or dict.fromkeys(unseen, 1.0), unseen)

    def _kept_by(self, rival: int, unseen: list[int], played: int | None) -> dict[int, float]:
        """How likely each unseen card is among those the rival kept, given which one it played instead."""
        before = self._kept.get(rival, {})
        appeal = self._appeals.get(rival, {})
        total = sum(before.values()) or 1.0
        fresh = 1.0 / max(1, len(appeal))
        bar = appeal.get(played, 99.0) + CLEARLY_BETTER if played is not None else 99.0
        kept = {}
        for order in unseen:
            if order in appeal:  # what was in the discard pile cannot have been kept
                likely = (HAND_SIZE - 1) * before.get(order, 0.0) / total + fresh
                kept[order] = likely * (KEPT_ALL_THE_SAME if appeal[order] > bar else 1.0)
        return kept


class HandSampler:
    """Draws hands for one rival: kept cards by their likelihood, fresh ones from all that are unseen."""

    def __init__(self, kept: dict[int, float], unseen: list[int]) -> None:
        self._kept = list(kept)
        self._likelihood = list(accumulate(kept.values()))
        self._unseen = unseen

    def draw(self, rng: Random, size: int, taken: set[int]) -> list[int]:
        """A hand of that size without the taken cards, which it joins."""
        hand: list[int] = []
        if self._kept and size > 1:
            for order in rng.choices(self._kept, cum_weights=self._likelihood, k=DRAWS_BEFORE_GIVING_UP):
                if order not in taken:
                    taken.add(order)
                    hand.append(order)
                    if len(hand) == size - 1:
                        break
        unseen = self._unseen
        while len(hand) < size:
            order = unseen[int(rng.random() * len(unseen))]
            if order not in taken:
                taken.add(order)
                hand.append(order)
        return hand
