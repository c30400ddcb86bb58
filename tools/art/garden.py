"""Stones, moss, rocks, reeds and ponds: what grows and lies along the path."""

from __future__ import annotations

import math
import random

from tools.art.brush import even, taper
from tools.art.motifs import puff
from tools.art.palette import INK, MOSS, STONE_LIGHT, WATER, WATER_DEEP, mix
from tools.art.pen import Points, move, pebble, pen
from tools.art.render import Piece
from tools.art.sheet import Sheet

MOSS_DEEP = "#38492F"
MOSS_LIGHT = "#8BA072"


def stepping_stone(number: int) -> Sheet:
    """A stepping stone: a pale top, a thick lee side, specks, and a little moss at the foot of some."""
    sheet = Sheet(224, 168, f"stone{number}")
    rng = random.Random(100 + number)
    top = pebble(rng, 112, 76, 92, 58, 0.09)
    side = [(x + 3, y + 17) for x, y in top]
    hull = _hull(top + side)
    with sheet.group(extra=sheet.blurred(4), opacity=0.28):
        sheet.fill([(x + 7, y + 9) for x, y in side], INK)
    sheet.shape(hull, "#958B7D", 7, INK, 0.5)
    tint = (STONE_LIGHT, "#CFC6B8", "#D9D0BF", "#C9C3B8", "#D3C8B4", "#CCC9BE")[number - 1]
    sheet.shape(top, tint, 3, mix(INK, "#958B7D", 0.45), 0.22)
    for _ in range(9):
        angle, reach = rng.uniform(0, math.tau), rng.uniform(0.2, 0.8)
        x, y = 112 + 84 * reach * math.cos(angle), 76 + 50 * reach * math.sin(angle)
        sheet.disc(x, y, rng.uniform(1.2, 2.8), "#8F8577", 0.7)
    with sheet.group(clip=sheet.clip(top), opacity=0.5):
        with sheet.group("translate(86 52) scale(1 .5)"):
            sheet.disc(0, 0, 66, sheet.radial((0, 0), 66, (0, "#FFFFFF", 0.75), (1, "#FFFFFF", 0)))
        sheet.brush(pen("70,112 104,124 150,116"), 4, "#8F8577", taper(0.2, 0.05))
    if number % 2:
        tuft(sheet, 34 if number == 3 else 186, 140, 1)
    return sheet


def flat_stone() -> Sheet:
    """A stone let into the deck of a bridge: a space like any other."""
    sheet = Sheet(192, 84, "flat")
    top = pebble(random.Random(107), 96, 42, 86, 34, 0.05)
    sheet.shape(top, STONE_LIGHT, 6, INK, 0.25)
    with sheet.group(clip=sheet.clip(top), opacity=0.5), sheet.group("translate(74 26) scale(1 .45)"):
        sheet.disc(0, 0, 62, sheet.radial((0, 0), 62, (0, "#FFFFFF", 0.75), (1, "#FFFFFF", 0)))
    return sheet


def _hull(points: Points) -> Points:
    """The tight band round some points: top and foot of a stone in one outline."""
    ordered = sorted(set(points))

    def half(run: Points) -> Points:
        out: Points = []
        for p in run:
            while len(out) > 1 and (out[-1][0] - out[-2][0]) * (p[1] - out[-2][1]) <= (out[-1][1] - out[-2][1]) * (
                p[0] - out[-2][0]
            ):
                out.pop()
            out.append(p)
        return out

    return half(ordered)[:-1] + half(ordered[::-1])[:-1]


def tuft(sheet: Sheet, x: float, y: float, scale: float) -> None:
    """A few blades of grass."""
    for lean, tall in ((-16, 22), (-6, 32), (4, 28), (14, 20)):
        blade = pen(f"{x},{y} {x + lean * 0.4 * scale},{y - tall * 0.6 * scale} {x + lean * scale},{y - tall * scale}")
        sheet.brush(blade, 7 * scale, MOSS if lean < 0 else MOSS_LIGHT, taper(1, 0.05, 0.05))


def moss(number: int) -> Sheet:
    """A cushion of moss."""
    sheet = Sheet(256, 160, f"moss{number}")
    layouts = {
        1: ((84, 92, 62, 40), (166, 98, 66, 36), (122, 78, 56, 42)),
        2: ((70, 100, 54, 32), (140, 92, 76, 44), (196, 106, 40, 26)),
        3: ((128, 96, 96, 38), (96, 82, 46, 34)),
    }
    for k, (x, y, rx, ry) in enumerate(layouts[number]):
        points = puff(x, y, rx, ry, 11, 0.4 * k)
        sheet.shape(points, (MOSS, "#71875F", "#7F9469")[k], 5, MOSS_DEEP, 0.6, MOSS_DEEP)
        for _ in range(int(rx * ry / 110)):
            angle, reach = sheet.rng.uniform(0, math.tau), sheet.rng.uniform(0, 0.85) ** 0.5
            sheet.disc(x + rx * reach * math.cos(angle), y + ry * reach * math.sin(angle), 2.4, "#A9BC8C", 0.8)
    return sheet


def rock() -> Sheet:
    """A standing rock with a small one at its side, moss on its shoulder."""
    sheet = Sheet(256, 224)
    big = pen("52,200! 40,140 62,84 96,34! 128,22 160,44 192,98 206,150 204,200! 128,208 z")
    sheet.shape(big, "#A79E90", 7, INK, 0.55)
    sheet.brush(pen("98,40 92,90 110,132 102,180"), 5, INK, taper(0.8, 0.1), 0.7)
    sheet.brush(pen("160,52 150,96 172,150"), 4, INK, taper(0.7, 0.1), 0.6)
    sheet.fill(pen("62,86 96,36! 92,84 106,124 88,150 60,140 50,120 z"), "#FFFFFF", 0.2)
    sheet.shape(pen("168,206! 164,172 190,150 222,158 240,206! z"), "#B9B0A2", 6, INK, 0.5)
    for x, y, rx, ry in ((70, 190, 44, 20), (130, 197, 40, 15)):
        sheet.shape(puff(x, y, rx, ry, 9), MOSS, 5, MOSS_DEEP, 0.5, MOSS_DEEP)
    return sheet


def scales(sheet: Sheet, width: float, height: float, radius: float, ground: str, ink: str, fade: float) -> None:
    """Seigaiha: rows of nested arcs, each row lying over the one above it."""
    rings = "".join(
        f'<circle r="{radius * share:.1f}" fill="none" stroke="{ink}" stroke-opacity="{fade}" '
        f'stroke-width="{radius * thick:.1f}"/>'
        for share, thick in ((0.955, 0.075), (0.74, 0.05), (0.53, 0.045), (0.32, 0.04))
    )
    scale = sheet.define(f'<g id="{{id}}"><circle r="{radius}" fill="{ground}"/>{rings}</g>', "w")
    rows = int(height / (radius / 2)) + 3
    for row in range(-1, rows):
        shift = radius if row % 2 else 0
        for column in range(-1, int(width / (2 * radius)) + 2):
            x, y = column * 2 * radius + shift, row * radius / 2
            sheet.add(f'<use xlink:href="#{scale}" x="{x:g}" y="{y:g}"/>')


def pond(number: int, night: bool) -> Sheet:
    """Still water with a stony rim and seigaiha that fade towards the shore."""
    sheet = Sheet(768, 384, f"pond{number}")
    spec = (
        "40,200 96,104 240,58 380,86 520,44 676,92 732,190 690,290 540,336 400,300 250,344 110,306 z",
        "36,170 130,76 300,92 440,52 620,70 730,170 700,270 560,320 420,342 280,312 130,322 50,260 z",
    )[number - 1]
    shore = pen(spec)
    ground, ink = ("#2B3A57", "#5C779F") if night else (WATER, WATER_DEEP)
    sheet.fill([(x, y + 10) for x, y in shore], mix(MOSS, INK, 0.45 if night else 0.15), 0.5)
    with sheet.group(clip=sheet.clip(shore)):
        scales(sheet, 768, 384, 48, ground, ink, 0.75)
        bank = sheet.linear((0, 40), (0, 350), (0, mix(ink, INK, 0.35), 0.65), (0.35, ink, 0), (1, "#FFFFFF", 0.18))
        sheet.fill(shore, bank)
    sheet.outline(shore, 9, INK)
    inner = move(shore, 768 * 0.02, 384 * 0.02, 0.96)
    sheet.brush(inner[3:46], 6, "#FFFFFF", taper(0.1, 0.1, 0.5), 0.25 if night else 0.6)
    return sheet


def lawn(number: int, night: bool) -> Sheet:
    """A patch of moss that fades into the paper: the app lays the path across it."""
    sheet = Sheet(768, 384, f"lawn{number}")
    spec = (
        "70,220 130,110 290,70 430,110 560,70 690,150 700,240 600,310 450,290 310,320 160,310 z",
        "80,160 220,80 380,100 540,80 680,170 660,270 520,320 400,280 240,310 110,260 z",
    )[number - 1]
    shore = pen(spec)
    paint = "#2C3A34" if night else "#C3CDA2"
    deep = "#34463C" if night else "#A9B886"
    with sheet.group(extra=sheet.blurred(12)):
        sheet.fill(shore, sheet.linear((0, 60), (0, 320), (0, paint, 0.55), (1, deep, 0.95)))
    rng = sheet.rng
    for _ in range(60):
        x, y = rng.choice(shore)
        share = rng.uniform(0, 0.85) ** 0.5
        x, y = 384 + (x - 384) * share, 195 + (y - 195) * share
        blade = [(x, y), (x + rng.uniform(-3, 3), y - rng.uniform(7, 13))]
        sheet.brush(blade, 3.4, MOSS, taper(1, 0.1, 0.05), 0.5)
    return sheet


def raked(night: bool) -> Sheet:
    """A dry garden: a rock, and rings raked round it that fade outwards."""
    sheet = Sheet(640, 360, "raked")
    ink, light = ("#4A4F68", "#2B3044") if night else ("#B9A988", "#FFFDF6")
    for k in range(9, 0, -1):
        rx, ry = 60 + 27 * k, 26 + 14 * k
        fade = max(0.1, 1 - k / 9.5)
        ripple = [
            (320 + (rx + 5 * math.sin(5 * a)) * math.cos(a), 190 + (ry + 3 * math.sin(5 * a)) * math.sin(a))
            for a in (math.tau * step / 96 for step in range(97))
        ]
        sheet.brush([(x, y + 4) for x, y in ripple], 3, light, even, fade)
        sheet.brush(ripple, 4, ink, even, fade)
    sheet.paste(rock(), 320 - 62, 62, 0.56)
    return sheet


def reeds() -> Sheet:
    """Irises at the water's edge."""
    sheet = Sheet(192, 224)
    for x, lean, tall in (
        (70, -34, 150),
        (84, -10, 190),
        (100, 8, 176),
        (112, 34, 160),
        (122, 56, 120),
        (60, -52, 104),
    ):
        sheet.brush(
            pen(f"{x},214 {x + lean * 0.3},{214 - tall * 0.55} {x + lean},{214 - tall}"),
            15,
            MOSS_DEEP,
            taper(0.9, 0.02, 0.2),
        )
        sheet.brush(
            pen(f"{x},214 {x + lean * 0.3},{214 - tall * 0.55} {x + lean},{214 - tall}"),
            9,
            "#7C9465",
            taper(0.9, 0.02, 0.2),
        )
    for x, y, size in ((74, 46, 1.0), (132, 72, 0.8)):
        for turn in (0, 110, -110):
            lobe = move(pen("0,4! -16,-10 -14,-30 0,-40 14,-30 16,-10 z"), x, y, size, turn)
            sheet.shape(lobe, "#6A6FB4", 4, INK, 0.5, "#27406B")
        sheet.disc(x, y, 5 * size, "#E7C75A")
    return sheet


def koi() -> Sheet:
    """A carp from above."""
    sheet = Sheet(192, 96)
    sheet.shape(pen("50,46! 24,22 8,18! 18,46 8,78! 26,72 z"), "#F4E6DA", 4, INK, 0.2)
    sheet.shape(pen("118,26! 104,8 88,8! 98,28 z"), "#F4E6DA", 4, INK, 0.2)
    sheet.shape(pen("118,68! 104,88 88,88! 98,66 z"), "#F4E6DA", 4, INK, 0.2)
    body = pen("40,47! 80,26 124,24 160,32 180,47 160,62 124,70 80,68 z")
    sheet.shape(body, "#FBF4EA", 5, INK, 0.25)
    with sheet.group(clip=sheet.clip(body)):
        sheet.fill(pen("150,20 172,30 166,52 146,48 z"), "#D2553A")
        sheet.fill(pen("84,18 120,22 126,48 104,56 82,44 z"), "#D2553A")
    sheet.disc(168, 39, 3.4, INK)
    sheet.disc(168, 55, 3.4, INK)
    return sheet


def pieces() -> list[Piece]:
    """All of them."""
    return [
        *(Piece(f"stone_{n}", "garden", stepping_stone(n), 224, anchor=(0.5, 0.53)) for n in range(1, 7)),
        Piece("stone_flat", "garden", flat_stone(), 192),
        *(Piece(f"moss_{n}", "garden", moss(n), 256, anchor=(0.5, 0.16)) for n in (1, 2, 3)),
        Piece("rock", "garden", rock(), 256, anchor=(0.5, 0.09)),
        Piece("reeds", "garden", reeds(), 192, anchor=(0.48, 0.045)),
        Piece("koi", "garden", koi(), 128),
        *(Piece(f"pond_{n}", "garden", pond(n, False), 768) for n in (1, 2)),
        *(Piece(f"pond_{n}_night", "garden", pond(n, True), 768) for n in (1, 2)),
        *(Piece(f"lawn_{n}", "garden", lawn(n, False), 512) for n in (1, 2)),
        *(Piece(f"lawn_{n}_night", "garden", lawn(n, True), 512) for n in (1, 2)),
        Piece("raked", "garden", raked(False), 640),
        Piece("raked_night", "garden", raked(True), 640),
    ]
