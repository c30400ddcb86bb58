"""Matches of Okiya as the library keeps them: from a sitting that is over, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sakura.engine.errors import RecordError
from sakura.okiya.errors import OkiyaError
from sakura.okiya.game import NOBODY
from sakura.okiya.records import OkiyaRecord, replay
from sakura.session.okiya_sitting import check_okiya_seats
from sakura.session.seats import Seat
from sakura.storage.kept import OKIYA, Kept, Note

if TYPE_CHECKING:
    from sakura.session.okiya_sitting import OkiyaSitting


def keep_okiya(sitting: OkiyaSitting, when: int) -> Kept:
    """A match that is over, to be kept."""
    winner = sitting.match.winner
    note = Note(
        game=OKIYA,
        when=when,
        names=tuple(seat.name for seat in sitting.seats),
        painters=tuple(seat.painter for seat in sitting.seats),
        levels=tuple(seat.level for seat in sitting.seats),
        winners=() if winner == NOBODY else (winner,),
    )
    kept = Kept(note, sitting.record().as_data())
    open_okiya(kept)
    return kept


def open_okiya(kept: Kept) -> tuple[OkiyaRecord, tuple[Seat, ...]]:
    """The record and the seats of a kept match, played again and found to be as it says."""
    note = kept.note
    seats = tuple(Seat(*each) for each in zip(note.painters, note.names, note.levels, strict=True))
    check_okiya_seats(seats)
    try:
        record = OkiyaRecord.from_data(kept.record)
        match = replay(record)
    except OkiyaError as problem:
        raise RecordError("The match cannot have been played: {problem}", problem=problem) from None
    if not match.is_over:
        raise RecordError("The game is not over.")
    if note.winners != (() if match.winner == NOBODY else (match.winner,)):
        raise RecordError("The record has no usable “{key}”.", key="winners")
    return record, seats
