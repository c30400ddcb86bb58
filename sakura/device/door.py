"""The one door to the device, as the app sees it: real, or a stand-in that remembers what it was asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from sakura.device.chosen import Opened, Stored
from sakura.device.screen import NO_INSETS, Insets, find_insets, keep_private
from sakura.device.vibration import tremble


class Device(Protocol):
    """What the app asks of a device. Nothing here raises, and nothing waits."""

    def tremble(self, seconds: float) -> None:
        """Shake for a moment."""

    def keep_private(self, wanted: bool) -> None:
        """Leave the window out of screenshots and of the task switcher's pictures."""

    def insets(self) -> Insets:
        """What a notch or a bar takes away from the window."""

    def share_text(self, text: str, title: str) -> bool:
        """Offer a text to other apps; False: it can only be copied."""

    def share_picture(self, png: bytes, name: str, title: str) -> bool:
        """Offer a picture to other apps; False: there is no way."""

    def open_document(self, done: Callable[[Opened], object]) -> None:
        """Let a file be chosen and read it; ``done`` may be called on any thread."""

    def save_document(self, name: str, data: bytes, done: Callable[[Stored], object]) -> None:
        """Let a place be chosen and write a file; ``done`` may be called on any thread."""


class ThisDevice:
    """The device that the app runs on. What is seldom asked for is loaded when it is."""

    tremble = staticmethod(tremble)
    keep_private = staticmethod(keep_private)
    insets = staticmethod(find_insets)

    def share_text(self, text: str, title: str) -> bool:
        """Offer a text to other apps."""
        from sakura.device.sharing import share_text

        return share_text(text, title)

    def share_picture(self, png: bytes, name: str, title: str) -> bool:
        """Offer a picture to other apps."""
        from sakura.device.sharing import share_picture

        return share_picture(png, name, title)

    def open_document(self, done: Callable[[Opened], object]) -> None:
        """Let a file be chosen and read it."""
        from sakura.device.documents import open_document

        open_document(done)

    def save_document(self, name: str, data: bytes, done: Callable[[Stored], object]) -> None:
        """Let a place be chosen and write a file."""
        from sakura.device.documents import save_document

        save_document(name, data, done)


class StandIn:
    """A device that does nothing and remembers everything, for tests, pictures and demonstrations."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, ...]] = []
        self.room = NO_INSETS
        self.can_share = False
        self.document = Opened()
        self.saved: dict[str, bytes] = {}

    def tremble(self, seconds: float) -> None:
        """Remember it."""
        self.asked.append(("tremble", seconds))

    def keep_private(self, wanted: bool) -> None:
        """Remember it."""
        self.asked.append(("keep_private", wanted))

    def insets(self) -> Insets:
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
