"""The picture of a hanging scroll, cut so that only its middle is stretched."""

from __future__ import annotations

from typing import Any, Final

from sakura.ui import art

SCROLL: Final = "scroll_panel"
BORDER: Final = (56, 48, 56, 48)  # bottom, right, top, left: the slice of the manifest as Kivy wants it


def texture(night: bool) -> Any:
    """The scroll by day or by night."""
    return art.texture(art.for_theme(SCROLL, night), mipmaps=False)
