"""Where a picture is cut off above, it fades into the ground."""

from __future__ import annotations

from typing import Final

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
        with self.canvas:
            self._colour = Color(*self.tint)
            self._rectangle = Rectangle(texture=soft.fade(), tex_coords=UPSIDE_DOWN)
        self.bind(tint=self._draw, pos=self._draw, size=self._draw)

    def _draw(self, *_: object) -> None:
        self._colour.rgba = self.tint
        self._rectangle.pos, self._rectangle.size = self.pos, self.size
