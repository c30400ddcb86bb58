"""Games of Sakura as the library keeps them: from a sitting, from a bare record, and back."""

from __future__ import annotations

from collections.abc import Sequence

from sakura.engine.errors import RecordError, SakuraError
from sakura.engine.records import Record, replay
from sakura.session.seats import PAINTERS, Seat, check_name, check_seats, sound_of, suggest_name
from sakura.session.sitting import Sitting
from sakura.storage.kept import BRANCH, IMPORTED, OWN, SAKURA, Kept, Note


def keep_sitting(sitting: Sitting, when: int) -> Kept:
    """A sitting that is over, to be kept."""
    record = sitting.record()
    return _keep(record, sitting.seats, record.final["winners"], when, BRANCH if sitting.is_branch else OWN)


def keep_bare_record(data: object, when: int) -> Kept:
    """A record without anything around it: who played which painter it does not say, so everyone gets one in turn."""
    record = Record.from_data(data)
    winners = replay(record).game.winners
    kept = _keep(record, _seats_of(record), winners, when, IMPORTED)
    open_sakura(kept)  # nobody has seen it being played
    return kept


def open_sakura(kept: Kept) -> tuple[Record, tuple[Seat, ...]]:
    """The record and the seats of a kept game, played again and found to be as it says.

    The record is the one that playing it again yields: a file may group the decisions otherwise.
    """
    note = kept.note
    seats = tuple(Seat(*each) for each in zip(note.painters, note.names, note.levels, strict=True))
    return _play_again(Record.from_data(kept.record), seats, note.winners), seats


def _keep(record: Record, seats: Sequence[Seat], winners: Sequence[int], when: int, origin: str) -> Kept:
    note = Note(
        game=SAKURA,
        when=when,
        names=tuple(seat.name for seat in seats),
        painters=tuple(seat.painter for seat in seats),
        levels=tuple(seat.level for seat in seats),
        winners=tuple(winners),
        origin=origin,
    )
    return Kept(note, record.as_data())


def _play_again(record: Record, seats: Sequence[Seat], winners: Sequence[int]) -> Record:
    """The record that playing it yields; what cannot have been played, or was not played to its end, is refused."""
    check_seats(seats)
    if record.setup.players != len(seats):
        raise RecordError("The record has no usable “{key}”.", key="seats")
    recording = replay(record)
    if recording.game.decision is not None:
        raise RecordError("The game is not over.")
    if recording.game.winners != list(winners):
        raise RecordError("The record has no usable “{key}”.", key="winners")
    return recording.record()


def _seats_of(record: Record) -> tuple[Seat, ...]:
    seats: list[Seat] = []
    for painter, name in zip(PAINTERS, record.seats or [""] * record.setup.players, strict=False):
        taken = [seat.name for seat in seats]
        seats.append(Seat(painter, name if _is_usable(name, taken) else suggest_name(painter, taken)))
    return tuple(seats)


def _is_usable(name: str, taken: Sequence[str]) -> bool:
    try:
        check_name(name)
    except SakuraError:
        return False
    return sound_of(name) not in {sound_of(other) for other in taken}
