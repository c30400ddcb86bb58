"""Where every space of the garden lies: a path of any length as places in a rectangle, without a window.

Lengths are pixels, y grows upwards. A plan says where pieces stand and where what stands still is put; how the path
winds is the business of `scroll` (unrolled sideways) and `bends` (laid out whole).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from sakura.ui.garden.shapes import shape

Point = tuple[float, float]
STONE = 0.8  # the width of a stone, in steps


@dataclass(frozen=True, slots=True)
class Spot:
    """The middle of a space, and the direction in which the path goes on from there."""

    x: float
    y: float
    heading: float


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle by its edges."""

    left: float
    bottom: float
    right: float
    top: float

    def overlaps(self, other: Box, margin: float = 0.0) -> bool:
        """Whether the two rectangles share room or come closer than the margin."""
        return (
            self.left < other.right + margin
            and other.left < self.right + margin
            and self.bottom < other.top + margin
            and other.bottom < self.top + margin
        )

    def within(self, other: Box) -> bool:
        """Whether this rectangle lies inside the other."""
        return (
            other.left <= self.left
            and self.right <= other.right
            and other.bottom <= self.bottom
            and self.top <= other.top
        )


@dataclass(frozen=True, slots=True)
class Prop:
    """A picture put in the garden: ``x`` and ``y`` are where it touches the ground."""

    name: str
    x: float
    y: float
    width: float
    height: float
    angle: float = 0.0
    mirrored: bool = False

    @classmethod
    def sized(cls, name: str, x: float, y: float, width: float) -> Prop:
        """A picture in its own proportions."""
        return cls(name, x, y, width, width * shape(name).tallness)

    @property
    def box(self) -> Box:
        """What it covers, leaning left aside."""
        across, up = shape(self.name).anchor
        if self.mirrored:
            across = 1 - across
        left, bottom = self.x - across * self.width, self.y - up * self.height
        return Box(left, bottom, left + self.width, bottom + self.height)


@dataclass(frozen=True, slots=True)
class Bridge:
    """A bridge over the spaces from ``first`` to ``last``, with a flat stone in its deck for each of them."""

    first: int
    last: int
    prop: Prop  # its back and its deck
    stones: tuple[Prop, ...]

    @property
    def railing(self) -> Prop:
        """The front: figures walk behind it."""
        return replace(self.prop, name=self.prop.name.replace("back", "front"))


@dataclass(frozen=True, slots=True)
class Plan:
    """The garden laid out: places for pieces and everything that belongs to the path itself."""

    width: float
    height: float
    step: float
    figure: float
    tree: float
    spots: tuple[Spot, ...]
    gate_places: tuple[Point, ...]
    gate: Prop
    shrine: Prop
    torii: Prop
    trees: tuple[tuple[int, Prop], ...]
    stones: tuple[tuple[int, Prop], ...]
    bridges: tuple[Bridge, ...]

    @property
    def last(self) -> int:
        """The number of the last space."""
        return len(self.spots) - 1

    def at(self, along: float) -> Point:
        """The point so many spaces along the path; between spaces the path is a soft curve."""
        spots = self.spots
        along = min(max(along, 0.0), float(self.last))
        index = min(int(along), self.last - 1)
        share = along - index
        if share == 0.0:
            return spots[index].x, spots[index].y
        before, here = spots[max(index - 1, 0)], spots[index]
        there, after = spots[index + 1], spots[min(index + 2, self.last)]
        return (
            soften(before.x, here.x, there.x, after.x, share),
            soften(before.y, here.y, there.y, after.y, share),
        )

    def place(self, along: float, painter: int) -> Point:
        """Where a painter stands: like `at`, but at the gate each has a place of its own."""
        if along >= 1.0:
            return self.at(along)
        x, y = self.gate_places[painter % len(self.gate_places)]
        share = max(along, 0.0)
        first = self.spots[1]
        return x + (first.x - x) * share, y + (first.y - y) * share

    def leftwards(self, along: float) -> bool:
        """Whether the path goes from right to left there."""
        spot = self.spots[min(max(round(along), 0), self.last)]
        return math.cos(spot.heading) < -0.2

    def stone_box(self, space: int) -> Box:
        """What the stone or the stretch of bridge of a space covers."""
        return ground_of(self.spots[space], self.step)


def ground_of(spot: Spot, step: float) -> Box:
    """What the stone on a spot covers."""
    half, depth = STONE * step * 0.46, STONE * step * 0.32
    return Box(spot.x - half, spot.y - depth, spot.x + half, spot.y + depth)


def soften(before: float, here: float, there: float, after: float, share: float) -> float:
    """A curve through four values (Catmull-Rom), between the second and the third."""
    return here + 0.5 * share * (
        there
        - before
        + share * (2 * before - 5 * here + 4 * there - after + share * (3 * (here - there) + after - before))
    )


def runs_of(kinds: Sequence[str], kind: str) -> list[tuple[int, int]]:
    """The first and last space of every unbroken run of a kind."""
    runs: list[tuple[int, int]] = []
    for space, found in enumerate(kinds):
        if found != kind:
            continue
        if runs and runs[-1][1] == space - 1:
            runs[-1] = (runs[-1][0], space)
        else:
            runs.append((space, space))
    return runs


def shrunk(box: Box, share: float) -> Box:
    """The middle of a rectangle."""
    across, up = (box.right - box.left) * (1 - share) / 2, (box.top - box.bottom) * (1 - share) / 2
    return Box(box.left + across, box.bottom + up, box.right - across, box.top - up)
