"""The painters' emblems, cut like family crests: one flat ink, with gaps for the inner lines."""

from __future__ import annotations

import math
from collections.abc import Callable

from tools.art.brush import even, taper
from tools.art.motifs import pill
from tools.art.palette import COURT, PAINTERS, PainterInk, mix
from tools.art.pen import arc, move, pen, ring
from tools.art.render import Piece
from tools.art.sheet import Sheet

Emblem = Callable[[Sheet, str, str], None]


def crane(sheet: Sheet, ink: str, gap: str) -> None:
    """A crane whose raised wings close a circle round it."""
    wing = pen("6,62! 38,72 72,54 92,20 96,-16 84,-52 58,-80 20,-97! 26,-84 46,-62 54,-32 46,-2 30,16 10,26 z")
    for side in (1, -1):
        sheet.fill([(x * side, y) for x, y in wing], ink)
        for a, b in (
            ((50, -66), (74, -78)),
            ((58, -42), (92, -52)),
            ((58, -16), (102, -18)),
            ((48, 6), (98, 18)),
            ((34, 24), (80, 50)),
        ):
            sheet.brush([(a[0] * side, a[1]), (b[0] * side, b[1])], 6, gap, taper(0.1, 1, 0.95))
    sheet.fill(pen("0,20 24,44 20,74 8,98! 0,84! -8,98! -20,74 -24,44 z"), ink)
    sheet.brush(pen("0,70 -12,40 -16,12 0,-12 10,-34 2,-52"), 17, ink, taper(0.9, 0.75, 0.1))
    sheet.fill(pen("-8,-54 2,-66 16,-62 44,-46! 18,-44 4,-42 z"), ink)
    sheet.disc(6, -55, 4, gap)


def fan(sheet: Sheet, ink: str, gap: str) -> None:
    """An open folding fan with a sun on it."""
    leaf = arc(0, 74, 152, 152, 207, 333) + arc(0, 74, 66, 66, 333, 207)
    with sheet.group("translate(0 2) scale(.78)"):
        sheet.fill(leaf, ink)
        for k in range(8):
            angle = math.radians(212 + 116 * k / 7)
            rim = (74 * math.cos(angle), 74 + 74 * math.sin(angle))
            sheet.brush([(0, 74), (62 * math.cos(angle), 74 + 62 * math.sin(angle))], 10, ink, taper(0.5, 1, 1))
            if 0 < k < 7:
                far = (146 * math.cos(angle), 74 + 146 * math.sin(angle))
                sheet.brush([rim, far], 5, gap, taper(0.6, 1, 1))
        sheet.disc(0, -26, 27, gap)
        sheet.disc(0, -26, 20, ink)
        sheet.disc(0, 76, 13, ink)


def wave(sheet: Sheet, ink: str, gap: str) -> None:
    """A curling wave and its spray."""
    body = pen(
        "-96,70! -92,20 -72,-34 -30,-72 22,-80 62,-60 78,-24 70,6! 60,-14 44,-22 30,-14 30,6 44,24 66,30 "
        "88,28! 96,70! z"
    )
    sheet.fill(body, ink)
    sheet.fill(pen("70,6! 76,20 70,32 60,30 58,14 z"), ink)
    sheet.brush(pen("-74,66 -62,12 -34,-32 6,-52 44,-46"), 9, gap, taper(0.9, 0.1, 0.3))
    sheet.brush(pen("-42,66 -36,26 -18,-6 8,-22"), 9, gap, taper(0.9, 0.1, 0.3))
    sheet.brush(pen("-10,66 -4,42 12,34 40,46 72,50"), 9, gap, taper(0.9, 0.1, 0.3))
    for x, y, r in ((88, -42, 9), (74, -72, 7), (98, -6, 6)):
        sheet.disc(x, y, r, ink)
    sheet.brush(pen("-92,88 -40,82 20,88 92,84"), 10, ink, taper(0.4, 0.3, 0.5))


LEAF = pen("0,0! 10,-22 12,-50 0,-86! -12,-50 -10,-22 z")


def bamboo(sheet: Sheet, ink: str, gap: str) -> None:
    """A culm with its joints, and leaves in the wind."""
    for top, bottom in ((-98, -42), (-36, 28), (34, 98)):
        sheet.fill(
            pen(
                f"-52,{top}! -38,{top + 5} -24,{top}! -27,{top + 20} -27,{bottom - 20} -24,{bottom}! "
                f"-38,{bottom - 5} -52,{bottom}! -49,{bottom - 20} -49,{top + 20} z"
            ),
            ink,
        )
    sheet.brush(pen("-26,-38 -6,-50 14,-52"), 8, ink, taper(0.9, 0.5))
    sheet.brush(pen("-26,32 0,20 20,20"), 8, ink, taper(0.9, 0.5))
    for x, y, turn, size in (
        (10, -52, 38, 0.82),
        (12, -52, 88, 1),
        (8, -50, 140, 0.86),
        (18, 20, 64, 0.9),
        (16, 22, 112, 0.95),
        (10, 24, 160, 0.78),
        (-52, -38, 250, 0.5),
    ):
        sheet.fill(move(LEAF, x, y, size * 0.98, turn), ink)
        sheet.brush(move([(0, -20), (0, -70)], x, y, size, turn), 4, gap, taper(0.1, 0.1, 0.4))


def mountain(sheet: Sheet, ink: str, gap: str) -> None:
    """The mountain: snow on its peak, a band of mist at its foot."""
    peak = pen("-100,76! -66,30 -38,-26 -20,-80! -8,-76 4,-82 20,-78! 38,-26 66,30 100,76! z")
    sheet.fill(peak, ink)
    snow = pen("-31,-28! -38,-10! -22,-20! -12,4! 0,-16! 14,6! 22,-18! 38,-8! 31,-28! 21,-62! 6,-67 -8,-63 -20,-66! z")
    sheet.fill(snow, gap)
    for x, y, width in ((-84, 32, 66), (4, 50, 84)):
        sheet.fill(pill(x, y, width, 10), gap)
    sheet.fill(pill(-100, 86, 124, 13), ink)
    sheet.fill(pill(36, 86, 64, 13), ink)


def moon(sheet: Sheet, ink: str, gap: str) -> None:
    """A crescent over bands of cloud."""
    sheet.fill(ring(-6, -4, 92, count=90), ink)
    sheet.fill(ring(34, -22, 74, count=72), gap)
    sheet.fill(pill(-86, 24, 200, 34), gap)
    sheet.fill(pill(-66, 34, 156, 14), ink)
    sheet.fill(pill(-14, 58, 100, 26), gap)
    sheet.fill(pill(-4, 62, 84, 14), ink)


def court(sheet: Sheet, ink: str, gap: str) -> None:
    """A chrysanthemum of twelve petals round a brush."""
    one = pen("0,-30! -10,-44 -21,-74 -14,-94 0,-99 14,-94 21,-74 10,-44 z")
    for k in range(12):
        sheet.fill(move(one, scale=1, turn=30 * k), ink)
        sheet.brush(move([(0, -34), (0, -98)], turn=30 * k + 15), 6, gap, even)
    sheet.disc(0, 0, 46, gap)
    sheet.disc(0, 0, 38, ink)
    sheet.brush([(14, -22), (-4, 8)], 8, gap, even)
    sheet.fill(pen("-2,2! 4,10 -4,20 -16,28! -14,14 -10,4 z"), gap)


EMBLEMS: dict[str, Emblem] = {
    "crane": crane,
    "fan": fan,
    "wave": wave,
    "bamboo": bamboo,
    "mountain": mountain,
    "moon": moon,
    "court": court,
}


def disc(painter: PainterInk) -> Sheet:
    """The emblem in a disc of the painter's colour."""
    sheet = Sheet(256, 256)
    sheet.shape(
        ring(128, 128, 118, count=120), painter.colour, 7, mix(painter.deep, "#000000", 0.25), 0.35, painter.deep
    )
    sheet.outline(ring(128, 128, 104, count=120), 4, painter.emblem)
    cut(sheet, painter.name, painter.emblem, "translate(128 128) scale(.8)")
    return sheet


def cut(sheet: Sheet, name: str, paint: str, transform: str) -> None:
    """The emblem as a stencil: its gaps let the ground through."""
    inner = Sheet(1, 1)
    EMBLEMS[name](inner, "#fff", "#000")
    body = "".join(inner._body)
    mask = sheet.define(
        f'<mask id="{{id}}" maskUnits="userSpaceOnUse" x="-110" y="-110" width="220" height="220">{body}</mask>', "m"
    )
    sheet.add(
        f'<g transform="{transform}"><g mask="url(#{mask})">'
        f'<rect x="-110" y="-110" width="220" height="220" fill="{paint}"/></g></g>'
    )


def glyph(name: str) -> Sheet:
    """The bare emblem in white, for the app to tint."""
    sheet = Sheet(256, 256)
    cut(sheet, name, "#FFFFFF", "translate(128 128) scale(1.16)")
    return sheet


def pieces() -> list[Piece]:
    """Discs and glyphs of the six painters and of the court painter."""
    out: list[Piece] = []
    for painter in (*PAINTERS, COURT):
        out.append(Piece(f"emblem_{painter.name}", "emblems", disc(painter), 256, 96))
        out.append(Piece(f"glyph_{painter.name}", "emblems", glyph(painter.name), 256))
    return out
