"""The deck: sixty cards read from a data file, so that an owner of the printed game can supply their own."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass

from sakura.engine.actions import GARDEN_ACTIONS, PAINTER_ACTIONS, GardenAction, PainterAction
from sakura.engine.datafile import LONGEST_FIELD, Row, check_columns, read_rows, whole_number
from sakura.engine.errors import DataError

DECK_SIZE = 60
DECK_HEADER = ("order", "garden", "painter")


@dataclass(frozen=True, slots=True)
class Card:
    """One card: its order number, what happens in the garden, and what its painter does."""

    order: int
    garden: GardenAction
    painter: PainterAction


class Deck:
    """All cards of a game, found by order number."""

    __slots__ = ("cards", "orders")

    def __init__(self, cards: Iterable[Card]) -> None:
        self.cards = {card.order: card for card in cards}
        self.orders = tuple(sorted(self.cards))

    @classmethod
    def parse(cls, text: str) -> Deck:
        """Read a deck file; a wrong one is refused with the row and the reason."""
        return cls.from_rows(read_rows(text, DECK_HEADER))

    @classmethod
    def from_rows(cls, rows: Iterable[Row]) -> Deck:
        """The deck that rows describe; wrong ones are refused with the row and the reason."""
        cards, problems = check_cards(rows)
        if problems:
            raise problems[0]
        return cls(cards.values())

    def as_text(self) -> str:
        """The deck as a data file: parsing it gives the same deck."""
        rows = (self.cards[order] for order in self.orders)
        lines = [f"{card.order},{card.garden.code},{card.painter.code}" for card in rows]
        return "\n".join([",".join(DECK_HEADER), *lines, ""])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and self.cards == other.cards

    def __hash__(self) -> int:
        return hash(self.orders)


def make_card(order: int, garden: str, painter: str) -> Card:
    """A card from its codes; an unknown code is refused."""
    if garden not in GARDEN_ACTIONS:
        raise DataError("There is no garden action “{code}”.", code=garden[:LONGEST_FIELD])
    if painter not in PAINTER_ACTIONS:
        raise DataError("There is no painter action “{code}”.", code=painter[:LONGEST_FIELD])
    return Card(order, GARDEN_ACTIONS[garden], PAINTER_ACTIONS[painter])


def read_cards(text: str) -> tuple[dict[int, Card], list[DataError]]:
    """The sound cards of a deck file, and one sentence for each thing that is wrong with it."""
    try:
        rows = read_rows(text, DECK_HEADER)
    except DataError as problem:
        return {}, [problem]
    return check_cards(rows)


def check_cards(rows: Iterable[Row]) -> tuple[dict[int, Card], list[DataError]]:
    """The sound cards among the rows of a deck, and one sentence for each thing that is wrong with them."""
    cards: dict[int, Card] = {}
    problems: list[DataError] = []
    for row, fields in rows:
        try:
            check_columns(row, fields, DECK_HEADER)
            card = check_card(row, fields)
            if card.order in cards:
                raise DataError("Row {row}: order number {order} is used twice.", row=row, order=card.order)
            cards[card.order] = card
        except DataError as problem:
            problems.append(problem)
    return cards, problems or _find_gap(cards)


def check_card(row: int, fields: Sequence[str]) -> Card:
    """The card that a row describes: its order number, garden action and painter action."""
    order = whole_number(row, fields[0])
    if not 1 <= order <= DECK_SIZE:
        raise DataError(
            "Row {row}: order number {order} is not between 1 and {most}.", row=row, order=order, most=DECK_SIZE
        )
    if not fields[1]:
        raise DataError("Row {row}: the garden action is missing.", row=row)
    if fields[1] not in GARDEN_ACTIONS:
        raise DataError("Row {row}: there is no garden action “{code}”.", row=row, code=fields[1][:LONGEST_FIELD])
    if not fields[2]:
        raise DataError("Row {row}: the painter action is missing.", row=row)
    if fields[2] not in PAINTER_ACTIONS:
        raise DataError("Row {row}: there is no painter action “{code}”.", row=row, code=fields[2][:LONGEST_FIELD])
    return make_card(order, fields[1], fields[2])


def _find_gap(cards: Container[int]) -> list[DataError]:
    missing = [order for order in range(1, DECK_SIZE + 1) if order not in cards]
    if not missing:
        return []
    return [
        DataError(
            "A deck has {wanted} cards, this one has {found}: none has the order number {order}.",
            wanted=DECK_SIZE,
            found=DECK_SIZE - len(missing),
            order=missing[0],
        )
    ]
