"""Where the shipped files are. The app asks this before anything else, so it loads nothing more."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent


@cache
def assets_folder() -> Path:
    """The folder of art, sounds, catalogues and data, however the program was installed."""
    candidates = [PACKAGE / "assets", PACKAGE.parent / "assets"]  # in a wheel; in a checkout
    unpacked = getattr(sys, "_MEIPASS", None)  # where a PyInstaller bundle unpacks itself
    if unpacked is not None:
        candidates.insert(0, Path(unpacked) / "assets")
    return next((folder for folder in candidates if folder.is_dir()), candidates[-1])


def catalogues_folder() -> Path:
    """The folder with a catalogue for every language but English."""
    return assets_folder() / "locale"
