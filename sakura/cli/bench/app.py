"""The app: how soon it opens, how much memory it holds and how long its frames take, beside a bare Kivy window.

With ``--json`` the report has ``limits``, by the dotted names of the figures they hold for, and up to four groups.
``start``: milliseconds from the start of the process to the first frame and until the home screen can be used, and
megabytes, of the app and of the bare window (``bare_…``), with their ratios (``…_to_bare_best`` compares the best
start of each, ``…_to_bare_median`` is the middle of all pairs). ``frames``: for each motion the mean and the longest
frame by the same scene standing still (``…_to_still``; each frame at its quickest of all showings), and the longest
frame of the first showing, in which things are loaded. ``thinking``: the longest frames while three masters think.
``games``: megabytes after one game and after the last, and the widgets that are alive after each.
"""

from __future__ import annotations

import argparse
from typing import Any

from sakura.cli.arguments import LONGEST_ECHO, whole_number
from sakura.cli.problems import CommandError
from sakura.cli.streams import say

OPTIONS = (
    ("--starts", 7, "app: starts of the app and of the bare window"),
    ("--rounds", 3, "app: showings of each motion"),
    ("--turns", 3, "app: turns against three masters"),
    ("--app-games", 10, "app: games in a row"),
)


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of this part."""
    for name, usual, meaning in OPTIONS:
        parser.add_argument(
            name, type=whole_number(1), default=usual, metavar="N", help=f"{meaning} (default: {usual})"
        )
    parser.add_argument(
        "--app-parts", type=_read_parts, metavar="NAME,…", help="app: only some of: start, frames, thinking, games"
    )


def _read_parts(text: str) -> tuple[str, ...]:
    from sakura.ui.bench.measuring import PARTS

    parts = tuple(part.strip() for part in text.split(","))
    for part in parts:
        if part not in PARTS:
            raise argparse.ArgumentTypeError(f"there is no “{part[:LONGEST_ECHO]}”; there are {', '.join(PARTS)}")
    return parts


def measure(arguments: argparse.Namespace) -> dict[str, Any]:
    """The figures by name for programs, or by what they mean for people."""
    from sakura.ui.bench.children import BenchError
    from sakura.ui.bench.measuring import PARTS, Wanted, measure_app
    from sakura.ui.bench.words import put_in_words

    parts = arguments.app_parts or tuple(PARTS)
    wanted = Wanted(parts, arguments.starts, arguments.rounds, arguments.turns, arguments.app_games)
    try:
        report = measure_app(wanted, say)
    except BenchError as error:
        raise CommandError(str(error)) from None
    return report if arguments.json else put_in_words(report)
