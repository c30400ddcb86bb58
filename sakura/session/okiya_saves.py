"""A sitting of Okiya as plain data: the seats, the record, and who has asked to take a move back."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final

from sakura.okiya.errors import OkiyaError
from sakura.okiya.records import OkiyaRecord, replay
from sakura.session.errors import SittingError
from sakura.session.saves import DAMAGED, read_seat
from sakura.session.seats import Seat

FORMAT: Final = "okiya-sitting"
VERSION: Final = 1
NO_OKIYA_SAVE: Final = "This is not a saved game of Okiya."


@dataclass(frozen=True, slots=True)
class Saved:
    """What a sitting needs to go on where it was left."""

    seats: tuple[Seat, ...]
    record: OkiyaRecord
    asker: int | None


def write_save(saved: Saved) -> dict[str, Any]:
    """The sitting as JSON data."""
    return {
        FORMAT: VERSION,
        "seats": [asdict(seat) for seat in saved.seats],
        "record": saved.record.as_data(),
        "asker": saved.asker,
    }


def read_save(data: object) -> Saved:
    """Read what :func:`write_save` wrote; whatever no sitting can have written is refused."""
    if not isinstance(data, dict) or type(data.get(FORMAT)) is not int or data[FORMAT] < 1:
        raise SittingError(NO_OKIYA_SAVE)
    if data[FORMAT] > VERSION:
        raise SittingError("This game was saved by a newer version of Sakura.")
    seats = data.get("seats")
    if not isinstance(seats, list):
        raise SittingError(DAMAGED, key="seats")
    try:
        record = OkiyaRecord.from_data(data.get("record"))
        replay(record)
    except OkiyaError as problem:
        raise SittingError("This saved game is not possible: {problem}", problem=problem) from None
    asker = data.get("asker")
    if asker is not None and (type(asker) is not int or asker not in (0, 1)):
        raise SittingError(DAMAGED, key="asker")
    return Saved(tuple(map(read_seat, seats)), record, asker)
