"""From one stop to another: on and back in reading order, or to the nearest one in some direction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sakura.ui.boxes import Box, as_read
from sakura.ui.focus.stops import CARD, Stop

LEFT: Final = "left"
RIGHT: Final = "right"
UP: Final = "up"
DOWN: Final = "down"
ASIDE: Final = 2.0  # how much a way to the side counts against one straight on


def step(stops: Sequence[Stop], current: Stop, by: int, card_by_card: bool) -> Stop:
    """The next stop or the one before, round the end; unless ``card_by_card`` a hand is one stop."""
    places = stops if card_by_card else [stop for stop in stops if _stands_for_hand(stop, current)]
    if current not in places:
        return places[0] if places else current
    return places[(places.index(current) + by) % len(places)]


def _stands_for_hand(stop: Stop, current: Stop) -> bool:
    """Of a hand only one card counts: the one with the ring, else the lifted one, else the first."""
    if stop.kind != CARD:
        return True
    if current.kind == CARD and current.host is stop.host:
        return stop == current
    return bool(stop.widget.order == (stop.host.lifted or stop.host.faces[0].order))


def toward(stops: Sequence[Stop], current: Stop, way: str) -> Stop:
    """The nearest stop that way, first among what scrolls together; none that way: the next in reading order."""
    others = [stop for stop in stops if stop != current]
    near = [stop for stop in others if stop.rooms == current.rooms]
    found = _nearest(near, current.box, way) or _nearest([stop for stop in others if _in_view(stop)], current.box, way)
    if found is not None:
        return found
    at = stops.index(current) + (1 if way in (RIGHT, DOWN) else -1)
    return stops[min(max(at, 0), len(stops) - 1)]


def _in_view(stop: Stop) -> bool:
    return not stop.seen.is_empty


def _nearest(stops: Sequence[Stop], start: Box, way: str) -> Stop | None:
    start = as_read(start)
    ways = [(far, stop) for stop in stops if (far := _distance(start, as_read(stop.box), way)) is not None]
    return min(ways, key=lambda pair: pair[0])[1] if ways else None


def _distance(start: Box, end: Box, way: str) -> float | None:
    """How far it is that way; None if it is not that way at all."""
    ahead = {
        LEFT: start.left - end.right,
        RIGHT: end.left - start.right,
        UP: end.bottom - start.top,
        DOWN: start.bottom - end.top,
    }[way]
    sideways = way in (LEFT, RIGHT)
    if sideways:
        aside = max(0.0, end.bottom - start.top, start.bottom - end.top)
    else:
        aside = max(0.0, end.left - start.right, start.left - end.right)
    if ahead < -1 or (sideways and aside > 0):
        return None
    return ahead + ASIDE * aside
