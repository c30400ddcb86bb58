"""Fingers on the garden: one scrolls it, two zoom it, a double tap zooms in and out again."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from kivy.metrics import dp

from sakura.ui.garden.camera import Camera

TAP_SLOP = 10  # dp that a tap may wander
DOUBLE_TAP_ZOOM = 1.8
FLING_MEMORY = 0.09  # seconds of the last movement that make the fling
SLOWEST_FLING = 60  # dp a second
WHEEL_ZOOMS = {"scrolldown": 1.15, "scrollup": 1 / 1.15}  # Kivy says which way the content goes: wheel up is “down”
WHEEL_PANS = {"scrollright": 0.15, "scrollleft": -0.15}  # of the view
Local = Callable[[Any], tuple[float, float]]


class Gestures:
    """Turns touches into movements of the camera; ``tapped`` is called for a tap that was nothing else."""

    def __init__(self, camera: Camera, local: Local, changed: Callable[[], None], tapped: Callable[[], None]) -> None:
        self._camera, self._local, self._changed, self._tapped = camera, local, changed, tapped
        self._fingers: dict[Any, tuple[float, float]] = {}
        self._trace: list[tuple[float, float, float]] = []  # (time, x, y) of the last moments
        self._wandered = 0.0

    @property
    def busy(self) -> bool:
        """Whether a finger is on the garden."""
        return bool(self._fingers)

    def down(self, touch: Any) -> None:
        """A finger came down."""
        self._camera.stop()
        if not self._fingers:
            self._wandered, self._trace = 0.0, []
        self._fingers[touch.uid] = self._local(touch)

    def move(self, touch: Any, time: float) -> None:
        """A finger moved."""
        if touch.uid not in self._fingers:
            return
        before, here = self._fingers[touch.uid], self._local(touch)
        self._wandered += math.dist(before, here)
        if len(self._fingers) == 1 and self._wandered > dp(TAP_SLOP):
            self._camera.pan(here[0] - before[0], here[1] - before[1])
            self._trace = [moment for moment in self._trace if time - moment[0] < FLING_MEMORY]
            self._trace.append((time, *here))
        elif len(self._fingers) == 2:
            self._pinch(touch.uid, before, here)
        self._fingers[touch.uid] = here
        self._changed()

    def up(self, touch: Any, time: float) -> None:
        """A finger left."""
        if self._fingers.pop(touch.uid, None) is None or self._fingers:
            return
        if self._wandered > dp(TAP_SLOP):
            self._let_go(time)
        elif touch.is_double_tap:
            x, y = self._local(touch)
            self._camera.zoom_at(1.0 if self._camera.zoom > 1.05 else DOUBLE_TAP_ZOOM, x, y)
        else:
            self._tapped()
        self._changed()

    def wheel(self, touch: Any) -> None:
        """The wheel of a mouse turned: it zooms where the pointer is; sideways it scrolls."""
        zoom, across = WHEEL_ZOOMS.get(touch.button, 1.0), WHEEL_PANS.get(touch.button, 0.0)
        self._camera.zoom_at(self._camera.zoom * zoom, *self._local(touch))
        self._camera.pan(across * self._camera.view[0], 0)
        self._changed()

    def _pinch(self, moved: Any, before: tuple[float, float], here: tuple[float, float]) -> None:
        other = next(place for uid, place in self._fingers.items() if uid != moved)
        apart, now = math.dist(before, other), math.dist(here, other)
        if apart > 1:
            middle_x, middle_y = (here[0] + other[0]) / 2, (here[1] + other[1]) / 2
            self._camera.zoom_at(self._camera.zoom * now / apart, middle_x, middle_y)
            self._camera.pan((here[0] - before[0]) / 2, (here[1] - before[1]) / 2)

    def _let_go(self, time: float) -> None:
        recent = [moment for moment in self._trace if time - moment[0] < FLING_MEMORY]
        if len(recent) < 2 or recent[-1][0] <= recent[0][0]:
            return
        seconds = recent[-1][0] - recent[0][0]
        vx, vy = (recent[-1][1] - recent[0][1]) / seconds, (recent[-1][2] - recent[0][2]) / seconds
        if math.hypot(vx, vy) > dp(SLOWEST_FLING):
            self._camera.fling(vx, vy)
