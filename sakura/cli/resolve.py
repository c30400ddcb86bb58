"""`resolve`: one round from a given table, line by line."""

from __future__ import annotations

import argparse

from sakura.cli.json_lines import answer_lines
from sakura.engine.positions import resolve_position


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments: there are none, tables come as lines of standard input."""
    parser.epilog = "Reads JSON lines from standard input and writes one JSON line for each."


def run(_arguments: argparse.Namespace) -> int:
    """Answer every table."""
    return answer_lines(resolve_position)
