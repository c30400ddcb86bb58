"""Each painter's game in numbers, told from the events alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from sakura.engine.events import (
    CardsRevealed,
    CardStarted,
    Event,
    LineClosedUp,
    PainterDisgraced,
    PainterMoved,
    RoundBegan,
    SakuraScored,
)
from sakura.engine.table import GATE, STARTING_TOKENS


@dataclass(frozen=True, slots=True, order=True)
class Gain:
    """What a card brought the painter it was played for: tokens count first, then places, then spaces."""

    tokens: int
    places: int  # how many painters fewer are ahead
    spaces: int


NOTHING = Gain(0, 0, 0)


@dataclass(frozen=True, slots=True)
class PlayedCard:
    """A card that was carried out, when, and what it brought."""

    order: int
    round: int
    gain: Gain


@dataclass(frozen=True, slots=True)
class Story:
    """One painter's game. ``best`` is the card that brought it most, the earliest of equals; None if none helped."""

    painter: int
    tokens: int
    by_tree: tuple[int, ...]  # what it earned at each tree scored so far
    disgraces: int
    lost: int
    best: PlayedCard | None


def tell_stories(events: Iterable[Event]) -> list[Story]:
    """The story of every painter, the court painter's too, in the order of their indices.

    A card's gain is all that happened to its painter from the card's start to the next one's: steps, disgrace, and the
    tokens of a tree that was scored right after it. Closing up behind the leader is no card's doing.
    """
    teller = _Teller()
    for event in events:
        teller.hear(event)
    teller.close_card()
    return [tally.as_story(painter) for painter, tally in enumerate(teller.tallies)]


@dataclass(slots=True)
class _Tally:
    space: int = GATE
    tokens: int = STARTING_TOKENS
    by_tree: list[int] = field(default_factory=list)
    disgraces: int = 0
    lost: int = 0
    best: PlayedCard | None = None

    def as_story(self, painter: int) -> Story:
        return Story(painter, self.tokens, tuple(self.by_tree), self.disgraces, self.lost, self.best)


@dataclass(slots=True)
class _OpenCard:
    order: int
    painter: int
    tokens: int
    ahead: int
    space: int


class _Teller:
    """Follows the pieces and the tokens through the events."""

    def __init__(self) -> None:
        self.tallies: list[_Tally] = []
        self._round = 0
        self._card: _OpenCard | None = None

    def hear(self, event: Event) -> None:
        """Take one event in."""
        match event:
            case RoundBegan(number):
                self.close_card()
                self._round = number
            case CardsRevealed(plays):
                self.tallies = self.tallies or [_Tally() for _ in plays]
            case CardStarted(order, painter):
                self.close_card()
                self._open_card(order, painter)
            case PainterMoved(painter, _, end):
                self.tallies[painter].space = end
            case PainterDisgraced():
                self._disgrace(event)
            case SakuraScored():
                self._score(event)
            case LineClosedUp(moves):
                self.close_card()
                for painter, _, end in moves:
                    self.tallies[painter].space = end

    def close_card(self) -> None:
        """The card has had its effect: keep it if it is the painter's best so far."""
        card, self._card = self._card, None
        if card is None:
            return
        tally = self.tallies[card.painter]
        places = card.ahead - self._count_ahead(card.painter)
        gain = Gain(tally.tokens - card.tokens, places, tally.space - card.space)
        if gain > (tally.best.gain if tally.best else NOTHING):
            tally.best = PlayedCard(card.order, self._round, gain)

    def _open_card(self, order: int, painter: int) -> None:
        tally = self.tallies[painter]
        self._card = _OpenCard(order, painter, tally.tokens, self._count_ahead(painter), tally.space)

    def _count_ahead(self, painter: int) -> int:
        return sum(tally.space > self.tallies[painter].space for tally in self.tallies)

    def _disgrace(self, event: PainterDisgraced) -> None:
        tally = self.tallies[event.painter]
        tally.space = event.end
        tally.tokens -= event.lost
        tally.disgraces += 1
        tally.lost += event.lost

    def _score(self, event: SakuraScored) -> None:
        earned = dict(event.earnings)
        for painter, tally in enumerate(self.tallies):
            tally.by_tree.append(earned.get(painter, 0))
            tally.tokens += earned.get(painter, 0)
