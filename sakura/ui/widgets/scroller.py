"""What is longer than its room scrolls up and down, with the same bar everywhere, and fades where there is more."""

from __future__ import annotations

from typing import Any, Final

from kivy.clock import Clock
from kivy.graphics import Color, Rectangle
from kivy.metrics import dp
from kivy.properties import ColorProperty
from kivy.uix.scrollview import ScrollView

from sakura.ui.garden import soft
from sakura.ui.kv import load_kv
from sakura.ui.widgets.fade import UPSIDE_DOWN

FADE: Final = 14  # dp
FADE_MOST: Final = 0.12  # of the room: a line in a low one shall still be read


class Scroller(ScrollView):
    """The bar stands beside it in the margin: what scrolls has the whole width, as what stands above and below."""

    ground = ColorProperty("#00000000")
    """What it lies on, and fades into."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._parts: list[tuple[Color, Rectangle]] = []
        soon = Clock.create_trigger(self._fade, -1)
        self.fbind("ground", soon)
        for name in ("pos", "size", "scroll_y", "viewport_size"):
            self.fbind(name, soon)

    def hidden(self) -> tuple[float, float]:
        """How much of what scrolls is out of sight above and below."""
        more = max(0.0, self.viewport_size[1] - self.height) if self._viewport is not None else 0.0
        return more * (1 - min(1.0, max(0.0, self.scroll_y))), more * min(1.0, max(0.0, self.scroll_y))

    @property
    def fades(self) -> list[tuple[tuple[float, float], tuple[float, float]]]:
        """The corners of where it fades."""
        parts = (part for _ink, part in self._parts if part.size[1] > 0)
        return [(part.pos, (part.pos[0] + part.size[0], part.pos[1] + part.size[1])) for part in parts]

    def _fade(self, *_: object) -> None:
        """Only where there is more: what is invisible would be filled all the same."""
        hidden = self.hidden()
        if not self._parts:
            if max(hidden) < 1:
                return
            self._make_fades()
        high = min(dp(FADE), self.height * FADE_MOST)
        for (ink, part), out_of_sight, bottom in zip(self._parts, hidden, (self.top - high, self.y), strict=True):
            ink.rgba = (*self.ground[:3], self.ground[3] * min(1.0, out_of_sight / dp(FADE)))
            part.pos = self.x, bottom
            part.size = (self.width, high) if out_of_sight >= 1 else (0, 0)

    def _make_fades(self) -> None:
        with self.canvas.after:
            for directed in ({"tex_coords": UPSIDE_DOWN}, {}):
                ink = Color(0, 0, 0, 0)
                self._parts.append((ink, Rectangle(texture=soft.fade(), size=(0, 0), **directed)))


load_kv(__file__)
