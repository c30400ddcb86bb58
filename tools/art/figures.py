"""The walking figures: six painters with hat and easel, the court painter, and the Emperor.

All of them walk to the right on a sheet of 320 by 384, feet on y = 372. The robe is the large mass that carries
the colour and the emblem; hat, pose and load give each of them a silhouette of its own.
"""

from __future__ import annotations

from collections.abc import Callable

from tools.art.brush import even, taper
from tools.art.emblems import cut
from tools.art.motifs import by_night
from tools.art.palette import (
    BARK,
    COURT,
    DEEP_BLOSSOM,
    GOLD,
    INK,
    PAINTERS,
    PALE_PAPER,
    SHADE_PAPER,
    SKIN,
    STRAW,
    VERMILION,
    PainterInk,
    mix,
)
from tools.art.pen import Points, move, pen, ring
from tools.art.render import Piece
from tools.art.sheet import Sheet

WOOD = "#A9773F"
LEGGING = "#4A4E5A"
LINE = 7.5
# Poles and lanterns reach the edge of the sheet: draw a little smaller, so that no line is cut.
MARGIN = "translate(8 16) scale(.95)"


def thing(sheet: Sheet, spec: str, paint: str, width: float = LINE, shade: float = 0.25, dark: str = INK) -> Points:
    """A shape in the common manner."""
    points = pen(spec)
    sheet.shape(points, paint, width, INK, shade, dark)
    return points


def robe(sheet: Sheet, spec: str, painter: PainterInk) -> None:
    """A garment in the painter's colour, graded into the deeper tone."""
    thing(sheet, spec, painter.colour, LINE, 0.85, painter.deep)


def pole(sheet: Sheet, ax: float, ay: float, bx: float, by: float, width: float = 10, paint: str = WOOD) -> None:
    """A wooden bar with its ink edges."""
    sheet.brush([(ax, ay), (bx, by)], width + 6, INK, even)
    sheet.brush([(ax, ay), (bx, by)], width - 1, paint, even)


def legs(sheet: Sheet, x: float = 0, stride: float = 1) -> None:
    """Two walking legs in leggings and straw sandals; the hips are at x + 140."""
    far = 64 * stride
    back = f"{x + 112},286! {x + 150},286! {x + 140},322 {x + 150 - far},352! {x + 132 - far},346! {x + 106},318 z"
    thing(sheet, back, LEGGING, 6)
    fx = x + 150 - far
    thing(sheet, f"{fx - 24},342! {fx - 10},350 {fx + 6},356! {fx + 12},370! {fx - 6},372 {fx - 30},354! z", STRAW, 5)
    front = f"{x + 138},286! {x + 178},286! {x + 184},318 {x + 144 + far},354! {x + 122 + far},356! {x + 146},324 z"
    thing(sheet, front, LEGGING, 6)
    gx = x + 134 + far
    thing(sheet, f"{gx - 14},354! {gx + 8},352 {gx + 34},362! {gx + 34},372! {gx - 14},372! z", STRAW, 5)


def head(sheet: Sheet, x: float, y: float, hair: bool = True) -> None:
    """A face turned to the right; the hat hides most of it."""
    if hair:
        sheet.fill(
            pen(f"{x - 30},{y - 10} {x - 30},{y + 18} {x - 12},{y + 30} {x + 2},{y + 8} {x + 4},{y - 20} z"), INK
        )
    jaw = pen("-18,-18! -16,12 2,31 20,28 29,10 28,-18! z")
    sheet.shape(move(jaw, x, y), SKIN, 5, INK, 0.1)
    sheet.brush(pen(f"{x + 10},{y + 5} {x + 16},{y + 8} {x + 22},{y + 5}"), 3.6, INK, taper(0.5, 0.5))
    sheet.brush([(x + 15, y + 20), (x + 21, y + 19)], 4.5, VERMILION, taper(0.7, 0.5))


def hand(sheet: Sheet, x: float, y: float, radius: float = 11) -> None:
    """A closed hand."""
    sheet.shape(ring(x, y, radius), SKIN, 5, INK, 0.12)


def crest(sheet: Sheet, painter: PainterInk, x: float, y: float, scale: float) -> None:
    """The emblem on the robe."""
    cut(sheet, painter.name, painter.emblem, f"translate({x} {y}) scale({scale})")


def panel(sheet: Sheet, x: float, y: float, width: float, height: float, turn: float) -> None:
    """A stretched sheet of paper on its board, with the first strokes of a branch on it."""
    with sheet.group(sheet.place(x, y, 1, turn)):
        w, h = width / 2, height / 2
        thing(sheet, f"{-w},{-h}! {w},{-h}! {w},{h}! {-w},{h}! z", WOOD, 6)
        sheet.fill(pen(f"{8 - w},{8 - h}! {w - 8},{8 - h}! {w - 8},{h - 8}! {8 - w},{h - 8}! z"), PALE_PAPER)
        sheet.brush(pen(f"{10 - w},{h - 16} 0,{h * 0.2} {w * 0.5},{-h * 0.5}"), 6, BARK, taper(0.9, 0.1))
        for dx, dy in ((0.1, 0.0), (0.45, -0.45), (-0.3, 0.3), (0.5, 0.0)):
            sheet.disc(w * dx, h * dy, 6, DEEP_BLOSSOM)


def straps(sheet: Sheet, spec: str) -> None:
    """A rope across the chest."""
    sheet.brush(pen(spec), 8, INK, even)
    sheet.brush(pen(spec), 4, STRAW, even)


def cone_hat(sheet: Sheet, x: float, y: float, half: float, tall: float, tip: float = 0) -> None:
    """A straw hat in the form of a cone; x, y is the middle of its brim."""
    hat = pen(
        f"{x - half},{y}! {x - half * 0.5 + tip * 0.4},{y - tall * 0.55} {x + tip},{y - tall} "
        f"{x + half * 0.5 + tip * 0.4},{y - tall * 0.55} {x + half},{y}! {x},{y - 8} z"
    )
    sheet.shape(hat, STRAW, LINE, INK, 0.32)
    for k in (-0.55, -0.18, 0.18, 0.55):
        sheet.brush([(x + tip, y - tall * 0.92), (x + half * k, y - 9)], 4, INK, taper(0, 0.8, 0.9))


def crane(sheet: Sheet, painter: PainterInk) -> None:
    """Long strides, wide cone hat, the folded easel over the shoulder."""
    for dx, dy in ((0, 0), (16, 10), (34, 16)):
        pole(sheet, 10 + dx, 66 + dy, 188 + dx * 0.4, 236 + dy * 0.4)
    panel(sheet, 52, 116, 78, 66, 44)
    legs(sheet, 6, 1.22)
    robe(sheet, "140,122! 112,138 98,190 92,240 80,300! 130,306 202,298! 204,240 200,180 186,136 168,122! z", painter)
    crest(sheet, painter, 138, 244, 0.38)
    head(sheet, 160, 104)
    robe(sheet, "146,136! 178,134 196,160 210,200 222,226! 204,240 184,240! 166,214 150,184 z", painter)
    hand(sheet, 212, 240)
    cone_hat(sheet, 160, 104, 92, 76, 4)


def fan(sheet: Sheet, painter: PainterInk) -> None:
    """A lady in a long robe, flat wide hat with a raised crown, an open fan held out."""
    pole(sheet, 20, 372, 96, 168)
    pole(sheet, 66, 372, 86, 168)
    panel(sheet, 62, 262, 84, 76, -8)
    robe(
        sheet,
        "146,122! 118,142 108,196 96,270 62,356! 84,376 160,370 226,372! 222,330 208,260 198,190 188,140 170,122! z",
        painter,
    )
    sheet.brush(pen("216,368 204,316 194,240"), 10, PALE_PAPER, taper(0.9, 0.4, 0.2))
    thing(sheet, "110,190! 150,198 198,188! 202,222! 152,234 104,224! z", PALE_PAPER, 6)
    crest(sheet, painter, 146, 294, 0.46)
    sheet.fill(pen("132,94 118,140 112,196! 136,180 152,130 z"), INK)
    head(sheet, 164, 113)
    robe(sheet, "150,138! 180,134 208,146 244,140! 252,160 232,216! 206,214 168,190 z", painter)
    hand(sheet, 250, 142)
    blade = pen("250,140! 222,84 230,60 262,48 294,58 308,84 z")
    sheet.shape(blade, PALE_PAPER, 6, INK, 0.2)
    for x, y in ((238, 62), (258, 54), (280, 58)):
        sheet.brush([(250, 138), (x, y)], 4, INK, even)
    sheet.disc(266, 84, 13, VERMILION)
    veil = pen("80,104! 74,150 80,204 70,262! 98,252 118,266! 128,200 130,150 132,106! z")
    sheet.fill(veil, PALE_PAPER, 0.78)
    sheet.outline(veil, 4)
    hat = pen("60,112! 104,88 138,78 144,44 162,32 180,44 186,78 220,88 264,112! 212,106 162,106 112,106 z")
    sheet.shape(hat, STRAW, LINE, INK, 0.35)
    sheet.brush(pen("138,77 162,83 186,77"), 9, DEEP_BLOSSOM, taper(0.6, 0.6))


def wave(sheet: Sheet, painter: PainterInk) -> None:
    """Broad and jolly, bowl hat, a carrying pole with easel behind and paint box in front."""
    legs(sheet, 8, 0.8)
    robe(sheet, "136,136! 98,150 76,206 72,262 80,306! 150,318 222,304! 228,250 222,190 204,146 172,134! z", painter)
    thing(sheet, "74,248! 150,262 226,246! 226,272! 150,288 74,274! z", PALE_PAPER, 6)
    crest(sheet, painter, 122, 206, 0.36)
    head(sheet, 166, 104, hair=False)
    sheet.brush(pen("154,130 170,148 192,134"), 14, INK, taper(0.4, 0.3))
    sheet.brush(pen("4,180 80,161 160,157 240,161 316,180"), 17, INK, even)
    sheet.brush(pen("6,180 80,161 160,157 240,161 314,180"), 9, WOOD, even)
    for x, a, b in ((34, 176, 214), (290, 176, 236)):
        sheet.brush([(x, a), (x - 22, b)], 4, INK, even)
        sheet.brush([(x, a), (x + 22, b)], 4, INK, even)
    panel(sheet, 36, 256, 62, 84, 3)
    thing(sheet, "262,236! 318,236! 314,288! 266,288! z", WOOD, 6)
    sheet.brush([(266, 254), (314, 254)], 5, INK, even)
    for x, paint in ((276, VERMILION), (290, GOLD), (303, painter.colour)):
        sheet.brush([(x, 240), (x + 2, 212)], 7, INK, even)
        sheet.disc(x + 2, 208, 6, paint)
    robe(sheet, "158,156! 196,160 220,190 222,176! 240,180 236,214! 206,222 172,204 z", painter)
    hand(sheet, 231, 168)
    bowl = pen("92,102! 94,64 122,34 166,28 210,34 238,64 242,102! 166,90 z")
    sheet.shape(bowl, STRAW, LINE, INK, 0.35)
    sheet.brush(pen("100,72 166,58 234,72"), 4, INK, taper(0.3, 0.3))
    sheet.disc(166, 29, 8, INK)


def bamboo(sheet: Sheet, painter: PainterInk) -> None:
    """Tall and thin, steep hat, a bamboo staff as high as a house, the easel upright on the back."""
    pole(sheet, 60, 300, 96, 96)
    pole(sheet, 100, 306, 100, 96)
    panel(sheet, 84, 190, 68, 104, 6)
    legs(sheet, 4, 0.95)
    robe(sheet, "140,138! 118,152 110,200 106,250 98,306! 140,312 186,306! 190,250 190,190 182,150 168,138! z", painter)
    crest(sheet, painter, 150, 262, 0.35)
    straps(sheet, "126,152 150,184 188,206")
    head(sheet, 158, 118)
    for top, bottom in ((14, 92), (92, 178), (178, 268), (268, 370)):
        thing(
            sheet,
            f"236,{top}! 250,{top}! 247,{bottom - 12} 252,{bottom}! 234,{bottom}! 239,{bottom - 12} z",
            "#7FA06A",
            5,
        )
    for spec in (
        "246,92! 270,76 304,78! 282,92 z",
        "246,92! 264,100 288,122! 260,114 z",
        "240,178! 220,170 206,148! 232,158 z",
    ):
        thing(sheet, spec, "#5E8A57", 4)
    robe(sheet, "150,150! 180,148 208,178 238,196! 236,228 216,232! 186,224 160,200 z", painter)
    hand(sheet, 243, 204, 12)
    cone_hat(sheet, 158, 120, 66, 112, -4)


def mountain(sheet: Sheet, painter: PainterInk) -> None:
    """Bent under a towering pack: the easel as a frame, scrolls and blanket tied upon it."""
    pole(sheet, 40, 316, 92, 44)
    pole(sheet, 96, 316, 124, 40)
    thing(sheet, "62,140! 128,128! 140,286! 52,290! z", "#C9A063", LINE, 0.35)
    panel(sheet, 96, 206, 62, 92, -4)
    for y, paint in ((122, PALE_PAPER), (98, painter.colour), (74, SHADE_PAPER)):
        thing(sheet, f"46,{y - 4} 50,{y - 14} 140,{y - 22} 146,{y - 8} 142,{y + 6} 52,{y + 12} z", paint, 6)
        sheet.outline(ring(137, y - 8, 8, 11), 5)
    legs(sheet, 22, 0.8)
    robe(sheet, "152,170! 132,178 124,230 108,306! 160,316 216,304! 222,260 230,210 214,178 192,164! z", painter)
    crest(sheet, painter, 164, 262, 0.38)
    straps(sheet, "140,180 166,206 210,200")
    head(sheet, 212, 160, hair=False)
    pole(sheet, 284, 170, 276, 372, 9)
    robe(sheet, "176,190! 204,184 232,204 262,206! 268,226 252,240! 220,244 186,224 z", painter)
    hand(sheet, 280, 218, 12)
    cone_hat(sheet, 212, 160, 78, 44, 8)


def moon(sheet: Sheet, painter: PainterInk) -> None:
    """A half-moon hat, a lantern on a bent rod ahead, the easel under the arm."""
    pole(sheet, 16, 258, 196, 204)
    pole(sheet, 10, 236, 196, 190)
    panel(sheet, 58, 238, 92, 58, -16)
    legs(sheet, 0, 1.0)
    robe(sheet, "136,130! 108,148 104,200 104,250 84,308! 140,318 204,304! 198,250 196,190 186,146 166,130! z", painter)
    crest(sheet, painter, 144, 268, 0.4)
    head(sheet, 156, 110)
    sheet.brush(pen("196,224 226,160 262,126 296,130"), 10, INK, taper(0.9, 0.5, 0.2))
    sheet.brush([(292, 130), (290, 152)], 4, INK, even)
    lantern = pen("272,160! 290,154 308,160! 318,186 308,212! 290,218 272,212! 262,186 z")
    sheet.shape(lantern, "#F7DE9C", 6, INK, 0.3, VERMILION)
    for y in (174, 188, 202):
        sheet.brush(pen(f"266,{y} 290,{y + 5} 314,{y}"), 3, INK, even)
    robe(sheet, "142,148! 174,146 194,178 210,204! 204,228 182,236! 158,216 140,186 z", painter)
    hand(sheet, 204, 218)
    hat = pen("74,120! 82,70 116,40 158,34 204,44 240,80 248,122! 218,106 186,96 150,94 112,102 z")
    sheet.shape(hat, STRAW, LINE, INK, 0.35)
    for spec in ("96,98 128,74 164,70 204,84", "96,80 130,56 164,53 206,68"):
        sheet.brush(pen(spec), 4, INK, taper(0.2, 0.2, 0.5))


def court(sheet: Sheet, painter: PainterInk) -> None:
    """Courtly: black cap, wide grey sleeves with gold hems, easel held upright like a standard."""
    pole(sheet, 52, 372, 70, 60)
    pole(sheet, 102, 372, 82, 60)
    panel(sheet, 76, 172, 84, 104, 0)
    robe(sheet, "146,128! 116,146 108,200 100,260 78,340! 150,352 216,338! 208,260 204,190 190,146 172,128! z", painter)
    thing(sheet, "82,336! 150,350 214,336! 226,372! 150,372! 74,372! z", PALE_PAPER, 6)
    sheet.brush(pen("86,326 150,340 210,327"), 9, GOLD, even)
    crest(sheet, painter, 138, 276, 0.4)
    head(sheet, 162, 106)
    robe(sheet, "146,146! 180,142 212,170 236,184! 254,232 244,262! 200,262 164,232 z", painter)
    sheet.brush(pen("234,186 250,230 243,260"), 9, GOLD, even)
    pole(sheet, 240, 216, 256, 128, 8)
    thing(sheet, "247,130! 250,108 268,80! 274,108 266,132! z", GOLD, 5)
    hand(sheet, 242, 194)
    cap = pen("130,92! 128,60 138,36 162,28 184,44 188,66 196,90! 162,84 z")
    sheet.fill(cap, INK)
    sheet.brush(pen("132,84 162,76 192,83"), 6, GOLD, even)


# Where the weight rests, as a share of the width.
FEET = {
    "crane": 0.46,
    "fan": 0.46,
    "wave": 0.47,
    "bamboo": 0.46,
    "mountain": 0.52,
    "moon": 0.44,
    "court": 0.47,
    "emperor": 0.47,
}
FIGURES: dict[str, Callable[[Sheet, PainterInk], None]] = {
    "crane": crane,
    "fan": fan,
    "wave": wave,
    "bamboo": bamboo,
    "mountain": mountain,
    "moon": moon,
    "court": court,
}


def figure(painter: PainterInk) -> Sheet:
    """One painter on the way."""
    sheet = Sheet(320, 384)
    with sheet.group(MARGIN):
        FIGURES[painter.name](sheet, painter)
    return sheet


def emperor(sheet: Sheet) -> None:
    """The Emperor: tall cap, gold robe that trails behind him, red and white seams of the robes beneath."""
    gold = PainterInk("emperor", "#D9AE4A", "#A2741C", INK)
    thing(sheet, "108,250! 60,300 6,360! 60,376 150,372! 150,300 z", mix(VERMILION, "#FFFFFF", 0.08))
    robe(sheet, "112,220! 78,280 30,346! 70,366 140,362! 150,280 z", gold)
    robe(sheet, "146,134! 108,152 96,210 88,280 72,364! 150,376 240,366! 232,280 222,200 200,152 176,134! z", gold)
    sheet.brush(pen("236,362 214,300 200,236"), 13, VERMILION, taper(0.9, 0.2))
    sheet.brush(pen("222,366 204,310 194,256"), 9, PALE_PAPER, taper(0.9, 0.2))
    with sheet.group(opacity=0.55):
        cut(sheet, "court", "#8A5F12", "translate(130 300) scale(.36)")
    head(sheet, 164, 108, hair=False)
    sheet.brush(pen("150,88 160,118 176,138"), 5, VERMILION, even)
    robe(sheet, "138,152! 186,142 216,180 250,200! 276,262 262,306! 206,300 152,250 z", gold)
    sheet.brush(pen("248,202 272,258 261,302"), 14, VERMILION, even)
    sheet.brush(pen("242,206 262,258 253,298"), 7, PALE_PAPER, even)
    hand(sheet, 252, 206, 12)
    thing(sheet, "246,214! 256,118! 276,120! 266,216! z", PALE_PAPER, 5)
    cap = pen("132,96! 128,76 118,42 114,10! 142,6 168,22 184,52 198,94! 164,86 z")
    sheet.fill(cap, INK)
    sheet.brush(pen("131,86 164,76 195,84"), 9, GOLD, even)
    sheet.brush(pen("122,18 134,46 154,64 172,70"), 4, mix(INK, GOLD, 0.5), taper(0.3, 0))
    sheet.disc(182, 76, 9, GOLD)


def emperor_figure() -> Sheet:
    """The Emperor on the way."""
    sheet = Sheet(320, 384)
    with sheet.group(MARGIN):
        emperor(sheet)
    return sheet


def pieces() -> list[Piece]:
    """Every figure, 384 pixels high, by day and by night."""
    sheets = {painter.name: figure(painter) for painter in (*PAINTERS, COURT)} | {"emperor": emperor_figure()}
    out: list[Piece] = []
    for name, sheet in sheets.items():
        out.append(Piece(f"figure_{name}", "figures", sheet, 320, anchor=(FEET[name], 0.039)))
        out.append(Piece(f"figure_{name}_night", "figures", by_night(sheet), 320, anchor=(FEET[name], 0.048)))
    return out
