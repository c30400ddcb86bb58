"""Motifs that return in many pictures: blossoms, petals, stones, cloud bands, waves, busts."""

from __future__ import annotations

import math
import random

from tools.art.brush import even, taper
from tools.art.palette import BLOSSOM, DEEP_BLOSSOM, GOLD, INK, LIGHT, PALE_BLOSSOM, Tone, mix
from tools.art.pen import Points, arc, move, pebble, pen
from tools.art.sheet import Sheet, d

PETAL = pen("0,0! -20,-22 -34,-56 -27,-86 -9,-101! 0,-88! 9,-101! 27,-86 34,-56 20,-22 z")


def petal(sheet: Sheet, x: float, y: float, size: float, turn: float, light: str = PALE_BLOSSOM) -> None:
    """One notched petal, paler towards its heart."""
    wash = sheet.linear((0, 0), (0, -100), (0, DEEP_BLOSSOM, 1), (0.28, BLOSSOM, 1), (1, light, 1))
    with sheet.group(sheet.place(x, y, size / 100, turn)):
        sheet.fill(PETAL, wash)


def blossom(sheet: Sheet, x: float, y: float, radius: float, turn: float = 0, line_width: float = 3) -> None:
    """Five notched petals and their stamens."""
    wash = sheet.radial((0, 0), 102, (0, "#D9708F", 1), (0.35, BLOSSOM, 1), (1, PALE_BLOSSOM, 1))
    with sheet.group(sheet.place(x, y, radius / 102, turn)):
        for k in range(5):
            one = move(PETAL, turn=72 * k)
            sheet.fill(one, wash)
            if line_width:
                sheet.outline(one, line_width * 102 / radius, DEEP_BLOSSOM)
        for k in range(10):
            reach = 44 if k % 2 else 32
            tip = move([(0, -reach)], turn=36 * k)[0]
            sheet.brush([(0, 0), tip], 4, DEEP_BLOSSOM, taper(0.6, 0.6))
            sheet.disc(*tip, 5.5, GOLD)
        sheet.disc(0, 0, 9, DEEP_BLOSSOM)


def puff(cx: float, cy: float, rx: float, ry: float, bumps: int, turn: float = 0) -> Points:
    """A scalloped cloud of leaves or blossoms."""
    out: Points = []
    for k in range(bumps):
        middle = math.tau * (k + turn) / bumps
        half = math.tau / bumps / 2
        a = (math.cos(middle - half), math.sin(middle - half))
        b = (math.cos(middle + half), math.sin(middle + half))
        px, py = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        chord = math.dist(a, b) / 2
        start = math.degrees(math.atan2(a[1] - py, a[0] - px))
        bump = arc(px, py, chord, chord, start, start + 180, 9)
        out.extend((cx + x * rx, cy + y * ry) for x, y in bump[:-1])
    return out


def pill(x: float, y: float, width: float, height: float) -> Points:
    """A bar with round ends: one strip of a cloud band."""
    r = height / 2
    return arc(x + width - r, y + r, r, r, -90, 90, 14) + arc(x + r, y + r, r, r, 90, 270, 14)


def cloud(strips: list[tuple[float, float, float]], height: float) -> str:
    """Path data of a cloud band of the old hand scrolls: overlapping strips (x, y, width) with round ends."""
    return "".join(d(pill(x, y, width, height)) for x, y, width in strips)


def stone(sheet: Sheet, x: float, y: float, rx: float, ry: float, tone: Tone, seed: int = 1) -> None:
    """A small stepping stone for the icons."""
    points = pebble(random.Random(seed), x, y, rx, ry, 0.07)
    sheet.shape(points, tone.stone, rx * 0.24, tone.ink, 0.3, INK)


def arrowhead(sheet: Sheet, x: float, y: float, size: float, turn: float, colour: str) -> None:
    """A brushed arrowhead that points right before it is turned."""
    head = pen("-46,-60! -8,-34 50,0! -8,34 -46,60! -30,22 -26,0 -30,-22 z")
    with sheet.group(sheet.place(x, y, size / 100, turn)):
        sheet.fill(head, colour)


def emperor_bust(sheet: Sheet, x: float, y: float, scale: float, tone: Tone, pale: bool = False) -> None:
    """Tall cap, calm face, wide gold shoulders; the origin is below the middle of the robe."""
    gold = tone.ghost if pale else tone.gold
    with sheet.group(sheet.place(x, y, scale)):
        robe = pen("-78,0! -80,-26 -62,-52 -28,-66 0,-69 28,-66 62,-52 80,-26 78,0! z")
        sheet.shape(robe, gold, 8, tone.ink, 0.28)
        sheet.fill(pen("-24,-67! 0,-34! 26,-67! 14,-76 -14,-76 z"), tone.ground)
        sheet.brush(pen("-26,-68 -12,-52 2,-32"), 9, tone.back, taper(0.7, 0.5))
        sheet.brush(pen("28,-68 14,-52 0,-32"), 9, tone.back, taper(0.7, 0.5))
        face = pen("-26,-116! -28,-94 -18,-76 2,-68 20,-76 28,-94 28,-116! z")
        sheet.shape(face, tone.skin, 6, tone.ink, 0.12)
        sheet.brush(pen("6,-95 12,-92 19,-95"), 4.5, tone.ink, taper(0.5, 0.5))
        sheet.brush(pen("-25,-108 -14,-86 2,-68"), 4.5, tone.back, even)
        cap = pen("-35,-106! -38,-124 -44,-160 -46,-196 -34,-216! -8,-212 14,-196 26,-166 32,-132 36,-106! 0,-115 z")
        sheet.shape(cap, tone.cap, 7, tone.ink, 0)
        sheet.brush(pen("-37,-119 -2,-128 34,-119"), 8, gold, even)
        sheet.brush(pen("-34,-206 -26,-176 -6,-150 16,-140"), 4, mix(tone.cap, tone.gold, 0.45), taper(0.3, 0))
        sheet.disc(15, -126, 8.5, gold)


def painter_bust(sheet: Sheet, x: float, y: float, scale: float, tone: Tone, pale: bool = False) -> None:
    """Broad straw hat, shoulders, a brush over the shoulder; the origin is below the middle of the robe."""
    ink = tone.ghost if pale else tone.ink
    robe = tone.ghost if pale else tone.robe
    with sheet.group(sheet.place(x, y, scale)):
        if not pale:
            sheet.brush([(50, -12), (86, -104)], 9, ink, taper(0.9, 0.8))
            sheet.fill(pen("78,-102! 80,-126 98,-150! 104,-124 96,-96! z"), tone.back)
        body = pen("-70,0! -72,-28 -54,-52 -24,-64 0,-66 24,-64 54,-52 72,-28 70,0! z")
        sheet.shape(body, robe, 0 if pale else 8, ink, 0 if pale else 0.25)
        if not pale:
            sheet.brush(pen("-22,-63 -6,-44 8,-26"), 9, tone.ground, taper(0.7, 0.5))
            sheet.brush(pen("24,-63 14,-50 4,-38"), 9, tone.ground, taper(0.7, 0.5))
        face = pen("-25,-104! -25,-84 -14,-68 2,-62 18,-70 26,-86 26,-104! z")
        sheet.shape(face, tone.skin if not pale else tone.ghost, 0 if pale else 6, ink, 0)
        hat = pen("-92,-88! -60,-112 -24,-142 0,-160 24,-142 60,-112 92,-88! 50,-97 0,-100 -50,-97 z")
        if pale:
            sheet.fill(hat, ink)
            return
        sheet.shape(hat, tone.straw, 8, ink, 0.3, INK)
        for dx in (-46, -16, 16, 46):
            sheet.brush([(dx * 0.14, -150), (dx * 1.06, -101)], 5, ink, taper(0, 0.8, 0.9))


def seal_strokes() -> list[Points]:
    """The mark in the Emperor's seal: five notched petals, cut apart (radius about 50)."""
    one = pen("0,-7! -12,-17 -21,-31 -17,-44 -6,-51! 0,-43! 6,-51! 17,-44 21,-31 12,-17 z")
    return [move(one, turn=72 * k, scale=0.98) for k in range(5)]


def by_night(day: Sheet) -> Sheet:
    """The same picture with a pale rim, for dark ground."""
    sheet = Sheet(day.width, day.height)
    with sheet.group(extra=sheet.rim(2.2, LIGHT)):
        sheet.paste(day, day.width * 0.015, day.height * 0.015, 0.97)
    return sheet
