"""What came of letting the player choose a file."""

from __future__ import annotations

from typing import Final, NamedTuple

NO_CHOOSER: Final = "no chooser"
UNREADABLE: Final = "unreadable"
TOO_LARGE: Final = "too large"
UNWRITABLE: Final = "unwritable"


class Opened(NamedTuple):
    """A file that was chosen: its name and content. Without content nothing was chosen, or ``problem`` says why."""

    name: str = ""
    data: bytes | None = None
    problem: str = ""  # ``no chooser``, ``unreadable`` or ``too large``


class Stored(NamedTuple):
    """Where a file was written. Without a place it was not, by choice or because of the ``problem``."""

    place: str = ""
    problem: str = ""  # ``unwritable``
