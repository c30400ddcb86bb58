"""The bots: how long each level thinks about a decision, playing against random ones."""

from __future__ import annotations

from array import array
from statistics import fmean
from typing import Any

from sakura.bots.registry import LEVELS, RANDOM
from sakura.cli.bench.calibration import calibrate
from sakura.cli.simulation.match import play_match
from sakura.cli.simulation.plan import Plan
from sakura.cli.simulation.summary import percentile_95
from sakura.engine.setup import STANDARD

OPPONENTS = 3
SEED = 1


def measure(games: int, milliseconds: float | None) -> dict[str, Any]:
    """Milliseconds a decision, level by level."""
    return {level: _measure_level(level, games, milliseconds) for level in LEVELS}


def _measure_level(level: str, games: int, milliseconds: float | None) -> dict[str, Any]:
    plan = Plan((level, *[RANDOM] * OPPONENTS), games, SEED, STANDARD, milliseconds=milliseconds)
    times = array("d")
    loops = []
    for game in range(games):
        loops.append(calibrate())
        times.extend(play_match(plan, game).decision_ms[0])
    mean = fmean(times)
    return {
        "decision_ms_mean": round(mean, 4),
        "decision_ms_p95": round(percentile_95(times), 4),
        "decision_to_calibration": round(mean / 1000 / min(loops), 5),
    }
