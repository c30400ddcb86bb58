"""The inks of the app: every picture is mixed from these few colours."""

from __future__ import annotations

from dataclasses import dataclass

PAPER = "#F6EFE2"
INK = "#2B2622"
BLOSSOM = "#E8A0B4"
DEEP_BLOSSOM = "#B8365A"
INDIGO = "#27406B"
MOSS = "#5E7350"
VERMILION = "#C8452E"
GOLD = "#C69A3B"

# Washes of the eight inks above, for the second and third layer of a print.
PALE_PAPER = "#FCF8F0"
SHADE_PAPER = "#E6DAC4"
PALE_BLOSSOM = "#F8DCE2"
STONE = "#B9B0A2"
STONE_LIGHT = "#D6CEC0"
STRAW = "#DFC48C"
BARK = "#4A3B33"
MIST = "#EADFCB"
WATER = "#A9BDD0"
WATER_DEEP = "#5F7FA3"
SKIN = "#F3DFC6"
NIGHT = "#1D1F2B"
NIGHT_MIST = "#2A2E40"
LIGHT = "#F1E8D8"


@dataclass(frozen=True)
class Tone:
    """One set of inks for small icons: on paper by day, on dark ground by night."""

    name: str
    ink: str
    ground: str
    gold: str
    robe: str
    forth: str
    back: str
    stone: str
    ghost: str
    skin: str
    straw: str
    seal: str
    cap: str


DAY = Tone("ink", INK, PALE_PAPER, GOLD, INDIGO, "#46603C", VERMILION, STONE, "#7F7563", SKIN, STRAW, DEEP_BLOSSOM, INK)
DARK = Tone(
    name="night",
    ink=LIGHT,
    ground=NIGHT,
    gold="#E3BD63",
    robe="#6F93CF",
    forth="#A5BF8F",
    back="#F0836A",
    stone="#8E887F",
    ghost="#9694A0",
    skin="#B99C7A",
    straw="#8F7747",
    seal="#F0A0B6",
    cap="#14151F",
)


@dataclass(frozen=True)
class PainterInk:
    """A painter's colour and the ink of the emblem upon it (3:1 or better)."""

    name: str
    colour: str
    deep: str
    emblem: str


# Okabe-Ito hues; the lightness is moved a little so that the emblem stands out by 3:1 and the six greys differ too.
PAINTERS: tuple[PainterInk, ...] = (
    PainterInk("crane", "#D55E00", "#9C4300", PALE_PAPER),
    PainterInk("fan", "#EDA81C", "#B97D06", INK),
    PainterInk("wave", "#005F9E", "#004270", PALE_PAPER),
    PainterInk("bamboo", "#008F68", "#00664A", PALE_PAPER),
    PainterInk("mountain", "#D884B4", "#A65584", INK),
    PainterInk("moon", "#6FC0EE", "#3788B8", INK),
)
# Darker than the six, so that nobody takes grey for a faded green or purple.
COURT = PainterInk("court", "#56524E", "#34312E", "#E8C777")


def channels(colour: str) -> tuple[int, int, int]:
    """The red, green and blue of a #rrggbb colour."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(one: str, other: str, share: float) -> str:
    """One colour with a share (0 to 1) of the other stirred in."""
    pairs = zip(channels(one), channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def luminance(colour: str) -> float:
    """Relative luminance as the contrast rules of WCAG define it."""

    def linear(value: int) -> float:
        share = value / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(value) for value in channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Contrast ratio of two colours, 1 to 21."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)
