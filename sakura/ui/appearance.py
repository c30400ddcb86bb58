"""Day or night, as the player or the device wants it."""

from __future__ import annotations

from sakura.device.appearance import prefers_night


def is_night(wish: str) -> bool:
    """Whether the night theme is meant by ``day``, ``night`` or ``system``."""
    return prefers_night() if wish == "system" else wish == "night"
