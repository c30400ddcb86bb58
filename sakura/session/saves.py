"""A sitting as plain data: the record, the picks that are sealed, and how much of it has been shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from sakura.engine.game import CARD, COURT_CARD, Game
from sakura.engine.records import Record, Recording, replay
from sakura.session.choosing import cards_wanted
from sakura.session.errors import SittingError
from sakura.session.seats import Seat, check_seats

FORMAT: Final = "sakura-sitting"
VERSION: Final = 1
FOREIGN: Final = "This is not a saved game of Sakura."
DAMAGED: Final = "This saved game is damaged: it has no usable “{key}”."


@dataclass(frozen=True, slots=True)
class Saved:
    """What a sitting needs to go on where it was left."""

    seats: tuple[Seat, ...]
    record: Record
    shown: int  # how many of the record's decisions have been shown
    sealed: Mapping[int, tuple[int, ...]]
    picked: tuple[int, ...]  # of the open turn
    stage: str  # where it comes back: never with a hand open
    is_branch: bool = False


def write_save(saved: Saved) -> dict[str, Any]:
    """The sitting as JSON data."""
    return {
        FORMAT: VERSION,
        "seats": [asdict(seat) for seat in saved.seats],
        "stage": saved.stage,
        "shown": saved.shown,
        "sealed": [{"seat": seat, "cards": list(saved.sealed[seat])} for seat in sorted(saved.sealed)],
        "picked": list(saved.picked),
        "branch": saved.is_branch,
        "record": saved.record.as_data(),
    }


def read_save(data: object) -> Saved:
    """Read what :func:`write_save` wrote; whatever no sitting can have written is refused."""
    if not isinstance(data, dict) or FORMAT not in data:
        raise SittingError(FOREIGN)
    _check_version(data[FORMAT])
    seats = tuple(read_seat(seat) for seat in _list(data, "seats"))
    check_seats(seats)
    record = Record.from_data(data.get("record"))
    if record.setup.players != len(seats):
        raise _damaged("seats")
    game = replay(record).game
    saved = Saved(
        seats=seats,
        record=record,
        shown=_read_shown(data, record),
        sealed=_read_sealed(data, game),
        picked=_read_orders(data, "picked"),
        stage=str(data.get("stage")),
        is_branch=data.get("branch") is True,  # the first saves had no branches
    )
    _check_picked(saved, game)
    return saved


def _check_version(version: object) -> None:
    if type(version) is not int or version < 1:
        raise SittingError(FOREIGN)
    if version > VERSION:
        raise SittingError("This game was saved by a newer version of Sakura.")


def read_seat(data: object) -> Seat:
    """A seat as a sitting of either game writes it."""
    match data:
        case {"painter": str(painter), "name": str(name), "level": None | str() as level}:
            return Seat(painter, name, level)
    raise _damaged("seats")


def _read_shown(data: dict[str, Any], record: Record) -> int:
    """How much has been shown: everything, or everything up to a moment at which a decision was open."""
    shown = data.get("shown")
    decisions = record.decisions
    if type(shown) is not int or not 0 <= shown <= len(decisions):
        raise _damaged("shown")
    recording = Recording(record.setup)
    for option in decisions[:shown]:
        recording.decide(option)
    _check_moment(recording.game, "shown")
    return shown


def _read_sealed(data: dict[str, Any], game: Game) -> dict[int, tuple[int, ...]]:
    """The sealed picks by seat: as many cards as the seat chooses, and all from its hand."""
    _check_moment(game, "record")
    sealed: dict[int, tuple[int, ...]] = {}
    for entry in _list(data, "sealed"):
        match entry:
            case {"seat": int(seat), "cards": [_, *_]} if game.decision == CARD and 0 <= seat < len(game.hands):
                sealed[seat] = _read_orders(entry, "cards")
            case _:
                raise _damaged("sealed")
        if len(sealed[seat]) != cards_wanted(game, seat) or not _are_in_hand(sealed[seat], game.hands[seat]):
            raise _damaged("sealed")
    return sealed


def _check_picked(saved: Saved, game: Game) -> None:
    """What is picked in an open turn belongs to the first person who has not ended theirs."""
    if not saved.picked:
        return
    waiting = [seat for seat, sat in enumerate(saved.seats) if sat.is_person and seat not in saved.sealed]
    if game.decision != CARD or not waiting or saved.shown < len(saved.record.decisions):
        raise _damaged("picked")
    seat = waiting[0]
    if len(saved.picked) > cards_wanted(game, seat) or not _are_in_hand(saved.picked, game.hands[seat]):
        raise _damaged("picked")


def _are_in_hand(cards: tuple[int, ...], hand: list[int]) -> bool:
    return len(set(cards)) == len(cards) and set(cards) <= set(hand)


def _check_moment(game: Game, key: str) -> None:
    """A sitting tells the game all picks of a round or none, so it is never left between two of them."""
    if game.decision in (CARD, COURT_CARD) and game.picks:
        raise _damaged(key)


def _read_orders(data: dict[str, Any], key: str) -> tuple[int, ...]:
    orders = _list(data, key)
    if any(type(order) is not int for order in orders):
        raise _damaged(key)
    return tuple(orders)


def _list(data: dict[str, Any], key: str) -> list[Any]:
    value = data.get(key)
    if not isinstance(value, list):
        raise _damaged(key)
    return value


def _damaged(key: str) -> SittingError:
    return SittingError(DAMAGED, key=key)
