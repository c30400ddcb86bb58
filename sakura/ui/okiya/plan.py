"""A match of Okiya as it is being laid: two seats, the format, the fair start, and why it cannot begin if it cannot."""

from __future__ import annotations

from sakura.okiya.match import FORMATS
from sakura.session.okiya_sitting import SEATS, check_okiya_seats
from sakura.session.seats import PAINTERS, Seat
from sakura.storage.settings import LastOkiya
from sakura.ui.okiya.words import LEVEL_WORDS
from sakura.ui.seat_plan import SeatPlan, remembered_seat
from sakura.ui.words import painter_word

USUAL_PAINTERS = ("crane", "wave")
USUAL_LEVEL = "novice"
LEVEL_CHOICES: tuple[str | None, ...] = (None, *LEVEL_WORDS)


class OkiyaPlan(SeatPlan):
    """What the table screen changes and the flow plays."""

    def __init__(self, last: LastOkiya) -> None:
        sound = [note for note in last.seats if note.painter in PAINTERS and note.level in LEVEL_CHOICES]
        kept = [remembered_seat(note) for note in sound]
        self.seats = kept if len(kept) == SEATS else _usual_seats()
        self.format = last.format if last.format in FORMATS else FORMATS[0]
        self.fair = last.fair

    def check(self) -> None:
        """Two different painters with names of their own."""
        check_okiya_seats(self.playing)

    def as_last(self) -> LastOkiya:
        """What to remember of it."""
        return LastOkiya(self.notes(), self.format, self.fair)


def _usual_seats() -> list[Seat]:
    return [
        Seat(painter, painter_word(painter), None if number == 0 else USUAL_LEVEL)
        for number, painter in enumerate(USUAL_PAINTERS)
    ]
