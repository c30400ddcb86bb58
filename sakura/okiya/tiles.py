"""The sixteen tiles, every pair of a plant and a symbol, and the garden of four by four that they are laid out as.

A tile is a number from 0 to 15, four times its plant plus its symbol; a square is its place in the garden, row by row.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from operator import mod
from typing import Final

from sakura.okiya.errors import LONGEST_ECHO, LayoutError, quote

PLANTS: Final = ("maple", "cherry", "pine", "iris")
SYMBOLS: Final = ("sun", "poem", "bird", "rain")
TILES: Final = 16
CODES: Final = tuple(plant[0] + symbol[0] for plant in PLANTS for symbol in SYMBOLS)
WORD_BYTES = 4


def plant_of(tile: int) -> str:
    """The plant on a tile."""
    return PLANTS[tile // 4]


def symbol_of(tile: int) -> str:
    """The symbol on a tile."""
    return SYMBOLS[tile % 4]


def match(tile: int, other: int) -> bool:
    """Whether two tiles share the plant or the symbol."""
    return tile // 4 == other // 4 or tile % 4 == other % 4


@dataclass(frozen=True, slots=True)
class Layout:
    """The tile on every square at the beginning of a game."""

    tiles: tuple[int, ...]

    def __post_init__(self) -> None:
        if sorted(self.tiles) != list(range(TILES)):
            raise LayoutError("A layout has each of the sixteen tiles once.")

    @classmethod
    def shuffled(cls, seed: int, number: int = 0) -> Layout:
        """The layout of a seed's game of that number, the same on every platform and version of Python."""
        stream = hashlib.shake_128(b"okiya %d %d" % (seed, number)).digest(WORD_BYTES * TILES)
        words = struct.unpack(f"<{TILES}I", stream)
        pool = list(range(TILES))
        return cls(tuple(map(pool.pop, map(mod, words, range(TILES, 0, -1)))))

    @classmethod
    def parse(cls, codes: Sequence[object]) -> Layout:
        """Read a layout from its tiles as two letters each, row by row."""
        return cls(tuple(_parse_tile(code) for code in codes))

    @property
    def codes(self) -> list[str]:
        """The tiles as two letters each: plant, then symbol."""
        return [CODES[tile] for tile in self.tiles]


def _parse_tile(code: object) -> int:
    if not isinstance(code, str) or code not in CODES:
        echo = code[:LONGEST_ECHO] if isinstance(code, str) else quote(code)
        raise LayoutError("There is no tile “{code}”.", code=echo)
    return CODES.index(code)
