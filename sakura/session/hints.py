"""What a friend who plays well would say of an open hand, as data: from its owner's view, and from nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from sakura.bots.registry import make_bot
from sakura.bots.thinking import Budget, Reason, Thinking, Thought
from sakura.engine.table import NOBODY
from sakura.engine.views import View
from sakura.session.seeds import make_seed

ADVISER: Final = "adept"
NEARLY: Final = 0.15  # tokens: two cards that differ by less are as good as each other
EARLY, LATE = 1 / 3, 2 / 3  # the share of unseen cards with a lower number


@dataclass(frozen=True, slots=True)
class Timing:
    """When a card's turn may come: how many of the cards nobody else has shown have a lower number."""

    lower: int
    unseen: int

    @property
    def is_early(self) -> bool:
        """Whether it mostly comes before the others' cards."""
        return self.lower < self.unseen * EARLY

    @property
    def is_late(self) -> bool:
        """Whether it mostly comes after them."""
        return self.lower > self.unseen * LATE


@dataclass(frozen=True, slots=True)
class CardHint:
    """What the adviser thinks of one card. ``place`` is 1 for the best of the hand, ``near`` if it is nearly as good.

    ``risk`` is the share of imagined rounds in which the seat's painter is disgraced, ``tokens`` what it gains or loses
    on average.
    """

    order: int
    place: int
    near: bool
    risk: float
    tokens: float
    timing: Timing


@dataclass(frozen=True, slots=True)
class HandHint:
    """What the adviser thinks of a hand: its cards from the best on, and the painter that threatens most."""

    seat: int
    cards: tuple[CardHint, ...]
    threat: int | None

    @property
    def best(self) -> int:
        """The card the adviser would play."""
        return self.cards[0].order

    def of(self, order: int) -> CardHint:
        """The hint for one card."""
        return next(card for card in self.cards if card.order == order)


class Adviser:
    """Thinks about one open hand in slices; ``hint`` is there when it has come to an end.

    It gets a view and no more, and the same view makes it say the same: chance comes from what the owner knows.
    """

    def __init__(self, view: View, clock: Callable[[], float] = perf_counter) -> None:
        self._view = view
        self._clock = clock
        self._thinking: Thinking = make_bot(ADVISER, _seed_of(view), Budget(clock=clock)).think(view)
        self.hint: HandHint | None = None

    def think(self, seconds: float) -> bool:
        """Think for so long, at least one slice; whether the hint is there."""
        until = self._clock() + seconds
        while self.hint is None:
            try:
                next(self._thinking)
            except StopIteration as finished:
                self.hint = sum_up(self._view, finished.value)
            if self._clock() >= until:
                break
        return self.hint is not None


def sum_up(view: View, thought: Thought) -> HandHint:
    """The thought of a bot as a hint."""
    best = thought.reasons[0]
    cards = tuple(_card_hint(view, place, reason, best) for place, reason in enumerate(thought.reasons, 1))
    threat = thought.threat if thought.threat not in (None, NOBODY, view.seat) else None
    return HandHint(view.seat, cards, threat)


def timing_of(view: View, order: int) -> Timing:
    """When this card's turn may come."""
    unseen = view.unseen()
    return Timing(sum(other < order for other in unseen), len(unseen))


def _card_hint(view: View, place: int, reason: Reason, best: Reason) -> CardHint:
    order = int(reason.option)
    near = place > 1 and best.value - reason.value < NEARLY
    return CardHint(order, place, near, reason.disgrace, reason.tokens, timing_of(view, order))


def _seed_of(view: View) -> int:
    """A seed from what the seat sees: the same hand at the same table is thought about in the same way."""
    known = (view.seat, view.round, sorted(view.hand), view.sealed, view.emperor, view.spaces, view.tokens)
    return make_seed(repr(known).encode())
