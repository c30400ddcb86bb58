"""A whole game as a strip: rounds are marks on it, trees that were scored are blossoms; a finger goes anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.graphics import Color, Ellipse, Line, RoundedRectangle
from kivy.metrics import dp
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.widget import Widget

from sakura.ui.theme import theme

KNOB = 12  # dp of its radius: also what is kept free at both ends
BAR = 6  # dp
MARK = 9  # dp that a round's mark reaches above and below the middle
BLOSSOM = 6  # dp of its radius


class ScrubStrip(Widget):
    """``value`` is the moment shown, 0 … ``last``; every change of it is told as ``on_scrub``.

    To the keys it is a slider: ``range``, ``step`` and ``value``.
    """

    __events__ = ("on_scrub",)
    touch_target = True
    focus_kind = "slider"
    step = 1

    hint = StringProperty("")

    value = NumericProperty(0)
    last = NumericProperty(1)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._rounds: Sequence[int] = ()
        self._trees: Sequence[int] = ()
        self.bind(pos=self._draw, size=self._draw, value=self._draw)
        theme.bind(night=self._draw, contrast=self._draw)

    @property
    def range(self) -> tuple[int, int]:
        """The first moment and the last."""
        return 0, int(self.last)

    def on_value(self, *_: object) -> None:
        """Somebody wants another moment, or has got it."""
        self.dispatch("on_scrub", int(self.value))

    def mark(self, last: int, rounds: Sequence[int], trees: Sequence[int]) -> None:
        """Take another game: its last moment, those at which rounds began and those at which trees were scored."""
        self.last = max(1, last)
        self._rounds, self._trees = rounds, trees
        self._draw()

    def place_of(self, value: float) -> float:
        """Where a moment lies on the strip."""
        span = self.width - 2 * dp(KNOB)
        return float(self.x + dp(KNOB) + span * value / self.last)

    def on_scrub(self, value: int) -> None:
        """Another moment."""

    def on_touch_down(self, touch: Any) -> bool:
        """Go where the finger is; the wheel of a mouse goes nowhere."""
        if touch.is_mouse_scrolling or not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        self._go(touch.x)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        """Follow the finger, also when it leaves the strip."""
        if touch.grab_current is self:
            self._go(touch.x)
            return True
        return False

    def on_touch_up(self, touch: Any) -> bool:
        """Let go."""
        if touch.grab_current is self:
            touch.ungrab(self)
            return True
        return False

    def _go(self, x: float) -> None:
        span = max(1.0, self.width - 2 * dp(KNOB))
        share = min(1.0, max(0.0, (x - self.x - dp(KNOB)) / span))
        self.value = round(share * self.last)

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        if self.width <= 2 * dp(KNOB):
            return
        middle, knob = self.center_y, self.place_of(self.value)
        left, right = self.place_of(0), self.place_of(self.last)
        with self.canvas:
            self._bar(left, right, theme.line)
            self._bar(left, knob, theme.accent)
            Color(*theme.ink_soft)
            for moment in self._rounds:
                x = self.place_of(moment)
                Line(points=(x, middle - dp(MARK), x, middle + dp(MARK)), width=dp(0.75))
            for moment in self._trees:
                self._disc(self.place_of(moment), dp(BLOSSOM), theme.blossom, theme.ink_soft)
            self._disc(knob, dp(KNOB), theme.accent, theme.paper)

    def _bar(self, left: float, right: float, ink: Sequence[float]) -> None:
        Color(*ink)
        RoundedRectangle(
            pos=(left, self.center_y - dp(BAR) / 2), size=(max(0.0, right - left), dp(BAR)), radius=[dp(BAR) / 2]
        )

    def _disc(self, x: float, radius: float, ink: Sequence[float], rim: Sequence[float]) -> None:
        Color(*ink)
        Ellipse(pos=(x - radius, self.center_y - radius), size=(2 * radius, 2 * radius))
        Color(*rim)
        Line(circle=(x, self.center_y, radius), width=dp(1))
