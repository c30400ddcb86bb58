"""Turned to the player opposite: what is in it stands on its head for everybody else."""

from __future__ import annotations

from typing import Any

from kivy.graphics import PopMatrix, PushMatrix, Rotate
from kivy.input.motionevent import MotionEvent
from kivy.properties import BooleanProperty
from kivy.uix.floatlayout import FloatLayout

HALF_TURN = 180


class Turned(FloatLayout):
    """Shows its content upside down, and lets it be touched there."""

    turned = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        with self.canvas.before:
            PushMatrix()
            self._rotation = Rotate()
        with self.canvas.after:
            PopMatrix()
        self.bind(pos=self._turn, size=self._turn, turned=self._turn)

    def to_local(self, x: float, y: float, relative: bool = False) -> tuple[float, float]:
        """Where a point of the parent is inside."""
        return self._opposite(x, y) if self.turned else super().to_local(x, y, relative)

    def to_parent(self, x: float, y: float, relative: bool = False) -> tuple[float, float]:
        """Where a point of the inside is in the parent."""
        return self._opposite(x, y) if self.turned else super().to_parent(x, y, relative)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Pass a touch to what is drawn there."""
        return self._pass_on(touch, super().on_touch_down)

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """Likewise."""
        return self._pass_on(touch, super().on_touch_move)

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """Likewise."""
        return self._pass_on(touch, super().on_touch_up)

    def _pass_on(self, touch: MotionEvent, receive: Any) -> bool:
        touch.push()
        touch.apply_transform_2d(self.to_local)
        try:
            return bool(receive(touch))
        finally:
            touch.pop()

    def _opposite(self, x: float, y: float) -> tuple[float, float]:
        return 2 * self.x + self.width - x, 2 * self.y + self.height - y

    def _turn(self, *_: object) -> None:
        self._rotation.origin = self.x + self.width / 2, self.y + self.height / 2  # its center may lag behind
        self._rotation.angle = HALF_TURN if self.turned else 0
