"""The tiles of Okiya: four plants and four symbols, each told by its shape alone."""

from __future__ import annotations

import math

from tools.art.brush import even, taper
from tools.art.cards import rounded
from tools.art.grounds import fibres
from tools.art.motifs import blossom, pill, puff
from tools.art.palette import BARK, GOLD, INDIGO, INK, MOSS, PALE_PAPER, PAPER, VERMILION
from tools.art.pen import Points, arc, move, pen
from tools.art.render import Piece
from tools.art.sheet import Sheet
from tools.art.trees import needles


def maple(sheet: Sheet) -> None:
    """A leaf of seven points."""
    lobes = ((0, 128), (48, 120), (95, 104), (143, 66))
    tips = [(-a, r) for a, r in lobes[::-1]] + [(a, r) for a, r in lobes[1:]]
    spec = []
    for (angle, reach), (after, _) in zip(tips, [*tips[1:], (222.0, 0)], strict=True):
        for off, share in ((-13, 0.58), (0, 1.0), (13, 0.58)):
            spec.append(_polar(angle + off, reach * share) + ("!" if off == 0 else ""))
        middle = (angle + after) / 2
        spec.append(_polar(middle, 16 if after > 200 else 40) + "!")
    sheet.brush(pen("128,150 134,200 122,244"), 11, INK, taper(0.7, 0.5))
    leaf = pen(" ".join(spec) + " z")
    sheet.shape(leaf, "#CF4A2C", 7, INK, 0.5, "#7E2216")
    for angle, reach in tips:
        x, y = (float(v) for v in _polar(angle, reach * 0.72).split(","))
        sheet.brush([(128, 148), (x, y)], 5, "#7E2216", taper(0.9, 0.1, 0.1))


def _polar(angle: float, reach: float) -> str:
    a = math.radians(angle - 90)
    return f"{128 + reach * math.cos(a):.1f},{140 + reach * math.sin(a):.1f}"


def cherry(sheet: Sheet) -> None:
    """A blossom."""
    blossom(sheet, 128, 134, 114, 0, 5)


def pine(sheet: Sheet) -> None:
    """A young pine: three cushions on a bent trunk."""
    sheet.brush(pen("132,240 120,190 142,140 126,90"), 30, INK, taper(1, 0.5, 0.05))
    sheet.brush(pen("132,240 120,190 142,140 126,90"), 20, BARK, taper(1, 0.4, 0.05))
    for x, y, rx, ry in ((122, 196, 92, 46), (136, 130, 76, 42), (126, 68, 58, 40)):
        needles(sheet, x, y, rx, ry)


def iris(sheet: Sheet) -> None:
    """An iris between its sword leaves."""
    for spec in (
        "96,246 76,180 36,120",
        "112,246 100,190 70,150",
        "160,246 180,180 220,120",
        "144,246 156,190 186,150",
    ):
        sheet.brush(pen(spec), 22, INK, taper(0.9, 0.02, 0.2))
        sheet.brush(pen(spec), 13, "#7C9465", taper(0.9, 0.02, 0.2))
    sheet.brush(pen("128,246 128,190 128,130"), 15, INK, even)
    sheet.brush(pen("128,246 128,190 128,130"), 8, "#7C9465", even)
    purple, deep = "#6A6FB4", INDIGO
    sheet.shape(pen("128,124! 96,94 88,50 128,12! 168,50 160,94 z"), "#8A8FCB", 7, INK, 0.45, deep)
    for side in (-1, 1):
        fall = [(128 + side * x, y) for x, y in pen("0,110! 34,84 76,78 104,104 100,150 80,176! 64,148 30,136 z")]
        sheet.shape(fall, purple, 7, INK, 0.5, deep)
    sheet.shape(pen("128,104! 156,126 160,168 128,206! 96,168 100,126 z"), purple, 7, INK, 0.5, deep)
    sheet.brush(pen("128,116 128,140 128,166"), 12, "#E7C75A", taper(1, 0.1, 0.1))


def sun(sheet: Sheet) -> None:
    """The sun rising out of a bank of cloud."""
    for k in range(7):
        angle = 180 + 180 * (k + 0.5) / 7
        a, b = (move([(r, 0)], 128, 164, 1, angle)[0] for r in (100, 122))
        sheet.brush([a, b], 13, GOLD, even)
    disc = arc(128, 164, 86, 86, 180, 360, 60)
    sheet.shape(disc, VERMILION, 7, INK, 0.45, "#7E2216")
    for x, y, width in ((18, 158, 150), (76, 184, 164), (40, 210, 120)):
        sheet.shape(pill(x, y, width, 24), PALE_PAPER, 6, INK, 0)


def poem(sheet: Sheet) -> None:
    """A slip of paper with a poem, hanging from its thread."""
    with sheet.group("rotate(8 128 128)"):
        sheet.brush(pen("128,40 118,22 132,8"), 6, VERMILION, even)
        slip = pen("76,38! 180,38! 180,240! 76,240! z")
        sheet.shape(slip, PALE_PAPER, 8, INK, 0.18)
        sheet.fill(pen("80,42! 176,42! 176,78! 80,78! z"), VERMILION, 0.85)
        sheet.disc(128, 60, 10, PALE_PAPER)
        for spec in (
            "156,96 150,128 158,160 152,196",
            "128,102 134,140 126,172",
            "102,96 96,124 104,150 98,186 101,214",
        ):
            sheet.brush(pen(spec), 12, INK, taper(0.9, 0.1, 0.25))


def bird(sheet: Sheet) -> None:
    """A swallow on the wing."""
    sheet.shape(pen("100,132! 74,196 34,240! 96,214 110,196! 116,222 106,250! 146,206 146,160 z"), INDIGO, 6, INK, 0.4)
    sheet.shape(pen("150,120! 186,82 236,62 250,64! 232,104 196,140 156,156 z"), INDIGO, 7, INK, 0.4)
    sheet.shape(pen("120,118! 66,100 24,56 8,14! 72,30 124,66 150,108 z"), INDIGO, 7, INK, 0.4)
    body = pen("96,150! 110,118 146,84 180,66 206,68! 228,80! 208,92! 200,120 168,158 124,180 z")
    sheet.shape(body, INDIGO, 7, INK, 0.35)
    sheet.fill(pen("118,172! 160,152 192,120 202,94! 186,96 150,128 z"), PALE_PAPER)
    sheet.fill(pen("186,96! 206,92! 200,112 190,106 z"), VERMILION)
    sheet.disc(196, 78, 5, PALE_PAPER)


def rain(sheet: Sheet) -> None:
    """Slanting rain under a cloud."""
    for k in range(6):
        x = 62 + 30 * k
        low = 218 + (20 if k % 2 else 0)
        sheet.brush([(x + 8, 128), (x - 26, low)], 11, "#3C5F96", taper(0.4, 0.8, 0.7))
    body: Points = puff(128, 92, 90, 52, 9, 0.5)
    sheet.shape(body, "#C3CBD3", 8, INK, 0.5, INDIGO)
    sheet.brush(pen("76,92 108,104 144,98 178,104"), 6, INK, taper(0.2, 0.1), 0.6)


DRAWINGS = {
    "plant_maple": maple,
    "plant_cherry": cherry,
    "plant_pine": pine,
    "plant_iris": iris,
    "symbol_sun": sun,
    "symbol_poem": poem,
    "symbol_bird": bird,
    "symbol_rain": rain,
}


def tile() -> Sheet:
    """The empty tile: a small board of washi."""
    sheet = Sheet(320, 320, "tile")
    foot = rounded(10, 16, 300, 298, 30)
    board = rounded(10, 8, 300, 292, 30)
    sheet.shape(foot, "#B79A66", 8, INK, 0.3)
    sheet.fill(board, PAPER)
    with sheet.group(clip=sheet.clip(board)):
        fibres(sheet, 320, 320, 26, "#C9B797", 0.5)
        sheet.fill(board, sheet.linear((0, 180), (0, 300), (0, MOSS, 0), (1, MOSS, 0.22)))
    sheet.outline(board, 5)
    sheet.outline(rounded(22, 20, 276, 268, 20), 2.4, GOLD)
    return sheet


def drawing(name: str) -> Sheet:
    """One plant or symbol."""
    sheet = Sheet(256, 256)
    with sheet.group("translate(6 4) scale(.955)"):
        DRAWINGS[name](sheet)
    return sheet


def pieces() -> list[Piece]:
    """Plants, symbols, and the tile they lie on."""
    out = [Piece(f"okiya_{name}", "okiya", drawing(name), 256, 96) for name in DRAWINGS]
    return [*out, Piece("okiya_tile", "okiya", tile(), 320)]
