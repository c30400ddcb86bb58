"""Draws everything: `python -m tools.art`, or `python -m tools.art cards heroes` for some modules only."""

from __future__ import annotations

import json
import sys
from importlib import import_module

from tools.art.render import ART, Entry, Piece, write, write_manifest

MODULES = (
    "icons",
    "emblems",
    "figures",
    "seal",
    "buildings",
    "trees",
    "garden",
    "grounds",
    "cards",
    "panels",
    "heroes",
    "icon_splash",
    "glyphs",
    "okiya",
)


def draw(names: list[str]) -> None:
    """Render the pieces of the named modules; entries of the other modules stay as they are."""
    manifest = ART / "manifest.json"
    entries: dict[str, Entry] = {}
    if manifest.exists() and set(names) != set(MODULES):
        entries = {name: Entry(**line) for name, line in json.loads(manifest.read_text(encoding="utf-8")).items()}
    for name in names:
        pieces: list[Piece] = import_module(f"tools.art.{name}").pieces()
        entries |= write(pieces)
        print(f"{name}: {len(pieces)} pictures")
    write_manifest(entries)


def main() -> None:
    """Take the modules from the command line; all of them by default."""
    unknown = set(sys.argv[1:]) - set(MODULES)
    if unknown:
        sys.exit(f"unknown: {', '.join(sorted(unknown))}; there are {', '.join(MODULES)}")
    draw(sys.argv[1:] or list(MODULES))
