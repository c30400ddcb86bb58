"""All measurements of the app, one process after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from sakura.ui.bench import opening
from sakura.ui.bench.children import kivy_home, run_part
from sakura.ui.bench.device import HEIGHT, WIDTH
from sakura.ui.bench.limits import LIMITS


class Wanted(NamedTuple):
    """What shall be measured, and how often."""

    parts: tuple[str, ...]
    starts: int
    rounds: int
    turns: int
    games: int


Environment = dict[str, str]
PARTS: Final[dict[str, Callable[[Wanted, Environment], dict[str, Any]]]] = {
    "start": lambda wanted, environment: opening.measure(wanted.starts, environment),
    "frames": lambda wanted, environment: run_part("frames", wanted.rounds, environment),
    "thinking": lambda wanted, environment: run_part("thinking", wanted.turns, environment),
    "games": lambda wanted, environment: run_part("games", wanted.games, environment),
}


def measure_app(wanted: Wanted, tell: Callable[[str], None]) -> dict[str, Any]:
    """Every part that is wanted; ``tell`` hears how far it is."""
    report: dict[str, Any] = {"screen": f"{WIDTH}x{HEIGHT}", "limits": LIMITS}
    for part in wanted.parts:
        tell(f"  {part} …")
        with kivy_home() as environment:  # each its own: the one of the start has a watch in it
            report[part] = PARTS[part](wanted, environment)
    return report
