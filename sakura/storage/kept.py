"""A game that is over as the library keeps it: what a list tells of it, and its record as plain data."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any, Final

from sakura.storage.errors import DAMAGED_FILE, Damaged, Newer

SAKURA: Final = "sakura"
OKIYA: Final = "okiya"
GAMES: Final = (SAKURA, OKIYA)
OWN: Final = "own"  # played here from its beginning
BRANCH: Final = "branch"  # played on from the middle of another
IMPORTED: Final = "imported"
ORIGINS: Final = (OWN, BRANCH, IMPORTED)
NAME_LENGTH: Final = 16
LATEST: Final = 32_503_679_999  # the last second of the year 2999 by Greenwich, in seconds since 1970


@dataclass(frozen=True, slots=True)
class Note:
    """What a list tells of a game. ``levels`` are None for people; ``winners`` are seats."""

    game: str
    when: int  # seconds since 1970
    names: tuple[str, ...]
    painters: tuple[str, ...]
    levels: tuple[str | None, ...]
    winners: tuple[int, ...]
    origin: str = OWN

    @property
    def counts(self) -> bool:
        """Whether the statistics count it."""
        return self.origin == OWN


@dataclass(frozen=True, slots=True)
class Kept:
    """A game that is kept: its note, and its record as plain JSON data, which only its kind understands."""

    note: Note
    record: dict[str, Any]

    @property
    def name(self) -> str:
        """What it is called on the shelf: the same game always gets the same name."""
        plain = json.dumps([self.note.game, self.record], sort_keys=True).encode()
        return hashlib.sha256(plain).hexdigest()[:NAME_LENGTH]


def read_note(data: Any, file: str) -> Note:
    """The note of a document; ``file`` is what the sentences call that."""
    match data:
        case {
            "game": str(game),
            "when": int(when),
            "names": [*names],
            "painters": [*painters],
            "levels": [*levels],
            "winners": [*winners],
            "origin": str(origin),
        }:
            note = Note(game, when, tuple(names), tuple(painters), tuple(levels), tuple(winners), origin)
        case _:
            raise Damaged(DAMAGED_FILE, file=file)
    if game not in GAMES or origin not in ORIGINS:
        raise Newer("The file “{file}” was written by a newer version of Sakura.", file=file)
    if not _is_sound(note):
        raise Damaged(DAMAGED_FILE, file=file)
    return note


def _is_sound(note: Note) -> bool:
    seats = len(note.names)
    return (
        seats == len(note.painters) == len(note.levels)
        and all(isinstance(word, str) for word in (*note.names, *note.painters))
        and all(level is None or isinstance(level, str) for level in note.levels)
        and all(type(winner) is int and 0 <= winner < seats for winner in note.winners)
        and 0 <= note.when <= LATEST
    )
