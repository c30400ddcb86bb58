"""The pen: shapes written as lists of points ("x,y x,y! x,y z").

It runs softly through them; "!" makes a corner, "z" closes the shape.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Sequence

Point = tuple[float, float]
Points = list[Point]


def _soft(points: Points, closed: bool, steps: int) -> Points:
    """A Catmull-Rom curve through the points (centripetal: it never loops at tight turns)."""
    count = len(points)
    if count < 3 and not closed:
        return list(points)
    out: Points = []
    for i in range(count if closed else count - 1):
        if closed:
            four = [points[(i + k) % count] for k in (-1, 0, 1, 2)]
        else:
            four = [points[min(max(i + k, 0), count - 1)] for k in (-1, 0, 1, 2)]
        out.extend(_span(four, steps))
    if not closed:
        out.append(points[-1])
    return out


def _span(four: Sequence[Point], steps: int) -> Points:
    p0, p1, p2, p3 = four
    d1, d2, d3 = (max(math.dist(a, b) ** 0.5, 1e-6) for a, b in ((p0, p1), (p1, p2), (p2, p3)))
    if d1 < 1e-5:
        p0, d1 = (2 * p1[0] - p2[0], 2 * p1[1] - p2[1]), d2
    if d3 < 1e-5:
        p3, d3 = (2 * p2[0] - p1[0], 2 * p2[1] - p1[1]), d2
    curve: list[tuple[float, float, float, float]] = []
    for a in (0, 1):
        m1 = p2[a] - p1[a] + d2 * ((p1[a] - p0[a]) / d1 - (p2[a] - p0[a]) / (d1 + d2))
        m2 = p2[a] - p1[a] + d2 * ((p3[a] - p2[a]) / d3 - (p3[a] - p1[a]) / (d2 + d3))
        curve.append((2 * (p1[a] - p2[a]) + m1 + m2, 3 * (p2[a] - p1[a]) - 2 * m1 - m2, m1, p1[a]))
    ts = [k / steps for k in range(steps)]
    return [
        (
            ((curve[0][0] * t + curve[0][1]) * t + curve[0][2]) * t + curve[0][3],
            ((curve[1][0] * t + curve[1][1]) * t + curve[1][2]) * t + curve[1][3],
        )
        for t in ts
    ]


def pen(spec: str, steps: int = 9) -> Points:
    """Points of a shape written as "x,y x,y! x,y z" (see the head of this file)."""
    words = spec.split()
    closed = words[-1] == "z"
    words = words[:-1] if closed else words
    corners = [i for i, word in enumerate(words) if word.endswith("!")]
    points = [(float(x), float(y)) for x, y in (word.rstrip("!").split(",") for word in words)]
    if closed and not corners:
        return _soft(points, True, steps)
    if closed:
        first = corners[0]
        points = points[first:] + points[:first] + [points[first]]
        corners = [i - first for i in corners] + [len(points) - 1]
    stops = sorted({0, len(points) - 1, *corners})
    out: Points = []
    for start, stop in itertools.pairwise(stops):
        run = _soft(points[start : stop + 1], False, steps)
        out.extend(run if not out else run[1:])
    return out[:-1] if closed else out


def arc(cx: float, cy: float, rx: float, ry: float, start: float, stop: float, count: int = 40) -> Points:
    """Points along an ellipse from one angle to another, in degrees clockwise from the right."""
    angles = [math.radians(start + (stop - start) * i / count) for i in range(count + 1)]
    return [(cx + rx * math.cos(a), cy + ry * math.sin(a)) for a in angles]


def ring(cx: float, cy: float, rx: float, ry: float | None = None, count: int = 48) -> Points:
    """Points of a whole ellipse."""
    return arc(cx, cy, rx, rx if ry is None else ry, 0, 360, count)[:-1]


def pebble(rng: random.Random, cx: float, cy: float, rx: float, ry: float, rough: float = 0.12) -> Points:
    """An irregular rounded stone."""
    count = 7
    turn = rng.uniform(0, math.tau)
    knots: Points = []
    for i in range(count):
        angle = turn + math.tau * (i + rng.uniform(-0.18, 0.18)) / count
        reach = 1 + rng.uniform(-rough, rough)
        # The power squares the ellipse a little: stones are flatter than eggs.
        c, s = math.cos(angle), math.sin(angle)
        knots.append(
            (
                cx + rx * reach * math.copysign(abs(c) ** 0.82, c),
                cy + ry * reach * math.copysign(abs(s) ** 0.82, s),
            )
        )
    return _soft(knots, True, 9)


def move(points: Points, dx: float = 0, dy: float = 0, scale: float = 1, turn: float = 0) -> Points:
    """The points turned (degrees) and scaled about the origin, then shifted."""
    c, s = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
    return [(x * c - y * s + dx, x * s + y * c + dy) for x, y in points]


def flip(points: Points, about: float) -> Points:
    """The mirror image left to right."""
    return [(2 * about - x, y) for x, y in points]
