"""The course of a game: a line that shows move by move for whom it was won, with the first losing move marked."""

from __future__ import annotations

from typing import Any, Final

from kivy.graphics import Color, Ellipse, Line
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from sakura.session.okiya_analysis import Analysis
from sakura.ui.kv import load_kv
from sakura.ui.theme import theme
from sakura.ui.widgets.label import Small  # noqa: F401 - the kv file uses it
from sakura.ui.widgets.picture import Picture  # noqa: F401 - likewise

DOT: Final = 5  # dp
MARK: Final = 10


class CourseLine(Widget):
    """Above the middle the seat it is shown to is winning, below it the other; a dot for every move."""

    cursor = NumericProperty(-1)
    """The moment that is looked at; -1 if none is."""
    hint = StringProperty("")
    """What it is, in words."""
    touch_target = True

    def __init__(self, **kwargs: Any) -> None:
        self.register_event_type("on_pick")
        super().__init__(**kwargs)
        self._course: list[int] = []
        self._painters: list[str] = []
        self._mistake: int | None = None
        self.bind(pos=self._draw, size=self._draw, cursor=self._draw)
        theme.bind(night=self._draw, contrast=self._draw)

    def on_pick(self, _at: int) -> None:
        """A moment was touched: so many moves have been made."""

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Find the moment under the finger."""
        if not self._course or not self.collide_point(*touch.pos):
            return False
        moments = range(len(self._course))
        self.dispatch("on_pick", min(moments, key=lambda at: abs(self._point(at)[0] - touch.x)))
        return True

    def show(self, analysis: Analysis, painters: list[str], seat: int) -> None:
        """Draw the course as this seat sees it."""
        self._course = analysis.course(seat)
        self._painters = [painters[move.seat] for move in analysis.moves]
        self._mistake = analysis.first_mistake
        self._draw()

    def clear(self) -> None:
        """Show nothing."""
        self._course = []
        self._draw()

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        if not self._course or self.width < dp(MARK) * 2:
            return
        points = [self._point(at) for at in range(len(self._course))]
        with self.canvas:
            Color(*theme.line)
            for level in (-1, 0, 1):
                height = self._height(level)
                Line(points=[self.x, height, self.right, height], width=dp(0.8))
            Color(*theme.ink)
            Line(points=[part for point in points for part in point], width=dp(1.6), joint="round")
            if self.cursor >= 0:
                x = self._point(int(self.cursor))[0]
                Color(*theme.accent)
                Line(points=[x, self.y, x, self.top], width=dp(1.4))
            for at, painter in enumerate(self._painters):
                self._draw_move(points[at + 1], painter, at == self._mistake)

    def _draw_move(self, point: tuple[float, float], painter: str, mistake: bool) -> None:
        x, y = point
        Color(*theme.painter(painter))
        Ellipse(pos=(x - dp(DOT), y - dp(DOT)), size=(dp(DOT) * 2, dp(DOT) * 2))
        if mistake:
            Color(*theme.vermilion)
            Line(circle=(x, y, dp(MARK)), width=dp(2.2))

    def _point(self, at: int) -> tuple[float, float]:
        room = self.width - dp(MARK) * 2 - dp(6)
        return self.x + dp(MARK) + dp(3) + room * at / (len(self._course) - 1), self._height(self._course[at])

    def _height(self, value: int) -> float:
        return float(self.center_y + value * (self.height / 2 - dp(MARK) - dp(3)))


class Course(BoxLayout):
    """The line under words that say what it is, between the emblems of those for whom it rises and falls."""

    upper = StringProperty("")
    lower = StringProperty("")


load_kv(__file__)
