"""Rectangles on the window: where widgets are, and what part of them is in view."""

from __future__ import annotations

from typing import Any, NamedTuple

from sakura.ui.running import running_app

Point = tuple[float, float]


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
    def middle(self) -> Point:
        """The point in the middle."""
        return (self.left + self.right) / 2, (self.bottom + self.top) / 2


def box_of(widget: Any) -> Box:
    """Where a widget is on the window."""
    return span(widget.to_window(widget.x, widget.y), widget.to_window(widget.right, widget.top))


def span(corner: Point, opposite: Point) -> Box:
    """The box between two corners, whichever they are: what is turned round begins at the right and at the top."""
    (left, right), (bottom, top) = (sorted(pair) for pair in zip(corner, opposite, strict=True))
    return Box(left, bottom, right, top)


def as_read(box: Box) -> Box:
    """A box of the window where its reader sees it: the screen may be turned to the player opposite."""
    router = getattr(running_app(), "router", None)
    return box if router is None else span(router.to_local(*box[:2]), router.to_local(*box[2:]))
