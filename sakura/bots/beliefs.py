"""What a seat may believe about rivals it cannot see into: which cards they hold, and how they choose among them.

All discards are public, so the unseen cards are known; who holds which is not. But a card somebody did not play says
something: had it looked much better than the one played, it would most likely have been played, if that rival goes by
what looks best. Whether it does is believed too (see :mod:`sakura.bots.styles`). So four cards of a rival's hand were
kept, the more likely the less they appealed when they were kept, and one is fresh from the deck.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from random import Random

from sakura.bots.styles import Impressions, Inclinations, Style, likelihood
from sakura.engine.setup import HAND_SIZE
from sakura.engine.views import View

DRAWS_BEFORE_GIVING_UP = 2 * HAND_SIZE
HANDS_TO_LEARN_FROM = 24
OTHERS = HAND_SIZE - 1  # what was in the hand besides the card played


class Beliefs:
    """One seat's beliefs about every rival, carried from round to round."""

    def __init__(self, styles: Sequence[Style]) -> None:
        self.impressions = Impressions(styles)
        self._round = 0
        self._kept: dict[int, dict[int, float]] = {}
        self._inclined: dict[int, Inclinations] = {}

    def update(self, view: View, inclined: dict[int, Inclinations]) -> None:
        """A new round is open: learn from what was played in the last one. ``inclined`` is by rival, style and card."""
        if view.round == self._round:
            return
        unseen = view.unseen()
        if 0 < self._round == view.round - 1:
            self._learn({rival: order for order, rival in view.previous if rival in inclined}, set(unseen))
        else:
            self._kept = {rival: dict.fromkeys(unseen, 1.0) for rival in inclined}
        self._round = view.round
        self._inclined = inclined

    def sampler(self, rival: int, unseen: list[int]) -> HandSampler:
        """A way to draw hands for a rival that agree with these beliefs."""
        kept = {order: likely for order, likely in self._kept.get(rival, {}).items() if order in unseen}
        return HandSampler(kept or dict.fromkeys(unseen, 1.0), unseen)

    def _learn(self, played: dict[int, int], unseen: set[int]) -> None:
        """The rivals played these cards: how they choose, and what else they must have held."""
        held = {rival: self._held_by(rival) for rival in played}
        self.impressions.learn({rival: self._likelihoods(rival, played[rival], held[rival]) for rival in played})
        for rival, order in played.items():
            hidden = {other: likely for other, likely in held[rival].items() if other in unseen}
            self._kept[rival] = self._kept_of(rival, order, hidden)

    def _likelihoods(self, rival: int, played: int, held: dict[int, float]) -> list[float]:
        """By style: how likely the rival was to play this card if it held the others with such likelihoods."""
        rng = Random(played)  # the same hands whenever this is learned: no luck of its own
        drawn = rng.choices(list(held), list(held.values()), k=OTHERS * HANDS_TO_LEARN_FROM)
        hands = [drawn[at : at + OTHERS] for at in range(0, len(drawn), OTHERS)]
        return [likelihood(inclination, played, hands) for inclination in self._inclined[rival]]

    def _held_by(self, rival: int) -> dict[int, float]:
        """How likely each card that was unseen in the last round was in the rival's hand: kept before, or fresh."""
        before = self._kept[rival]
        total = sum(before.values())
        unseen = self._inclined[rival][0]
        fresh = 1.0 / len(unseen)
        return {order: OTHERS * before.get(order, 0.0) / total + fresh for order in unseen}

    def _kept_of(self, rival: int, played: int, held: dict[int, float]) -> dict[int, float]:
        """How likely each of these cards is among those the rival kept, given which one it played instead."""
        kept = dict.fromkeys(held, 0.0)
        for share, inclination in zip(self.impressions.of(rival), self._inclined[rival], strict=True):
            wanted = inclination[played]
            parts = {order: likely * wanted / (wanted + inclination[order]) for order, likely in held.items()}
            scale = share / sum(parts.values())
            for order, part in parts.items():
                kept[order] += scale * part
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
