"""A table written down as plain data, as the ``resolve`` command reads it: checked, and carried out for one round."""

from __future__ import annotations

from typing import Any, TypeGuard

from sakura.engine.actions import BACK, FORWARDS
from sakura.engine.cards import DECK_SIZE, Card, make_card
from sakura.engine.errors import DataError, ImpossibleTable
from sakura.engine.events import Event
from sakura.engine.resolution import carry_out
from sakura.engine.scoring import find_winners
from sakura.engine.setup import MOST_PLAYERS
from sakura.engine.table import FIRST_SPACE, GATE, NOBODY, Table

FEWEST_PAINTERS = 2
LARGEST_NUMBER = 1000  # no garden is so long and no purse so full


def resolve_position(data: object) -> dict[str, Any]:
    """Carry out one round from a table given as data, and give back the table it leads to as data."""
    position = _object(data, "the table")
    table = read_table(position)
    choices = _read_cards(position, table)
    events: list[Event] = []
    table.emit = events.append
    over_before = table.ended
    orders = [order for order, _ in table.plays]
    question = carry_out(table)
    while question is not None:
        order = table.plays[table.turn][0]
        question = carry_out(table, choices[order].get(question.split()[0], FORWARDS))
    ended = table.ended and not over_before
    resolved = [order for order, _ in table.plays]
    return {
        "emperor": table.emperor,
        "painters": describe_painters(table.spaces, table.tokens),
        "scored": list(table.scored),
        "resolved": resolved,
        "unresolved": [order for order in orders if order not in resolved],
        "ended": ended,
        "winners": find_winners(table) if ended else [],
        "events": [event.as_json() for event in events],
    }


def describe_painters(spaces: list[int] | tuple[int, ...], tokens: list[int] | tuple[int, ...]) -> list[dict[str, int]]:
    """Where every painter stands and what it owns, as data."""
    return [{"space": space, "tokens": held} for space, held in zip(spaces, tokens, strict=True)]


def read_table(data: dict[str, Any]) -> Table:
    """The pieces and tokens of a table; one that no game can reach is refused."""
    emperor = _number(data.get("emperor"), "emperor", FIRST_SPACE)
    sakura = _trees(data.get("sakura"))
    painters = [_object(painter, "a painter") for painter in _list(data.get("painters"), "painters")]
    if not FEWEST_PAINTERS <= len(painters) <= MOST_PLAYERS:
        raise ImpossibleTable(
            "A table needs {fewest} to {most} painters, not {found}.",
            fewest=FEWEST_PAINTERS,
            most=MOST_PLAYERS,
            found=len(painters),
        )
    spaces = [_number(painter.get("space"), "space", GATE) for painter in painters]
    tokens = [_number(painter.get("tokens"), "tokens", 0) for painter in painters]
    _check_spaces(spaces, emperor)
    table = Table(emperor, spaces, tokens, sakura, _court(data.get("court"), len(painters)))
    table.blooming = _blooming(sakura, data.get("scored", []))
    return table


def _check_spaces(spaces: list[int], emperor: int) -> None:
    for painter, space in enumerate(spaces):
        if space >= emperor:
            raise ImpossibleTable("Painter {painter} is not behind the Emperor.", painter=painter)
        if space != GATE and spaces.index(space) != painter:
            raise ImpossibleTable("Two painters stand on space {space}.", space=space)


def _trees(value: object) -> tuple[int, ...]:
    trees = tuple(_spaces(value, "sakura"))
    if list(trees) != sorted(set(trees)):
        raise ImpossibleTable("The sakura spaces must be named in rising order.")
    return trees


def _blooming(sakura: tuple[int, ...], value: object) -> tuple[int, ...]:
    scored = _spaces(value, "scored")
    if len(set(scored)) != len(scored) or not set(scored) <= set(sakura):
        raise ImpossibleTable("Only sakura spaces can be scored, each once.")
    return tuple(tree for tree in sakura if tree not in scored)


def _court(value: object, painters: int) -> int:
    if value is None:
        return NOBODY
    return _number(value, "court", 0, painters - 1)


def _read_cards(data: dict[str, Any], table: Table) -> dict[int, dict[str, str]]:
    """Lay the played cards out on the table; the answers to their questions come back by order number."""
    cards: dict[int, Card] = {}
    plays: list[tuple[int, int]] = []
    choices: dict[int, dict[str, str]] = {}
    for entry in _list(data.get("cards"), "cards"):
        card, painter, answers = _read_play(_object(entry, "a card"), len(table.spaces))
        if card.order in cards:
            raise ImpossibleTable("Order number {order} is used twice.", order=card.order)
        if any(painter == other for _, other in plays):
            raise ImpossibleTable("Painter {painter} has two cards.", painter=painter)
        cards[card.order] = card
        choices[card.order] = answers
        plays.append((card.order, painter))
    table.cards = cards
    table.lay_out(sorted(plays))
    return choices


def _read_play(entry: dict[str, Any], painters: int) -> tuple[Card, int, dict[str, str]]:
    order = _number(entry.get("order"), "order", 1, DECK_SIZE)
    try:
        painter = _number(entry.get("by"), "by", 0, painters - 1)
        card = make_card(order, _text(entry.get("garden"), "garden"), _text(entry.get("painter"), "painter"))
    except (DataError, ImpossibleTable) as problem:
        raise ImpossibleTable("Card {order}: {problem}", order=order, problem=problem) from None
    answers = _object(entry.get("choices", {}), "choices")
    for stage in ("garden", "painter"):
        if answers.get(stage, FORWARDS) not in (FORWARDS, BACK):
            raise ImpossibleTable("Card {order}: a choice is + or -.", order=order)
    return card, painter, answers


def _spaces(value: object, name: str) -> list[int]:
    spaces = _list(value, name)
    if not all(_is_number(space, FIRST_SPACE, LARGEST_NUMBER) for space in spaces):
        raise ImpossibleTable(
            "“{name}” must be a list of whole numbers from {least} to {most}.",
            name=name,
            least=FIRST_SPACE,
            most=LARGEST_NUMBER,
        )
    return spaces


def _is_number(value: object, least: int, most: int) -> TypeGuard[int]:
    return type(value) is int and least <= value <= most


def _number(value: object, name: str, least: int, most: int = LARGEST_NUMBER) -> int:
    if not _is_number(value, least, most):
        raise ImpossibleTable(
            "“{name}” must be a whole number from {least} to {most}.", name=name, least=least, most=most
        )
    return value


def _text(value: object, name: str) -> str:
    if not isinstance(value, str):
        raise ImpossibleTable("“{name}” must be text.", name=name)
    return value


def _list(value: object, name: str) -> list[Any]:
    if not isinstance(value, list):
        raise ImpossibleTable("“{name}” must be a list.", name=name)
    return value


def _object(value: object, name: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ImpossibleTable("Where {name} is expected there is something else.", name=name)
    return value
