"""What happened, in the past tense: screens animate these, the log and the narrator speak them, tests assert them.

Spaces are numbers along the path (0 is the gate), painters are indices. Nothing here is hidden from anybody: an event
never names a card that is still in a hand.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from itertools import zip_longest
from typing import Any, TypeAlias


@dataclass(frozen=True, slots=True)
class Event:
    """Base of all events."""

    def as_json(self) -> dict[str, Any]:
        """The event as plain data: its name under ``event``, then its fields."""
        named = {field.name: _plain(getattr(self, field.name)) for field in fields(self)}
        return {"event": type(self).__name__, **named}


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """Everyone holds a full hand and may choose."""

    number: int


@dataclass(frozen=True, slots=True)
class CardsRevealed(Event):
    """All cards were turned over; ``plays`` are (order number, painter) in the order of resolution."""

    plays: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class CardStarted(Event):
    """The next card's turn came: its garden action, then its painter action."""

    order: int
    painter: int
    garden: str
    action: str


@dataclass(frozen=True, slots=True)
class DirectionChosen(Event):
    """The card's owner answered a forwards-or-back question; ``stage`` is ``garden`` or ``painter``."""

    painter: int
    stage: str
    choice: str


@dataclass(frozen=True, slots=True)
class EmperorMoved(Event):
    """The Emperor walked."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class EmperorStayed(Event):
    """The Emperor would have gone back from the first space, but never enters the gate."""

    space: int


@dataclass(frozen=True, slots=True)
class PainterMoved(Event):
    """A painter walked, stepping over any others on the way."""

    painter: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class PainterStayed(Event):
    """A painter's action led nowhere: nobody to leap over or follow, or back from the gate."""

    painter: int


@dataclass(frozen=True, slots=True)
class NobodyMoved(Event):
    """A garden action found no painter to move: ``action`` is its code."""

    action: str


@dataclass(frozen=True, slots=True)
class PainterDisgraced(Event):
    """A painter came upon the Emperor at ``met`` and fell back to ``end``; ``lost`` is 0 if it had no token left."""

    painter: int
    start: int
    met: int
    end: int
    lost: int


@dataclass(frozen=True, slots=True)
class SakuraReached(Event):
    """The Emperor stopped at a tree in bloom: after this card comes the scoring."""

    space: int


@dataclass(frozen=True, slots=True)
class CardsLeftUnused(Event):
    """The Emperor had stopped: these cards were discarded unresolved."""

    orders: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SakuraScored(Event):
    """Tokens were given: ``ranking`` from the closest on with its ``awards``; the ``unranked`` share the gate."""

    space: int
    ranking: tuple[int, ...]
    awards: tuple[int, ...]
    unranked: tuple[int, ...]

    @property
    def earnings(self) -> tuple[tuple[int, int], ...]:
        """(painter, tokens) of all who are ranked, from the closest on; the last in rank may earn nothing."""
        return tuple(zip_longest(self.ranking, self.awards, fillvalue=0))


@dataclass(frozen=True, slots=True)
class LineClosedUp(Event):
    """After a scoring the ranked painters closed up: (painter, start, end) of those who moved."""

    moves: tuple[tuple[int, int, int], ...]


@dataclass(frozen=True, slots=True)
class DeckReshuffled(Event):
    """The deck was empty, so the discard pile became the new deck."""

    cards: int


@dataclass(frozen=True, slots=True)
class HandRefilled(Event):
    """A seat drew back up to a full hand. Which cards, only that seat knows."""

    seat: int
    drawn: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The last tree was scored. ``outshone`` says that the court painter did better than every player."""

    winners: tuple[int, ...]
    tokens: tuple[int, ...]
    spaces: tuple[int, ...]
    outshone: bool


Sink: TypeAlias = Callable[[Event], None]


def _plain(value: Any) -> Any:
    return [_plain(item) for item in value] if isinstance(value, tuple) else value
