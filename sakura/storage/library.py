"""The games that are over and kept: a document for each, and an index, so that a list needs not read them all.

Two kinds of games lie here side by side, Sakura and Okiya; the library knows of a game what a list tells, and asks the
kind's own module whether a game is possible. The index only repeats what the documents say: it is made anew from
them whenever it is missing, damaged or behind. Everything that the statistics count comes from here.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from sakura.engine.errors import SakuraError
from sakura.storage.envelope import unseal
from sakura.storage.errors import Damaged, Newer, StorageError, Unreadable
from sakura.storage.shelf import Shelf
from sakura.storage.writer import Writer

KIND: Final = "kept game"
VERSION: Final = 1
INDEX_KIND: Final = "kept games"
INDEX_VERSION: Final = 1
INDEX: Final = "index"
SAKURA: Final = "sakura"
OKIYA: Final = "okiya"
GAMES: Final = (SAKURA, OKIYA)
OWN: Final = "own"  # played here from its beginning
BRANCH: Final = "branch"  # played on from the middle of another
IMPORTED: Final = "imported"
ORIGINS: Final = (OWN, BRANCH, IMPORTED)
NAME_LENGTH: Final = 16
LATEST: Final = 253_402_300_799  # the last second of the year 9999, in seconds since 1970
RECORD_MARK: Final = "sakura-record"  # a bare record, as the command line writes it
LARGEST_FILE: Final = 2_000_000  # bytes: a game is a hundredth of it
IMPOSSIBLE: Final = "The file “{file}” tells of an impossible game: {problem}"


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


class Library:
    """All kept games. Reading is done at once, writing by the writer."""

    def __init__(self, shelf: Shelf, index: Shelf, writer: Writer) -> None:
        self._shelf = shelf
        self._index = index
        self._writer = writer
        self._notes: dict[str, Note] | None = None
        self._losses: list[Unreadable] = []

    def notes(self) -> dict[str, Note]:
        """Every game by name, the latest first."""
        return dict(sorted(self._known().items(), key=lambda item: (item[1].when, item[0]), reverse=True))

    def take_losses(self) -> list[Unreadable]:
        """What has been found damaged since the last time this was asked."""
        losses, self._losses = self._losses, []
        return losses

    def keep(self, kept: Kept) -> str:
        """Keep a game; its name comes back."""
        name = kept.name
        self._known()[name] = kept.note
        content = {"note": asdict(kept.note), "record": kept.record}
        self._writer.put(self._shelf, name, self._shelf.seal(content))
        self._write_index()
        return name

    def load(self, name: str) -> Kept:
        """A game of the list; if it cannot be used it has been set aside, and why is raised."""
        self._writer.flush()
        found = self._shelf.read(name)
        if found.content is None:
            self._lose(name)
            raise found.problem or Damaged("The file “{file}” is no longer there.", file=name)
        try:
            return _read_kept(found.content, name)
        except Unreadable as problem:
            self._shelf.reject(name, problem)
            self._lose(name)
            raise

    def delete(self, name: str) -> None:
        """Take a game out of the library for good."""
        self._known().pop(name, None)
        self._writer.delete(self._shelf, name)
        self._write_index()

    def export(self, name: str) -> bytes:
        """A game as the content of a file that any Sakura can import."""
        kept = self.load(name)
        return self._shelf.seal({"note": asdict(kept.note), "record": kept.record})

    def bring_in(self, data: bytes, file: str, when: int) -> str:
        """Keep the game of a file; one that is damaged, foreign or impossible is refused with the reason."""
        kept = read_file(data, file, when)
        if kept.name in self._known():
            raise StorageError("The game of “{file}” is kept already.", file=file)
        return self.keep(replace(kept, note=replace(kept.note, origin=IMPORTED)))

    def _known(self) -> dict[str, Note]:
        if self._notes is None:
            names = self._shelf.names()
            listed = _read_index(self._index.read(INDEX).content)
            self._notes = {name: listed[name] for name in names if name in listed}
            for name in [name for name in names if name not in listed]:
                self._look_into(name)
            if self._notes.keys() != listed.keys():
                self._write_index()
        return self._notes

    def _look_into(self, name: str) -> None:
        """Read a game that the index does not list."""
        assert self._notes is not None
        found = self._shelf.read(name)
        if found.problem is not None:
            self._losses.append(found.problem)
        try:
            if found.content is not None:
                self._notes[name] = _read_kept(found.content, name).note
        except Unreadable as problem:
            self._shelf.reject(name, problem)
            self._losses.append(problem)

    def _lose(self, name: str) -> None:
        self._known().pop(name, None)
        self._write_index()

    def _write_index(self) -> None:
        content = {name: asdict(note) for name, note in self._known().items()}
        self._writer.put(self._index, INDEX, self._index.seal(content))


def read_file(data: bytes, file: str, when: int) -> Kept:
    """The game of an exported file, or of a bare record; ``when`` is for one that does not say when it was played."""
    if len(data) > LARGEST_FILE:
        raise Damaged("The file “{file}” is too large to be a game.", file=file)
    try:
        if _is_bare_record(data):
            from sakura.storage.sakura_games import keep_bare_record

            return keep_bare_record(data.decode(), when)
        return _read_kept(unseal(data, KIND, VERSION, file).content, file)
    except Unreadable:
        raise
    except SakuraError as problem:
        raise Damaged(IMPOSSIBLE, file=file, problem=problem) from None


def _is_bare_record(data: bytes) -> bool:
    try:
        found = json.loads(data)
    except (ValueError, RecursionError):
        return False
    return isinstance(found, dict) and RECORD_MARK in found


def _read_kept(content: Any, file: str) -> Kept:
    """The game of a document, after it has been played again."""
    if not isinstance(content, dict) or not isinstance(content.get("record"), dict):
        raise Damaged("The file “{file}” is damaged.", file=file)
    kept = Kept(_read_note(content.get("note"), file), content["record"])
    try:
        _check(kept)
    except SakuraError as problem:
        raise Damaged(IMPOSSIBLE, file=file, problem=problem) from None
    return kept


def _check(kept: Kept) -> None:
    """Let the game's own kind play it again."""
    if kept.note.game == SAKURA:
        from sakura.storage.sakura_games import open_sakura

        open_sakura(kept)


def _read_note(data: Any, file: str) -> Note:
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
            raise Damaged("The file “{file}” is damaged.", file=file)
    if game not in GAMES or origin not in ORIGINS:
        raise Newer("The file “{file}” was written by a newer version of Sakura.", file=file)
    if not _is_sound(note):
        raise Damaged("The file “{file}” is damaged.", file=file)
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


def _read_index(content: Any) -> dict[str, Note]:
    """What the index lists; an index that makes no sense lists nothing, and the games are read again."""
    if not isinstance(content, dict):
        return {}
    try:
        return {name: _read_note(note, INDEX) for name, note in content.items()}
    except Unreadable:
        return {}
