"""What can be wrong with a file that is kept, and why one could not be."""

from __future__ import annotations

import errno
from typing import Final

from sakura.engine.errors import SakuraError

FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
DAMAGED_FILE: Final = "The file “{file}” is damaged."
LOCKED: Final = frozenset({errno.EROFS, errno.EACCES, errno.EPERM})


class StorageError(SakuraError):
    """Something about a kept file, in one sentence."""


class Unreadable(StorageError):
    """A file that cannot be used as it is."""

    aside: str | None = None
    """The name under which the file has been set aside; None if it has not."""


class Damaged(Unreadable):
    """A file of ours that was cut, changed or emptied."""


class Foreign(Unreadable):
    """A file that something else has written, or that is of another kind."""


class Newer(Unreadable):
    """A file of a later version, which may hold what this one cannot know."""


class Unsaved(StorageError):
    """Something could not be written; what was there before still is."""


class Full(Unsaved):
    """There is no room for anything more until the player makes some."""


def explain_failure(failure: OSError) -> Unsaved:
    """Why nothing was written, as far as the player can do something about it."""
    if failure.errno in FULL:
        return Full("Nothing more can be saved: there is no room left on this device.")
    if failure.errno in LOCKED:
        return Unsaved("Nothing can be saved: the folder of the app cannot be written to.")
    return Unsaved("Nothing can be saved: the device reports a problem with its storage.")
