"""Gardens of every kind for the tests: the shipped one, and ones an owner might type in."""

from __future__ import annotations

from random import Random

from sakura.engine.garden import BRIDGE, MOST_TILES, PATH, SAKURA, TORII, Garden
from sakura.storage.assets import load_garden


def owner_garden(seed: int, tiles: int) -> Garden:
    """A garden of so many tiles that the engine accepts."""
    lots = Random(seed)
    before = lots.randint(0, 4)
    special = [SAKURA] * 3 + [BRIDGE] * 3
    rest = [PATH] * max(0, tiles - before - 2 - len(special)) + special
    lots.shuffle(rest)
    kinds = [PATH] * before + [BRIDGE, TORII] + rest
    lines = [f"{number},{kind}" for number, kind in enumerate(kinds, start=1)]
    return Garden.parse("\n".join(["tile,kind", *lines, ""]))


GARDENS = {
    "shipped": load_garden(),
    "short": owner_garden(1, 18),
    "middling": owner_garden(2, 36),
    "long": owner_garden(3, 50),
    "longest": owner_garden(4, MOST_TILES),
}

# Width, height and density of the room that the garden gets.
ROOMS = {
    "phone": (1080, 1056, 2.6),
    "small phone": (720, 700, 2.0),
    "sideways": (1150, 1080, 2.6),
    "sideways, wide": (1920, 620, 2.6),
    "tablet": (1600, 760, 1.5),
    "tablet, all of it": (1600, 1200, 1.5),
    "tablet, upright": (1200, 880, 1.5),
    "desktop": (1280, 800, 1.0),
    "desktop, low": (1280, 430, 1.0),
    "square": (600, 600, 1.0),
}
