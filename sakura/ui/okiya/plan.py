"""A match of Okiya as it is being laid: two seats, the format, the fair start, and why it cannot begin if it cannot."""

from __future__ import annotations

from dataclasses import replace

from sakura.engine.errors import SakuraError
from sakura.i18n.errors import explain_error
from sakura.okiya.match import FORMATS
from sakura.session.okiya_sitting import SEATS, check_okiya_seats
from sakura.session.seats import PAINTERS, Seat
from sakura.storage.settings import LastOkiya, SeatNote
from sakura.ui.okiya.words import LEVEL_WORDS
from sakura.ui.table_plan import repaint
from sakura.ui.words import painter_word

USUAL_PAINTERS = ("crane", "wave")
USUAL_LEVEL = "novice"
LEVEL_CHOICES: tuple[str | None, ...] = (None, *LEVEL_WORDS)


class OkiyaPlan:
    """What the table screen changes and the flow plays."""

    def __init__(self, last: LastOkiya) -> None:
        kept = [Seat(*note) for note in last.seats if note.painter in PAINTERS and note.level in LEVEL_CHOICES]
        self.seats = kept if len(kept) == SEATS else _usual_seats()
        self.format = last.format if last.format in FORMATS else FORMATS[0]
        self.fair = last.fair

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats of the match."""
        return tuple(replace(seat, name=seat.name.strip()) for seat in self.seats)

    def rename(self, number: int, name: str) -> None:
        """Give a seat another name."""
        self.seats[number] = replace(self.seats[number], name=name)

    def set_level(self, number: int, level: str | None) -> None:
        """Let a person or a bot play a seat."""
        self.seats[number] = replace(self.seats[number], level=level)

    def set_painter(self, number: int, painter: str) -> None:
        """Give a seat this painter; if the other has it, they exchange. A name that was the painter's goes along."""
        mine, other = self.seats[number], self.seats[1 - number]
        if other.painter == painter:
            self.seats[1 - number] = repaint(other, mine.painter)
        self.seats[number] = repaint(mine, painter)

    def problem(self) -> str:
        """Why this match cannot begin; empty if it can."""
        try:
            check_okiya_seats(self.playing)
        except SakuraError as error:
            return explain_error(error)
        return ""

    def as_last(self) -> LastOkiya:
        """What to remember of it."""
        notes = tuple(SeatNote(seat.painter, seat.name, seat.level) for seat in self.playing)
        return LastOkiya(notes, self.format, self.fair)


def _usual_seats() -> list[Seat]:
    return [
        Seat(painter, painter_word(painter), None if number == 0 else USUAL_LEVEL)
        for number, painter in enumerate(USUAL_PAINTERS)
    ]
