"""`bench`: measures the parts asked for, as a table for people or as JSON."""

from __future__ import annotations

import argparse
import json
import platform
from collections.abc import Callable, Mapping
from typing import Any

from sakura.cli.arguments import LONGEST_ECHO, milliseconds, whole_number
from sakura.cli.bench import app
from sakura.cli.problems import UsageError
from sakura.cli.streams import put, say


def _measure_engine(arguments: argparse.Namespace) -> dict[str, Any]:
    from sakura.cli.bench import engine

    return engine.measure(arguments.chunks)


def _measure_bots(arguments: argparse.Namespace) -> dict[str, Any]:
    from sakura.cli.bench import bots

    return bots.measure(arguments.games, arguments.budget_ms)


def _measure_okiya(arguments: argparse.Namespace) -> dict[str, Any]:
    from sakura.cli.bench import okiya

    return okiya.measure(arguments.layouts)


def _measure_storage(arguments: argparse.Namespace) -> dict[str, Any]:
    from sakura.cli.bench import storage

    return storage.measure(arguments.saved_games)


PARTS: dict[str, Callable[[argparse.Namespace], dict[str, Any]]] = {
    "engine": _measure_engine,
    "bots": _measure_bots,
    "okiya": _measure_okiya,
    "storage": _measure_storage,
    "app": app.measure,
}
WORDS = {
    "games_per_second": "random four-player games a second, best",
    "games_per_second_median": "the same, median",
    "decision_us": "microseconds a decision",
    "copy_us": "microseconds to copy a game",
    "calibration_ms": "milliseconds of the calibration loop",
    "game_to_calibration_best": "a game in calibration loops, best of each",
    "game_to_calibration_median": "a game in calibration loops, median",
    "decision_ms_mean": "milliseconds a decision, mean",
    "decision_ms_p95": "milliseconds a decision, 95 % are below",
    "decision_to_calibration": "a decision in calibration loops",
    "layout_ms_median": "milliseconds for the exact value of a full layout, median",
    "layout_ms_worst": "the same, worst",
    "openings_ms_median": "milliseconds for the values of all twelve openings, median",
    "openings_ms_worst": "the same, worst",
    "layout_to_calibration": "a layout in calibration loops, median",
    "decisions": "decisions saved",
    "save_frame_ms_p95": "milliseconds that a save costs the frame, 95 % are below",
    "save_frame_ms_most": "the same, most",
    "save_frame_work_ms_most": "the same, without what other programs took of the processor",
    "save_disk_ms_p95": "milliseconds until the disk holds it, on a thread of its own, 95 % are below",
    "save_to_calibration": "a save’s cost to the frame in calibration loops",
}


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--only", metavar="PART,…", help=f"measure only some of: {', '.join(PARTS)}")
    parser.add_argument(
        "--chunks", type=whole_number(1), default=40, metavar="N", help="engine: measure so often (default: 40)"
    )
    parser.add_argument(
        "--games", type=whole_number(1), default=2, metavar="N", help="bots: games of each level (default: 2)"
    )
    parser.add_argument(
        "--layouts", type=whole_number(1), default=40, metavar="N", help="okiya: layouts to solve (default: 40)"
    )
    parser.add_argument(
        "--saved-games", type=whole_number(1), default=5, metavar="N", help="storage: games to save (default: 5)"
    )
    parser.add_argument("--budget-ms", type=milliseconds, metavar="N", help="bots: thinking time of a decision")
    app.configure(parser)


def run(arguments: argparse.Namespace) -> int:
    """Measure and print."""
    report: dict[str, Any] = {"python": platform.python_version()}
    for part in _choose_parts(arguments.only):
        say(f"Measuring the {part} …")
        report[part] = PARTS[part](arguments)
    put(json.dumps(report, indent=1) if arguments.json else "\n".join(_tabulate(report)))
    return 0


def _choose_parts(only: str | None) -> list[str]:
    if only is None:
        return list(PARTS)
    wanted = [part.strip() for part in only.split(",")]
    for part in wanted:
        if part not in PARTS:
            raise UsageError(f"There is no part “{part[:LONGEST_ECHO]}” to measure; the parts are {', '.join(PARTS)}.")
    return wanted


def _tabulate(report: Mapping[str, Any], depth: int = 0) -> list[str]:
    """Headings for groups, and below them a number and what it means on each line."""
    lines = []
    for key, value in report.items():
        if isinstance(value, Mapping):
            lines += ["  " * depth + key, *_tabulate(value, depth + 1)]
        else:
            lines.append(f"{'  ' * depth}{value:>12}  {WORDS.get(key, key)}")
    return lines
