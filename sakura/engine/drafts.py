"""A deck and a garden that are being typed: unfinished or wrong, and why they cannot be played with yet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sakura.engine.actions import GARDEN_ACTIONS, PAINTER_ACTIONS
from sakura.engine.cards import DECK_HEADER, DECK_SIZE, Deck, check_card
from sakura.engine.datafile import read_rows
from sakura.engine.errors import DataError
from sakura.engine.garden import GARDEN_HEADER, KINDS, Garden, check_tiles

GARDEN_SIDE: Final = "garden"
PAINTER_SIDE: Final = "painter"
ACTIONS: Final = {GARDEN_SIDE: tuple(GARDEN_ACTIONS), PAINTER_SIDE: tuple(PAINTER_ACTIONS)}
SIDES: Final = tuple(ACTIONS)
ORDERS: Final = range(1, DECK_SIZE + 1)


class DeckDraft:
    """Sixty rows, one for each order number; what is not typed yet is empty."""

    def __init__(self) -> None:
        self._codes = {side: dict.fromkeys(ORDERS, "") for side in SIDES}

    @classmethod
    def read(cls, text: str) -> DeckDraft:
        """Whatever of a deck file can be kept: known actions of known order numbers, the first of each."""
        draft = cls()
        for _row, fields in _rows(text, DECK_HEADER):
            order = int(fields[0]) if fields[0] in _ORDER_WORDS else 0
            if order and not draft.has(order):
                for side, code in zip(SIDES, fields[1:], strict=False):
                    if code in ACTIONS[side]:
                        draft.put(order, side, code)
        return draft

    def code(self, order: int, side: str) -> str:
        """What is typed there, or nothing."""
        return self._codes[side][order]

    def put(self, order: int, side: str, code: str) -> None:
        """Type an action."""
        self._codes[side][order] = code

    def has(self, order: int) -> bool:
        """Whether anything of that card is typed."""
        return any(self._codes[side][order] for side in SIDES)

    @property
    def is_begun(self) -> bool:
        """Whether anything is typed at all."""
        return any(self.has(order) for order in ORDERS)

    @property
    def complete(self) -> int:
        """How many cards have both their actions."""
        return sum(all(self._codes[side][order] for side in SIDES) for order in ORDERS)

    def next_gap(self, order: int, side: str) -> tuple[int, str] | None:
        """The next empty place after this one, beginning anew at the end; None if there is none."""
        places = [(number, which) for number in ORDERS for which in SIDES]
        at = places.index((order, side)) + 1
        round_about = places[at:] + places[:at]
        return next((place for place in round_about if not self.code(*place)), None)

    def problems(self) -> list[DataError]:
        """One sentence for each row that is not finished; rows are known by their order number."""
        found = []
        for order in ORDERS:
            try:
                check_card(order, self._fields(order))
            except DataError as problem:
                found.append(problem)
        return found

    def finish(self) -> Deck:
        """The deck to play with; the first problem is raised if there is any."""
        return Deck(check_card(order, self._fields(order)) for order in ORDERS)

    def as_text(self) -> str:
        """The rows that are begun, as a deck file: reading it gives the same draft."""
        lines = [",".join(self._fields(order)) for order in ORDERS if self.has(order)]
        return "\n".join([",".join(DECK_HEADER), *lines, ""])

    def _fields(self, order: int) -> list[str]:
        return [str(order), *(self._codes[side][order] for side in SIDES)]


class GardenDraft:
    """The path from the gate on, space by space."""

    def __init__(self, tiles: Iterable[str] = ()) -> None:
        self.tiles = list(tiles)

    @classmethod
    def read(cls, text: str) -> GardenDraft:
        """The spaces of a garden file whose kind is known."""
        return cls(fields[1] for _row, fields in _rows(text, GARDEN_HEADER) if len(fields) > 1 and fields[1] in KINDS)

    @property
    def is_begun(self) -> bool:
        """Whether there is any space."""
        return bool(self.tiles)

    def problems(self) -> list[DataError]:
        """One sentence for each thing that is wrong; rows are known by the number of their space."""
        return check_tiles(self.tiles, range(1, len(self.tiles) + 1))

    def finish(self) -> Garden:
        """The garden to play in; the first problem is raised if there is any."""
        return Garden.parse(self.as_text())

    def as_text(self) -> str:
        """The path as a garden file: reading it gives the same draft."""
        return Garden(tuple(self.tiles)).as_text()


_ORDER_WORDS: Final = frozenset(str(order) for order in ORDERS)


def _rows(text: str, header: tuple[str, ...]) -> list[tuple[int, list[str]]]:
    try:
        return read_rows(text, header)
    except DataError:
        return []
