"""Where cards lie: pure arithmetic in whatever unit the caller measures in, from the lower left corner."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

CARD_RATIO = 1.4  # height by width, as the art is drawn
LIFT_MOST = 1.9  # a lifted card is at most so much wider than one at rest
REST_MOST = 0.86  # a card at rest is at most so much of the lifted one


@dataclass(frozen=True, slots=True)
class Place:
    """A rectangle for one card."""

    x: float
    y: float
    width: float
    height: float

    @property
    def center(self) -> tuple[float, float]:
        """The middle of the rectangle."""
        return self.x + self.width / 2, self.y + self.height / 2


@dataclass(frozen=True, slots=True)
class Room:
    """The space cards may fill: its size, the gap between cards, and how far a lifted one rises."""

    width: float
    height: float
    gap: float
    rise: float


def fit_hand(count: int, room: Room) -> tuple[float, float, float]:
    """Widths of a card at rest, beside a lifted one, and lifted: the five always fit side by side."""
    inner = max(1.0, room.width - (count + 1) * room.gap)
    tallest = max(1.0, (room.height - room.rise) / CARD_RATIO)
    rest = min(inner / count, tallest * REST_MOST)
    lifted = min(tallest, rest * LIFT_MOST, inner)
    beside = min(rest, (inner - lifted) / (count - 1)) if count > 1 else lifted
    return rest, max(1.0, beside), lifted


def lay_out_hand(count: int, focus: float, zoom: float, room: Room) -> list[Place]:
    """The cards of a hand in a row: ``focus`` (0 … count-1) is the one lifted, as far as ``zoom`` (0 … 1) says.

    Between two cards the lift passes from one to the other, so that the row keeps its width under the finger.
    """
    if count == 0:
        return []
    rest, beside, lifted = fit_hand(count, room)
    shares = [max(0.0, 1.0 - abs(index - focus)) * zoom for index in range(count)]
    low = rest + (beside - rest) * zoom
    widths = [low + (lifted - beside) * share for share in shares]
    x = (room.width - sum(widths) - (count - 1) * room.gap) / 2
    places = []
    for width, share in zip(widths, shares, strict=True):
        places.append(Place(x, room.rise * share, width, width * CARD_RATIO))
        x += width + room.gap
    return places


def nearest_card(focus: float, count: int) -> int:
    """The card on which a swipe comes to rest."""
    return max(0, min(count - 1, round(focus)))


def card_at(places: Sequence[Place], x: float, y: float, slack: float) -> int | None:
    """Which card lies under a finger; beside a card the nearest within ``slack`` counts."""
    best, best_distance = None, slack
    for index, place in enumerate(places):
        across = max(place.x - x, 0.0, x - place.x - place.width)
        along = max(place.y - y, 0.0, y - place.y - place.height)
        distance = max(across, along)
        if distance < best_distance or (distance == 0 and best is None):
            best, best_distance = index, distance
    return best


def between(places: Sequence[Place], rank: float) -> Place:
    """A place between two neighbours, for a card on its way along a row."""
    low = max(0, min(len(places) - 1, int(rank)))
    high = min(len(places) - 1, low + 1)
    share = rank - low
    one, other = places[low], places[high]
    return Place(
        one.x + (other.x - one.x) * share,
        one.y + (other.y - one.y) * share,
        one.width + (other.width - one.width) * share,
        one.height + (other.height - one.height) * share,
    )
