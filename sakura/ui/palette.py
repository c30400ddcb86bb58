"""The inks of the app, by day and by night: what text stands on is at least 4.5:1 away from it, or 7:1 where that is
asked for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

Colour: TypeAlias = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Inks:
    """One theme. Grounds first, then what is written on them, then the accents."""

    paper: str  # the ground of every screen
    panel: str  # the inside of scrolls, fields and chips
    shade: str  # a pressed or chosen panel
    line: str  # thin lines and edges
    ink: str  # text and icons
    ink_soft: str  # text of lesser weight
    ink_faint: str  # what cannot be pressed
    accent: str  # text and icons that ask to be touched
    accent_ground: str  # the primary button
    accent_pressed: str
    accent_ink: str  # text on the primary button
    blossom: str
    indigo: str
    moss: str
    vermilion: str
    gold: str
    scrim: str  # lies over a screen under a dialog
    focus: str  # the ring round what the keys are on
    focus_halo: str  # the line under it: one of the two stands out on any ground


DAY: Final = Inks(
    paper="#F6EFE2",
    panel="#FCF8F0",
    shade="#EADFCB",
    line="#CDBFA6",
    ink="#2B2622",
    ink_soft="#5A5047",
    ink_faint="#645A50",
    accent="#A92B50",
    accent_ground="#B8365A",
    accent_pressed="#932545",
    accent_ink="#FFFCF6",
    blossom="#E8A0B4",
    indigo="#27406B",
    moss="#4C6040",
    vermilion="#B03A25",
    gold="#C69A3B",
    scrim="#2B2622A8",
    focus="#0B3C8C",
    focus_halo="#FFFFFF",
)
NIGHT: Final = Inks(
    paper="#1D1F2B",
    panel="#252937",
    shade="#343A50",
    line="#4A5068",
    ink="#F1E8D8",
    ink_soft="#C4BCAF",
    ink_faint="#B0AAA2",
    accent="#F0A0B6",
    accent_ground="#B8365A",
    accent_pressed="#932545",
    accent_ink="#FFFCF6",
    blossom="#E8A0B4",
    indigo="#9DB6E4",
    moss="#A5BF8F",
    vermilion="#F38B73",
    gold="#E3BD63",
    scrim="#0B0C12C0",
    focus="#FFD86B",
    focus_halo="#0B0C12",
)
CONTRAST: Final = Inks(
    paper="#FFFFFF",
    panel="#FFFFFF",
    shade="#E4E4E4",
    line="#000000",
    ink="#000000",
    ink_soft="#1C1C1C",
    ink_faint="#383838",
    accent="#7A0030",
    accent_ground="#7A0030",
    accent_pressed="#4A001C",
    accent_ink="#FFFFFF",
    blossom="#B8365A",
    indigo="#0A2463",
    moss="#1B3D10",
    vermilion="#7E1A00",
    gold="#E0AE3C",
    scrim="#000000D8",
    focus="#0038A8",
    focus_halo="#FFFFFF",
)


@dataclass(frozen=True, slots=True)
class PainterInk:
    """A painter's colour, a darker shade of it, the ink of the emblem upon it, and a brighter shade for the night."""

    colour: str
    deep: str
    emblem: str
    bright: str


# Okabe-Ito hues, the lightness moved a little so that the six greys differ too; the same as in the art.
PAINTERS: Final = {
    "crane": PainterInk("#D55E00", "#9C4300", "#FCF8F0", "#DD6510"),
    "fan": PainterInk("#EDA81C", "#B97D06", "#2B2622", "#F4BE55"),
    "wave": PainterInk("#005F9E", "#004270", "#FCF8F0", "#4487DA"),
    "bamboo": PainterInk("#008F68", "#00664A", "#FCF8F0", "#12A67C"),
    "mountain": PainterInk("#D884B4", "#A65584", "#2B2622", "#DF90BF"),
    "moon": PainterInk("#6FC0EE", "#3788B8", "#2B2622", "#8FD3F7"),
}
COURT: Final = "court"
COURT_INK: Final = PainterInk("#56524E", "#34312E", "#E8C777", "#C4BDB2")


def colour_of(text: str, alpha: float | None = None) -> Colour:
    """``#rrggbb`` or ``#rrggbbaa`` as Kivy wants it."""
    red, green, blue = (int(text[at : at + 2], 16) / 255 for at in (1, 3, 5))
    written = int(text[7:9], 16) / 255 if len(text) == 9 else 1.0
    return red, green, blue, written if alpha is None else alpha


def painter_ink(painter: str) -> PainterInk:
    """The inks of a painter, the court painter among them."""
    return COURT_INK if painter == COURT else PAINTERS[painter]


def luminance(colour: Colour | tuple[float, float, float]) -> float:
    """Relative luminance as the contrast rules of WCAG define it."""
    red, green, blue = (share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in colour[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Contrast ratio of two opaque colours, 1 to 21."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)
