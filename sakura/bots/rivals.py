"""What the others may play: each rival is taken for a sensible player who looks one card ahead."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from random import Random

from sakura.bots.beliefs import Beliefs, HandSampler
from sakura.bots.outlook import outlook
from sakura.bots.trying import try_card
from sakura.engine.setup import HAND_SIZE
from sakura.engine.table import NOBODY, Table
from sakura.engine.views import View


class Rivals:
    """The other seats of one round, ready to be imagined choosing their cards."""

    def __init__(self, view: View, table: Table, temperature: float, beliefs: Beliefs | None = None) -> None:
        self._view = view
        self._table = table
        self._temperature = temperature
        self._beliefs = beliefs or Beliefs()
        self._unseen = view.unseen()
        self._samplers: list[tuple[int, HandSampler]] = []
        self.appeals: dict[int, dict[int, float]] = {}
        self._weights: dict[int, dict[int, float]] = {}

    def size_up(self) -> Iterator[None]:
        """Look at every unseen card through every rival's eyes; yields between them."""
        seats = [seat for seat in range(self._view.players) if seat != self._view.seat]
        for seat in seats:
            yield
            self._size_up_for(seat, seat)
        if self._view.court_chooser in seats:
            yield
            self._size_up_for(self._view.court, self._view.court_chooser)
        self._beliefs.update(self._view, {seat: self.appeals[seat] for seat in seats})
        self._samplers = [(seat, self._beliefs.sampler(seat, self._unseen)) for seat in seats]

    def _size_up_for(self, painter: int, seat: int) -> None:
        """How much each card appeals to this seat if it is played for that painter."""
        appeals = {
            order: max(outlook(end, seat) for _, end in try_card(self._table, order, painter).outcomes())
            for order in self._unseen
        }
        top = max(appeals.values(), default=0.0)
        self.appeals[painter] = appeals
        self._weights[painter] = {order: exp((look - top) / self._temperature) for order, look in appeals.items()}

    def imagine_plays(self, rng: Random) -> list[tuple[int, int]]:
        """What all others play in one world that might be the real one, the court painter's card included."""
        view = self._view
        taken: set[int] = set()
        plays = []
        for seat, sampler in self._samplers:
            hand = sampler.draw(rng, HAND_SIZE, taken)
            plays.append((self._choose(rng, hand, seat), seat))
            if seat == view.court_chooser:
                hand.remove(plays[-1][0])
                plays.append((self._choose(rng, hand, view.court), view.court))
        if view.court != NOBODY and view.court_chooser == NOBODY:
            plays.append((_draw_from_deck(rng, self._unseen, taken), view.court))
        return plays

    def _choose(self, rng: Random, hand: list[int], painter: int) -> int:
        weights = self._weights[painter]
        return rng.choices(hand, [weights[order] + 1e-12 for order in hand])[0]


def _draw_from_deck(rng: Random, unseen: list[int], taken: set[int]) -> int:
    while True:
        order = unseen[int(rng.random() * len(unseen))]
        if order not in taken:
            return order
