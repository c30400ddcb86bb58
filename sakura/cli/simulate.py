"""`simulate`: bots against bots, and what it came to as one JSON object."""

from __future__ import annotations

import argparse
import json
import time
from contextlib import closing
from pathlib import Path

from sakura.cli.arguments import folder_path, milliseconds, whole_number
from sakura.cli.problems import CommandError
from sakura.cli.progress import Progress
from sakura.cli.simulation.plan import Plan
from sakura.cli.simulation.seats import read_seats
from sakura.cli.simulation.summary import Summary
from sakura.cli.simulation.tournament import play_all
from sakura.cli.streams import put
from sakura.cli.termination import ending_tidily
from sakura.engine.setup import LARGEST_SEED, STANDARD, VARIANTS

MOST_JOBS = 256


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "--seats",
        required=True,
        metavar="A,B,…",
        help="two to six bots by level, with a character if you like (master:bold), or programs as exec:PROGRAM "
        "(one with a comma in its arguments needs a script of its own)",
    )
    parser.add_argument("--games", required=True, type=whole_number(1), metavar="N", help="how many games to play")
    parser.add_argument(
        "--seed", type=whole_number(0, LARGEST_SEED), default=1, metavar="S", help="the same seed gives the same games"
    )
    parser.add_argument("--variant", choices=VARIANTS, default=STANDARD, help="for two players (default: %(default)s)")
    thinking = parser.add_mutually_exclusive_group()
    thinking.add_argument("--budget-ms", type=milliseconds, metavar="N", help="thinking time of a decision")
    thinking.add_argument(
        "--simulations", type=whole_number(1), metavar="N", help="think in simulations instead of time: repeatable"
    )
    parser.add_argument(
        "--records", type=folder_path, metavar="DIR", help="write a record of every game into this folder"
    )
    parser.add_argument(
        "--jobs", type=whole_number(1, MOST_JOBS), default=1, metavar="K", help="play in so many processes at once"
    )


def run(arguments: argparse.Namespace) -> int:
    """Play all games and print the summary."""
    plan = _make_plan(arguments)
    summary = Summary(plan.seats)
    progress = Progress(plan.games, "games")
    begin = time.perf_counter()
    with ending_tidily(), closing(progress), closing(play_all(plan, arguments.jobs)) as outcomes:
        for outcome in outcomes:
            summary.add(outcome)
            progress.show(summary.games)
    put(json.dumps(summary.as_json(time.perf_counter() - begin)))
    return 0


def _make_plan(arguments: argparse.Namespace) -> Plan:
    return Plan(
        seats=read_seats(arguments.seats),
        games=arguments.games,
        seed=arguments.seed,
        variant=arguments.variant,
        milliseconds=arguments.budget_ms,
        simulations=arguments.simulations,
        records=_make_folder(arguments.records),
    )


def _make_folder(folder: Path | None) -> Path | None:
    if folder is not None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except (OSError, ValueError) as problem:
            reason = getattr(problem, "strerror", None) or problem
            raise CommandError(f"The folder {folder} cannot be made: {reason}.") from None
    return folder
