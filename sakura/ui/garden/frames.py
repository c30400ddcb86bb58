"""Rows in a rectangle: how many, how far apart, and how long a step can be in them."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

MOST_ROWS = 9
SIDE = 0.62  # in steps, from the edge to the middle of the outermost stone
FOOT = 0.76  # from the lower edge to the lowest place of the lowest row: there is water under its bridges
HEADROOM = 3.05  # what stands on a row reaches no higher
RIPPLE = 0.06  # how far a row swings, in row distances
DIP = 0.57 * RIPPLE  # how far the lowest goes down: in its middle it goes up
GATE_MIDDLE = 1.75
GATE_EXIT = 1.95  # from the gate's middle to the first stone
SHRINE_ROOM = 3.1
SHRINKING = 0.96
SMALLEST = 0.3  # of the first guess
TREE_WORTH = 0.85  # a tree should be so much taller than the figures


@dataclass(frozen=True)
class Frame:
    """The rectangle, the rows in it and the length of a step."""

    width: float
    height: float
    rows: int
    step: float

    def __post_init__(self) -> None:
        pitch = (self.height - FOOT * self.step) / (self.rows + DIP)
        bulge = min(pitch / 2, 1.25 * self.step)
        a = pitch / 2
        half_ellipse = math.pi * (3 * (a + bulge) - math.sqrt((3 * a + bulge) * (a + 3 * bulge))) / 2
        for name, value in (("pitch", pitch), ("bulge", bulge), ("turn_length", half_ellipse)):
            object.__setattr__(self, name, value)

    pitch: float = 0.0  # the distance of one row from the next
    bulge: float = 0.0  # how far a turn reaches out beyond the ends of its rows
    turn_length: float = 0.0

    @property
    def begin(self) -> float:
        """Where the first stone lies."""
        return (GATE_MIDDLE + GATE_EXIT) * self.step

    def level(self, row: int) -> float:
        """The height of a row; the lowest is the first. Room to spare is left above and below."""
        spare = max(0.0, self.pitch - HEADROOM * self.step)
        return FOOT * self.step + spare / 2 + (DIP + row) * self.pitch

    def end(self, row: int) -> float:
        """Where a row ends and its turn begins, if nothing makes it turn earlier."""
        margin = SIDE * self.step + self.bulge
        return self.width - margin if row % 2 == 0 else margin

    def row_length(self, row: int) -> float:
        """The length of a row, if nothing makes it turn earlier."""
        return self.end(0) - (self.begin if row == 0 else self.end(1))

    @property
    def figure(self) -> float:
        """The height of a painter that leaves its neighbours and the row above readable."""
        return min(1.32 * self.step, 0.62 * self.pitch)

    @property
    def tree(self) -> float:
        """The height of a tree that leaves the row above uncovered."""
        return min(2.3 * self.step, self.pitch - 0.72 * self.step)

    @property
    def worth(self) -> float:
        """How well it can be seen."""
        return min(self.figure, TREE_WORTH * self.tree)


def frames_for(spaces: int, width: float, height: float) -> Iterator[Frame]:
    """Rows and steps worth trying, in any rectangle some of them small enough."""
    for rows in range(1, MOST_ROWS + 1):
        length = rows * (width + 0.6 * height / rows)
        guess = min(1.1 * length / (spaces + GATE_MIDDLE + GATE_EXIT), height / 2, width / 6)
        step = guess
        while step > SMALLEST * guess:
            frame = Frame(width, height, rows, step)
            if frame.row_length(0) > 2 * step:
                yield frame
            step *= SHRINKING
