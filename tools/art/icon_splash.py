"""The app's icon, the two layers of Android's adaptive icon, and the picture shown while the app starts."""

from __future__ import annotations

from tools.art.cards import rounded
from tools.art.garden import scales, stepping_stone
from tools.art.motifs import blossom, petal
from tools.art.palette import GOLD, INK, NIGHT, PAPER, VERMILION, mix
from tools.art.pen import pen, ring
from tools.art.render import Piece
from tools.art.sheet import Sheet


def ground(sheet: Sheet, size: float) -> None:
    """Evening indigo over waves."""
    k = size / 512
    sheet.add(
        f'<rect width="{size}" height="{size}" fill="'
        f'{sheet.linear((0, 0), (0, size), (0, "#14213D", 1), (0.62, "#3A568A", 1), (1, "#5F7FA3", 1))}"/>'
    )
    with sheet.group(f"translate(0 {404 * k:.1f}) scale({k:.3f})"):
        scales(sheet, 520, 140, 64, "#2E4876", "#9DB5D8", 0.9)


def emblem(sheet: Sheet) -> None:
    """A torii before a full moon, blossoms in front (drawn about the middle of 512 by 512)."""
    sheet.fill(
        ring(256, 232, 184, count=120), sheet.linear((256, 48), (256, 416), (0, "#FFF9EC", 1), (1, "#F6C9D3", 1))
    )
    gate(sheet)
    blossom(sheet, 196, 436, 46, 24, 3.4)
    blossom(sheet, 412, 394, 94, 8, 4.2)


def gate(sheet: Sheet) -> None:
    """A bolder torii than the garden's: it must be read at 48 pixels."""
    deep = "#7E2216"
    for foot, head in ((136, 152), (376, 360)):
        sheet.shape(
            pen(f"{head - 19},190! {head + 19},190! {foot + 23},452! {foot - 23},452! z"), VERMILION, 9, INK, 0.5, deep
        )
    sheet.shape(pen("104,236! 408,236! 410,270! 102,270! z"), VERMILION, 9, INK, 0.5, deep)
    sheet.shape(
        pen("60,136! 158,156 256,161 354,156 452,136! 446,174! 350,188 256,192 162,188 66,174! z"),
        VERMILION,
        9,
        INK,
        0.5,
        deep,
    )
    sheet.shape(
        pen("34,92! 140,122 256,129 372,122 478,92! 468,138! 366,158 256,163 146,158 44,138! z"), "#332D2A", 8, INK, 0
    )


def app_icon() -> Sheet:
    """The icon for desktops and shops."""
    sheet = Sheet(512, 512, "icon")
    field = rounded(0, 0, 512, 512, 112)
    with sheet.group(clip=sheet.clip(field)):
        ground(sheet, 512)
        with sheet.group("translate(26 26) scale(.9)"):
            emblem(sheet)
    sheet.outline(rounded(5, 5, 502, 502, 108), 8, mix(NIGHT, GOLD, 0.25))
    return sheet


def adaptive_front() -> Sheet:
    """The upper layer: everything within the circle that no launcher cuts off."""
    sheet = Sheet(432, 432, "front")
    with sheet.group("translate(83 86) scale(.52)"):
        emblem(sheet)
    return sheet


def adaptive_back() -> Sheet:
    """The lower layer."""
    sheet = Sheet(432, 432, "behind")
    ground(sheet, 432)
    return sheet


def splash(night: bool) -> Sheet:
    """The emblem on plain paper, stones leading up to it."""
    sheet = Sheet(1024, 1024, "splash")
    sheet.add(f'<rect width="1024" height="1024" fill="{NIGHT if night else PAPER}"/>')
    with sheet.group("translate(282 240) scale(.9)"):
        emblem(sheet)
    for k, (x, y, scale) in enumerate(((512, 690, 0.5), (546, 752, 0.62), (486, 826, 0.76))):
        sheet.paste(stepping_stone(2 * (k % 3) + 2), x - 112 * scale, y - 70 * scale, scale)
    for x, y, turn in ((250, 420, 30), (790, 360, 140), (720, 660, 260), (300, 700, 320), (840, 560, 80)):
        petal(sheet, x, y, 34, turn)
    return sheet


def pieces() -> list[Piece]:
    """All of them."""
    return [
        Piece("app_icon", "app", app_icon(), 512, 96),
        Piece("icon_foreground", "app", adaptive_front(), 432),
        Piece("icon_background", "app", adaptive_back(), 432, opaque=True),
        Piece("presplash", "app", splash(False), 1024, opaque=True),
        Piece("presplash_night", "app", splash(True), 1024, opaque=True),
    ]
