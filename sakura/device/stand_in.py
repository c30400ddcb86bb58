"""A device that does nothing and remembers everything, for tests, pictures and demonstrations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sakura.device.chosen import Opened, Stored
from sakura.device.door import NO_ROOM_LOST, Sides


class StandIn:
    """What it was asked for is in ``asked``; what it answers can be set."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, ...]] = []
        self.room: Sides = NO_ROOM_LOST
        self.can_share = False
        self.speaks = False
        self.document = Opened()
        self.saved: dict[str, bytes] = {}

    def tremble(self, seconds: float) -> None:
        """Remember it."""
        self.asked.append(("tremble", seconds))

    def say(self, text: str, language: str) -> None:
        """Remember it."""
        self.asked.append(("say", text, language))

    def hush(self) -> None:
        """Remember it."""
        self.asked.append(("hush",))

    def is_speaking(self) -> bool:
        """As it was set."""
        return self.speaks

    def keep_private(self, wanted: bool) -> None:
        """Remember it."""
        self.asked.append(("keep_private", wanted))

    def insets(self) -> Sides:
        """As it was set."""
        return self.room

    def share_text(self, text: str, title: str) -> bool:
        """Remember it."""
        self.asked.append(("share_text", text, title))
        return self.can_share

    def share_picture(self, png: bytes, name: str, title: str) -> bool:
        """Remember it."""
        self.asked.append(("share_picture", png, name, title))
        return self.can_share

    def open_document(self, done: Callable[[Opened], object]) -> None:
        """The document that was set."""
        done(self.document)

    def save_document(self, name: str, data: bytes, done: Callable[[Stored], object]) -> None:
        """Hold it."""
        self.saved[name] = data
        done(Stored(name))
