"""`deck`: all cards as JSON, the shipped ones or an owner's own; a garden likewise."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from typing import Any, TypeVar

from sakura.cli.files import read_text
from sakura.cli.problems import CommandError
from sakura.cli.streams import put
from sakura.engine.cards import Deck, read_cards
from sakura.engine.errors import DataError
from sakura.engine.garden import Garden, read_tiles
from sakura.i18n.errors import explain_error
from sakura.storage.assets import load_deck

Read = TypeVar("Read")


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    source = parser.add_mutually_exclusive_group()
    source.add_argument("--file", metavar="DECK.CSV", help="check and print this deck instead of the shipped one")
    source.add_argument("--garden", metavar="GARDEN.CSV", help="check and print a garden instead of a deck")


def run(arguments: argparse.Namespace) -> int:
    """Print the cards or the tiles, one a line."""
    if arguments.garden is not None:
        entries = describe_garden(Garden(tuple(_read(arguments.garden, read_tiles))))
    elif arguments.file is not None:
        entries = describe_deck(Deck(_read(arguments.file, read_cards).values()))
    else:
        entries = describe_deck(load_deck())
    put("[\n" + ",\n".join(" " + json.dumps(entry) for entry in entries) + "\n]")
    return 0


def describe_deck(deck: Deck) -> list[dict[str, Any]]:
    """The cards by rising order number."""
    cards = (deck.cards[order] for order in deck.orders)
    return [{"order": card.order, "garden": card.garden.code, "painter": card.painter.code} for card in cards]


def describe_garden(garden: Garden) -> list[dict[str, Any]]:
    """The tiles from the gate on."""
    return [{"tile": number, "kind": kind} for number, kind in enumerate(garden.tiles, start=1)]


def _read(name: str, read: Callable[[str], tuple[Read, list[DataError]]]) -> Read:
    """What the file says; everything that is wrong with it is told, a line each."""
    found, problems = read(read_text(name))
    if problems:
        raise CommandError(*(f"{name}: {explain_error(problem)}" for problem in problems))
    return found
