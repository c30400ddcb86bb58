"""The one door to the device, as the app sees it. What lies behind it is loaded when it is asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from sakura.device.android import activity
from sakura.device.ios import is_ios

if TYPE_CHECKING:
    from sakura.device.chosen import Opened, Stored

Sides = tuple[int, int, int, int]
NO_ROOM_LOST: Sides = (0, 0, 0, 0)


class Device(Protocol):
    """What the app asks of a device. Nothing here raises, and nothing waits."""

    def tremble(self, seconds: float) -> None:
        """Shake for a moment."""

    def say(self, text: str, language: str) -> None:
        """Speak a line in its language, after those before."""

    def hush(self) -> None:
        """Break off what is being said, and forget what was still to be said."""

    def is_speaking(self) -> bool:
        """Whether there is anything left to say."""

    def keep_private(self, wanted: bool) -> None:
        """Leave the window out of screenshots and of the task switcher's pictures."""

    def insets(self) -> Sides:
        """The pixels that a notch or a bar takes from the left, the top, the right and the bottom of the window."""

    def share_text(self, text: str, title: str) -> bool:
        """Offer a text to other apps; False: it can only be copied."""

    def share_picture(self, png: bytes, name: str, title: str) -> bool:
        """Offer a picture to other apps; False: there is no way."""

    def open_document(self, done: Callable[[Opened], object]) -> None:
        """Let a file be chosen and read it; ``done`` may be called on any thread."""

    def save_document(self, name: str, data: bytes, done: Callable[[Stored], object]) -> None:
        """Let a place be chosen and write a file; ``done`` may be called on any thread."""


class ThisDevice:
    """The device that the app runs on."""

    def tremble(self, seconds: float) -> None:
        """Shake for a moment."""
        from sakura.device.vibration import tremble

        tremble(seconds)

    def say(self, text: str, language: str) -> None:
        """Speak a line."""
        from sakura.device.speech import say

        say(text, language)

    def hush(self) -> None:
        """Break off."""
        from sakura.device.speech import hush

        hush()

    def is_speaking(self) -> bool:
        """Whether something is being said."""
        from sakura.device.speech import is_speaking

        return is_speaking()

    def keep_private(self, wanted: bool) -> None:
        """Leave the window out of pictures."""
        from sakura.device.screen import keep_private

        keep_private(wanted)

    def insets(self) -> Sides:
        """What a notch or a bar takes away."""
        if activity() is None and not is_ios():
            return NO_ROOM_LOST
        from sakura.device.screen import find_insets

        return find_insets()

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
