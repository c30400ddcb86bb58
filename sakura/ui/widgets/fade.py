"""Where a picture is cut off above, it fades into the ground."""

from __future__ import annotations

from typing import Final

from kivy.clock import Clock
from kivy.graphics import Color, Rectangle
from kivy.properties import ColorProperty
from kivy.uix.widget import Widget

from sakura.ui.garden import soft

UPSIDE_DOWN: Final = (0, 1, 1, 1, 1, 0, 0, 0)


class Fade(Widget):
    """The colour of the ground, solid above and clear below."""

    tint = ColorProperty("#FFFFFF")

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        soon = Clock.create_trigger(self._draw, -1)  # when all is in its place, and it is known whether it is seen
        self.bind(tint=soon, pos=soon, size=soon, opacity=soon)

    def _draw(self, *_: object) -> None:
        """Only what can be seen: making ready for a new kind of texture takes longer than a frame should."""
        self.canvas.clear()
        if self.opacity > 0:
            with self.canvas:
                Color(*self.tint)
                Rectangle(texture=soft.fade(), tex_coords=UPSIDE_DOWN, pos=self.pos, size=self.size)
