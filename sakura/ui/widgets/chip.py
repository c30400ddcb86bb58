"""A painter by emblem, name and place, and the tokens beside it: the Emperor's red seals."""

from __future__ import annotations

from typing import Any

from kivy.graphics import Color, Rectangle
from kivy.metrics import dp
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from sakura.ui import art
from sakura.ui.kv import load_kv
from sakura.ui.widgets.label import Small, Strong  # noqa: F401 - the kv file uses them
from sakura.ui.widgets.picture import Picture  # noqa: F401 - likewise
from sakura.ui.widgets.plate import Plate


class PainterChip(Plate, BoxLayout):
    """Who it is in full, where they stand, and how many tokens they have, on a piece of paper."""

    painter = StringProperty("crane")
    name = StringProperty("")
    place = StringProperty("")
    tokens = NumericProperty(0)


class TokenRow(Widget):
    """So many seals in a row; they overlap when there is little room."""

    count = NumericProperty(0)
    side = NumericProperty(0)
    """How large a seal is; 0 for the usual."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(count=self._draw, pos=self._draw, size=self._draw, side=self._draw)
        self._draw()

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        count = int(self.count)
        if count <= 0 or self.width <= 0:
            return
        side = self.side or dp(20)
        step = min(side * 1.1, (self.width - side) / max(1, count - 1))
        texture = art.texture_for("token", side)
        with self.canvas:
            Color(1, 1, 1, 1)
            for place in range(count):
                Rectangle(texture=texture, pos=(self.x + place * step, self.center_y - side / 2), size=(side, side))


load_kv(__file__)
