"""Blossoming trees in full bloom and after the fall of the petals, and a pine."""

from __future__ import annotations

import math
from dataclasses import dataclass

from tools.art.brush import taper
from tools.art.motifs import PETAL, puff
from tools.art.palette import BARK, BLOSSOM, DEEP_BLOSSOM, INK, MOSS, PALE_BLOSSOM
from tools.art.pen import Points, move, pen
from tools.art.render import Piece
from tools.art.sheet import Sheet

Cloud = tuple[float, float, float, float]
Branch = tuple[str, float]
SPRING = "#9DB07C"
ROSE_LINE = "#A8486A"
# The trees are drawn a little larger than their sheet.
FIT = "translate(26 38) scale(.9)"


@dataclass(frozen=True)
class Growth:
    """How one tree has grown: branches (line, width) from thick to thin, and its clouds of blossom."""

    branches: tuple[Branch, ...]
    behind: tuple[Cloud, ...]
    before: tuple[Cloud, ...]


SPREADING = Growth(
    (
        ("246,492 240,430 252,372 246,312 262,256", 58),
        ("252,330 206,280 150,244 112,196", 26),
        ("250,350 316,300 370,272 414,214", 27),
        ("260,262 236,200 214,140", 20),
        ("262,262 300,200 318,136", 20),
    ),
    ((150, 150, 92, 66), (262, 98, 104, 70), (374, 156, 92, 66), (92, 214, 72, 48), (430, 222, 68, 46)),
    (
        (116, 190, 84, 54),
        (206, 126, 92, 62),
        (322, 118, 92, 62),
        (404, 186, 82, 54),
        (262, 182, 82, 50),
        (170, 238, 48, 28),
        (356, 244, 50, 28),
    ),
)
LEANING = Growth(
    (
        ("330,492 336,440 312,386 262,336 236,282", 60),
        ("300,374 350,320 396,282 420,240", 25),
        ("240,300 176,270 118,262 70,236", 26),
        ("236,286 228,216 250,150", 22),
        ("240,250 300,204 330,150", 18),
    ),
    ((108, 206, 86, 58), (226, 122, 98, 68), (336, 128, 84, 60), (420, 226, 70, 50)),
    (
        (76, 240, 70, 44),
        (152, 190, 88, 56),
        (262, 106, 88, 58),
        (316, 176, 84, 54),
        (404, 258, 68, 40),
        (222, 200, 62, 38),
        (128, 272, 46, 24),
    ),
)
OLD = Growth(
    (
        ("256,480 226,436 262,392 232,336 258,284", 74),
        ("240,360 178,330 128,342 84,310", 30),
        ("258,384 322,346 384,352 432,312", 30),
        ("254,296 206,232 156,186", 27),
        ("258,296 306,226 362,186", 27),
        ("256,290 256,210 260,140", 22),
    ),
    ((140, 150, 98, 70), (256, 92, 112, 74), (374, 150, 98, 70), (70, 262, 68, 54), (444, 264, 66, 54)),
    (
        (92, 290, 76, 44),
        (140, 204, 94, 58),
        (226, 138, 92, 58),
        (318, 130, 92, 58),
        (376, 208, 92, 58),
        (428, 292, 74, 44),
        (256, 206, 84, 48),
        (190, 268, 46, 24),
        (330, 272, 46, 24),
    ),
)


def trunk(sheet: Sheet, growth: Growth) -> None:
    """Branches as brush lines: one in ink, one in bark a little narrower, so that an ink edge stays."""
    lines = [(pen(spec), width) for spec, width in (*growth.branches, *roots(*growth.branches[0]))]
    for points, width in lines:
        sheet.brush(points, width + 8, INK, taper(1, 0.22, 0.02))
    for points, width in lines:
        sheet.brush(points, width, BARK, taper(1, 0.12, 0.02))
    for points, width in lines[:3]:
        lit = [(x - width * 0.2, y - width * 0.05) for x, y in points]
        sheet.brush(lit, width * 0.26, "#84695A", taper(0.9, 0.05, 0.05), 0.8)


def roots(spec: str, width: float) -> list[Branch]:
    """Where the trunk grips the ground."""
    x, y = pen(spec)[0]
    return [
        (
            f"{x + side * width * 0.16},{y - width * 1.1} {x + side * width * 0.34},{y - 16} "
            f"{x + side * width * reach},{y}",
            width * 0.44,
        )
        for side, reach in ((-1, 1.15), (1, 1.05), (-1, 0.3), (1, 0.4))
    ]


def flower_stamp(sheet: Sheet, paint: str, heart: str) -> str:
    """A small blossom kept as a definition, to be stamped many times."""
    petals = "".join(f'<path d="{_short(move(PETAL, turn=72 * k, scale=0.2))}" fill="{paint}"/>' for k in range(5))
    return sheet.define(f'<g id="{{id}}">{petals}<circle r="4.2" fill="{heart}"/></g>', "s")


def _short(points: Points) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points[::2]) + "Z"


def stamp(sheet: Sheet, name: str, x: float, y: float, size: float, turn: float) -> None:
    """Put a kept drawing down once."""
    sheet.add(
        f'<use xlink:href="#{name}" transform="translate({x:.0f} {y:.0f}) rotate({turn:.0f}) scale({size:.2f})"/>'
    )


def bloom(sheet: Sheet, clouds: tuple[Cloud, ...], paint: str, dark: str, line: float, stamps: list[str]) -> None:
    """Clouds of blossom, each with a rosy lee side and single flowers on it."""
    for k, (x, y, rx, ry) in enumerate(clouds):
        points = puff(x, y, rx, ry, 9 + k % 3, 0.3 * k)
        sheet.shape(points, paint, line, ROSE_LINE, 0.75, dark)
        for _ in range(int(rx * ry / 420) if stamps else 0):
            angle, reach = sheet.rng.uniform(0, math.tau), sheet.rng.uniform(0, 0.92) ** 0.5
            px, py = x + rx * reach * math.cos(angle), y + ry * reach * math.sin(angle)
            stamp(sheet, sheet.rng.choice(stamps), px, py, sheet.rng.uniform(0.55, 0.95), sheet.rng.uniform(0, 72))


def sakura(growth: Growth, seed: str) -> Sheet:
    """A tree in full bloom."""
    sheet = Sheet(512, 512, seed)
    stamps = [
        flower_stamp(sheet, "#FFF3F4", DEEP_BLOSSOM),
        flower_stamp(sheet, PALE_BLOSSOM, "#C65C7E"),
        flower_stamp(sheet, "#DE8CA4", "#A83A5C"),
    ]
    with sheet.group(FIT):
        bloom(sheet, growth.behind, "#DD8FA6", "#B85F80", 5, stamps[2:])
        trunk(sheet, growth)
        bloom(sheet, growth.before, "#F6CBD5", "#E08FA8", 5, stamps)
    return sheet


def fallen(growth: Growth, seed: str) -> Sheet:
    """The same tree when its petals have fallen: twigs, young leaves, a carpet of petals at its foot."""
    sheet = Sheet(512, 512, seed)
    with sheet.group(FIT):
        bare(sheet, growth)
    return sheet


def bare(sheet: Sheet, growth: Growth) -> None:
    """Wood, the first leaves, and what lies on the ground."""
    rng = sheet.rng
    base = pen(growth.branches[0][0])[0][0]
    for k in range(150):
        angle, reach = rng.uniform(0, math.tau), rng.uniform(0.05, 1) ** 0.6
        x, y = base + 190 * reach * math.cos(angle), 486 + 20 * reach * math.sin(angle)
        paint = (BLOSSOM, PALE_BLOSSOM, "#D9849C")[k % 3]
        with sheet.group(f"translate({x:.0f} {y:.0f}) rotate({rng.uniform(0, 360):.0f}) scale(.15 .1)"):
            sheet.fill(PETAL[::2], paint)
    twigs(sheet, growth)
    trunk(sheet, growth)
    leaf = sheet.define(f'<path id="{{id}}" d="{_short(pen("0,0! 9,-10 8,-26 0,-36! -8,-26 -9,-10 z"))}"/>', "s")
    for x, y, rx, ry in growth.behind + growth.before:
        for _ in range(int(rx / 7)):
            angle, reach = rng.uniform(0, math.tau), rng.uniform(0, 1) ** 0.5
            px, py = x + rx * 0.9 * reach * math.cos(angle), y + ry * 0.9 * reach * math.sin(angle)
            paint = rng.choice((SPRING, "#86A06B", MOSS, "#B9A86A"))
            with sheet.group(extra=f'fill="{paint}"'):
                stamp(sheet, leaf, px, py, rng.uniform(0.45, 0.8), rng.uniform(-80, 80))
    few = flower_stamp(sheet, PALE_BLOSSOM, DEEP_BLOSSOM)
    for x, y, rx, _ in growth.before[::2]:
        stamp(sheet, few, x + rng.uniform(-0.5, 0.5) * rx, y, 0.8, rng.uniform(0, 72))


def twigs(sheet: Sheet, growth: Growth) -> None:
    """Thin wood where the clouds of blossom used to be."""
    tips = [pen(spec)[-1] for spec, _ in growth.branches[1:]]
    for x, y, rx, ry in growth.behind + growth.before:
        tx, ty = min(tips, key=lambda tip: math.dist(tip, (x, y)))
        bend = sheet.rng.uniform(-18, 18)
        sheet.brush(
            pen(f"{tx},{ty} {(tx + x) / 2 + bend},{(ty + y) / 2} {x},{y - ry * 0.4}"), 9, INK, taper(1, 0.1, 0.02)
        )
        for side in (-1, 1):
            end = (x + side * rx * sheet.rng.uniform(0.4, 0.8), y - ry * sheet.rng.uniform(0.1, 0.7))
            sheet.brush(pen(f"{x},{y} {(x + end[0]) / 2},{y - 4} {end[0]},{end[1]}"), 6, INK, taper(0.9, 0.05, 0.02))


def needles(sheet: Sheet, x: float, y: float, rx: float, ry: float) -> None:
    """One flat cushion of a pine: scalloped above, straight below, with strokes of needles."""
    dome = [(px, py) for px, py in puff(x, y, rx, ry, 11, 0.5) if py < y + ry * 0.1]
    dome.sort(key=lambda point: math.atan2(point[1] - y - ry * 0.3, point[0] - x))
    left, right = dome[0], dome[-1]
    belly = pen(
        f"{right[0]},{right[1]}! {right[0] - 6},{y + ry * 0.3} {x + rx * 0.4},{y + ry * 0.36} {x},{y + ry * 0.26} "
        f"{x - rx * 0.4},{y + ry * 0.38} {left[0] + 6},{y + ry * 0.3} {left[0]},{left[1]}!"
    )
    sheet.shape(dome + belly[1:-1], "#6F8A5C", 6, INK, 0.55, "#2F4630")
    for k in range(int(rx / 9)):
        px = x - rx * 0.8 + 1.6 * rx * k / max(1, int(rx / 9) - 1)
        py = y + ry * 0.1 - ry * 0.55 * (1 - ((px - x) / rx) ** 2)
        for lean in (-7, 0, 7):
            sheet.brush([(px, py + 14), (px + lean, py - 4)], 3, "#2F4630", taper(0.8, 0.1))


def pine() -> Sheet:
    """A pine bent by the wind."""
    sheet = Sheet(384, 384)
    growth = Growth(
        (
            ("176,372 186,320 160,262 190,200 178,140 204,84", 40),
            ("170,280 110,240 66,226", 20),
            ("182,224 250,200 306,204", 20),
            ("184,160 130,130 100,124", 15),
        ),
        (),
        (),
    )
    with sheet.group("translate(24 30) scale(.88)"):
        pine_wood(sheet, growth)
    return sheet


def pine_wood(sheet: Sheet, growth: Growth) -> None:
    """The trunk and its cushions, from the far ones to the near ones."""
    trunk(sheet, growth)
    for x, y, rx, ry in (
        (82, 212, 78, 50),
        (298, 190, 82, 52),
        (104, 116, 68, 44),
        (252, 116, 64, 40),
        (196, 62, 84, 52),
        (196, 250, 60, 34),
    ):
        needles(sheet, x, y, rx, ry)


def pieces() -> list[Piece]:
    """Three trees, twice, and the pine."""
    out: list[Piece] = []
    for number, (growth, foot) in enumerate(((SPREADING, 0.48), (LEANING, 0.63), (OLD, 0.5)), 1):
        out.append(
            Piece(f"sakura_{number}_bloom", "garden", sakura(growth, f"bloom{number}"), 512, anchor=(foot, 0.06))
        )
        out.append(
            Piece(f"sakura_{number}_fallen", "garden", fallen(growth, f"fallen{number}"), 512, anchor=(foot, 0.06))
        )
    return [*out, Piece("pine", "garden", pine(), 384, anchor=(0.47, 0.07))]
