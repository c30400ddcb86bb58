"""The proportions of the pictures, read from the art's manifest: plans are made without a window."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from sakura.ui import art


@dataclass(frozen=True, slots=True)
class Shape:
    """Height for a width of one, and where the picture touches the ground, in shares of its size from below left."""

    tallness: float
    anchor: tuple[float, float]


@cache
def shape(name: str) -> Shape:
    """The proportions of a picture; one without an anchor is held by its middle."""
    entry = art.info(name)
    across, up = entry.get("anchor", (0.5, 0.5))
    return Shape(entry["height"] / entry["width"], (across, up))


def by_night(name: str, night: bool) -> str:
    """The name of the picture for the night, where there is one; lanterns are lit."""
    return "lantern_lit" if night and name == "lantern" else art.for_theme(name, night)
