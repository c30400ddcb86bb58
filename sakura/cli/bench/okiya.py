"""Okiya: how long the exact value of a full layout takes, and that of all twelve openings."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median
from typing import Any

from sakura.cli.bench.calibration import calibrate
from sakura.okiya.game import Game
from sakura.okiya.solver import Slices, Solver, run_through
from sakura.okiya.threats import prepare_threats
from sakura.okiya.tiles import Layout


def measure(layouts: int) -> dict[str, Any]:
    """Milliseconds a layout, each with a solver that knows nothing yet."""
    for _ in prepare_threats():
        continue
    loops, values, openings = [], [], []
    for seed in range(layouts):
        game = Game(Layout.shuffled(seed))
        loops.append(calibrate())
        values.append(_time(Solver(game.layout).value, game))
        openings.append(_time(Solver(game.layout).values, game))
    return {
        "layout_ms_median": round(1e3 * median(values), 1),
        "layout_ms_worst": round(1e3 * max(values), 1),
        "openings_ms_median": round(1e3 * median(openings), 1),
        "openings_ms_worst": round(1e3 * max(openings), 1),
        "layout_to_calibration": round(median(values) / min(loops), 3),
    }


def _time(question: Callable[[Game], Slices[Any]], game: Game) -> float:
    begin = time.perf_counter()
    run_through(question(game))
    return time.perf_counter() - begin
