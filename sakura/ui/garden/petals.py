"""Blossoms that burst from a tree and sink: a fixed number of quads, moved along paths drawn by lot once."""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random

from kivy.graphics import Color, InstructionGroup, Quad

from sakura.ui import art
from sakura.ui.garden.corners import corners
from sakura.ui.garden.geometry import Prop

COUNT = 30
MIDDLE = (0.5, 0.5)
NOTHING = (0.0,) * 8


@dataclass(frozen=True, slots=True)
class Fall:
    """The way of one petal, in shares of the tree."""

    x: float
    y: float
    out: float
    up: float
    sway: float
    delay: float
    spin: float
    size: float


def _falls() -> list[Fall]:
    lots = Random(31)
    falls = []
    for _ in range(COUNT):
        angle, reach = lots.uniform(0, math.tau), math.sqrt(lots.random())
        falls.append(
            Fall(
                0.36 * reach * math.cos(angle),
                0.66 + 0.22 * reach * math.sin(angle),
                lots.uniform(-0.42, 0.5),
                lots.uniform(0.02, 0.2),
                lots.uniform(0.02, 0.07),
                lots.uniform(0.0, 0.4),
                lots.uniform(-7.0, 7.0),
                lots.uniform(0.065, 0.11),
            )
        )
    return falls


class Petals:
    """One burst at a time. ``canvas`` holds the petals in the coordinates of the plan."""

    def __init__(self) -> None:
        self.canvas = InstructionGroup()
        self._falls = _falls()
        self._quads: list[Quad] = []
        self._colour: Color | None = None

    def burst(self, tree: Prop, share: float) -> None:
        """Show the burst of a tree at a moment from 0 to 1."""
        if self._colour is None:
            self._fill()
        assert self._colour is not None
        self._colour.a = min(1.0, 5 * (1 - share))
        for fall, quad in zip(self._falls, self._quads, strict=True):
            time = min(1.0, max(0.0, (share - fall.delay * 0.5) / (1 - fall.delay * 0.5)))
            x = tree.x + tree.width * (fall.x + fall.out * time + fall.sway * math.sin(9 * time + fall.spin))
            y = tree.y + tree.height * (fall.y * (1 - time * time) + fall.up * math.sin(math.pi * min(1, 2.2 * time)))
            size = tree.width * fall.size * min(1.0, 8 * time)
            quad.points = corners(x, y, size, size, MIDDLE, angle=fall.spin * time)

    def hide(self) -> None:
        """No petals in the air."""
        if self._colour is not None:
            self.canvas.clear()
            self._quads, self._colour = [], None

    def _fill(self) -> None:
        self._colour = Color(1, 1, 1, 1)
        self.canvas.add(self._colour)
        for number in range(COUNT):
            quad = Quad(texture=art.texture(f"petal_{1 + number % 4}"), points=NOTHING)
            self._quads.append(quad)
            self.canvas.add(quad)
