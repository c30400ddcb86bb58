"""Pen, brush and sheet: the few gestures from which every picture is drawn.

Shapes are written as lists of points ("x,y x,y! x,y z"): the pen runs softly through them, "!" makes a
corner, "z" closes the shape. Brush lines swell and taper, and contours are heavier on the side away from
the light (which falls from the upper left), so that all pictures look drawn by the same hand.
"""

from __future__ import annotations

import itertools
import math
import random
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from tools.art.palette import INK

Point = tuple[float, float]
Points = list[Point]
Pressure = Callable[[float], float]

AWAY_FROM_LIGHT = (0.55, 0.835)


# ---------------------------------------------------------------- pen


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


# ---------------------------------------------------------------- brush


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


# ---------------------------------------------------------------- sheet


def number(value: float) -> str:
    """A number as short as it can be written."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def thin(points: Points, slack: float = 0.12) -> Points:
    """The same line with fewer points: those that lie on it anyway are left out (Douglas and Peucker)."""
    keep = {0, len(points) - 1}
    todo = [(0, len(points) - 1)]
    while todo:
        first, last = todo.pop()
        (ax, ay), (bx, by) = points[first], points[last]
        length = math.hypot(bx - ax, by - ay)
        worst, at = slack, 0
        for i in range(first + 1, last):
            px, py = points[i]
            off = (
                abs((bx - ax) * (ay - py) - (ax - px) * (by - ay)) / length
                if length > 1e-9
                else math.dist((ax, ay), (px, py))
            )
            if off > worst:
                worst, at = off, i
        if at:
            keep.add(at)
            todo += [(first, at), (at, last)]
    return [points[i] for i in sorted(keep)]


def d(points: Points, closed: bool = True) -> str:
    """Path data of a run of points, in steps of a tenth, each step from the one before: short to write."""
    tenths = [(round(x * 10), round(y * 10)) for x, y in thin(points)]
    x, y = tenths[0]
    out = f"M{_tenth(x)} {_tenth(y)}l"
    for a, b in itertools.pairwise(tenths):
        if a != b:
            for word in (_tenth(b[0] - a[0]), _tenth(b[1] - a[1])):
                out += word if word[0] == "-" or out[-1] == "l" else f" {word}"
    return out + ("Z" if closed else "")


def _tenth(value: int) -> str:
    """A whole number of tenths, written as briefly as SVG allows."""
    whole, rest = divmod(abs(value), 10)
    text = f"{whole or ''}.{rest}" if rest else str(whole)
    return f"-{text}" if value < 0 else text


Stop = tuple[float, str, float]


class Sheet:
    """One picture in the making."""

    def __init__(self, width: float, height: float, seed: str = "sakura") -> None:
        self.width, self.height = width, height
        self.rng = random.Random(seed)
        self._defs: list[str] = []
        self._body: list[str] = []

    def add(self, markup: str) -> None:
        """Put markup on top."""
        self._body.append(markup)

    def define(self, markup: str, kind: str) -> str:
        """Keep a definition (with {id} in it) and give back its name."""
        name = f"{kind}{len(self._defs)}"
        self._defs.append(markup.replace("{id}", name))
        return name

    def svg(self) -> str:
        """The whole picture."""
        w, h = number(self.width), number(self.height)
        defs = f"<defs>{''.join(self._defs)}</defs>\n" if self._defs else ""
        body = "\n".join(self._body)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
            f'viewBox="0 0 {w} {h}" width="{w}" height="{h}">\n{defs}{body}\n</svg>\n'
        )

    @contextmanager
    def group(self, transform: str = "", opacity: float = 1, clip: str = "", extra: str = "") -> Iterator[None]:
        """Everything drawn inside is moved, faded or clipped together."""
        attrs = f' transform="{transform}"' if transform else ""
        attrs += f' opacity="{number(opacity)}"' if opacity < 1 else ""
        attrs += f' clip-path="url(#{clip})"' if clip else ""
        attrs += f" {extra}" if extra else ""
        self.add(f"<g{attrs}>")
        yield
        self.add("</g>")

    def paste(self, other: Sheet, x: float, y: float, scale: float = 1, mirror: bool = False, extra: str = "") -> None:
        """Another picture's whole drawing, its upper left corner at x, y (its definitions come along)."""
        mark = f"p{len(self._defs)}_"
        renamed = re.compile(r'(id="|url\(#|href="#)')
        self._defs.append(renamed.sub(lambda found: found.group(1) + mark, "".join(other._defs)))
        left = x + other.width * scale if mirror else x
        with self.group(self.place(left, y, scale, 0, mirror), extra=extra):
            self.add(renamed.sub(lambda found: found.group(1) + mark, "\n".join(other._body)))

    def place(self, x: float, y: float, scale: float = 1, turn: float = 0, mirror: bool = False) -> str:
        """A transform that puts a piece drawn about its own origin at a place."""
        out = f"translate({number(x)} {number(y)})"
        if turn:
            out += f" rotate({number(turn)})"
        if scale != 1 or mirror:
            out += f" scale({number(-scale if mirror else scale)} {number(scale)})"
        return out

    def clip(self, points: Points) -> str:
        """A clip in the form of the points."""
        return self.define(f'<clipPath id="{{id}}"><path d="{d(points)}"/></clipPath>', "c")

    def linear(self, a: Point, b: Point, *stops: Stop) -> str:
        """A graded wash from one point to another; stops are (place, colour, opacity)."""
        ends = f'x1="{number(a[0])}" y1="{number(a[1])}" x2="{number(b[0])}" y2="{number(b[1])}"'
        name = self.define(
            f'<linearGradient id="{{id}}" gradientUnits="userSpaceOnUse" {ends}>{_stops(stops)}</linearGradient>', "g"
        )
        return f"url(#{name})"

    def radial(self, centre: Point, radius: float, *stops: Stop) -> str:
        """A graded wash from a point outwards."""
        place = f'cx="{number(centre[0])}" cy="{number(centre[1])}" r="{number(radius)}"'
        name = self.define(
            f'<radialGradient id="{{id}}" gradientUnits="userSpaceOnUse" {place}>{_stops(stops)}</radialGradient>', "g"
        )
        return f"url(#{name})"

    def fill(self, points: Points, paint: str, opacity: float = 1) -> None:
        """A flat shape."""
        fade = f' fill-opacity="{number(opacity)}"' if opacity < 1 else ""
        self.add(f'<path d="{d(points)}" fill="{paint}"{fade}/>')

    def brush(
        self, points: Points, width: float, colour: str = INK, press: Pressure | None = None, opacity: float = 1
    ) -> None:
        """One line of the brush."""
        self.fill(line(points, width, press), colour, opacity)

    def outline(self, points: Points, width: float, colour: str = INK) -> None:
        """The ink contour of a closed shape."""
        outer, inner = contour(points, width)
        # Run backwards, the inner edge makes a hole; where it crosses itself in a sharp corner the ink stays whole.
        self.add(f'<path d="{d(outer)}{d(inner[::-1])}" fill="{colour}"/>')

    def shape(
        self, points: Points, paint: str, width: float = 5, ink: str = INK, shade: float = 0.22, dark: str = INK
    ) -> None:
        """A thing: flat colour, a soft graded shade on its lee side (bokashi), an ink contour."""
        self.fill(points, paint)
        if shade:
            self.shade(points, dark, shade)
        if width:
            self.outline(points, width, ink)

    def shade(self, points: Points, dark: str = INK, depth: float = 0.22, reach: float = 0.55) -> None:
        """Bokashi over a shape: nothing towards the light, deepest at the lee edge."""
        xs, ys = [x for x, _ in points], [y for _, y in points]
        a = (min(xs) + 0.2 * (max(xs) - min(xs)), min(ys))
        b = (max(xs) - 0.2 * (max(xs) - min(xs)), max(ys))
        self.fill(points, self.linear(a, b, (1 - reach, dark, 0), (1, dark, depth)))

    def disc(self, x: float, y: float, radius: float, paint: str, opacity: float = 1) -> None:
        """A plain round dot."""
        fade = f' fill-opacity="{number(opacity)}"' if opacity < 1 else ""
        self.add(f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{paint}"{fade}/>')

    def rim(self, reach: float, colour: str) -> str:
        """Attributes that put a thin pale edge behind a group, so that ink can be seen on dark ground."""
        name = self.define(
            '<filter id="{id}" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB">'
            f'<feMorphology in="SourceAlpha" operator="dilate" radius="{number(reach)}" result="wide"/>'
            '<feGaussianBlur in="wide" stdDeviation=".8" result="soft"/>'
            f'<feFlood flood-color="{colour}" flood-opacity=".9"/><feComposite in2="soft" operator="in" result="edge"/>'
            '<feMerge><feMergeNode in="edge"/><feMergeNode in="SourceGraphic"/></feMerge></filter>',
            "f",
        )
        return f'filter="url(#{name})"'

    def blurred(self, amount: float) -> str:
        """Attributes that soften a group, for mist and for glow."""
        name = self.define(
            '<filter id="{id}" x="-50%" y="-50%" width="200%" height="200%" '
            f'color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="{number(amount)}"/></filter>',
            "f",
        )
        return f'filter="url(#{name})"'


def _stops(stops: Sequence[Stop]) -> str:
    return "".join(
        f'<stop offset="{number(at)}" stop-color="{colour}" stop-opacity="{number(fade)}"/>'
        for at, colour, fade in stops
    )
