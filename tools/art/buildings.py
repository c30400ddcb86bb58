"""What hands have built in the garden: torii, bridges, gate, shrine, lantern."""

from __future__ import annotations

import math

from tools.art.brush import even, taper
from tools.art.motifs import by_night
from tools.art.palette import BARK, GOLD, INK, PALE_PAPER, STONE, STONE_LIGHT, VERMILION, mix
from tools.art.pen import Points, pen, ring
from tools.art.render import Piece
from tools.art.sheet import Sheet

RED_DEEP = "#7E2216"
TILE = "#566072"
WOOD = "#8A6440"
GLOW = "#F7DE9C"
DECK = 104  # the depth of a deck to stand on
DECK_WOOD, DECK_BY_NIGHT = "#C98A5A", "#8A6555"


def box(sheet: Sheet, x: float, y: float, width: float, height: float, paint: str, line: float = 6) -> None:
    """An upright beam or board, drawn by a free hand: its sides are not quite parallel."""
    lean = min(width, height) * 0.04
    points = pen(f"{x + lean},{y}! {x + width - lean},{y}! {x + width},{y + height}! {x},{y + height}! z")
    sheet.shape(points, paint, line, INK, 0.35, RED_DEEP if paint == VERMILION else INK)


def torii() -> Sheet:
    """The torii where the Emperor starts."""
    sheet = Sheet(384, 384)
    for foot, head in ((84, 104), (300, 280)):
        points = pen(f"{head - 15},96! {head + 15},96! {foot + 18},352! {foot - 18},352! z")
        sheet.shape(points, VERMILION, 7, INK, 0.5, RED_DEEP)
        sheet.shape(pen(f"{foot - 22},334! {foot + 22},334! {foot + 25},362! {foot - 25},362! z"), "#3A342F", 6, INK, 0)
    box(sheet, 66, 148, 252, 24, VERMILION, 7)
    box(sheet, 174, 94, 36, 56, VERMILION, 6)
    box(sheet, 180, 104, 24, 34, GOLD, 4)
    under = pen("34,78! 110,92 192,96 274,92 350,78! 346,104! 270,114 192,117 114,114 38,104! z")
    sheet.shape(under, VERMILION, 7, INK, 0.5, RED_DEEP)
    top = pen("14,42! 100,64 192,69 284,64 370,42! 362,74! 280,90 192,94 104,90 22,74! z")
    sheet.shape(top, "#3A342F", 6, INK, 0)
    sheet.brush(pen("34,57 110,74 192,79 274,74 350,57"), 5, "#7B726A", taper(0.2, 0.2, 0.5))
    return sheet


def deck_curve(width: float, rise: float, base: float, margin: float) -> Points:
    """The line of an arched bridge."""
    count = 60
    return [
        (margin + (width - 2 * margin) * k / count, base - rise * math.sin(math.pi * k / count) ** 0.9)
        for k in range(count + 1)
    ]


def railing(sheet: Sheet, line: Points, posts: int, height: float, width: float, low: bool = False) -> None:
    """Two rails, or one where it is low, and posts with their onion caps along a line."""
    for share, thick in ((0.92, 11), (0.5, 8))[: 1 if low else 2]:
        rail = [(x, y - height * share) for x, y in line]
        sheet.brush(rail, thick + 6, INK, even)
        sheet.brush(rail, thick, VERMILION, even)
    for k in range(posts):
        x, y = line[round(k * (len(line) - 1) / (posts - 1))]
        ends = k in (0, posts - 1)
        tall = height * (1.12 if ends else 1.0)
        box(sheet, x - width / 2, y - tall, width, tall + 8, VERMILION, 6)
        if ends or posts > 3:
            cap_height = 16 if low else 24
            cap = pen(
                f"{x - width * 0.55},{y - tall}! {x - width * 0.5},{y - tall - 9} {x},{y - tall - cap_height} "
                f"{x + width * 0.5},{y - tall - 9} {x + width * 0.55},{y - tall}! z"
            )
            sheet.shape(cap, GOLD, 5, INK, 0.3)


def planks(sheet: Sheet, line: Points, depth: float, skew: float, wood: str = DECK_WOOD) -> None:
    """The deck between the two railings."""
    far = [(x + skew, y - depth) for x, y in line]
    sheet.shape(line + far[::-1], wood, 6, INK, 0.25)
    for k in range(3, len(line) - 2, 3):
        sheet.brush([line[k], far[k]], 3, BARK, even)
    beam = [(x, y + 17) for x, y in line]
    sheet.shape(line + beam[::-1], VERMILION, 6, INK, 0.5, RED_DEEP)


def bridge() -> Sheet:
    """A red bridge that nobody crosses."""
    sheet = Sheet(384, 256)
    line = deck_curve(384, 46, 212, 34)
    railing(sheet, [(x + 8, y - 58) for x, y in line], 5, 58, 15)
    planks(sheet, line, 58, 8)
    railing(sheet, [(x, y + 18) for x, y in line], 5, 54, 17)
    return sheet


def crossing(width: float, part: str, wood: str = DECK_WOOD) -> Sheet:
    """The back or the front of a bridge to stand on: a broad deck, and a railing before it that hides no space."""
    sheet = Sheet(width, 288)
    line = deck_curve(width, 46 if width < 500 else 66, 254, 34)
    posts = 5 if width < 500 else 11
    if part == "back":
        railing(sheet, [(x + 8, y - DECK) for x, y in line], posts, 46, 15)
        planks(sheet, line, DECK, 8, wood)
    else:
        railing(sheet, [(x, y + 18) for x, y in line], posts, 32, 17, low=True)
    return sheet


def roof(sheet: Sheet, cx: float, y: float, half: float, tall: float, ridge: float, paint: str = TILE) -> None:
    """A tiled roof with swept eaves; y is the line of the eaves."""
    points = pen(
        f"{cx - half},{y - 6}! {cx - half * 0.72},{y - 16} {cx - ridge - 14},{y - tall * 0.62} "
        f"{cx - ridge},{y - tall}! {cx + ridge},{y - tall}! {cx + ridge + 14},{y - tall * 0.62} "
        f"{cx + half * 0.72},{y - 16} {cx + half},{y - 6}! {cx + half * 0.86},{y + 10}! {cx},{y + 4} "
        f"{cx - half * 0.86},{y + 10}! z"
    )
    sheet.shape(points, paint, 7, INK, 0.45)
    rows = 9
    for k in range(rows):
        share = (k + 0.5) / rows * 2 - 1
        bend = 0.62 * share
        sheet.brush(
            pen(
                f"{cx + ridge * share},{y - tall + 8} {cx + half * bend * 0.62},{y - tall * 0.5} "
                f"{cx + half * 0.86 * share},{y - 4}"
            ),
            5,
            mix(paint, INK, 0.5),
            taper(0.3, 1, 0.9),
        )
    sheet.shape(
        pen(
            f"{cx - ridge - 14},{y - tall - 14}! {cx},{y - tall - 9} {cx + ridge + 14},{y - tall - 14}! "
            f"{cx + ridge + 6},{y - tall + 6}! {cx - ridge - 6},{y - tall + 6}! z"
        ),
        mix(paint, INK, 0.3),
        6,
    )


def gate() -> Sheet:
    """The gate of the garden, its doors standing open."""
    sheet = Sheet(384, 384)
    for x in (32, 282):
        box(sheet, x, 226, 70, 132, PALE_PAPER, 6)
        box(sheet, x - 6, 210, 82, 20, TILE, 6)
        box(sheet, x, 330, 70, 28, STONE, 6)
    inside = pen("114,190! 270,190! 270,356! 114,356! z")
    sheet.fill(inside, sheet.linear((0, 190), (0, 356), (0, "#CAD6C0", 1), (1, PALE_PAPER, 1)))
    for spec in ("114,186! 150,200! 150,344! 114,358! z", "270,186! 234,200! 234,344! 270,358! z"):
        sheet.shape(pen(spec), WOOD, 6, INK, 0.35)
    for x in (126, 138, 246, 258):
        sheet.brush([(x, 198), (x, 346)], 3, INK, even)
    for x in (94, 264):
        box(sheet, x, 150, 26, 212, "#7A5233", 7)
        box(sheet, x - 6, 346, 38, 20, STONE, 6)
    box(sheet, 72, 158, 240, 26, "#7A5233", 7)
    box(sheet, 152, 150, 80, 30, PALE_PAPER, 5)
    sheet.brush(pen("166,166 180,160 196,170 218,164"), 6, INK, taper(0.5, 0.1))
    roof(sheet, 192, 142, 176, 92, 84)
    return sheet


def shrine() -> Sheet:
    """The shrine at the end of the path."""
    sheet = Sheet(512, 448)
    for k, (half, y) in enumerate(((190, 402), (168, 384), (148, 366))):
        box(sheet, 256 - half, y, 2 * half, 24, mix(STONE, PALE_PAPER, 0.2 * k), 6)
    box(sheet, 130, 222, 252, 146, PALE_PAPER, 6)
    for x in (130, 300):
        box(sheet, x + 6, 246, 72, 120, "#EAD9B4", 5)
        for k in range(1, 4):
            sheet.brush([(x + 6 + 18 * k, 248), (x + 6 + 18 * k, 364)], 3, BARK, even)
        for y in (276, 306, 336):
            sheet.brush([(x + 8, y), (x + 76, y)], 3, BARK, even)
    sheet.fill(
        pen("218,246! 294,246! 294,366! 218,366! z"), sheet.radial((256, 320), 90, (0, GLOW, 1), (1, "#9C5A2E", 1))
    )
    sheet.outline(pen("218,246! 294,246! 294,366! 218,366! z"), 5)
    for x in (116, 206, 286, 376):
        box(sheet, x, 216, 20, 154, VERMILION, 6)
    box(sheet, 100, 214, 312, 20, VERMILION, 6)
    box(sheet, 96, 342, 312 - 192 + 4, 12, VERMILION, 5)
    box(sheet, 290, 342, 124, 12, VERMILION, 5)
    rope(sheet)
    roof(sheet, 256, 204, 238, 118, 96, "#4A5568")
    for side in (-1, 1):
        sheet.brush([(256 + side * 88, 92), (256 + side * 116, 44)], 13, INK, even)
        sheet.brush([(256 + side * 110, 92), (256 + side * 82, 44)], 13, INK, even)
    for x in (212, 256, 300):
        sheet.shape(ring(x, 76, 13, 10), GOLD, 5)
    return sheet


def rope(sheet: Sheet) -> None:
    """The straw rope over the door with its folded papers."""
    sheet.brush(pen("212,240 236,258 276,258 300,240"), 15, INK, taper(0.5, 0.5, 0.5))
    sheet.brush(pen("212,240 236,258 276,258 300,240"), 9, "#E4CB92", taper(0.5, 0.5, 0.5))
    for x in (230, 256, 282):
        strip = pen(
            f"{x - 5},260! {x + 6},260! {x - 1},272! {x + 8},272! {x},288! {x - 8},288! {x - 2},275! {x - 9},275! z"
        )
        sheet.shape(strip, "#FFFFFF", 3, INK, 0)


def lantern(lit: bool) -> Sheet:
    """A stone lantern."""
    sheet = Sheet(192, 288)
    sheet.shape(pen("44,254! 148,254! 158,278! 34,278! z"), STONE, 6, INK, 0.4)
    sheet.shape(pen("80,170! 112,170! 108,214 118,256! 74,256! 84,214 z"), STONE_LIGHT, 6, INK, 0.4)
    sheet.shape(pen("46,150! 146,150! 136,174! 56,174! z"), STONE, 6, INK, 0.4)
    sheet.shape(pen("60,98! 132,98! 128,150! 64,150! z"), STONE_LIGHT, 6, INK, 0.35)
    window = pen("78,108! 114,108! 112,142! 80,142! z")
    sheet.fill(window, sheet.radial((96, 128), 34, (0, "#FFF3C4", 1), (1, "#E8A23C", 1)) if lit else "#4A443E")
    sheet.outline(window, 5)
    sheet.brush([(96, 108), (96, 142)], 4, INK, even)
    sheet.shape(
        pen("18,92! 36,84 64,60 78,46! 114,46! 128,60 156,84 174,92! 166,106! 96,100 26,106! z"), STONE, 7, INK, 0.45
    )
    sheet.shape(pen("82,46! 78,34 96,12! 114,34 110,46! z"), STONE_LIGHT, 6, INK, 0.4)
    if lit:
        with sheet.group(opacity=0.35, extra=sheet.blurred(9)):
            sheet.disc(96, 124, 42, "#FFE9A8")
    return sheet


def pieces() -> list[Piece]:
    """All of them."""
    out = [
        Piece("torii", "garden", torii(), 384, anchor=(0.5, 0.055)),
        Piece("torii_night", "garden", by_night(torii()), 384, anchor=(0.5, 0.055)),
        Piece("gate_night", "garden", by_night(gate()), 384, anchor=(0.5, 0.055)),
        Piece("shrine_night", "garden", by_night(shrine()), 512, anchor=(0.5, 0.055)),
        Piece("gate", "garden", gate(), 384, anchor=(0.5, 0.055)),
        Piece("shrine", "garden", shrine(), 512, anchor=(0.5, 0.055)),
        Piece("bridge", "garden", bridge(), 384, anchor=(0.5, 0.47)),
        Piece("lantern", "garden", lantern(False), 192, anchor=(0.5, 0.035)),
        Piece("lantern_lit", "garden", lantern(True), 192, anchor=(0.5, 0.035)),
    ]
    for name, width, deck in (("bridge", 384, 0.458), ("bridge_long", 896, 0.528)):
        for part in ("back", "front"):
            day, night = crossing(width, part), by_night(crossing(width, part, DECK_BY_NIGHT))
            out.append(Piece(f"{name}_{part}", "garden", day, width, anchor=(0.5, deck)))
            out.append(Piece(f"{name}_{part}_night", "garden", night, width, anchor=(0.5, deck)))
    return out
