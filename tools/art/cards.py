"""The cards: a face with room for two actions and a number, and a back of hemp leaves."""

from __future__ import annotations

import math

from tools.art.grounds import fibres
from tools.art.motifs import blossom, cloud
from tools.art.palette import GOLD, INDIGO, INK, LIGHT, NIGHT, PALE_PAPER, PAPER, mix
from tools.art.pen import Points, arc, pen, ring
from tools.art.render import Area, Piece
from tools.art.sheet import Sheet

WIDTH, HEIGHT = 500, 700
SPLIT = 352
# Where the app puts the two icons and the order number.
AREAS: dict[str, Area] = {
    "garden": (0.19, 0.54, 0.62, 0.44),
    "painter": (0.29, 0.03, 0.62, 0.44),
    "order": (0.06, 0.043, 0.224, 0.16),
}


def rounded(x: float, y: float, width: float, height: float, radius: float) -> Points:
    """A board with round corners."""
    right, low = x + width - radius, y + height - radius
    return (
        arc(right, y + radius, radius, radius, -90, 0, 10)
        + arc(right, low, radius, radius, 0, 90, 10)
        + arc(x + radius, low, radius, radius, 90, 180, 10)
        + arc(x + radius, y + radius, radius, radius, 180, 270, 10)
    )


def face(night: bool) -> Sheet:
    """Garden action above, painter action below, a plaque for the order number in the lower left corner."""
    sheet = Sheet(WIDTH, HEIGHT, "card")
    paper, ink, edge = ("#262A39", LIGHT, "#8A7340") if night else (PAPER, INK, "#D9BC78")
    outer = rounded(6, 6, WIDTH - 13, HEIGHT - 14, 34)
    sheet.fill(outer, paper)
    with sheet.group(clip=sheet.clip(outer)):
        sky(sheet, night)
        fibres(sheet, WIDTH, HEIGHT, 60, "#5A607A" if night else "#C9B797", 0.45)
        parting(sheet, paper, edge)
        sheet.fill(outer, sheet.linear((0, 520), (0, 700), (0, edge, 0), (1, edge, 0.2)))
    sheet.outline(rounded(6, 6, WIDTH - 13, HEIGHT - 14, 34), 9, mix(ink, NIGHT, 0.2) if night else ink)
    sheet.outline(rounded(18, 18, WIDTH - 36, HEIGHT - 36, 24), 2.6, edge)
    plaque(sheet, paper, ink, edge)
    return sheet


def sky(sheet: Sheet, night: bool) -> None:
    """The upper half: a sky graded from moss green to paper, with hills at its foot."""
    high, low = ("#34493F", "#262A39") if night else ("#B9C9A6", "#EEF0DE")
    sheet.add(
        f'<rect width="{WIDTH}" height="{SPLIT + 10}" '
        f'fill="{sheet.linear((0, 0), (0, SPLIT), (0, high, 1), (0.75, low, 1), (1, low, 1))}"/>'
    )
    hills = ("#2E4038", "#2A3834") if night else ("#C9D5B4", "#B7C6A0")
    for spec, paint in (
        ("-20,360! -20,300 80,262 190,300 300,268 420,250 520,296 520,360! z", hills[0]),
        ("-20,370! -20,334 110,308 240,334 390,300 520,330 520,370! z", hills[1]),
    ):
        points = pen(spec)
        sheet.fill(points, sheet.linear((0, 260), (0, 350), (0, paint, 0.9), (1, paint, 0.25)))


def parting(sheet: Sheet, paper: str, edge: str) -> None:
    """The cloud band between the two halves."""
    strips = [(-60.0, SPLIT - 30.0, 340.0), (-60.0, SPLIT - 4.0, 640.0), (-60.0, SPLIT + 22.0, 250.0)]
    path = cloud(strips, 26)
    sheet.add(f'<rect y="{SPLIT + 10}" width="{WIDTH}" height="{HEIGHT}" fill="{paper}"/>')
    sheet.add(f'<path d="{path}" fill="{edge}" stroke="{edge}" stroke-width="5"/>')
    sheet.add(f'<path d="{path}" fill="{paper}"/>')


def plaque(sheet: Sheet, paper: str, ink: str, edge: str) -> None:
    """Where the app writes the order number: a round plaque, empty."""
    sheet.disc(86, 614, 62, edge, 0.35)
    sheet.fill(ring(86, 614, 56, count=90), mix(paper, "#FFFFFF", 0.08 if ink == LIGHT else 0.6))
    sheet.outline(ring(86, 614, 56, count=90), 5, ink)


def hemp(sheet: Sheet, width: float, height: float, side: float, ink: str, thick: float) -> None:
    """Asanoha: a grid of triangles, each with lines from its middle to its corners."""
    rise = side * math.sqrt(3) / 2
    segments: list[tuple[float, float, float, float]] = []
    for row in range(-1, int(height / rise) + 2):
        shift = side / 2 if row % 2 else 0
        for column in range(-1, int(width / side) + 2):
            x, y = column * side + shift, row * rise
            for a, b, c in (
                ((x, y), (x + side, y), (x + side / 2, y + rise)),
                ((x, y), (x + side / 2, y + rise), (x - side / 2, y + rise)),
            ):
                mx, my = (a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3
                segments += [(*a, *b), (*b, *c), (*c, *a), (mx, my, *a), (mx, my, *b), (mx, my, *c)]
    # Every edge belongs to two triangles: draw it once.
    seen = {tuple(sorted(((round(a), round(b)), (round(c), round(e))))): (a, b, c, e) for a, b, c, e in segments}
    path = "".join(f"M{a:.1f} {b:.1f}L{c:.1f} {e:.1f}" for a, b, c, e in seen.values())
    sheet.add(f'<path d="{path}" stroke="{ink}" stroke-width="{thick}" stroke-linecap="round" fill="none"/>')


def back() -> Sheet:
    """Asanoha in indigo with a blossom in the middle."""
    sheet = Sheet(WIDTH, HEIGHT, "back")
    outer = rounded(6, 6, WIDTH - 13, HEIGHT - 14, 34)
    sheet.fill(outer, PALE_PAPER)
    field = rounded(30, 30, WIDTH - 60, HEIGHT - 60, 20)
    sheet.fill(field, INDIGO)
    with sheet.group(clip=sheet.clip(field)):
        with sheet.group("translate(-20 4)"):
            hemp(sheet, WIDTH + 40, HEIGHT, 90, "#6F89B5", 3.4)
        sheet.fill(field, sheet.linear((0, 30), (0, 670), (0, "#0E1A33", 0.55), (0.4, INDIGO, 0), (1, "#0E1A33", 0.35)))
    sheet.outline(field, 6, INK)
    sheet.outline(outer, 9, INK)
    sheet.fill(ring(250, 350, 128, count=90), INK)
    sheet.fill(ring(250, 350, 122, count=90), GOLD)
    sheet.fill(ring(250, 350, 114, count=90), PALE_PAPER)
    sheet.outline(ring(250, 350, 106, count=90), 3, GOLD)
    blossom(sheet, 250, 354, 92, 0, 3)
    return sheet


def pieces() -> list[Piece]:
    """Face by day and night, and the back."""
    return [
        Piece("card_face", "cards", face(False), WIDTH, areas=AREAS),
        Piece("card_face_night", "cards", face(True), WIDTH, areas=AREAS),
        Piece("card_back", "cards", back(), WIDTH),
    ]
