"""A finger on the window."""

from __future__ import annotations

from typing import Any

from kivy.base import EventLoop
from kivy.input import MotionEvent


class Finger(MotionEvent):
    """Goes down, moves and goes up, in pixels of the window."""

    def __init__(self, x: float, y: float) -> None:
        super().__init__("bench", 1, _share(x, y), is_touch=True, type_id="touch")
        self.profile = ["pos"]

    def press(self) -> None:
        """Go down."""
        EventLoop.post_dispatch_input("begin", self)

    def drag(self, x: float, y: float) -> None:
        """Move there."""
        self.move(_share(x, y))
        EventLoop.post_dispatch_input("update", self)

    def lift(self) -> None:
        """Go up."""
        EventLoop.post_dispatch_input("end", self)

    def depack(self, args: Any) -> None:
        """Kivy asks for the place, in shares of the window."""
        self.sx, self.sy = args
        super().depack(args)


def _share(x: float, y: float) -> tuple[float, float]:
    width, height = EventLoop.window.size
    return x / (width - 1.0), y / (height - 1.0)
