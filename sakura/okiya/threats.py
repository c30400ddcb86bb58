"""For every set of tokens the squares on which one more would win: looked up, since a proof asks a million times."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Final

from sakura.okiya.lines import EVERYWHERE, LINES, squares_of

SETS: Final = EVERYWHERE + 1
SETS_A_SLICE: Final = 4096
WITNESSES: Final = 4  # of four tokens left out in turn, one is no part of a given three

THREATS: Final = array("H")  # filled by prepare_threats; squares that are already held are in it too


def prepare_threats() -> Iterator[None]:
    """Fill the table, once, in small slices."""
    exact = _find_threes()
    while len(THREATS) < SETS:
        for tokens in range(len(THREATS), len(THREATS) + SETS_A_SLICE):
            THREATS.append(exact.get(tokens, 0) | _inherit(tokens))
        yield


def _find_threes() -> dict[int, int]:
    """The fourth squares for exactly three tokens of a line."""
    threes: dict[int, int] = {}
    for _, line in LINES:
        for square in squares_of(line):
            three = line ^ (1 << square)
            threes[three] = threes.get(three, 0) | 1 << square
    return threes


def _inherit(tokens: int) -> int:
    """What some of the tokens threaten, all of them threaten."""
    threats, others = 0, tokens
    for _ in range(WITNESSES):
        token = others & -others
        if not token:
            break
        others ^= token
        threats |= THREATS[tokens ^ token]
    return threats
