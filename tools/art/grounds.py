"""Paper, mist, water, gravel and clouds: grounds that repeat without a seam."""

from __future__ import annotations

import math
from random import Random

from tools.art.brush import even
from tools.art.garden import scales
from tools.art.motifs import cloud, pill
from tools.art.palette import MIST, NIGHT, NIGHT_MIST, PALE_PAPER, PAPER, WATER, WATER_DEEP, mix
from tools.art.pen import Points
from tools.art.render import Piece
from tools.art.sheet import Sheet, d

Strips = list[tuple[float, float, float]]


def fibres(sheet: Sheet, width: float, height: float, count: int, ink: str, fade: float) -> None:
    """Washi: long fibres in the paper, wrapped round the edges so that the sheet can be tiled."""
    for _ in range(count):
        x, y = sheet.rng.uniform(0, width), sheet.rng.uniform(0, height)
        run = _fibre(sheet.rng)
        for dx in (-width, 0, width):
            for dy in (-height, 0, height):
                moved = [(px + x + dx, py + y + dy) for px, py in run]
                if any(0 <= px <= width and 0 <= py <= height for px, py in moved):
                    sheet.add(
                        f'<path d="{d(moved, False)}" fill="none" stroke="{ink}" stroke-opacity="{fade}" '
                        f'stroke-width="1.1" stroke-linecap="round"/>'
                    )


def _fibre(rng: Random) -> Points:
    angle, bend = rng.uniform(0, math.tau), rng.uniform(-0.12, 0.12)
    x = y = 0.0
    out: Points = [(x, y)]
    for _ in range(rng.randint(4, 9)):
        angle += bend + rng.uniform(-0.1, 0.1)
        x, y = x + 7 * math.cos(angle), y + 7 * math.sin(angle)
        out.append((x, y))
    return out


def mist(sheet: Sheet, width: float, strips: Strips, height: float, paint: str, fade: float) -> None:
    """A soft cloud band, drawn once more on either side so that it runs over the edge."""
    for dx in (-width, 0, width):
        moved = [(x + dx, y, w) for x, y, w in strips]
        if any(x < width and x + w > 0 for x, _, w in moved):
            sheet.add(f'<path d="{cloud(moved, height)}" fill="{paint}" fill-opacity="{fade}"/>')


def scroll_ground(night: bool) -> Sheet:
    """The ground of the garden scroll: paper, with bands of mist that are hardly there."""
    sheet = Sheet(1024, 512, "ground")
    base, haze, thread = (NIGHT, NIGHT_MIST, "#4A4F66") if night else (PAPER, MIST, "#D8C9AE")
    sheet.add(f'<rect width="1024" height="512" fill="{base}"/>')
    soft = sheet.blurred(1.6)
    with sheet.group(extra=soft):
        mist(sheet, 1024, [(80, 70, 420), (190, 98, 470), (20, 126, 320)], 28, haze, 0.55)
        mist(sheet, 1024, [(640, 250, 380), (740, 278, 460), (560, 306, 330)], 28, haze, 0.5)
        mist(sheet, 1024, [(240, 400, 300), (160, 428, 460)], 28, haze, 0.42)
    fibres(sheet, 1024, 512, 90, thread, 0.34)
    return sheet


def water(night: bool) -> Sheet:
    """Seigaiha, seamless both ways."""
    sheet = Sheet(256, 256)
    ground, ink = ("#2B3A57", "#5C779F") if night else (WATER, WATER_DEEP)
    scales(sheet, 256, 256, 64, ground, ink, 0.75)
    return sheet


def stream(night: bool) -> Sheet:
    """A band of water that repeats sideways: soft shores above and below, waves between."""
    sheet = Sheet(512, 192)
    ground, ink = ("#2B3A57", "#5C779F") if night else (WATER, WATER_DEEP)
    shore: Points = [(x, 22 + 9 * math.sin(math.tau * x / 512)) for x in range(-8, 521, 8)]
    far: Points = [(x, 170 + 8 * math.sin(math.tau * x / 256 + 1)) for x in range(520, -9, -8)]
    with sheet.group(clip=sheet.clip(shore + far)):
        scales(sheet, 512, 192, 32, ground, ink, 0.75)
        sheet.fill(
            shore + far, sheet.linear((0, 14), (0, 178), (0, "#1C2C48", 0.5), (0.4, ink, 0), (1, "#FFFFFF", 0.25))
        )
    for edge, thick in ((shore, 6), (far, 8)):
        sheet.add(f'<path d="{d(edge, False)}" fill="none" stroke="#2B2622" stroke-width="{thick}"/>')
    return sheet


def gravel(night: bool) -> Sheet:
    """Raked gravel: slow waves side by side, seamless both ways."""
    sheet = Sheet(256, 256, "gravel")
    base, furrow, grain = ("#242736", "#3A3E52", "#4C516A") if night else ("#EFE6D5", "#CFC1A6", "#B9AB91")
    sheet.add(f'<rect width="256" height="256" fill="{base}"/>')
    for row in range(-1, 9):
        line: Points = [(x, row * 32 + 16 + 6 * math.sin(math.tau * x / 256)) for x in range(-16, 273, 8)]
        sheet.brush(line, 5, furrow, even, 0.8)
        sheet.brush([(x, y + 5) for x, y in line], 3, mix(base, "#FFFFFF", 0.08 if night else 0.6), even)
    for _ in range(170):
        sheet.disc(sheet.rng.uniform(3, 253), sheet.rng.uniform(3, 253), sheet.rng.uniform(0.8, 1.6), grain, 0.6)
    return sheet


BAND: Strips = [(60, 20, 520), (180, 50, 640), (20, 80, 440), (420, 80, 520), (120, 110, 380)]


def cloud_band(night: bool) -> Sheet:
    """A band of gold-edged cloud that parts two sections."""
    sheet = Sheet(960, 168, "band")
    paint = NIGHT_MIST if night else PALE_PAPER
    edge = "#8A7340" if night else "#D9BC78"
    path = cloud(BAND, 32)
    sheet.add(f'<path d="{path}" fill="{edge}" stroke="{edge}" stroke-width="7" stroke-linejoin="round"/>')
    sheet.add(f'<path d="{path}" fill="{paint}"/>')
    for x, y, width in BAND:
        ink = sheet.linear((x, 0), (x + width, 0), (0, edge, 0), (0.5, edge, 0.45), (1, edge, 0))
        sheet.fill(pill(x + 26, y + 14, width - 52, 3), ink)
    return sheet


def mist_strip(night: bool) -> Sheet:
    """A loose wisp of mist for the app to drift across the scroll."""
    sheet = Sheet(640, 128)
    paint = "#3A405A" if night else "#FFFDF8"
    with sheet.group(extra=sheet.blurred(3)):
        for x, y, width in ((90, 20, 360), (30, 48, 480), (180, 76, 400)):
            wash = sheet.linear(
                (x, 0), (x + width, 0), (0, paint, 0), (0.2, paint, 0.9), (0.8, paint, 0.9), (1, paint, 0)
            )
            sheet.fill(pill(x, y, width, 28), wash)
    return sheet


def pieces() -> list[Piece]:
    """Every ground by day and by night."""
    out: list[Piece] = []
    for suffix, night in (("", False), ("_night", True)):
        out += [
            Piece(f"ground{suffix}", "grounds", scroll_ground(night), 1024, opaque=True),
            Piece(f"water{suffix}", "grounds", water(night), 256, opaque=True),
            Piece(f"stream{suffix}", "grounds", stream(night), 512),
            Piece(f"gravel{suffix}", "grounds", gravel(night), 256, opaque=True),
            Piece(f"cloud_band{suffix}", "grounds", cloud_band(night), 960),
            Piece(f"mist{suffix}", "grounds", mist_strip(night), 640),
        ]
    return out
