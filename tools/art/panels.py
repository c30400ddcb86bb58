"""Sliding doors and hanging scrolls: the curtain between two players, and the frame of every sheet and dialog."""

from __future__ import annotations

from tools.art.brush import taper
from tools.art.grounds import fibres
from tools.art.motifs import blossom, cloud, petal
from tools.art.palette import BARK, GOLD, INDIGO, INK, NIGHT, PALE_PAPER
from tools.art.pen import pen, ring
from tools.art.render import Piece
from tools.art.sheet import Sheet, d

DOOR_W, DOOR_H = 540, 1080
LACQUER = "#3A2A26"
# Straight where it is stretched; only the corners are drawn by hand.
BOARD = "4,23! 5,10 10,5 23,4! 73,4! 87,6 91,11 92,23! 92,73! 90,87 85,91 73,92! 23,92! 9,90 5,86 4,73! z"
# The clouds of the left door run on over the right one.
CLOUDS: dict[str, tuple[list[tuple[float, float, float]], ...]] = {
    "left": (
        [(-80, 90, 360), (40, 126, 600), (-80, 162, 300)],
        [(230, 800, 400), (110, 836, 600), (300, 872, 400)],
        [(-80, 960, 330), (-80, 996, 420)],
    ),
    "right": (
        [(-80, 126, 240), (300, 52, 400)],
        [(-80, 800, 200), (-80, 836, 420), (-80, 872, 130)],
        [(240, 930, 400), (120, 966, 500), (330, 1002, 400)],
    ),
}


def bough(sheet: Sheet, night: bool, lines: tuple[tuple[str, float], ...]) -> None:
    """A painted branch in two tones; by night the moon lights it."""
    edge, bark = ("#14151F", "#8A7466") if night else (INK, BARK)
    for spec, width in lines:
        sheet.brush(pen(spec), width + 5, edge, taper(1, 0.1, 0.02))
    for spec, width in lines:
        sheet.brush(pen(spec), width - 2, bark, taper(1, 0.05, 0.02))


def buds(sheet: Sheet, places: str) -> None:
    """Blossoms on the branch, written "x,y,radius x,y,radius"; small ones stay buds."""
    for word in places.split():
        x, y, radius = (float(value) for value in word.split(","))
        if radius < 18:
            sheet.disc(x, y, radius * 0.55, "#D9708F")
            sheet.disc(x - 2, y - 3, radius * 0.3, "#F3BECB")
        else:
            blossom(sheet, x, y, radius, sheet.rng.uniform(0, 72), 2.2)


def door_ground(sheet: Sheet, night: bool, side: str) -> None:
    """Paper with clouds of gold leaf."""
    paper = "#232738" if night else "#F3EAD6"
    leaf = "#6B5A34" if night else "#E2C88C"
    sheet.add(f'<rect width="{DOOR_W}" height="{DOOR_H}" fill="{paper}"/>')
    for strips in CLOUDS[side]:
        wash = sheet.linear((0, strips[0][1]), (0, strips[0][1] + 110), (0, leaf, 0.85), (1, leaf, 0.35))
        sheet.add(f'<path d="{cloud(strips, 38)}" fill="{wash}"/>')
    fibres(sheet, DOOR_W, DOOR_H, 70, "#4A4F66" if night else "#CDB98F", 0.5)


def frame(sheet: Sheet, pull_x: float) -> None:
    """Lacquered frame and the round pull."""
    outer, inner = (
        pen(f"0,0! {DOOR_W},0! {DOOR_W},{DOOR_H}! 0,{DOOR_H}! z"),
        pen(f"20,24! {DOOR_W - 20},24! {DOOR_W - 20},{DOOR_H - 24}! 20,{DOOR_H - 24}! z"),
    )
    sheet.add(f'<path d="{d(outer)}{d(inner)}" fill-rule="evenodd" fill="{LACQUER}"/>')
    sheet.outline(inner, 4, INK)
    sheet.add(f'<path d="M5 5H{DOOR_W - 5}" stroke="#7A5B50" stroke-width="4"/>')
    sheet.add(f'<path d="M5 5V{DOOR_H - 5}" stroke="#7A5B50" stroke-width="4"/>')
    sheet.shape(ring(pull_x, 560, 34, count=60), GOLD, 5, INK, 0.5)
    sheet.shape(ring(pull_x, 560, 23, count=60), "#4A3A26", 4, INK, 0.4)


def left_door(night: bool) -> Sheet:
    """The left door: the trunk rises at the outer edge and a branch reaches towards the middle."""
    sheet = Sheet(DOOR_W, DOOR_H, "left")
    door_ground(sheet, night, "left")
    bough(
        sheet,
        night,
        (
            ("-20,1010 60,900 70,780 120,680 90,560 130,440 120,330", 58),
            ("118,450 200,360 300,320 420,230", 26),
            ("100,590 60,500 40,420 60,300", 20),
            ("296,322 360,330 440,310", 12),
            ("200,362 220,280 300,200", 14),
            ("122,340 150,260 140,190", 17),
            ("110,690 190,660 250,676", 15),
        ),
    )
    buds(
        sheet,
        "300,200,40 258,250,30 420,230,44 368,262,32 440,310,34 396,330,12 140,190,38 160,250,26 "
        "60,300,34 44,390,26 250,676,32 206,650,14 330,178,12 462,204,12 214,330,24",
    )
    for x, y, turn in ((330, 470, 40), (420, 720, 130), (300, 880, 200), (450, 560, 300)):
        petal(sheet, x, y, 26, turn)
    frame(sheet, DOOR_W - 66)
    return sheet


def right_door(night: bool) -> Sheet:
    """The right door: boughs come in from the outer edge, petals fall below them."""
    sheet = Sheet(DOOR_W, DOOR_H, "right")
    door_ground(sheet, night, "right")
    bough(
        sheet,
        night,
        (
            ("560,300 460,280 380,220 270,210 160,150", 28),
            ("384,222 330,300 240,340", 16),
            ("460,280 430,380 350,450 330,520", 17),
            ("276,212 240,150 170,96", 12),
            ("560,720 480,700 420,740", 18),
        ),
    )
    buds(
        sheet,
        "160,150,42 214,186,28 170,96,30 240,340,40 300,312,26 330,520,36 352,452,28 420,384,30 "
        "306,196,34 420,740,34 482,694,28 120,168,12 206,360,12 316,558,12 470,270,32",
    )
    for x, y, turn in ((130, 500, 10), (220, 680, 100), (120, 850, 250), (330, 860, 320), (250, 960, 60)):
        petal(sheet, x, y, 26, turn)
    frame(sheet, 66)
    return sheet


def hanging_scroll(night: bool) -> Sheet:
    """The frame of sheets and dialogs; only its middle and its straight edges stretch."""
    sheet = Sheet(320, 360)
    paper = "#262A39" if night else PALE_PAPER
    cloth = "#3B4A70" if night else INDIGO
    brocade = "#8A7340" if night else "#C9A968"
    shadow = sheet.blurred(4)
    with sheet.group(extra=shadow, opacity=0.35):
        sheet.fill(pen("26,30! 300,30! 300,344! 26,344! z"), NIGHT)
    sheet.fill(pen("22,20! 298,20! 298,340! 22,340! z"), cloth)
    for y in (34, 318):
        sheet.fill(pen(f"22,{y}! 298,{y}! 298,{y + 8}! 22,{y + 8}! z"), brocade)
    sheet.fill(pen("36,48! 284,48! 284,312! 36,312! z"), paper)
    edge = pen("36,48! 284,48! 284,312! 36,312! z")
    sheet.add(f'<path d="{d(edge)}" fill="none" stroke="{brocade}" stroke-width="3"/>')
    body = pen("22,20! 298,20! 298,340! 22,340! z")
    sheet.add(f'<path d="{d(body)}" fill="none" stroke="{INK}" stroke-width="4"/>')
    for y in (18, 342):
        rod(sheet, y)
    return sheet


def rod(sheet: Sheet, y: float) -> None:
    """A rod of dark wood with its knobs."""
    for x0, x1 in ((6, 22), (298, 314)):
        knob = pen(f"{x0},{y - 10}! {x1},{y - 7}! {x1},{y + 7}! {x0},{y + 10}! z")
        sheet.shape(knob, GOLD, 4, INK, 0.4)
    bar = pen(f"20,{y - 11}! 300,{y - 11}! 300,{y + 11}! 20,{y + 11}! z")
    sheet.fill(bar, sheet.linear((0, y - 11), (0, y + 11), (0, "#8A5F42", 1), (0.45, "#6B4630", 1), (1, "#3F2A1E", 1)))
    sheet.add(f'<path d="{d(bar)}" fill="none" stroke="{INK}" stroke-width="4"/>')


def plate() -> Sheet:
    """A white board with ink-soft edges, for the app to tint: buttons and name plates."""
    sheet = Sheet(96, 96)
    sheet.fill(pen(BOARD), "#FFFFFF")
    return sheet


def plate_edge() -> Sheet:
    """The brush line that goes round the board."""
    sheet = Sheet(96, 96)
    sheet.outline(pen(BOARD), 3.4, "#FFFFFF")
    return sheet


def pieces() -> list[Piece]:
    """Doors, scroll frames, boards."""
    out: list[Piece] = []
    for suffix, night in (("", False), ("_night", True)):
        out += [
            Piece(f"fusuma_left{suffix}", "panels", left_door(night), DOOR_W, opaque=True),
            Piece(f"fusuma_right{suffix}", "panels", right_door(night), DOOR_W, opaque=True),
            Piece(f"scroll_panel{suffix}", "panels", hanging_scroll(night), 320, slice=(48, 56, 48, 56)),
        ]
    return [
        *out,
        Piece("plate", "panels", plate(), 96, slice=(24, 24, 24, 24)),
        Piece("plate_edge", "panels", plate_edge(), 96, slice=(24, 24, 24, 24)),
    ]
