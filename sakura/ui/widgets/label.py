"""Text by its part in a page. All wrap to their width and grow in height, but for ``OneLine``."""

from __future__ import annotations

from kivy.metrics import sp
from kivy.properties import NumericProperty
from kivy.uix.label import Label

from sakura.ui.kv import load_kv

LEAST_SIZE = 14  # sp
SHORTENING_MARGIN = 2  # pixels that Kivy wants beside a text, or it cuts it short


class Words(Label):
    """Reading text."""


class Small(Words):
    """A remark: as small as text gets."""


class Strong(Words):
    """Reading text with weight."""


class Heading(Words):
    """What a part of a screen is about."""


class Title(Words):
    """What a screen is about."""


class OneLine(Label):
    """One line that shrinks to its room before it is cut: names, numbers. (In kv plain “Line” is something drawn.)"""

    largest = NumericProperty(0)
    """The font size in pixels if there is room."""

    def fit(self, *_: object) -> None:
        """Find the largest size that fits the width, not below the least readable one."""
        self.font_size = self.largest
        if self.width <= 0 or not self.text or not self.largest:
            return
        room = int(self.width - SHORTENING_MARGIN)
        least = min(sp(LEAST_SIZE), self.largest)
        natural = self.get_extents(self.text)[0]
        if natural > room:
            self.font_size = max(least, self.largest * room / natural)
        while self.font_size > least and self.get_extents(self.text)[0] > room:  # letters grow by whole pixels
            self.font_size = max(least, self.font_size - 1)

    def get_extents(self, text: str) -> tuple[int, int]:
        """Width and height of a text at the present size, as the label would draw it."""
        self._label.options["font_size"] = self.font_size
        self._label.resolve_font_name()
        extents: tuple[int, int] = self._label.get_extents(text)
        return extents


load_kv(__file__)
