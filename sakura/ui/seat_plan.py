"""Who sits where, as it is being decided: what the plans of both games share."""

from __future__ import annotations

from dataclasses import replace

from sakura.engine.errors import SakuraError
from sakura.i18n.errors import explain_error
from sakura.session.seats import Seat
from sakura.storage.settings import SeatNote
from sakura.ui.words import painter_word


class SeatPlan:
    """Seats that a screen changes; those of them that play are checked before the game begins."""

    seats: list[Seat]

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats of the game, their names tidied."""
        return tuple(replace(seat, name=seat.name.strip()) for seat in self.seats)

    def check(self) -> None:
        """Raise what stands in the way of the game."""
        raise NotImplementedError

    def problem(self) -> str:
        """Why the game cannot begin, in words; empty if it can."""
        try:
            self.check()
        except SakuraError as error:
            return explain_error(error)
        return ""

    def rename(self, number: int, name: str) -> None:
        """Give a seat another name."""
        self.seats[number] = replace(self.seats[number], name=name)

    def set_level(self, number: int, level: str | None) -> None:
        """Let a person or a bot play a seat."""
        self.seats[number] = replace(self.seats[number], level=level)

    def set_painter(self, number: int, painter: str) -> None:
        """Give a seat this painter; whoever had it gets the other. A name that was the painter's goes along."""
        mine = self.seats[number].painter
        exchanged = {painter: mine, mine: painter}
        for at, seat in enumerate(self.seats):
            if at == number or seat.painter == painter:
                self.seats[at] = _repaint(seat, exchanged[seat.painter])

    def notes(self) -> tuple[SeatNote, ...]:
        """What to remember of those who play."""
        return tuple(_note(seat) for seat in self.playing)


def remembered_seat(note: SeatNote) -> Seat:
    """A seat as it was left; one that nobody has named is called after its painter, in the language of today."""
    return Seat(note.painter, note.name or painter_word(note.painter), note.level)


def _note(seat: Seat) -> SeatNote:
    return SeatNote(seat.painter, "" if _is_unnamed(seat) else seat.name, seat.level)


def _repaint(seat: Seat, painter: str) -> Seat:
    return replace(seat, painter=painter, name=painter_word(painter) if _is_unnamed(seat) else seat.name)


def _is_unnamed(seat: Seat) -> bool:
    return seat.name == painter_word(seat.painter)
