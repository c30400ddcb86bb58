"""The focus ring: two lines, one dark and one light, so that it stands out on every ground."""

from __future__ import annotations

from typing import Any, Final

from kivy.graphics import Color, SmoothLine
from kivy.metrics import dp
from kivy.uix.widget import Widget

from sakura.ui.boxes import Box
from sakura.ui.theme import theme

WIDTH, HALO = 1.5, 3.0  # dp: half the width of the line, and of the one under it
OUTSIDE: Final = 3  # dp that the ring stands off from what it marks
CORNER: Final = 8


class FocusRing(Widget):
    """Lies over everything and is touched by nothing; ``enclose`` puts it round a box, ``hide`` takes it away."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), size=(0, 0), **kwargs)
        self.box: Box | None = None
        with self.canvas:
            self._halo_ink = Color(0, 0, 0, 0)
            self._halo = SmoothLine(width=dp(HALO))
            self._ink = Color(0, 0, 0, 0)
            self._line = SmoothLine(width=dp(WIDTH))

    def enclose(self, box: Box, window: Box) -> None:
        """Stand round this box, as far as the window goes."""
        rim = dp(HALO)
        seen = Box(box.left - dp(OUTSIDE), box.bottom - dp(OUTSIDE), box.right + dp(OUTSIDE), box.top + dp(OUTSIDE))
        seen = seen.within(Box(window.left + rim, window.bottom + rim, window.right - rim, window.top - rim))
        self._halo_ink.rgba, self._ink.rgba = theme.focus_halo, theme.focus
        if seen == self.box:
            return
        self.box = seen
        corner = min(dp(CORNER), (seen.right - seen.left) / 2, (seen.top - seen.bottom) / 2)
        shape = (seen.left, seen.bottom, seen.right - seen.left, seen.top - seen.bottom, corner)
        self._halo.width, self._line.width = dp(HALO), dp(WIDTH)
        self._halo.rounded_rectangle = self._line.rounded_rectangle = shape

    def hide(self) -> None:
        """Be nowhere."""
        self.box = None
        self._halo_ink.rgba = self._ink.rgba = (0, 0, 0, 0)

    def on_touch_down(self, _touch: object) -> bool:
        """It is only to be seen."""
        return False
