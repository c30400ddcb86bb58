"""The garden: a path of tiles read from a data file, laid out for a number of players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from sakura.engine.datafile import LONGEST_FIELD, Row, check_columns, read_rows, whole_number
from sakura.engine.errors import DataError

GARDEN_HEADER = ("tile", "kind")
PATH, BRIDGE, TORII, SAKURA, GATE_KIND = "path", "bridge", "torii", "sakura", "gate"
KINDS = (PATH, BRIDGE, TORII, SAKURA)
SAKURA_COUNT = 3
BRIDGE_COUNT = 4
LONG_BRIDGE = 3
LONG_BRIDGES_FROM = 5  # players
MOST_TILES = 60


@dataclass(frozen=True, slots=True)
class Layout:
    """The path space by space, the gate first: ``kinds[space]`` says what each space is."""

    kinds: tuple[str, ...]
    torii: int
    sakura: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Garden:
    """The tiles from the gate to the shrine, before the bridges get their length."""

    tiles: tuple[str, ...]

    @classmethod
    def parse(cls, text: str) -> Garden:
        """Read a garden file; a wrong one is refused with the row or the reason."""
        return cls.from_rows(read_rows(text, GARDEN_HEADER))

    @classmethod
    def from_rows(cls, rows: Sequence[Row]) -> Garden:
        """The garden that rows describe; wrong ones are refused with the row or the reason."""
        tiles, problems = check_rows(rows)
        if problems:
            raise problems[0]
        return cls(tuple(tiles))

    def as_text(self) -> str:
        """The garden as a data file: parsing it gives the same garden."""
        lines = [f"{number},{kind}" for number, kind in enumerate(self.tiles, start=1)]
        return "\n".join([",".join(GARDEN_HEADER), *lines, ""])

    @lru_cache(maxsize=64)  # noqa: B019 - gardens are few and live as long as the program
    def lay_out(self, players: int) -> Layout:
        """The spaces for so many players: a bridge is one space, or three when many want to cross."""
        bridge = LONG_BRIDGE if players >= LONG_BRIDGES_FROM else 1
        kinds = [GATE_KIND]
        for tile in self.tiles:
            kinds += [tile] * (bridge if tile == BRIDGE else 1)
        sakura = tuple(space for space, kind in enumerate(kinds) if kind == SAKURA)
        return Layout(tuple(kinds), kinds.index(TORII), sakura)


def read_tiles(text: str) -> tuple[list[str], list[DataError]]:
    """The tiles of a garden file whose kind is known, and one sentence for each thing that is wrong with it."""
    try:
        rows = read_rows(text, GARDEN_HEADER)
    except DataError as problem:
        return [], [problem]
    return check_rows(rows)


def check_rows(rows: Sequence[Row]) -> tuple[list[str], list[DataError]]:
    """The tiles of a garden's rows whose kind is known, and one sentence for each thing that is wrong with them."""
    tiles: list[str] = []
    numbers: list[int] = []
    problems: list[DataError] = []
    wanted = 1
    for place, (row, fields) in enumerate(rows, start=1):
        try:
            check_columns(row, fields, GARDEN_HEADER)
            tiles.append(_check_kind(row, fields[1]))
            numbers.append(row)
            number = whole_number(row, fields[0])
        except DataError as problem:
            problems.append(problem)
            wanted += 1
            continue
        if number not in (wanted, place):  # below a row that is missing all others are one too high: told once
            problems.append(DataError("Row {row}: tile {wanted} is expected here.", row=row, wanted=wanted))
        wanted = number + 1
    if len(tiles) == len(rows):
        problems += check_tiles(tiles, numbers)
    return tiles, problems


def check_tiles(tiles: Sequence[str], rows: Sequence[int]) -> list[DataError]:
    """One sentence for each thing that is wrong with a path; ``rows`` are the numbers its tiles are known by."""
    problems = [
        problem
        for kind, wanted in ((TORII, 1), (SAKURA, SAKURA_COUNT), (BRIDGE, BRIDGE_COUNT))
        for problem in _check_number(tiles, rows, kind, wanted)
    ]
    if len(tiles) > MOST_TILES:
        problems.append(
            DataError("Row {row}: a garden has at most {most} spaces.", row=rows[MOST_TILES], most=MOST_TILES)
        )
    return problems or _check_order(tiles, rows)


def _check_kind(row: int, kind: str) -> str:
    if kind not in KINDS:
        raise DataError("Row {row}: there is no kind of space “{kind}”.", row=row, kind=kind[:LONGEST_FIELD])
    return kind


def _check_number(tiles: Sequence[str], rows: Sequence[int], kind: str, wanted: int) -> list[DataError]:
    found = [row for row, tile in zip(rows, tiles, strict=True) if tile == kind]
    if len(found) < wanted:
        return [
            DataError(
                "Row {row}: the garden ends here with {found} × “{kind}”, it needs {wanted}.",
                row=rows[-1] if rows else 1,
                found=len(found),
                kind=kind,
                wanted=wanted,
            )
        ]
    return [
        DataError("Row {row}: this “{kind}” is one too many, a garden has {wanted}.", row=row, kind=kind, wanted=wanted)
        for row in found[wanted:]
    ]


def _check_order(tiles: Sequence[str], rows: Sequence[int]) -> list[DataError]:
    torii = tiles.index(TORII)
    problems = []
    if tiles.index(BRIDGE) != torii - 1:
        problems.append(DataError("Row {row}: the torii must stand just past the first bridge.", row=rows[torii]))
    early = [row for row, tile in zip(rows[:torii], tiles, strict=False) if tile == SAKURA]
    problems += [DataError("Row {row}: every sakura must stand past the torii.", row=row) for row in early]
    return problems
