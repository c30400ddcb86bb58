"""What the others may play: each rival looks one card ahead, and follows what it sees in a style of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from sakura.bots.beliefs import Beliefs, HandSampler
from sakura.bots.outlook import outlook
from sakura.bots.styles import Inclinations, Style, inclinations
from sakura.bots.trying import try_card
from sakura.engine.setup import HAND_SIZE
from sakura.engine.table import NOBODY, Table
from sakura.engine.views import View


class Rivals:
    """The other seats of one round, ready to be imagined choosing their cards."""

    def __init__(self, view: View, table: Table, styles: Sequence[Style], beliefs: Beliefs | None = None) -> None:
        self._view = view
        self._table = table
        self._styles = styles
        self._beliefs = beliefs or Beliefs(styles)
        self._unseen = view.unseen()
        self._samplers: list[tuple[int, HandSampler, list[float]]] = []
        self._inclined: dict[int, Inclinations] = {}

    def size_up(self) -> Iterator[None]:
        """Look at every unseen card through every rival's eyes; yields between them."""
        seats = [seat for seat in range(self._view.players) if seat != self._view.seat]
        for seat in seats:
            yield
            self._size_up_for(seat, seat)
        if self._view.court_chooser in seats:
            yield
            self._size_up_for(self._view.court, self._view.court_chooser)
        beliefs = self._beliefs
        beliefs.update(self._view, {seat: self._inclined[seat] for seat in seats})
        self._samplers = [(seat, beliefs.sampler(seat, self._unseen), beliefs.impressions.of(seat)) for seat in seats]

    def _size_up_for(self, painter: int, seat: int) -> None:
        """How much each card appeals to this seat if it is played for that painter; alike cards appeal alike."""
        cards = self._table.cards
        looks: dict[tuple[str, str], float] = {}
        appeals = {}
        for order in self._unseen:
            card = cards[order]
            kind = card.garden.code, card.painter.code
            if kind not in looks:
                outcomes = try_card(self._table, order, painter).outcomes()
                looks[kind] = max([outlook(end, seat) for _, end in outcomes])
            appeals[order] = looks[kind]
        self._inclined[painter] = inclinations(self._styles, appeals)

    def imagine_plays(self, rng: Random) -> list[tuple[int, int]]:
        """What all others play in one world that might be the real one, the court painter's card included."""
        view = self._view
        taken: set[int] = set()
        plays = []
        for seat, sampler, shares in self._samplers:
            hand = sampler.draw(rng, HAND_SIZE, taken)
            style = _pick_style(rng, shares)
            plays.append((self._choose(rng, hand, seat, style), seat))
            if seat == view.court_chooser:
                hand.remove(plays[-1][0])
                plays.append((self._choose(rng, hand, view.court, style), view.court))
        if view.court != NOBODY and view.court_chooser == NOBODY:
            plays.append((_draw_from_deck(rng, self._unseen, taken), view.court))
        return plays

    def _choose(self, rng: Random, hand: list[int], painter: int, style: int) -> int:
        inclination = self._inclined[painter][style]
        return rng.choices(hand, [inclination[order] for order in hand])[0]


def _pick_style(rng: Random, shares: list[float]) -> int:
    if len(shares) == 1:
        return 0
    left = rng.random()
    for style, share in enumerate(shares):
        left -= share
        if left < 0:
            return style
    return len(shares) - 1


def _draw_from_deck(rng: Random, unseen: list[int], taken: set[int]) -> int:
    while True:
        order = unseen[int(rng.random() * len(unseen))]
        if order not in taken:
            return order
