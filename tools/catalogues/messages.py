"""A sentence that is to be translated, as it stands in the source."""

from __future__ import annotations

import string
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]


class Key(NamedTuple):
    """What a catalogue finds a sentence by."""

    singular: str
    plural: str | None = None
    context: str | None = None

    @property
    def forms(self) -> tuple[str, ...]:
        """The English forms."""
        return (self.singular,) if self.plural is None else (self.singular, self.plural)


@dataclass(frozen=True, slots=True)
class Found:
    """A sentence and where it stands."""

    key: Key
    path: Path
    line: int


class Unreadable(NamedTuple):
    """A place where a sentence should stand and something else does, so that nobody could translate it."""

    path: Path
    line: int
    reason: str

    def __str__(self) -> str:
        return f"{relative(self.path)}:{self.line}: {self.reason}"


def relative(path: Path) -> str:
    """A path as the project writes it."""
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.as_posix()


def placeholders(text: str) -> frozenset[str]:
    """The ``{name}``s that are filled in, with the way they are written out."""
    return frozenset(
        f"{name}:{form}" if form else name for _, name, form, _ in string.Formatter().parse(text) if name is not None
    )
