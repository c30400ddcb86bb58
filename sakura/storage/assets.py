"""The deck and the garden that come with the program."""

from __future__ import annotations

from functools import cache

from sakura.engine.cards import Deck
from sakura.engine.garden import Garden
from sakura.storage.places import assets_folder


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
