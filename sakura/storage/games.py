"""The games in progress: what the home screen tells of them, and the sittings themselves as plain data.

A document holds a short note beside the saved sitting, so that the home screen needs neither engine nor bots.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from sakura.storage.errors import DAMAGED_FILE, Damaged, Unreadable
from sakura.storage.kept import GAMES, SAKURA
from sakura.storage.shelf import Reading, Shelf
from sakura.storage.writer import Place, Writer

if TYPE_CHECKING:
    from sakura.session.seats import Seat

KIND: Final = "game"
VERSION: Final = 1
NO_GAME: Final = "The saved game “{file}” makes no sense: {problem}"


class Note(NamedTuple):
    """What can be told of a game without opening it."""

    names: tuple[str, ...]
    painters: tuple[str, ...]
    round: int  # of Okiya: which game of the match
    played: int  # when, in seconds since 1970
    game: str = SAKURA


class Keepable(Protocol):
    """What a sitting of either game can tell and be saved as."""

    @property
    def seats(self) -> Sequence[Seat]:
        """Who plays."""

    @property
    def round(self) -> int:
        """How far they are."""

    def save(self) -> dict[str, Any]:
        """All of it as plain data."""


class Loss(NamedTuple):
    """A saved game that could not be used: what was wrong, and the game it goes on as, if an earlier state is left."""

    problem: Unreadable
    name: str | None


class OpenGames:
    """The shelf of games that are not over."""

    def __init__(self, shelf: Shelf, writer: Writer) -> None:
        self._shelf = shelf
        self._writer = writer
        self._notes: dict[str, Note] | None = None
        self._losses: list[Loss] = []

    def notes(self) -> dict[str, Note]:
        """Every game by name, the one played last first. The disk is looked at once."""
        return dict(sorted(self._known().items(), key=lambda item: item[1].played, reverse=True))

    def take_losses(self) -> list[Loss]:
        """What has been found damaged since the last time this was asked."""
        losses, self._losses = self._losses, []
        return losses

    def new_name(self) -> str:
        """A name for another game."""
        return os.urandom(6).hex()

    def keep(self, name: str, sitting: Keepable, game: str = SAKURA) -> None:
        """Keep a sitting as it is now; the disk gets it in its own time."""
        painters = tuple(seat.painter for seat in sitting.seats)
        note = Note(tuple(seat.name for seat in sitting.seats), painters, sitting.round, int(time.time()), game)
        self._known()[name] = note
        self._writer.put(self._shelf, name, self._shelf.seal({"note": _write_note(note), "sitting": sitting.save()}))

    def drop(self, name: str, after: Place | None = None) -> None:
        """A game is over, given up or deleted; it stays on the disk until the document ``after`` is there."""
        self._known().pop(name, None)
        self._writer.delete(self._shelf, name, after)

    def load(self, name: str) -> Any:
        """The saved sitting of that name; None if there is none left."""
        found = self._check(name, self._writer.read(self._shelf, name))
        return None if found is None else found.content["sitting"]

    def reject(self, name: str, problem: Exception) -> Any:
        """The sitting makes no sense: set it aside; the one before it comes back, or None."""
        reason = Damaged(NO_GAME, file=name, problem=problem)
        found = self._check(name, self._shelf.reject(name, reason))
        return None if found is None else found.content["sitting"]

    def _known(self) -> dict[str, Note]:
        if self._notes is None:
            self._notes = {}
            found = {name: self._check(name, self._shelf.read(name)) for name in self._shelf.names()}
            self._notes |= {name: _read_note(game.content["note"]) for name, game in found.items() if game is not None}
        return self._notes

    def _check(self, name: str, found: Reading) -> Reading | None:
        """What was found, if a game can be read from it; damage is noted."""
        while found.content is not None and not _is_game(found.content):
            found = self._shelf.reject(name, found.problem or Damaged(DAMAGED_FILE, file=name))
        if found.problem is not None:
            self._losses.append(Loss(found.problem, None if found.content is None else name))
        if found.content is None:
            self._known().pop(name, None)
            return None
        return found


def _write_note(note: Note) -> dict[str, Any]:
    return {**note._asdict(), "names": list(note.names), "painters": list(note.painters)}


def _read_note(data: dict[str, Any]) -> Note:
    return Note(tuple(data["names"]), tuple(data["painters"]), data["round"], data["played"], data.get("game", SAKURA))


def _is_game(content: Any) -> bool:
    match content:
        case {"note": {"names": [*names], "painters": [*painters], "round": int(), "played": int()}, "sitting": dict()}:
            known = content["note"].get("game", SAKURA) in GAMES
            return known and all(isinstance(word, str) for word in (*names, *painters))
    return False
