"""Where four tokens win. Sets of squares are masks: bit 0 is the upper left square, bit 15 the lower right one."""

from __future__ import annotations

from typing import Final

SIDE: Final = 4
SQUARES: Final = SIDE * SIDE
EVERYWHERE: Final = (1 << SQUARES) - 1
ROW: Final = "row"
COLUMN: Final = "column"
DIAGONAL: Final = "diagonal"
SQUARE: Final = "square"


def mask_of(squares: list[int]) -> int:
    """The set of these squares."""
    return sum(1 << square for square in squares)


def squares_of(mask: int) -> list[int]:
    """The squares of a set, rising."""
    return [square for square in range(SQUARES) if mask >> square & 1]


def _at(row: int, column: int) -> int:
    return SIDE * row + column


def _find_lines() -> list[tuple[str, int]]:
    span, corners = range(SIDE), range(SIDE - 1)
    lines = [(ROW, mask_of([_at(row, column) for column in span])) for row in span]
    lines += [(COLUMN, mask_of([_at(row, column) for row in span])) for column in span]
    lines.append((DIAGONAL, mask_of([_at(step, step) for step in span])))
    lines.append((DIAGONAL, mask_of([_at(step, SIDE - 1 - step) for step in span])))
    for row in corners:
        for column in corners:
            around = [_at(row + down, column + right) for down in (0, 1) for right in (0, 1)]
            lines.append((SQUARE, mask_of(around)))
    return lines


LINES: Final = tuple(_find_lines())  # (what it is called, its squares); the first that is complete names a win
BORDER: Final = EVERYWHERE ^ mask_of([5, 6, 9, 10])


def find_line(tokens: int) -> tuple[str, int] | None:
    """The first line that these tokens complete."""
    return next((line for line in LINES if tokens & line[1] == line[1]), None)
