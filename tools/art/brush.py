"""The brush: lines that swell and taper, and contours that are heavier on the side away from the light.

The light falls from the upper left in every picture, so that all look drawn by the same hand.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable

from tools.art.pen import Point, Points

Pressure = Callable[[float], float]

AWAY_FROM_LIGHT = (0.55, 0.835)


def taper(start: float = 0.15, end: float = 0.0, belly: float = 0.4) -> Pressure:
    """Pressure of a brush that lands with a share `start`, is fullest at `belly`, lifts with a share `end`."""

    belly = min(max(belly, 0.001), 0.999)

    def press(t: float) -> float:
        if t < belly:
            return start + (1 - start) * math.sin(math.pi / 2 * t / belly)
        return end + (1 - end) * math.cos(math.pi / 2 * (t - belly) / (1 - belly))

    return press


def even(t: float) -> float:
    """Pressure of a line with hardly any swell."""
    return 0.86 + 0.14 * math.sin(math.pi * t)


def _normals(points: Points, closed: bool) -> Points:
    count = len(points)
    out: Points = []
    for i in range(count):
        a = points[i - 1] if i or closed else points[0]
        b = points[(i + 1) % count] if i < count - 1 or closed else points[-1]
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dy) or 1.0
        out.append((dy / length, -dx / length))
    return out


def line(points: Points, width: float, press: Pressure | None = None) -> Points:
    """The outline of one brush line along the points."""
    press = press or taper()
    points = _even_steps(points)
    lengths = [0.0]
    for a, b in itertools.pairwise(points):
        lengths.append(lengths[-1] + math.dist(a, b))
    whole = lengths[-1] or 1.0
    halves = [width / 2 * press(at / whole) for at in lengths]
    trio = list(zip(points, _normals(points, False), halves, strict=True))
    left = [(x + nx * h, y + ny * h) for (x, y), (nx, ny), h in trio]
    right = [(x - nx * h, y - ny * h) for (x, y), (nx, ny), h in trio]
    return (
        left + _cap(trio[-1]) + right[::-1] + [(2 * trio[0][0][0] - x, 2 * trio[0][0][1] - y) for x, y in _cap(trio[0])]
    )


def _cap(end: tuple[Point, Point, float]) -> Points:
    """A round end for a line whose last point, normal and half width are given."""
    (x, y), (nx, ny), half = end
    if half < 0.4:
        return []
    start = math.atan2(ny, nx)
    return [(x + half * math.cos(start + a), y + half * math.sin(start + a)) for a in (0.6, 1.2, 1.9, 2.5)]


def _even_steps(points: Points, least: float = 12) -> Points:
    """More points on long straight runs, or swelling would show only at the ends."""
    whole = sum(math.dist(a, b) for a, b in itertools.pairwise(points))
    step = max(whole / 60, 1e-3)
    out: Points = [points[0]]
    for a, b in itertools.pairwise(points):
        parts = max(1, math.ceil(math.dist(a, b) / max(step, whole / (least * 5))))
        out.extend((a[0] + (b[0] - a[0]) * k / parts, a[1] + (b[1] - a[1]) * k / parts) for k in range(1, parts + 1))
    return out


def contour(points: Points, width: float) -> tuple[Points, Points]:
    """Outer and inner edge of an ink line around a closed shape, heavier away from the light."""
    points = _even_steps([*points, points[0]])[:-1] if len(points) < 60 else points
    twice_area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1], strict=True))
    side = 1 if twice_area > 0 else -1
    outer: Points = []
    inner: Points = []
    for i, (x, y) in enumerate(points):
        nx, ny, reach = _corner(points[i - 1], (x, y), points[(i + 1) % len(points)])
        nx, ny = nx * side, ny * side
        lee = (nx * AWAY_FROM_LIGHT[0] + ny * AWAY_FROM_LIGHT[1] + 1) / 2
        half = width / 2 * (0.45 + 0.75 * lee) * reach
        outer.append((x + nx * half, y + ny * half))
        inner.append((x - nx * half, y - ny * half))
    return outer, inner


def _corner(a: Point, b: Point, c: Point) -> tuple[float, float, float]:
    """The normal at b on the way from a to c, and how much farther the line's edge lies at a sharp turn."""
    one, two = math.dist(a, b) or 1.0, math.dist(b, c) or 1.0
    ux, uy = (b[1] - a[1]) / one, (a[0] - b[0]) / one
    vx, vy = (c[1] - b[1]) / two, (b[0] - c[0]) / two
    nx, ny = ux + vx, uy + vy
    length = math.hypot(nx, ny)
    if length < 1e-6:
        return ux, uy, 1.0
    nx, ny = nx / length, ny / length
    return nx, ny, 1 / max(nx * ux + ny * uy, 0.5)
