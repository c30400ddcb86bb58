"""The table as it is being laid: who sits where, and why it cannot be started if it cannot."""

from __future__ import annotations

from dataclasses import replace

from sakura.bots.characters import BALANCED, CHARACTERS
from sakura.bots.registry import LEVELS
from sakura.engine.setup import FEWEST_PLAYERS, MOST_PLAYERS, STANDARD, VARIANTS
from sakura.session.seats import PAINTERS, Seat, check_seats, default_seats
from sakura.storage.settings import LastTable, SeatNote
from sakura.ui.seat_plan import SeatPlan, remembered_seat
from sakura.ui.words import LEVEL_WORDS, painter_word

USUAL_PLAYERS = 4
USUAL_LEVEL = "novice"
LEVEL_CHOICES: tuple[str | None, ...] = (None, *(level for level in LEVELS if level in LEVEL_WORDS))


class TablePlan(SeatPlan):
    """Six seats are kept ready, of which the first ``players`` play: fewer and more again loses no name."""

    def __init__(self, last: LastTable | None = None) -> None:
        usual = default_seats(MOST_PLAYERS, 1, USUAL_LEVEL, painter_word)
        kept = [remembered_seat(note) for note in (last.seats if last else ()) if _is_sound(note)]
        self.players = len(kept) if FEWEST_PLAYERS <= len(kept) <= MOST_PLAYERS else USUAL_PLAYERS
        self.seats = [*kept, *_others(usual, kept)][:MOST_PLAYERS]
        self.variant = last.variant if last and last.variant in VARIANTS else STANDARD

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats of the game."""
        return super().playing[: self.players]

    def check(self) -> None:
        """Different painters, each with a name of its own."""
        check_seats(self.playing)

    def character(self, number: int) -> str:
        """The character of the bot on a seat; the usual one for a person."""
        return (self.seats[number].level or "").partition(":")[2] or BALANCED.name

    def as_last(self) -> LastTable:
        """What to remember of it."""
        return LastTable(self.notes(), self.variant)


def _others(usual: tuple[Seat, ...], kept: list[Seat]) -> list[Seat]:
    painters = {seat.painter for seat in kept}
    return [seat if not kept else replace(seat, level=USUAL_LEVEL) for seat in usual if seat.painter not in painters]


def _is_sound(seat: SeatNote) -> bool:
    level, _colon, character = (seat.level or "").partition(":")
    return seat.painter in PAINTERS and (level or None) in LEVEL_CHOICES and character in ("", *CHARACTERS)


def with_character(level: str | None, character: str) -> str | None:
    """The name of a bot of that level and character; a person has none, and the usual one is not said."""
    plain = level and level.partition(":")[0]
    return plain if plain is None or character == BALANCED.name else f"{plain}:{character}"
