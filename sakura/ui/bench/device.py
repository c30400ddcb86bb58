"""The screen that everything is measured on, the same for the app and for the bare window."""

from __future__ import annotations

from typing import Final

WIDTH: Final = 1080
HEIGHT: Final = 1920
DENSITY: Final = 2.6
