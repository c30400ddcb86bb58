"""`okiya judge` and `okiya solve`: games given as a layout and moves, line by line."""

from __future__ import annotations

import argparse

from sakura.cli.json_lines import answer_lines
from sakura.okiya.positions import judge_position, solve_position

TASKS = {"judge": judge_position, "solve": solve_position}


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments: what to do; the games come as lines of standard input."""
    parser.add_argument("task", choices=TASKS, help="judge: who may take what, who has won; solve: what it is worth")
    parser.epilog = "Reads JSON lines from standard input and writes one JSON line for each."


def run(arguments: argparse.Namespace) -> int:
    """Answer every game."""
    return answer_lines(TASKS[arguments.task])
