"""What part of the garden is seen: scrolling, zooming and gliding to a place, without a window."""

from __future__ import annotations

import math

CLOSEST = 2.4
FRICTION = 4.0  # how quickly a fling dies, a second
GLIDE = 7.0  # how quickly the camera comes to where it is sent
AT_REST = 0.5  # pixels


class Camera:
    """``x`` and ``y`` are the garden's coordinates at the lower left corner of the view."""

    def __init__(self) -> None:
        self.view = (1.0, 1.0)
        self.world = (1.0, 1.0)
        self.x = self.y = 0.0
        self.zoom = 1.0
        self._goal: tuple[float, float] | None = None
        self._fling = (0.0, 0.0)

    def frame(self, view: tuple[float, float], world: tuple[float, float]) -> None:
        """Another window or another garden: the middle of what was seen stays the middle."""
        across = (self.x + self.view[0] / self.zoom / 2) / self.world[0]
        up = (self.y + self.view[1] / self.zoom / 2) / self.world[1]
        self.view, self.world = view, world
        self.stop()
        self.x = across * world[0] - view[0] / self.zoom / 2
        self.y = up * world[1] - view[1] / self.zoom / 2
        self._clamp()

    def pan(self, dx: float, dy: float) -> None:
        """Follow a finger that moved so many pixels."""
        self._goal = None
        self.x -= dx / self.zoom
        self.y -= dy / self.zoom
        self._clamp()

    def fling(self, vx: float, vy: float) -> None:
        """Go on by itself after the finger let go, at so many pixels a second."""
        self._goal, self._fling = None, (vx, vy)

    def stop(self) -> None:
        """Stand still."""
        self._goal, self._fling = None, (0.0, 0.0)

    def zoom_at(self, zoom: float, x: float, y: float) -> None:
        """Zoom so that what is at this point of the view stays there."""
        self.stop()
        world_x, world_y = self.x + x / self.zoom, self.y + y / self.zoom
        self.zoom = min(max(zoom, 1.0), CLOSEST)
        self.x, self.y = world_x - x / self.zoom, world_y - y / self.zoom
        self._clamp()

    def send(self, x: float, y: float, share: float = 0.5) -> None:
        """Glide until this place of the garden is at that share of the view's width."""
        self._fling = (0.0, 0.0)
        self._goal = self._held(x - share * self.view[0] / self.zoom, y - self.view[1] / self.zoom / 2)

    def arrive(self) -> None:
        """Be at once where the camera is gliding to."""
        if self._goal is not None:
            (self.x, self.y), self._goal = self._goal, None
        self._fling = (0.0, 0.0)

    def sees(self, x: float, margin: float) -> bool:
        """Whether a place is in view, that many pixels from the edges."""
        return self.x + margin / self.zoom <= x <= self.x + (self.view[0] - margin) / self.zoom

    @property
    def moving(self) -> bool:
        """Whether it has to be moved on in the next frame."""
        return self._goal is not None or self._fling != (0.0, 0.0)

    def advance(self, seconds: float) -> None:
        """Glide or roll on for a moment."""
        if self._goal is not None:
            share = 1 - math.exp(-GLIDE * seconds)
            self.x += (self._goal[0] - self.x) * share
            self.y += (self._goal[1] - self.y) * share
            if abs(self._goal[0] - self.x) + abs(self._goal[1] - self.y) < AT_REST:
                self.arrive()
        elif self.moving:
            vx, vy = self._fling
            self.x -= vx * seconds / self.zoom
            self.y -= vy * seconds / self.zoom
            slower = math.exp(-FRICTION * seconds)
            before = self.x, self.y
            self._clamp()
            stopped = (self.x, self.y) != before or math.hypot(vx, vy) * slower < 8
            self._fling = (0.0, 0.0) if stopped else (vx * slower, vy * slower)

    def _clamp(self) -> None:
        self.x, self.y = self._held(self.x, self.y)

    def _held(self, x: float, y: float) -> tuple[float, float]:
        """The nearest corner from which nothing beyond the garden is seen; a small garden is centred."""
        held = []
        for value, view, world in zip((x, y), self.view, self.world, strict=True):
            room = world - view / self.zoom
            held.append(room / 2 if room < 0 else min(max(value, 0.0), room))
        return held[0], held[1]
