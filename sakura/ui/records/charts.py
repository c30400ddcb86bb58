"""Small charts: bars with what they mean written beside them, columns by month, and the cards that are played most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.graphics import Color, Rectangle, RoundedRectangle
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from sakura.ui.kv import load_kv
from sakura.ui.palette import PAINTERS
from sakura.ui.theme import theme
from sakura.ui.widgets import label, picture  # noqa: F401 - the kv file uses them
from sakura.ui.widgets.plate import Plate

ROUND = 4  # dp of a bar's corners
WIDEST = 40  # dp of a column
LEAST = 3  # dp: what is there at all can be seen


class Bar(Widget):
    """A bar as long as ``whole`` says, of which ``part`` is filled; both are shares of the width."""

    whole = NumericProperty(0.0)
    part = NumericProperty(0.0)
    tone = StringProperty("accent")
    """An ink of the theme, or a painter by name."""
    night = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self._draw, size=self._draw, whole=self._draw, part=self._draw, tone=self._draw)
        self.bind(night=self._draw)

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        with self.canvas:
            self._stretch(self.whole, theme.line)
            self._stretch(self.part, theme.painter(self.tone) if self.tone in PAINTERS else getattr(theme, self.tone))

    def _stretch(self, share: float, ink: Sequence[float]) -> None:
        if share > 0:
            Color(*ink)
            width = max(dp(LEAST), self.width * share)
            RoundedRectangle(pos=self.pos, size=(width, self.height), radius=[dp(ROUND)])


class BarRow(BoxLayout):
    """A picture, a name, a bar, and the bar in words."""

    art = StringProperty("")
    text = StringProperty("")
    words = StringProperty("")
    whole = NumericProperty(0.0)
    part = NumericProperty(0.0)
    tone = StringProperty("accent")


class FavouriteRow(BoxLayout):
    """A card, what it says, and how often it was played."""

    text = StringProperty("")
    words = StringProperty("")
    part = NumericProperty(0.0)


class Columns(Widget):
    """A column for every month, the earliest on the left."""

    values = ListProperty()
    night = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self._draw, size=self._draw, values=self._draw, night=self._draw)

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        if not self.values or self.width <= 1:
            return
        step = self.width / len(self.values)
        wide = min(step * 0.76, dp(WIDEST))
        most = max(*self.values, 1)
        with self.canvas:
            Color(*theme.line)
            Rectangle(pos=self.pos, size=(self.width, dp(1)))
            Color(*theme.indigo)
            for at, value in enumerate(self.values):
                if value:
                    height = max(dp(LEAST), self.height * value / most)
                    RoundedRectangle(
                        pos=(self.x + (at + 0.5) * step - wide / 2, self.y),
                        size=(wide, height),
                        radius=[dp(ROUND), dp(ROUND), 0, 0],
                    )


class Months(BoxLayout):
    """Games over time."""

    values = ListProperty()
    first = StringProperty("")
    last = StringProperty("")


class ChartCard(Plate, BoxLayout):
    """A chart on a piece of paper: what it is about, its main figure in words, and its rows."""

    title = StringProperty("")
    summary = StringProperty("")

    def fill(self, *rows: Any) -> ChartCard:
        """Put rows one below the other."""
        for row in rows:
            self.add_widget(row)
        return self


load_kv(__file__)
