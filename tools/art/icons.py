"""The card actions as icons: who moves stands above, how far and whither lies below."""

from __future__ import annotations

from tools.art.brush import even, taper
from tools.art.motifs import arrowhead, emperor_bust, painter_bust, stone
from tools.art.palette import DARK, DAY, Tone
from tools.art.pen import pen
from tools.art.render import Piece
from tools.art.sheet import Sheet

SIZE = 256
TRACK_Y = 213


def track(sheet: Sheet, tone: Tone, steps: int, back: bool, forth: bool) -> None:
    """One stone for each step, with arrowheads at the ends one may go to."""
    parts = steps + back + forth
    pitch = min(70.0, 250 / parts)
    x = SIZE / 2 - pitch * (parts - 1) / 2
    if back:
        arrowhead(sheet, x + 3, TRACK_Y, pitch * 0.94, 180, tone.back)
        x += pitch
    for k in range(steps):
        stone(sheet, x, TRACK_Y, pitch * 0.39, pitch * 0.33, tone, seed=k + 3)
        x += pitch
    if forth:
        arrowhead(sheet, x - 3, TRACK_Y, pitch * 0.94, 0, tone.forth)


def emperor_action(tone: Tone, steps: int, back: bool, forth: bool) -> Sheet:
    """The Emperor walks."""
    sheet = Sheet(SIZE, SIZE)
    emperor_bust(sheet, 128, 172, 0.76, tone)
    track(sheet, tone, steps, back, forth)
    return sheet


def painter_action(tone: Tone, steps: int, back: bool, forth: bool) -> Sheet:
    """The painter who played the card walks."""
    sheet = Sheet(SIZE, SIZE)
    painter_bust(sheet, 124, 172, 0.98, tone)
    track(sheet, tone, steps, back, forth)
    return sheet


def closest(tone: Tone) -> Sheet:
    """Of two painters behind the Emperor the nearer one goes back two."""
    sheet = Sheet(SIZE, SIZE)
    painter_bust(sheet, 50, 160, 0.52, tone, pale=True)
    painter_bust(sheet, 124, 160, 0.66, tone)
    emperor_bust(sheet, 201, 160, 0.62, tone)
    track(sheet, tone, 2, True, False)
    return sheet


def furthest(tone: Tone) -> Sheet:
    """Of two painters behind the Emperor the farther one comes forwards two."""
    sheet = Sheet(SIZE, SIZE)
    painter_bust(sheet, 66, 160, 0.66, tone)
    painter_bust(sheet, 138, 160, 0.52, tone, pale=True)
    emperor_bust(sheet, 201, 160, 0.62, tone)
    track(sheet, tone, 2, False, True)
    return sheet


def leap(tone: Tone) -> Sheet:
    """An arc over the next painter to the stone in front."""
    sheet = Sheet(SIZE, SIZE)
    painter_bust(sheet, 138, 196, 0.6, tone, pale=True)
    painter_bust(sheet, 66, 196, 0.66, tone)
    sheet.brush(pen("70,70 92,38 134,20 180,36 206,84 214,132"), 19, tone.forth, taper(0.25, 0.9, 0.6))
    arrowhead(sheet, 215, 150, 66, 90, tone.forth)
    for x, seed in ((60, 3), (136, 4), (215, 5)):
        stone(sheet, x, 222, 32, 22, tone, seed)
    return sheet


def follow(tone: Tone) -> Sheet:
    """A stone for every painter between this one and the Emperor."""
    sheet = Sheet(SIZE, SIZE)
    emperor_bust(sheet, 215, 132, 0.43, tone)
    for x in (117, 165):
        painter_bust(sheet, x, 132, 0.34, tone, pale=True)
    painter_bust(sheet, 53, 132, 0.52, tone)
    sheet.brush(pen("48,150 50,184 66,199! 200,199"), 17, tone.forth, even)
    arrowhead(sheet, 216, 199, 66, 0, tone.forth)
    for x, seed in ((117, 3), (165, 4)):
        for y in (146, 161):
            sheet.disc(x, y, 4.5, tone.ink)
        stone(sheet, x, 199, 24, 21, tone, seed)
    return sheet


def drawings(tone: Tone) -> dict[str, Sheet]:
    """Every action by the name of its file."""
    return {
        "emperor_plus1": emperor_action(tone, 1, False, True),
        "emperor_plus2": emperor_action(tone, 2, False, True),
        "emperor_minus1": emperor_action(tone, 1, True, False),
        "emperor_plusminus1": emperor_action(tone, 1, True, True),
        "closest_minus2": closest(tone),
        "furthest_plus2": furthest(tone),
        **{f"painter_plus{n}": painter_action(tone, n, False, True) for n in (1, 2, 3)},
        **{f"painter_plusminus{n}": painter_action(tone, n, True, True) for n in (1, 2, 3)},
        "leap": leap(tone),
        "follow": follow(tone),
    }


def pieces() -> list[Piece]:
    """All of them, in ink and in night colours."""
    return [
        Piece(f"action_{name}_{tone.name}", "actions", sheet, 320, 96)
        for tone in (DAY, DARK)
        for name, sheet in drawings(tone).items()
    ]
