"""The signs of the interface: drawn on a grid of 24 with a brush of 2, pure white so that the app can tint them."""

from __future__ import annotations

import math
from collections.abc import Callable

from tools.art.brush import line
from tools.art.pen import Points, arc, move, pen, ring
from tools.art.render import Piece
from tools.art.sheet import Sheet, d

K = 10  # the sheet is 240 wide, so that a tenth of a unit is not lost
WHITE = "#FFFFFF"


def press(t: float) -> float:
    """A line that lands a little heavier than it leaves."""
    return 1.06 - 0.2 * t


class Pad:
    """A sheet on which coordinates are those of the grid of 24."""

    def __init__(self) -> None:
        self.sheet = Sheet(240, 240)

    def stroke(self, *specs: str, width: float = 2) -> Pad:
        """Brush lines along the points."""
        for spec in specs:
            closed = spec.endswith("z")
            points = grid(pen(spec, 14))
            if closed:
                points = points + points[:2]
            self.sheet.fill(line(points, width * K, press), WHITE)
        return self

    def solid(self, *specs: str) -> Pad:
        """Filled shapes."""
        for spec in specs:
            self.sheet.fill(grid(pen(spec)), WHITE)
        return self

    def circle(self, x: float, y: float, radius: float, start: float = 0, stop: float = 360, width: float = 2) -> Pad:
        """A ring or part of one."""
        if stop - start >= 360:
            outer, inner = ring(x * K, y * K, (radius + width / 2) * K), ring(x * K, y * K, (radius - width / 2) * K)
            self.sheet.add(f'<path d="{d(outer)}{d(inner)}" fill-rule="evenodd" fill="{WHITE}"/>')
        else:
            self.sheet.fill(line(arc(x * K, y * K, radius * K, radius * K, start, stop), width * K, press), WHITE)
        return self

    def dot(self, x: float, y: float, radius: float = 1.3) -> Pad:
        """A drop of ink."""
        self.sheet.disc(x * K, y * K, radius * K, WHITE)
        return self


def grid(points: Points) -> Points:
    """From the grid of 24 to the sheet."""
    return [(x * K, y * K) for x, y in points]


def cog(pad: Pad) -> Pad:
    """Settings: a wheel with eight round teeth."""
    for k in range(8):
        a = math.tau * k / 8
        pad.stroke(
            f"{12 + 6.4 * math.cos(a)},{12 + 6.4 * math.sin(a)}! {12 + 9.2 * math.cos(a)},{12 + 9.2 * math.sin(a)}!",
            width=3,
        )
    return pad.circle(12, 12, 6).circle(12, 12, 2, width=1.8)


def star(pad: Pad) -> Pad:
    """A blossom as the star: five notched petals."""
    petal = pen("0,-1.4! -2.9,-4 -3.7,-7 -1.6,-9.6! 0,-8.2! 1.6,-9.6! 3.7,-7 2.9,-4 z")
    for k in range(5):
        pad.sheet.fill(grid(move(petal, 12, 12.6, 1.08, 72 * k)), WHITE)
    return pad


def dice(pad: Pad) -> Pad:
    """A die with five pips."""
    pad.stroke("5,4! 19,4! 20,5! 20,19! 19,20! 5,20! 4,19! 4,5! z")
    for x, y in ((8.2, 8.2), (15.8, 8.2), (12, 12), (8.2, 15.8), (15.8, 15.8)):
        pad.dot(x, y, 1.4)
    return pad


def tiles(pad: Pad) -> Pad:
    """Okiya: four by four tiles, one of them taken."""
    for row in range(4):
        for column in range(4):
            x, y = 4.8 + 4.8 * column, 4.8 + 4.8 * row
            if (row, column) == (1, 2):
                pad.dot(x, y, 1.9)
            else:
                pad.solid(f"{x - 1.7},{y - 1.7}! {x + 1.7},{y - 1.7}! {x + 1.7},{y + 1.7}! {x - 1.7},{y + 1.7}! z")
    return pad


def doll(pad: Pad) -> Pad:
    """A bot: a cut-out paper doll."""
    pad.circle(12, 5.6, 2.8)
    return pad.stroke("4,10.4! 20,10.4! 20,14! 15.6,14! 17.4,21! 6.6,21! 8.4,14! 4,14! z")


def rolls(pad: Pad) -> Pad:
    """Records: two scrolls, rolled up and stacked."""
    for x, y in ((12, 7), (12, 17)):
        pad.stroke(f"{x - 6},{y - 3}! {x + 6},{y - 3}! {x + 6},{y + 3}! {x - 6},{y + 3}! z", width=1.8)
        pad.stroke(f"{x - 9.6},{y}! {x - 6.4},{y}!", f"{x + 6.4},{y}! {x + 9.6},{y}!", width=2.6)
        pad.stroke(f"{x - 2.4},{y}! {x + 2.4},{y}!", width=1.8)
    return pad


def rays(pad: Pad) -> Pad:
    """Day theme."""
    for k in range(8):
        a = math.tau * k / 8
        pad.stroke(
            f"{12 + 7.2 * math.cos(a)},{12 + 7.2 * math.sin(a)}! {12 + 9.8 * math.cos(a)},{12 + 9.8 * math.sin(a)}!"
        )
    return pad.dot(12, 12, 4.6)


GLYPHS: dict[str, Callable[[Pad], Pad]] = {
    "back": lambda p: p.stroke("20,12 12,12.4 4.5,12!", "11,5! 4.2,12! 11,19!"),
    "menu": lambda p: p.stroke("4,6.4 12,6 20,6.4", "4,12.3 12,11.8 20,12.2", "4,18 12,17.6 20,18"),
    "close": lambda p: p.stroke("5.5,5.5 12,12.2 18.5,18.5", "18.5,5.5 12,11.8 5.5,18.5"),
    "settings": cog,
    "log": lambda p: p.stroke(
        "6,5! 18,5! 18,17!",
        "6,5! 6,19!",
        "4,19 4,21 6,21.4 18,21.2 20,20.6 20,18! 8.4,18! 8,20.4 6,21.2",
        "9.4,9! 14.8,9!",
        "9.4,13! 14.8,13!",
    ),
    "discard": lambda p: p.stroke("9,3.6! 19.4,6.4! 16.4,18! 6,15.2! z", "4.2,9! 3.4,20.4! 13,20.8!"),
    "deck": lambda p: p.stroke(
        "4,7.6! 14,7.6! 14,21! 4,21! z", "7,4.9! 17,4.9! 17,18.2!", "10,2.4! 20.2,2.4! 20.2,15.4!"
    ),
    "play": lambda p: p.solid("7,4! 13,7.6 20,12! 13,16.4 7,20! z"),
    "pause": lambda p: p.solid("6,4.4! 10,4! 10,20! 6,19.6! z", "14,4! 18,4.4! 18,19.6! 14,20! z"),
    "skip": lambda p: p.solid("4,5! 10,8.4 15.4,12! 10,15.6 4,19! z").stroke("18.6,5! 18.6,19!", width=2.6),
    "skip_back": lambda p: p.solid("20,5! 14,8.4 8.6,12! 14,15.6 20,19! z").stroke("5.4,5! 5.4,19!", width=2.6),
    "branch": lambda p: p.stroke("4,12! 9,12 12,10 15,6.4 19,6!", "9,12 12,14 15,17.6 19,18!").solid(
        "17.4,2.6! 22.6,6! 17.4,9.4! z", "17.4,14.6! 22.6,18! 17.4,21.4! z"
    ),
    "chart": lambda p: p.solid(
        "4,11! 8,10.6! 8,20! 4,20! z", "10,4! 14,4.4! 14,20! 10,20! z", "16,8! 20,7.6! 20,20! 16,20! z"
    ),
    "faster": lambda p: p.solid("3,5.6! 8,8.8 12,12! 8,15.2 3,18.4! z", "12,5.6! 17,8.8 21.4,12! 17,15.2 12,18.4! z"),
    "replay": lambda p: p.circle(12, 12.6, 7.8, -112, 172).solid("3.2,8.4! 10.2,9.6! 7.4,1.8! z"),
    "rotate_table": lambda p: (
        p.stroke("7.5,9! 16.5,9! 16.5,15! 7.5,15! z", width=1.8)
        .circle(12, 12, 9.4, 200, 330)
        .circle(12, 12, 9.4, 20, 150)
        .solid("18.4,8.6! 23.4,7.6! 20.4,3.4! z", "5.6,15.4! .6,16.4! 3.6,20.6! z")
    ),
    "undo": lambda p: p.stroke("5,9! 14,8.8 19,11 20,15 18,19 14,20!", "9.4,4.4! 4.4,9! 9.4,13.6!"),
    "hint": lambda p: p.stroke(
        "8,6! 16,6! 18.6,12 16,18! 8,18! 5.4,12 z", "9,3.4! 15,3.4!", "9,20.8! 15,20.8!", "6,12 12,13 18,12", width=1.9
    ),
    "person": lambda p: p.stroke(
        "2.6,9.6! 7,7 12,3.2! 17,7 21.4,9.6! 12,8.4 z",
        "8.8,10 9.2,13.2 12,14.6 14.8,13.2 15.2,10",
        "4,21.4 4.8,18.6 8.4,16.6",
        "20,21.4 19.2,18.6 15.6,16.6",
        width=1.9,
    ),
    "bot": doll,
    "plus": lambda p: p.stroke("12,4! 12,20!", "4,12! 20,12!", width=2.3),
    "minus": lambda p: p.stroke("4,12.2 12,11.8 20,12.2", width=2.4),
    "check": lambda p: p.stroke("4,12.8! 9.4,18.4! 20,5.6!", width=2.6),
    "warning": lambda p: p.stroke("12,3! 22,20.4! 2,20.4! z", "12,9! 12,14!").dot(12, 17.2, 1.25),
    "info": lambda p: p.circle(12, 12, 9).stroke("12,11! 12,17!", width=2.3).dot(12, 7.3, 1.45),
    "share": lambda p: (
        p.stroke("8,11 12,8.4 16.4,6.2", "8,13 12,15.6 16.4,17.8").dot(5.6, 12, 3).dot(18.4, 5.4, 3).dot(18.4, 18.6, 3)
    ),
    "trash": lambda p: p.stroke(
        "4,6.6! 20,6.6!",
        "9,6! 9.6,3.2! 14.4,3.2! 15,6!",
        "6,7! 7,20.8! 17,20.8! 18,7!",
        "10,10.6! 10.3,17!",
        "14,10.6! 13.7,17!",
        width=1.9,
    ),
    "export": lambda p: p.stroke("12,15! 12,3.6!", "7,8! 12,3! 17,8!", "4,13! 4,20.6! 20,20.6! 20,13!"),
    "import": lambda p: p.stroke("12,3! 12,14.6!", "7,10! 12,15! 17,10!", "4,13! 4,20.6! 20,20.6! 20,13!"),
    "sound": lambda p: (
        p.solid("3,9! 7,9! 12,4.4! 12,19.6! 7,15! 3,15! z").circle(12, 12, 4, -48, 48).circle(12, 12, 8.4, -48, 48)
    ),
    "sound_off": lambda p: p.solid("3,9! 7,9! 12,4.4! 12,19.6! 7,15! 3,15! z").stroke(
        "15.4,9! 21.4,15!", "21.4,9! 15.4,15!"
    ),
    "haptics": lambda p: p.stroke(
        "8,3.6! 16,3.6! 16,20.4! 8,20.4! z", "4.8,8 3.8,10 5,12 3.8,14 4.8,16", "19.2,8 20.2,10 19,12 20.2,14 19.2,16"
    ),
    "language": lambda p: p.circle(12, 12, 9).stroke(
        "3.4,12! 20.6,12!", "12,3 8.4,7 7.6,12 8.4,17 12,21", "12,3 15.6,7 16.4,12 15.6,17 12,21", width=1.7
    ),
    "eye": lambda p: p.stroke("2,12.4! 6.4,7.4 12,5.6 17.6,7.4 22,12.4! 17.6,16.8 12,18.6 6.4,16.8 z").dot(
        12, 12.1, 3.2
    ),
    "eye_closed": lambda p: p.stroke(
        "2.4,9.6 6.6,13.6 12,15.2 17.4,13.6 21.6,9.6", "5.4,13! 3.6,16.2!", "12,15! 12,18.8!", "18.6,13! 20.4,16.2!"
    ),
    "arrow_left": lambda p: p.stroke("15,4.6! 7.8,12! 15,19.4!", width=2.5),
    "arrow_right": lambda p: p.stroke("9,4.6! 16.2,12! 9,19.4!", width=2.5),
    "arrow_up": lambda p: p.stroke("4.6,15! 12,7.8! 19.4,15!", width=2.5),
    "arrow_down": lambda p: p.stroke("4.6,9! 12,16.2! 19.4,9!", width=2.5),
    "crown": lambda p: p.stroke("4.4,18! 2.8,7.4! 8,12! 12,4.4! 16,12! 21.2,7.4! 19.6,18! z", "4.8,21! 19.2,21!"),
    "emperor": lambda p: p.solid("6.6,12.4! 5.8,8 4.6,2.6! 9.4,1.8 14.2,4.2 16,8.6 17,12.4! 11.8,11.2 z").stroke(
        "7.6,12.6 8,15.4 11.8,17.4 15.6,15.4 16,12.6", "2.8,22 4,19.6 7.6,17.6", "21,22 19.8,19.6 16,17.6", width=1.9
    ),
    "home": lambda p: p.stroke(
        "2,8.8 7,7.6 12,3.2! 17,7.6 22,8.8",
        "5.4,9! 5.4,20.6! 18.6,20.6! 18.6,9!",
        "9.8,20.4! 9.8,13.6! 14.2,13.6! 14.2,20.4!",
    ),
    "learn": lambda p: p.stroke(
        "12,6.4! 8.4,4.4 2.6,4.6! 2.6,18.4! 8.4,18.2 12,20.2! 15.6,18.2 21.4,18.4! 21.4,4.6! 15.6,4.4 z",
        "12,6.6! 12,20!",
    ),
    "records": rolls,
    "okiya": tiles,
    "dice": dice,
    "hand": lambda p: p.stroke(
        "9.4,5.2! 14.6,5.2! 14.6,20! 9.4,20! z", "7.6,6.6! 4,7.6! 7.4,19.4!", "16.4,6.6! 20,7.6! 16.6,19.4!", width=1.9
    ),
    "star": star,
    "seal": lambda p: p.stroke("4,4.4! 12,4 20,4.4! 20.2,12 19.8,19.8! 12,20 4.2,19.8! 3.8,12 z", width=2),
    "filter": lambda p: p.stroke("3.4,5! 20.6,5! 14,12.4! 14,19! 10,20.6! 10,12.4! z"),
    "search": lambda p: p.circle(10.4, 10.4, 6.6).stroke("15.4,15.4! 21,21!", width=2.6),
    "pencil": lambda p: p.stroke("20.4,3.6! 13.4,12.6!", width=2.4).solid(
        "14.6,12! 13.6,16.4 4,21! 7,13.4 11.6,9.8! z"
    ),
    "bridge": lambda p: p.stroke(
        "2.4,18 7,14.6 12,13.4 17,14.6 21.6,18",
        "2.4,12.4 7,9 12,7.8 17,9 21.6,12.4",
        "2.8,11! 2.8,19!",
        "21.2,11! 21.2,19!",
        "12,6! 12,14!",
        "7.4,8! 7.4,15!",
        "16.6,8! 16.6,15!",
        width=1.8,
    ),
    "torii": lambda p: p.stroke(
        "2,4.4 12,6.4 22,4.4", "4.4,10.4! 19.6,10.4!", "7.4,6.4! 6.4,21!", "16.6,6.4! 17.6,21!", width=2.2
    ),
    "lock": lambda p: p.stroke("5,10.6! 19,10.6! 19,21! 5,21! z").circle(12, 10.4, 4.6, 180, 360).dot(12, 15.6, 1.7),
    "moon": lambda p: p.solid("14.6,3! 8,4.6 4.4,11 6.6,18.2 13,21 19.8,17.6! 14,17.4 10.4,13 10.8,7.4 z"),
    "sun": rays,
}


def draw(name: str) -> Sheet:
    """One sign."""
    pad = GLYPHS[name](Pad())
    if name == "seal":
        with pad.sheet.group("translate(120 122)"):
            star_sheet = star(Pad()).sheet
            pad.sheet.paste(star_sheet, -72, -75, 0.6)
    return pad.sheet


def pieces() -> list[Piece]:
    """All signs at 96 pixels: twice what the largest button shows on a dense screen of today, halved by mipmaps."""
    return [Piece(f"ui_{name}", "ui", draw(name), 96) for name in GLYPHS]
