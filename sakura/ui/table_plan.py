"""The table as it is being laid: who sits where, and why it cannot be started if it cannot."""

from __future__ import annotations

from dataclasses import replace

from sakura.bots.characters import BALANCED, CHARACTERS
from sakura.bots.registry import LEVELS
from sakura.engine.errors import SakuraError
from sakura.engine.setup import FEWEST_PLAYERS, MOST_PLAYERS, STANDARD, VARIANTS
from sakura.i18n.errors import explain_error
from sakura.session.seats import PAINTERS, Seat, check_seats, default_seats
from sakura.storage.settings import LastTable, SeatNote
from sakura.ui.words import LEVEL_WORDS, painter_word

USUAL_PLAYERS = 4
USUAL_LEVEL = "novice"
LEVEL_CHOICES: tuple[str | None, ...] = (None, *(level for level in LEVELS if level in LEVEL_WORDS))


class TablePlan:
    """Six seats are kept ready, of which the first ``players`` play: fewer and more again loses no name."""

    def __init__(self, last: LastTable | None = None) -> None:
        usual = default_seats(MOST_PLAYERS, 1, USUAL_LEVEL, painter_word)
        kept = [Seat(*note) for note in (last.seats if last else ()) if _is_sound(note)]
        self.players = len(kept) if FEWEST_PLAYERS <= len(kept) <= MOST_PLAYERS else USUAL_PLAYERS
        self.seats = [*kept, *_others(usual, kept)][:MOST_PLAYERS]
        self.variant = last.variant if last and last.variant in VARIANTS else STANDARD

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats of the game."""
        return tuple(replace(seat, name=seat.name.strip()) for seat in self.seats[: self.players])

    def rename(self, number: int, name: str) -> None:
        """Give a seat another name."""
        self.seats[number] = replace(self.seats[number], name=name)

    def set_level(self, number: int, level: str | None) -> None:
        """Let a person or a bot play a seat."""
        self.seats[number] = replace(self.seats[number], level=level)

    def character(self, number: int) -> str:
        """The character of the bot on a seat; the usual one for a person."""
        return (self.seats[number].level or "").partition(":")[2] or BALANCED.name

    def set_painter(self, number: int, painter: str) -> None:
        """Give a seat this painter; whoever had it gets the other. A name that was the painter's goes along."""
        other = next(at for at, seat in enumerate(self.seats) if seat.painter == painter)
        mine = self.seats[number]
        theirs = self.seats[other]
        self.seats[number] = repaint(mine, painter)
        if other != number:
            self.seats[other] = repaint(theirs, mine.painter)

    def problem(self) -> str:
        """Why this table cannot be started; empty if it can."""
        try:
            check_seats(self.playing)
        except SakuraError as error:
            return explain_error(error)
        return ""

    def as_last(self) -> LastTable:
        """What to remember of it."""
        notes = tuple(SeatNote(seat.painter, seat.name, seat.level) for seat in self.playing)
        return LastTable(notes, self.variant)


def repaint(seat: Seat, painter: str) -> Seat:
    """The seat with another painter; a name that was the painter's goes along."""
    name = painter_word(painter) if seat.name == painter_word(seat.painter) else seat.name
    return replace(seat, painter=painter, name=name)


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
