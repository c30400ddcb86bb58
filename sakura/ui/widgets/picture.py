"""Pictures from the manifest as light widgets: night version, small version and fit are found by themselves."""

from __future__ import annotations

from kivy.graphics import Color, Rectangle
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, OptionProperty, StringProperty
from kivy.uix.widget import Widget

from sakura.ui import art
from sakura.ui.kv import load_kv

WHOLE = (0.0, 0.0, 1.0, 1.0)


def cover(width: float, height: float, ratio: float, align: tuple[float, float]) -> tuple[float, float, float, float]:
    """The part (x, y, width, height in shares) of a picture of that ratio that covers a room; align says what stays."""
    if width <= 0 or height <= 0:
        return WHOLE
    room = width / height
    if room > ratio:
        share = ratio / room
        return 0.0, (1 - share) * align[1], 1.0, share
    share = room / ratio
    return (1 - share) * align[0], 0.0, share, 1.0


def cut(texture: object, part: tuple[float, float, float, float]) -> tuple[float, ...]:
    """The texture coordinates of a part of a texture (y from below)."""
    left, bottom, right, _, _, _, _, top = texture.tex_coords  # type: ignore[attr-defined]
    wide, high = right - left, top - bottom
    x0, x1 = left + part[0] * wide, left + (part[0] + part[2]) * wide
    y0, y1 = bottom + part[1] * high, bottom + (part[1] + part[3]) * high
    return x0, y0, x1, y0, x1, y1, x0, y1


class Picture(Widget):
    """One picture: inside its room (``contain``), filling it (``cover``, parts may be lost) or stretched (``fill``)."""

    art = StringProperty("")
    fit = OptionProperty("contain", options=("contain", "cover", "fill"))
    tint = ColorProperty("#FFFFFF")
    align_x = NumericProperty(0.5)
    align_y = NumericProperty(0.5)
    night = BooleanProperty(False)
    """Follows the theme through kv, which lets go of pictures that are gone."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        with self.canvas:
            self._colour = Color(*self.tint)
            self._rectangle = Rectangle()
        follow = dict.fromkeys(("art", "fit", "pos", "size", "align_x", "align_y", "tint", "night"), self._draw)
        self.bind(**follow)
        self._draw()

    def _draw(self, *_: object) -> None:
        shown = bool(self.art) and self.width > 1 and self.height > 1
        self._colour.rgba = self.tint if shown else (0, 0, 0, 0)
        if not shown:
            return
        name = art.for_theme(self.art, self.night)
        known = art.info(name)
        ratio = known["width"] / known["height"]
        if self.fit == "contain":
            high = min(self.height, self.width / ratio)
            size = (high * ratio, high)
        else:
            size = (self.width, self.height)
        part = cover(*size, ratio, (self.align_x, self.align_y)) if self.fit == "cover" else WHOLE
        texture = art.texture_for(name, size[0] / part[2])
        self._rectangle.texture = texture
        self._rectangle.tex_coords = cut(texture, part)
        self._rectangle.size = size
        self._rectangle.pos = (
            self.x + (self.width - size[0]) * self.align_x,
            self.y + (self.height - size[1]) * self.align_y,
        )


class Icon(Picture):
    """A white ``ui_…`` or ``glyph_…`` picture in an ink of the theme."""


load_kv(__file__)
