"""Small treasures: the Emperor's red seal and loose petals."""

from __future__ import annotations

from tools.art.motifs import PETAL, blossom, petal, seal_strokes
from tools.art.palette import BLOSSOM, DEEP_BLOSSOM, PALE_BLOSSOM, PALE_PAPER, mix
from tools.art.pen import pen, ring
from tools.art.render import Piece
from tools.art.sheet import Sheet

RED = "#BE3A2B"


def token() -> Sheet:
    """A token: the Emperor's seal, pressed in red, its edge worn as seals are."""
    sheet = Sheet(256, 256)
    field = pen("26,36 34,24 128,20 222,24 232,36 236,128 232,222 220,232 128,236 36,232 24,220 20,128 z")
    sheet.shape(field, RED, 6, mix(RED, "#000000", 0.35), 0.3, "#7E1F17")
    sheet.outline(
        pen("46,50 54,44 128,42 202,44 210,52 213,128 210,204 202,211 128,213 54,211 46,204 43,128 z"), 7, PALE_PAPER
    )
    with sheet.group("translate(128 132) scale(1.42)"):
        for stroke in seal_strokes():
            sheet.fill(stroke, PALE_PAPER)
    for x, y, r in ((30, 60, 5), (226, 180, 6), (70, 228, 5), (180, 26, 4), (214, 222, 4)):
        sheet.disc(x, y, r, mix(RED, PALE_PAPER, 0.35))
    return sheet


def coin() -> Sheet:
    """The golden seal of the winner: the same strokes in gold."""
    sheet = Sheet(256, 256)
    sheet.shape(ring(128, 128, 112, count=120), "#D9AE4A", 8, "#7A5511", 0.6, "#9C6F1C")
    sheet.outline(ring(128, 128, 94, count=120), 6, "#7A5511")
    with sheet.group("translate(128 130) scale(1.5)"):
        for stroke in seal_strokes():
            sheet.fill(stroke, "#6E4B0C")
    return sheet


def one_petal(number: int) -> Sheet:
    """A loose petal, lying or turning in the air."""
    sheet = Sheet(128, 128)
    if number == 1:
        petal(sheet, 64, 116, 100, 0)
    elif number == 2:
        with sheet.group("translate(64 112) rotate(-12) scale(.62 1)"):
            wash = sheet.linear((0, 0), (30, -90), (0, DEEP_BLOSSOM, 1), (0.4, BLOSSOM, 1), (1, PALE_BLOSSOM, 1))
            sheet.fill(PETAL, wash)
    elif number == 3:
        curl = pen("18,76! 30,44 62,28 96,34 112,52! 92,50 70,58 46,84 z")
        sheet.fill(
            curl, sheet.linear((18, 76), (112, 40), (0, DEEP_BLOSSOM, 1), (0.4, BLOSSOM, 1), (1, PALE_BLOSSOM, 1))
        )
        sheet.fill(pen("18,76! 46,84 70,58 92,50 112,52! 100,74 70,92 40,92 z"), PALE_BLOSSOM)
    else:
        petal(sheet, 64, 112, 92, 0, BLOSSOM)
    return sheet


def whole_blossom() -> Sheet:
    """A whole blossom."""
    sheet = Sheet(256, 256)
    blossom(sheet, 128, 132, 120, 0, 3.4)
    return sheet


def pieces() -> list[Piece]:
    """Seal, winner's seal, petals."""
    petals = [Piece(f"petal_{n}", "garden", one_petal(n), 96) for n in (1, 2, 3, 4)]
    return [
        Piece("token", "tokens", token(), 256, 64),
        Piece("token_gold", "tokens", coin(), 256, 64),
        *petals,
        Piece("blossom", "garden", whole_blossom(), 256),
    ]
