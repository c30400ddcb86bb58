"""Who sits at the table: a painter, a name, and a person or a bot for every seat."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from sakura.bots.registry import make_bot
from sakura.engine.errors import LONGEST_ECHO
from sakura.engine.setup import FEWEST_PLAYERS, MOST_PLAYERS
from sakura.session.errors import SeatError

PAINTERS = ("crane", "fan", "wave", "bamboo", "mountain", "moon")
COURT = "court"
LONGEST_NAME = 20
MOST_SIGNS = 4 * LONGEST_NAME  # letters and the marks on them: hardly any language sets more than two on one


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat: ``level`` is None for a person, else the name of a bot such as ``novice`` or ``master:bold``."""

    painter: str
    name: str
    level: str | None = None

    @property
    def is_person(self) -> bool:
        """Whether somebody at the device plays this seat."""
        return self.level is None


def check_seats(seats: Sequence[Seat]) -> None:
    """Refuse a table that cannot be started, in a sentence that says why."""
    if not FEWEST_PLAYERS <= len(seats) <= MOST_PLAYERS:
        raise SeatError("Two to six can play, not {players}.", players=len(seats))
    check_sitters(seats, make_bot)


def check_sitters(seats: Sequence[Seat], make: Callable[[str, int], object]) -> None:
    """Refuse seats that cannot sit at one table; ``make`` makes a bot of the game that is to be played."""
    for seat in seats:
        _check_painter(seat.painter)
        check_name(seat.name)
        if seat.level is not None:
            make(seat.level, 0)  # only the registry knows the bots' names
    _check_all_differ(seats)


def check_name(name: str) -> None:
    """Refuse a name that cannot stand on the screen."""
    if not name.strip():
        raise SeatError("Every painter needs a name.")
    if not name.isprintable():
        raise SeatError("A name is one line of letters that can be seen.")
    if count_letters(name) > LONGEST_NAME or len(name) > MOST_SIGNS:
        echo = f"{name[:LONGEST_NAME]}…"
        raise SeatError("A name has at most {most} letters: “{name}” is longer.", most=LONGEST_NAME, name=echo)


def count_letters(name: str) -> int:
    """How long a name is on the screen: an accent on a letter is not a letter of its own."""
    return sum(not unicodedata.combining(letter) for letter in name)


def sound_of(name: str) -> str:
    """Names that are read alike are the same name."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def suggest_name(painter: str, taken: Iterable[str] = (), title: Callable[[str], str] = str.capitalize) -> str:
    """A name for a seat nobody has named: its painter's ``title``, with a number if somebody is called that."""
    sounds = {sound_of(name) for name in taken}
    word = title(painter)
    name, number = word, 1
    while sound_of(name) in sounds:
        number += 1
        name = f"{word} {number}"
    return name


def default_seats(
    players: int, people: int = 1, level: str = "novice", title: Callable[[str], str] = str.capitalize
) -> tuple[Seat, ...]:
    """A table to begin with: so many people in the first seats, bots of one level in the others."""
    return tuple(
        Seat(painter, suggest_name(painter, title=title), None if number < people else level)
        for number, painter in enumerate(PAINTERS[:players])
    )


def _check_painter(painter: str) -> None:
    if painter not in PAINTERS:
        raise SeatError("There is no painter “{painter}”.", painter=painter[:LONGEST_ECHO])


def _check_all_differ(seats: Sequence[Seat]) -> None:
    names: set[str] = set()
    painters: set[str] = set()
    for seat in seats:
        key = sound_of(seat.name)
        if key in names:
            raise SeatError("Two painters are called “{name}”: one of them needs another name.", name=seat.name.strip())
        if seat.painter in painters:
            raise SeatError("Two seats have the painter “{painter}”: one must choose another.", painter=seat.painter)
        names.add(key)
        painters.add(seat.painter)
