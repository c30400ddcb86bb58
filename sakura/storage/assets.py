"""Where the shipped files are, and the deck and the garden among them."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

from sakura.engine.cards import Deck
from sakura.engine.garden import Garden

PACKAGE = Path(__file__).resolve().parent.parent


@cache
def assets_folder() -> Path:
    """The folder of art, sounds, catalogues and data, however the program was installed."""
    candidates = [PACKAGE / "assets", PACKAGE.parent / "assets"]  # in a wheel; in a checkout
    unpacked = getattr(sys, "_MEIPASS", None)  # where a PyInstaller bundle unpacks itself
    if unpacked is not None:
        candidates.insert(0, Path(unpacked) / "assets")
    return next((folder for folder in candidates if folder.is_dir()), candidates[-1])


@cache
def load_deck() -> Deck:
    """The shipped deck."""
    return Deck.parse(_read("deck.csv"))


@cache
def load_garden() -> Garden:
    """The shipped garden."""
    return Garden.parse(_read("garden.csv"))


def _read(name: str) -> str:
    return (assets_folder() / "data" / name).read_text(encoding="utf-8")
