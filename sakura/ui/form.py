"""Which of the layouts a window gets: phone upright, phone sideways or tablet."""

from __future__ import annotations

from typing import Final

UPRIGHT: Final = "upright"
SIDEWAYS: Final = "sideways"
TABLET: Final = "tablet"
FORMS: Final = (UPRIGHT, SIDEWAYS, TABLET)
TABLET_SIDE: Final = 600  # dp of the shorter side, as Android counts


def form_of(width: float, height: float) -> str:
    """The form of a window of so many dp."""
    if min(width, height) >= TABLET_SIDE:
        return TABLET
    return SIDEWAYS if width > height else UPRIGHT


def is_stacked(width: float, height: float) -> bool:
    """Whether such a window has its parts one below the other: phones held upright, and tablets higher than wide."""
    form = form_of(width, height)
    return form == UPRIGHT or (form == TABLET and height > width)
