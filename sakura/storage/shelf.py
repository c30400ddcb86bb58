"""A folder of named JSON documents, each in an envelope: what is put here is found again, or its loss is told.

A document is written beside the old one, and only when the disk holds all of it does it take the old one's place,
which is kept as ``.previous``. A file that cannot be used is never deleted or written over: it is set aside under a
name of its own, and the document before it takes its place.
"""

from __future__ import annotations

import contextlib
import re
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple

from sakura.storage.envelope import seal, unseal
from sakura.storage.errors import Damaged, Unreadable, explain_failure
from sakura.storage.files import Files

ENDING: Final = ".json"
PREVIOUS: Final = ".previous"
UNFINISHED: Final = ".new"
ASIDE: Final = ".aside-{number}"
NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,60}")


class Reading(NamedTuple):
    """What was found under a name.

    ``content`` is the document; when there is a ``problem``, it is the last good one before it, or None if there is
    none. The problem knows the name that the unusable file has now.
    """

    content: Any = None
    version: int = 0
    problem: Unreadable | None = None


class Shelf:
    """The documents of one kind in one folder. Names are small letters, digits and hyphens."""

    def __init__(self, files: Files, folder: Path, kind: str, version: int = 1) -> None:
        self.files = files
        self.folder = folder
        self.kind = kind
        self.version = version

    def names(self) -> list[str]:
        """All documents, those of which only the previous one is left too."""
        files = self._listing()
        endings = (ENDING, ENDING + PREVIOUS)
        stems = {file.removesuffix(ending) for file in files for ending in endings if file.endswith(ending)}
        return sorted(stem for stem in stems if NAME.fullmatch(stem))

    def read(self, name: str) -> Reading:
        """The document of that name; if it cannot be used it is set aside, and the one before it takes its place."""
        file = self._file(name)
        if file not in self._listing():
            return self._read_previous(file)
        try:
            return self._unseal(file)
        except Unreadable as problem:
            return self._give_way(file, problem)

    def reject(self, name: str, problem: Unreadable) -> Reading:
        """Set aside what was read under that name, for it makes no sense; the document before it is offered instead.

        Where nothing can be moved none is offered: nobody could tell whether it is the one that has been rejected.
        """
        file = self._file(name)
        if file not in self._listing():
            self._try_to_set_aside(file + PREVIOUS, problem)
            return Reading(problem=problem)
        found = self._give_way(file, problem)
        return found if problem.aside is not None else Reading(problem=problem)

    def seal(self, content: Any) -> bytes:
        """The document as it will lie in its file."""
        return seal(self.kind, self.version, content)

    def unseal(self, sealed: bytes, file: str) -> Reading:
        """What a sealed document holds; ``file`` is what the sentences call it."""
        letter = unseal(sealed, self.kind, self.version, file)
        return Reading(letter.content, letter.version)

    def put(self, name: str, sealed: bytes) -> None:
        """Keep a sealed document. If that fails, everything that was kept before still is."""
        file = self._file(name)
        try:
            self._replace(file, sealed)
        except OSError as failure:
            with contextlib.suppress(OSError):
                self.files.remove(self.folder / (file + UNFINISHED))
            raise explain_failure(failure) from failure

    def delete(self, name: str) -> None:
        """Take a document off the shelf. What was set aside stays."""
        file = self._file(name)
        try:
            present = self.files.names(self.folder)
            for doomed in (file + UNFINISHED, file + PREVIOUS, file):  # the newest last: half deleted is not deleted
                if doomed in present:
                    self.files.remove(self.folder / doomed)
            self.files.settle(self.folder)
        except OSError as failure:
            raise explain_failure(failure) from failure

    def _replace(self, file: str, sealed: bytes) -> None:
        unfinished = self.folder / (file + UNFINISHED)
        self.files.write(unfinished, sealed)
        if file in self.files.names(self.folder):
            self._make_previous(file)
        self.files.move(unfinished, self.folder / file)
        self.files.settle(self.folder)

    def _make_previous(self, file: str) -> None:
        """Only a good document may take the place of the previous one."""
        try:
            self._unseal(file)
        except Unreadable:
            self._set_aside(file)
        else:
            self.files.move(self.folder / file, self.folder / (file + PREVIOUS))

    def _give_way(self, file: str, problem: Unreadable) -> Reading:
        """Set an unusable file aside, if it can be moved; the document before it is offered instead."""
        self._try_to_set_aside(file, problem)
        before = self._read_previous(file)
        return Reading(before.content, before.version, problem)

    def _read_previous(self, file: str) -> Reading:
        if file + PREVIOUS not in self._listing():
            return Reading()
        try:
            return self._unseal(file + PREVIOUS)
        except Unreadable as problem:
            self._try_to_set_aside(file + PREVIOUS, problem)
            return Reading(problem=problem)

    def _unseal(self, file: str) -> Reading:
        try:
            data = self.files.read(self.folder / file)
        except OSError:
            raise Damaged("The file “{file}” cannot be read.", file=file) from None
        return self.unseal(data, file)

    def _set_aside(self, file: str) -> str:
        present = self.files.names(self.folder)
        names = (file + ASIDE.format(number=number) for number in count(1))
        aside = next(name for name in names if name not in present)
        self.files.move(self.folder / file, self.folder / aside)
        self.files.settle(self.folder)
        return aside

    def _try_to_set_aside(self, file: str, problem: Unreadable) -> None:
        """Let the problem know the unusable file's new name; none where nothing can be moved."""
        try:
            problem.aside = self._set_aside(file)
        except OSError:
            problem.aside = None

    def _listing(self) -> list[str]:
        """The files to read; a folder that cannot be looked into has none."""
        try:
            return self.files.names(self.folder)
        except OSError:
            return []

    def _file(self, name: str) -> str:
        if not NAME.fullmatch(name):
            raise ValueError(f"{name!r} cannot be the name of a document")
        return name + ENDING
