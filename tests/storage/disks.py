"""Disks that fail: full in the middle of a file, locked, or gone at any step of a save."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path

from sakura.storage.files import Memory


class Killed(BaseException):
    """The process ends here: nothing after this line is carried out."""


class FailingDisk(Memory):
    """Fails at the nth change from now on: ``failure()`` is raised, and a write has written half of the file."""

    def __init__(self, failure: Callable[[], BaseException]) -> None:
        super().__init__()
        self.failure = failure
        self.changes_left: int | None = None  # None: it works

    def fails_after(self, changes: int | None) -> None:
        """Work so many times, then fail for good; None mends it."""
        self.changes_left = changes

    def write(self, path: Path, data: bytes) -> None:
        """Write, or half of it."""
        if not self._may_change():
            super().write(path, data[: len(data) // 2])
            raise self.failure()
        super().write(path, data)

    def move(self, source: Path, target: Path) -> None:
        """Rename, or fail."""
        self._change()
        super().move(source, target)

    def remove(self, path: Path) -> None:
        """Delete, or fail."""
        self._change()
        super().remove(path)

    def settle(self, folder: Path) -> None:
        """Wait, or fail."""
        self._change()
        super().settle(folder)

    def _change(self) -> None:
        if not self._may_change():
            raise self.failure()

    def _may_change(self) -> bool:
        if self.changes_left is None:
            return True
        self.changes_left -= 1
        return self.changes_left >= 0


class FullDisk(Memory):
    """Once ``is_full``, it has no room for anything new; files can still be moved and deleted."""

    is_full = False

    def write(self, path: Path, data: bytes) -> None:
        """Write, or nothing."""
        if self.is_full:
            raise is_full()
        super().write(path, data)


def is_full() -> OSError:
    """No room."""
    return OSError(errno.ENOSPC, "No space left on device")


def is_locked() -> OSError:
    """Read-only."""
    return OSError(errno.EROFS, "Read-only file system")
