"""Ghosts: where everyone would stand if only this card were carried out, with dots along the way they would go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from kivy.graphics import Color, InstructionGroup, Quad

from sakura.ui.garden import soft
from sakura.ui.garden.corners import corners
from sakura.ui.garden.geometry import Plan
from sakura.ui.garden.pieces import EMPEROR_NAME, Figure
from sakura.ui.garden.poses import EMPEROR, Pose
from sakura.ui.theme import theme

PAPER = 1.5  # how far the paper behind a ghost reaches, in its heights
DOTS = 3  # for every space
DOT, DOT_RIM = 0.13, 0.19  # in steps: the rim of paper lifts a dot from a railing of its colour


class Places(Protocol):
    """A table, as far as ghosts need it."""

    emperor: int
    spaces: list[int]


class Preview:
    """The ghosts of one lifted card."""

    def __init__(self) -> None:
        self.canvas = InstructionGroup()
        self.paper = InstructionGroup()  # to be drawn under those who are really there
        self.moves: list[tuple[int, int, int]] = []  # (piece, from, to)

    def show(self, plan: Plan, painters: Sequence[str], moves: Sequence[tuple[int, int, int]], night: bool) -> None:
        """Show a ghost for everyone who would stand elsewhere."""
        self.clear()
        self.moves = list(moves)
        for piece, start, end in sorted(self.moves, key=lambda move: -move[2]):
            self._trail(plan, painters, (piece, start, end))
        for piece, _, end in self.moves:
            name = EMPEROR_NAME if piece == EMPEROR else painters[piece]
            ghost = Figure(name, night, ghost=True)
            x, y = plan.at(end) if piece == EMPEROR else plan.place(end, piece)
            ghost.stand(plan, (x, y), Pose(end), plan.leftwards(end))
            self.canvas.add(ghost.canvas)
            self._lay_paper(ghost)

    def clear(self) -> None:
        """Nobody is lifted."""
        self.canvas.clear()
        self.paper.clear()
        self.moves = []

    def _lay_paper(self, ghost: Figure) -> None:
        """Bare paper behind a ghost: through it neither torii nor bridge would be seen apart from it."""
        size = PAPER * ghost.size
        points = corners(ghost.foot[0], ghost.foot[1] + 0.5 * ghost.size, size, size, (0.5, 0.5))
        for _ in range(2):  # a glow fades quickly
            self.paper.add(Color(*theme.paper[:3], 0.8))
            self.paper.add(Quad(texture=soft.glow(), points=points))

    def _trail(self, plan: Plan, painters: Sequence[str], move: tuple[int, int, int]) -> None:
        piece, start, end = move
        hue = theme.gold if piece == EMPEROR else theme.painter(painters[piece])
        count = abs(end - start) * DOTS
        places = [start + (end - start) * number / count for number in range(1, count)]
        for colour, size in ((theme.paper, DOT_RIM * plan.step), (hue, DOT * plan.step)):
            self.canvas.add(Color(*colour[:3], 0.9))
            for along in places:
                x, y = plan.at(along) if piece == EMPEROR else plan.place(along, piece)
                points = corners(x, y - 0.16 * plan.step, size, size * 0.7, (0.5, 0.5))
                self.canvas.add(Quad(texture=soft.disc(), points=points))


def moves_between(before: Places, after: Places) -> list[tuple[int, int, int]]:
    """(piece, from, to) of everyone who stands elsewhere afterwards."""
    moves = [(EMPEROR, before.emperor, after.emperor)] if before.emperor != after.emperor else []
    pairs = enumerate(zip(before.spaces, after.spaces, strict=True))
    return moves + [(painter, start, end) for painter, (start, end) in pairs if start != end]
