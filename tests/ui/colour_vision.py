"""What colours look like to eyes that lack one kind of cone, and how far apart two of them are.

The matrices are those of Machado, Oliveira and Fernandes (2009) for complete dichromacy, applied to linear light; the
differences are CIEDE2000 for single colours and plain distances in CIELAB for whole pictures.
"""

from __future__ import annotations

from math import atan2, cos, degrees, dist, exp, hypot, radians, sin, sqrt
from pathlib import Path

from PIL import Image

Colour = tuple[float, float, float]
Lab = tuple[float, float, float]
Matrix = tuple[Colour, Colour, Colour]

VISIONS: dict[str, Matrix] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
XYZ: Matrix = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
WHITE = (0.95047, 1.0, 1.08883)
SIDE = 40  # pixels: what is left of a picture at a glance


def see(colour: Colour, vision: str) -> Lab:
    """A colour of the screen (0 to 1) as these eyes see it, in CIELAB."""
    seen = _times(VISIONS[vision], tuple(_linear(part) for part in colour))  # type: ignore[arg-type]
    seen = tuple(min(1.0, max(0.0, part)) for part in seen)  # type: ignore[assignment]
    x, y, z = (_root(part / white) for part, white in zip(_times(XYZ, seen), WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _root(part: float) -> float:
    return part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116


def _times(matrix: Matrix, colour: Colour) -> Colour:
    red, green, blue = (sum(a * b for a, b in zip(row, colour, strict=True)) for row in matrix)
    return red, green, blue


def difference(one: Lab, other: Lab) -> float:
    """CIEDE2000: about 1 is just to be noticed, 10 is another colour at a glance."""
    mean_c = (hypot(*one[1:]) + hypot(*other[1:])) / 2
    stretch = 1 + 0.5 * (1 - sqrt(mean_c**7 / (mean_c**7 + 25**7)))
    a1, a2 = one[1] * stretch, other[1] * stretch
    c1, c2 = hypot(a1, one[2]), hypot(a2, other[2])
    h1, h2 = degrees(atan2(one[2], a1)) % 360, degrees(atan2(other[2], a2)) % 360
    turn = ((h2 - h1 + 180) % 360 - 180) if c1 and c2 else 0.0
    dl, dc, dh = other[0] - one[0], c2 - c1, 2 * sqrt(c1 * c2) * sin(radians(turn) / 2)
    mean_l, mean_c, mean_h = (one[0] + other[0]) / 2, (c1 + c2) / 2, (h1 + turn / 2) % 360
    return _weigh((dl, dc, dh), (mean_l, mean_c, mean_h))


def _weigh(ways: Colour, means: Colour) -> float:
    """Lightness, chroma and hue count as much as eyes make of them."""
    light, chroma, hue = means
    t = 1 - 0.17 * cos(radians(hue - 30)) + 0.24 * cos(radians(2 * hue))
    t += 0.32 * cos(radians(3 * hue + 6)) - 0.2 * cos(radians(4 * hue - 63))
    dl = ways[0] / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    dc = ways[1] / (1 + 0.045 * chroma)
    dh = ways[2] / (1 + 0.015 * chroma * t)
    bend = -2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    return sqrt(dl**2 + dc**2 + dh**2 + bend * dc * dh)


class Glimpse:
    """A picture on paper as these eyes see it: small, and with what is drawn told from what is paper."""

    def __init__(self, file: Path, vision: str, paper: Colour) -> None:
        drawn = Image.open(file).convert("RGBA").resize((SIDE, SIDE), Image.Resampling.BOX)
        ground = Image.new("RGBA", drawn.size, tuple(round(part * 255) for part in paper))
        flat = Image.alpha_composite(ground, drawn).convert("RGB").tobytes()
        self.inked = [alpha > 64 for alpha in drawn.getchannel("A").tobytes()]
        known: dict[bytes, Lab] = {}
        self.colours: list[Lab] = []
        for at in range(0, len(flat), 3):
            pixel = flat[at : at + 3]
            if pixel not in known:
                known[pixel] = see((pixel[0] / 255, pixel[1] / 255, pixel[2] / 255), vision)
            self.colours.append(known[pixel])

    def apart_from(self, other: Glimpse) -> float:
        """How far apart the two are on the whole, wherever either of them is drawn."""
        ways = self._ways(other)
        return sum(ways) / len(ways)

    def share_apart_from(self, other: Glimpse, least: float) -> float:
        """How much of what is drawn is at least so far apart."""
        ways = self._ways(other)
        return sum(way >= least for way in ways) / len(ways)

    def _ways(self, other: Glimpse) -> list[float]:
        places = zip(self.colours, other.colours, self.inked, other.inked, strict=True)
        return [dist(mine, theirs) for mine, theirs, here, there in places if here or there]
