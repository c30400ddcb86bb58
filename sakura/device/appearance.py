"""Whether the device is set to a dark look."""

from __future__ import annotations

from typing import Any

from sakura.device.android import ask

UI_MODE_NIGHT_MASK = 0x30
UI_MODE_NIGHT_YES = 0x20


def prefers_night() -> bool:
    """True on an Android that is set to dark; elsewhere nobody can tell, so it is day."""
    return ask(_is_dark, False)


def _is_dark(screen: Any) -> bool:
    mode: int = screen.getResources().getConfiguration().uiMode
    return mode & UI_MODE_NIGHT_MASK == UI_MODE_NIGHT_YES
