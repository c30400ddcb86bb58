"""What a voice is: something that speaks lines, each in its language."""

from __future__ import annotations

from typing import NamedTuple, Protocol


class Line(NamedTuple):
    """Something to be said."""

    text: str
    language: str


class Voice(Protocol):
    """Whatever can speak."""

    def say(self, line: Line) -> None:
        """Speak it after what is being spoken."""

    def hush(self) -> None:
        """Be silent, and forget what was still to be said."""

    def is_speaking(self) -> bool:
        """Whether there is anything left to say."""
