"""What happened, in the past tense: screens animate these, the log and the narrator speak them, tests assert them.

``seat`` is whose doing it was, squares are numbered row by row from 0, tiles from 0 to 15.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class OkiyaEvent:
    """Base of all events."""


@dataclass(frozen=True, slots=True)
class GameBegan(OkiyaEvent):
    """A garden was laid; ``seat`` takes the first tile."""

    number: int
    seat: int


@dataclass(frozen=True, slots=True)
class TileTaken(OkiyaEvent):
    """A tile left the garden and a token of the seat took its place."""

    seat: int
    square: int
    tile: int


@dataclass(frozen=True, slots=True)
class SidesSwapped(OkiyaEvent):
    """The second player took over the first token; the one who had placed it goes on."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameWon(OkiyaEvent):
    """A game was won: by four tokens on ``squares``, or (``reason`` block) by leaving nothing to take."""

    seat: int
    reason: str
    squares: tuple[int, ...]
    remaining: int  # tiles still in the garden


@dataclass(frozen=True, slots=True)
class GameDrawn(OkiyaEvent):
    """The last tile was taken and nobody has won."""


@dataclass(frozen=True, slots=True)
class PointsScored(OkiyaEvent):
    """The winner of a game scored in the match: ``points`` now, ``total`` in all."""

    seat: int
    points: int
    total: int


@dataclass(frozen=True, slots=True)
class MatchWon(OkiyaEvent):
    """A match of several games was decided."""

    seat: int
    score: tuple[int, int]


Sink: TypeAlias = Callable[[OkiyaEvent], None]
