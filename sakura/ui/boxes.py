"""Rectangles on the window: where widgets are, and what part of them is in view."""

from __future__ import annotations

from typing import Any, NamedTuple


class Box(NamedTuple):
    """A rectangle on the window, in pixels."""

    left: float
    bottom: float
    right: float
    top: float

    def within(self, other: Box) -> Box:
        """The part that lies in the other."""
        return Box(
            max(self.left, other.left),
            max(self.bottom, other.bottom),
            min(self.right, other.right),
            min(self.top, other.top),
        )

    @property
    def is_empty(self) -> bool:
        """Whether nothing of it is left."""
        return self.right - self.left < 1 or self.top - self.bottom < 1

    @property
    def middle(self) -> tuple[float, float]:
        """The point in the middle."""
        return (self.left + self.right) / 2, (self.bottom + self.top) / 2


def box_of(widget: Any) -> Box:
    """Where a widget is on the window."""
    left, bottom = widget.to_window(widget.x, widget.y)
    right, top = widget.to_window(widget.right, widget.top)
    return Box(min(left, right), min(bottom, top), max(left, right), max(bottom, top))
