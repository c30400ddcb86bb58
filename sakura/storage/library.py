"""The games that are over and kept: a document for each, and an index, so that a list needs not read them all.

Two kinds of games lie here side by side, Sakura and Okiya; the library knows of a game what a list tells, and asks the
kind's own module whether a game is possible. The index only repeats what the documents say: it is made anew from
them whenever it is missing, damaged or behind. Everything that the statistics count comes from here.
"""

from __future__ import annotations

import json
import threading
from dataclasses import asdict, replace
from typing import Any, Final

from sakura.engine.errors import SakuraError
from sakura.engine.records import FORMAT, Record
from sakura.okiya.records import OkiyaRecord
from sakura.storage.envelope import unseal
from sakura.storage.errors import DAMAGED_FILE, Damaged, StorageError, Unreadable
from sakura.storage.kept import BRANCH, IMPORTED, OKIYA, Kept, Note, read_note
from sakura.storage.okiya_games import open_okiya
from sakura.storage.sakura_games import keep_bare_record, open_sakura
from sakura.storage.shelf import Shelf
from sakura.storage.writer import Place, Writer

KIND: Final = "kept game"
VERSION: Final = 1
INDEX_KIND: Final = "kept games"
INDEX_VERSION: Final = 1
INDEX: Final = "index"
LARGEST_FILE: Final = 2_000_000  # bytes: a game is a hundredth of it
IMPOSSIBLE: Final = "The file “{file}” tells of an impossible game: {problem}"


class Library:
    """All kept games. Reading is done at once, writing by the writer."""

    def __init__(self, shelf: Shelf, index: Shelf, writer: Writer) -> None:
        self._shelf = shelf
        self._index = index
        self._writer = writer
        self._lock = threading.RLock()  # the statistics read games on a thread of their own
        self._notes: dict[str, Note] | None = None
        self._losses: list[Unreadable] = []

    def notes(self) -> dict[str, Note]:
        """Every game by name, the latest first."""
        with self._lock:
            return dict(sorted(self._known().items(), key=lambda item: (item[1].when, item[0]), reverse=True))

    def take_losses(self) -> list[Unreadable]:
        """What has been found damaged since the last time this was asked."""
        with self._lock:
            losses, self._losses = self._losses, []
        return losses

    def keep(self, kept: Kept) -> str:
        """Keep a game; its name comes back. A branch that came out as a game that is there leaves that as it is."""
        name = kept.name
        with self._lock:
            if kept.note.origin == BRANCH and name in self._known():
                return name
            self._known()[name] = kept.note
            self._writer.put(self._shelf, name, self.seal(kept))
            self._write_index()
        return name

    def load(self, name: str) -> Kept:
        """A game of the list; if it cannot be used it is set aside where that can be done, and why is raised."""
        found = self._writer.read(self._shelf, name)
        if found.content is None:
            self._forget(name)
            raise found.problem or Damaged("The file “{file}” is no longer there.", file=name)
        try:
            return _read_kept(found.content, name)
        except Unreadable as problem:
            self._shelf.reject(name, problem)
            self._forget(name)
            raise

    def load_or_note_loss(self, name: str) -> Kept | None:
        """A game of the list, for who cannot tell anybody that it is damaged: it is among the losses then."""
        with self._lock:
            if name not in self._known():
                return None  # deleted in the meantime
        try:
            return self.load(name)
        except Unreadable as problem:
            with self._lock:
                self._losses.append(problem)
            return None

    def place_of(self, name: str) -> Place:
        """Where a game is kept."""
        return Place(self._shelf, name)

    def delete(self, name: str) -> None:
        """Take a game out of the library for good."""
        with self._lock:
            self._writer.delete(self._shelf, name)
            self._forget(name)

    def seal(self, kept: Kept) -> bytes:
        """A game as the content of a file, which any Sakura can import."""
        return self._shelf.seal({"note": asdict(kept.note), "record": kept.record})

    def bring_in(self, data: bytes, file: str, when: int) -> str:
        """Keep the game of a file; one that is damaged, foreign or impossible is refused with the reason."""
        found = read_file(data, file, when)
        kept = Kept(replace(found.note, origin=IMPORTED), _open(found).as_data())
        if not self._known().keys().isdisjoint((kept.name, found.name)):  # once games were kept as the file wrote them
            raise StorageError("The game of “{file}” is kept already.", file=file)
        return self.keep(kept)

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

    def _forget(self, name: str) -> None:
        with self._lock:
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
        bare = _find_bare_record(data)
        if bare is not None:
            return keep_bare_record(bare, when)
        return _read_kept(unseal(data, KIND, VERSION, file).content, file)
    except Unreadable:
        raise
    except SakuraError as problem:
        raise Damaged(IMPOSSIBLE, file=file, problem=problem) from None


def _find_bare_record(data: bytes) -> dict[str, Any] | None:
    """A record with nothing around it, as the command line writes it."""
    try:
        found = json.loads(data)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) and FORMAT in found else None


def _read_kept(content: Any, file: str) -> Kept:
    """The game of a document, after it has been played again."""
    if not isinstance(content, dict) or not isinstance(content.get("record"), dict):
        raise Damaged(DAMAGED_FILE, file=file)
    kept = Kept(read_note(content.get("note"), file), content["record"])
    try:
        _open(kept)
    except SakuraError as problem:
        raise Damaged(IMPOSSIBLE, file=file, problem=problem) from None
    return kept


def _open(kept: Kept) -> Record | OkiyaRecord:
    """Let the game's own kind play it again; the record as that writes it comes back."""
    return open_okiya(kept)[0] if kept.note.game == OKIYA else open_sakura(kept)[0]


def _read_index(content: Any) -> dict[str, Note]:
    """What the index lists; an index that makes no sense lists nothing, and the games are read again."""
    if not isinstance(content, dict):
        return {}
    try:
        return {name: read_note(note, INDEX) for name, note in content.items()}
    except Unreadable:
        return {}
