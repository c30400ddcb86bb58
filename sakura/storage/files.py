"""The few things that storage does with files, so that a test can put a full, read-only or slow disk in their place."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Protocol


class Files(Protocol):
    """What storage asks of a disk. Everything may raise ``OSError``."""

    def names(self, folder: Path) -> list[str]:
        """The files in a folder; none if there is no such folder."""

    def read(self, path: Path) -> bytes:
        """All of a file."""

    def write(self, path: Path, data: bytes) -> None:
        """Make a file, or make it anew, and come back when the disk holds it."""

    def move(self, source: Path, target: Path) -> None:
        """Give a file another name, in one step; whatever had that name is gone."""

    def remove(self, path: Path) -> None:
        """Delete a file."""

    def settle(self, folder: Path) -> None:
        """Come back when the disk holds the names in this folder."""


class Disk:
    """The real files."""

    def names(self, folder: Path) -> list[str]:
        """The files in a folder; none if there is no such folder."""
        try:
            return sorted(entry.name for entry in os.scandir(folder) if entry.is_file())
        except FileNotFoundError:
            return []

    def read(self, path: Path) -> bytes:
        """All of a file."""
        return path.read_bytes()

    def write(self, path: Path, data: bytes) -> None:
        """Make a file and its folder, and wait for the disk."""
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())

    def move(self, source: Path, target: Path) -> None:
        """Rename a file."""
        source.replace(target)

    def remove(self, path: Path) -> None:
        """Delete a file."""
        path.unlink()

    def settle(self, folder: Path) -> None:
        """Wait for the disk; not every system can do that with a folder."""
        with contextlib.suppress(OSError):
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)


class Memory:
    """Files that nobody keeps, for tests and pictures."""

    def __init__(self) -> None:
        self.held: dict[Path, bytes] = {}

    def names(self, folder: Path) -> list[str]:
        """The files in a folder."""
        return sorted(path.name for path in tuple(self.held) if path.parent == folder)

    def read(self, path: Path) -> bytes:
        """All of a file."""
        self._expect(path)
        return self.held[path]

    def write(self, path: Path, data: bytes) -> None:
        """Hold a file."""
        self.held[path] = data

    def move(self, source: Path, target: Path) -> None:
        """Rename a file."""
        self._expect(source)
        self.held[target] = self.held.pop(source)

    def remove(self, path: Path) -> None:
        """Let go of a file."""
        self._expect(path)
        del self.held[path]

    def settle(self, folder: Path) -> None:
        """There is nothing to wait for."""

    def _expect(self, path: Path) -> None:
        if path not in self.held:
            raise FileNotFoundError(path)
