"""The sheet: what pen and brush have drawn, written down as SVG."""

from __future__ import annotations

import itertools
import math
import random
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from tools.art.brush import Pressure, contour, line
from tools.art.palette import INK
from tools.art.pen import Point, Points


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
