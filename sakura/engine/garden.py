"""The garden: a path of tiles read from a data file, laid out for a number of players."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from sakura.engine.datafile import read_rows, whole_number
from sakura.engine.errors import DataError

GARDEN_HEADER = ("tile", "kind")
PATH, BRIDGE, TORII, SAKURA, GATE_KIND = "path", "bridge", "torii", "sakura", "gate"
KINDS = (PATH, BRIDGE, TORII, SAKURA)
SAKURA_COUNT = 3
BRIDGE_COUNT = 4
LONG_BRIDGE = 3
LONG_BRIDGES_FROM = 5  # players


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
        tiles: list[str] = []
        rows: list[int] = []
        for row, (number, kind) in read_rows(text, GARDEN_HEADER):
            if whole_number(row, number) != len(tiles) + 1:
                raise DataError("Row {row}: tile {wanted} is expected here.", row=row, wanted=len(tiles) + 1)
            if kind not in KINDS:
                raise DataError("Row {row}: there is no kind of space “{kind}”.", row=row, kind=kind)
            tiles.append(kind)
            rows.append(row)
        _check(tiles, rows)
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


def _check(tiles: list[str], rows: list[int]) -> None:
    for kind, wanted in ((TORII, 1), (SAKURA, SAKURA_COUNT), (BRIDGE, BRIDGE_COUNT)):
        if tiles.count(kind) != wanted:
            raise DataError(
                "A garden has {wanted} × “{kind}”, this one has {found}.",
                wanted=wanted,
                kind=kind,
                found=tiles.count(kind),
            )
    torii = tiles.index(TORII)
    if tiles.index(BRIDGE) != torii - 1:
        raise DataError("Row {row}: the torii must stand just past the first bridge.", row=rows[torii])
    if tiles.index(SAKURA) < torii:
        raise DataError("Row {row}: every sakura must stand past the torii.", row=rows[tiles.index(SAKURA)])
