"""A pair of sliding doors that covers every pixel while it is closed."""

from __future__ import annotations

from typing import Any, Final

from kivy.graphics import Color, Rectangle
from kivy.metrics import dp
from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from sakura.ui import art
from sakura.ui.palette import colour_of
from sakura.ui.theme import theme
from sakura.ui.widgets.picture import cover, cut

WOOD: Final = colour_of("#3E2C26")
WOOD_LIGHT: Final = colour_of("#5A4238")
INNER: Final = (0.045, 0.03, 0.91, 0.94)  # the painted part of the picture, without its own frame


class Fusuma(Widget):
    """``openness`` 0 is closed, 1 is open; the doors slide outwards."""

    openness = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self._draw, size=self._draw, openness=self._draw)
        theme.bind(night=self._draw)
        self._draw()

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        if self.openness >= 1 or self.width <= 1:
            return
        half = -(-self.width // 2)
        shift = half * self.openness
        with self.canvas:
            self._draw_door("fusuma_left", self.x - shift, half, 1.0)
            self._draw_door("fusuma_right", self.right - half + shift, half, 0.0)

    def _draw_door(self, name: str, x: float, width: float, inner_edge: float) -> None:
        texture = art.texture(art.for_theme(name, theme.night), mipmaps=False)
        ratio = texture.width * INNER[2] / (texture.height * INNER[3])
        left, bottom, wide, high = cover(width, self.height, ratio, (inner_edge, 0.5))
        part = (
            INNER[0] + left * INNER[2],
            INNER[1] + bottom * INNER[3],
            wide * INNER[2],
            high * INNER[3],
        )
        Color(1, 1, 1, 1)
        Rectangle(texture=texture, tex_coords=cut(texture, part), pos=(x, self.y), size=(width, self.height))
        self._draw_frame(x, width)

    def _draw_frame(self, x: float, width: float) -> None:
        beam, post = dp(12), dp(7)
        Color(*WOOD)
        Rectangle(pos=(x, self.y), size=(width, beam))
        Rectangle(pos=(x, self.top - beam), size=(width, beam))
        Rectangle(pos=(x, self.y), size=(post, self.height))
        Rectangle(pos=(x + width - post, self.y), size=(post, self.height))
        Color(*WOOD_LIGHT)
        Rectangle(pos=(x + post, self.top - beam), size=(width - 2 * post, dp(2)))
        Rectangle(pos=(x + post, self.y + beam - dp(2)), size=(width - 2 * post, dp(2)))
