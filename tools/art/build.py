"""Draws everything: `python -m tools.art`, or `python -m tools.art cards heroes` for some modules only."""

from __future__ import annotations

import argparse
import json
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
    parser = argparse.ArgumentParser(prog="python -m tools.art", description=__doc__)
    parser.add_argument("modules", nargs="*", metavar="MODULE", help=f"only these of {', '.join(MODULES)}")
    wanted: list[str] = parser.parse_args().modules
    unknown = set(wanted) - set(MODULES)
    if unknown:
        parser.error(f"unknown: {', '.join(sorted(unknown))}; there are {', '.join(MODULES)}")
    draw(wanted or list(MODULES))
