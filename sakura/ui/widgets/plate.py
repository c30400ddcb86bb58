"""The hand-cut piece of paper under buttons, chips and fields: a ground and an edge, each in an ink of its own."""

from __future__ import annotations

from typing import Any

from kivy.graphics import BorderImage, Color, Line
from kivy.metrics import dp
from kivy.properties import ColorProperty, NumericProperty
from kivy.uix.widget import Widget

from sakura.ui import art

SLICE = (24, 24, 24, 24)
FRAME = 2  # dp
ROUND = 0.5  # of the rim: how far its corners are round


class Plate(Widget):
    """Mixed into a widget, draws the plate behind it. A clear colour draws nothing."""

    ground = ColorProperty("#00000000")
    edge = ColorProperty("#00000000")
    frame = ColorProperty("#00000000")
    """A stronger line over the edge: here something is to be done."""
    rim = NumericProperty(0)
    """How large the corners are; 0 for the usual."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        with self.canvas.before:
            self._ground_ink = Color(*self.ground)
            self._ground = BorderImage(texture=art.texture("plate", mipmaps=False), border=SLICE)
            self._edge_ink = Color(*self.edge)
            self._edge = BorderImage(texture=art.texture("plate_edge", mipmaps=False), border=SLICE)
        self._frame: Line | None = None
        self.bind(pos=self._place, size=self._place, rim=self._place, ground=self._ink, edge=self._ink, frame=self._ink)
        self._ink()
        self._place()

    def _ink(self, *_: object) -> None:
        self._ground_ink.rgba, self._edge_ink.rgba = self.ground, self.edge
        if self._frame is None and self.frame[3] > 0:  # few have one: the others shall not pay for it
            with self.canvas.before:
                self._frame_ink = Color(*self.frame)
                self._frame = Line(width=dp(FRAME) / 2)
            self._place()
        if self._frame is not None:
            self._frame_ink.rgba = self.frame

    def _place(self, *_: object) -> None:
        rim = min(self.rim or dp(12), self.height / 2, self.width / 2)
        for image in (self._ground, self._edge):
            image.display_border = (rim,) * 4
            image.pos, image.size = self.pos, self.size
        if self._frame is not None:
            half = dp(FRAME) / 2
            room = (self.x + half, self.y + half, max(1, self.width - 2 * half), max(1, self.height - 2 * half))
            self._frame.rounded_rectangle = (*room, rim * ROUND)
