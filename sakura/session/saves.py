"""A sitting as plain data: the record, the picks that are sealed, and how much of it has been shown."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from sakura.engine.errors import RecordError
from sakura.engine.game import CARD, Game
from sakura.engine.records import Record, Recording, replay
from sakura.session.choosing import cards_wanted
from sakura.session.errors import SittingError
from sakura.session.seats import Seat, check_seats

FORMAT: Final = "sakura-sitting"
VERSION: Final = 1
DAMAGED: Final = "This saved game is damaged: it has no usable “{key}”."


@dataclass(frozen=True, slots=True)
class Saved:
    """What a sitting needs to go on where it was left."""

    seats: tuple[Seat, ...]
    record: Record
    shown: int  # how many of the record's decisions have been shown
    sealed: Mapping[int, tuple[int, ...]]
    picked: tuple[int, ...]  # of the open turn


def write_save(saved: Saved) -> dict[str, Any]:
    """The sitting as JSON data."""
    return {
        FORMAT: VERSION,
        "seats": [asdict(seat) for seat in saved.seats],
        "shown": saved.shown,
        "sealed": [[seat, list(saved.sealed[seat])] for seat in sorted(saved.sealed)],
        "picked": list(saved.picked),
        "record": json.loads(saved.record.as_text()),
    }


def read_save(data: object) -> Saved:
    """Read what :func:`write_save` wrote; whatever no sitting can have written is refused."""
    if not isinstance(data, dict) or FORMAT not in data:
        raise SittingError("This is not a saved game of Sakura.")
    version = data[FORMAT]
    if type(version) is not int or version < 1:
        raise SittingError("This is not a saved game of Sakura.")
    if version > VERSION:
        raise SittingError("This game was saved by a newer version of Sakura.")
    seats = tuple(_read_seat(seat) for seat in _list(data, "seats"))
    check_seats(seats)
    record = Record.parse(json.dumps(data.get("record")))
    game = replay(record).game
    if record.setup.players != len(seats):
        raise _damaged("seats")
    saved = Saved(seats, record, _read_shown(data, record), _read_sealed(data, game), _read_orders(data.get("picked")))
    _check_picked(saved, game)
    return saved


def _read_seat(data: object) -> Seat:
    if not isinstance(data, dict):
        raise _damaged("seats")
    painter, name, level = data.get("painter"), data.get("name"), data.get("level")
    if not isinstance(painter, str) or not isinstance(name, str) or not (level is None or isinstance(level, str)):
        raise _damaged("seats")
    return Seat(painter, name, level)


def _read_shown(data: dict[str, Any], record: Record) -> int:
    """How much has been shown: everything, or everything up to a moment at which a decision was open."""
    shown = data.get("shown")
    decisions = record.decisions
    if type(shown) is not int or not 0 <= shown <= len(decisions):
        raise _damaged("shown")
    recording = Recording(record.setup)
    for option in decisions[:shown]:
        recording.decide(option)
    _check_between_rounds(recording.game, "shown")
    return shown


def _read_sealed(data: dict[str, Any], game: Game) -> dict[int, tuple[int, ...]]:
    _check_between_rounds(game, "record")
    sealed: dict[int, tuple[int, ...]] = {}
    for entry in _list(data, "sealed"):
        match entry:
            case [int(seat), cards] if game.decision == CARD and 0 <= seat < len(game.hands) and seat not in sealed:
                sealed[seat] = _read_orders(cards)
                _check_cards(game, seat, sealed[seat], cards_wanted(game, seat), "sealed")
            case _:
                raise _damaged("sealed")
    return sealed


def _check_picked(saved: Saved, game: Game) -> None:
    """What is picked in an open turn belongs to the first person who has not ended theirs."""
    if not saved.picked:
        return
    waiting = [seat for seat, sat in enumerate(saved.seats) if sat.is_person and seat not in saved.sealed]
    if game.decision != CARD or not waiting or saved.shown < len(saved.record.decisions):
        raise _damaged("picked")
    _check_cards(game, waiting[0], saved.picked, None, "picked")


def _check_cards(game: Game, seat: int, cards: tuple[int, ...], wanted: int | None, key: str) -> None:
    """The cards are different ones of the seat's hand, and as many as it chooses (None: or fewer)."""
    most = cards_wanted(game, seat)
    number_is_right = len(cards) <= most if wanted is None else len(cards) == wanted
    if not number_is_right or len(set(cards)) != len(cards) or not set(cards) <= set(game.hands[seat]):
        raise _damaged(key)


def _check_between_rounds(game: Game, key: str) -> None:
    """A sitting tells the game either all picks of a round or none."""
    if game.picks and game.seat != game.table.plays[game.table.turn][1] if game.table.plays else bool(game.picks):
        raise _damaged(key)


def _read_orders(value: object) -> tuple[int, ...]:
    if not isinstance(value, list) or any(type(order) is not int for order in value):
        raise _damaged("sealed")
    return tuple(value)


def _list(data: dict[str, Any], key: str) -> list[Any]:
    value = data.get(key)
    if not isinstance(value, list):
        raise _damaged(key)
    return value


def _damaged(key: str) -> SittingError:
    return SittingError(DAMAGED, key=key)


__all__ = ["RecordError", "Saved", "read_save", "write_save"]
