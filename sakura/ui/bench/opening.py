"""From the start of the process to the first frame: the app and the bare window, in turn."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Any, Final, NamedTuple

from sakura.ui.bench.children import Told, run_part, run_python

APP: Final = ("-m", "sakura")
BARE: Final = ("-m", "sakura.ui.bench.bare")


class Opening(NamedTuple):
    """Seconds and megabytes of one start."""

    first_frame: float
    usable: float
    first_frame_mb: float
    usable_mb: float

    @classmethod
    def of(cls, told: Told) -> Opening:
        """What the process told, counted from its start."""
        report = told.report
        return cls(
            report["first_frame"] - told.started,
            report["usable"] - told.started,
            report["first_frame_mb"],
            report["usable_mb"],
        )


class Pair(NamedTuple):
    """One start of each, close together."""

    app: Opening
    bare: Opening


def measure(starts: int, environment: dict[str, str]) -> dict[str, Any]:
    """Start both so often; the first start of each only warms the caches of the machine."""
    run_part("configure", 0, environment)
    pairs = [_open_both(number, environment) for number in range(starts + 1)]
    return compare(pairs[1:])


def compare(pairs: Sequence[Pair]) -> dict[str, Any]:
    """The app beside the bare window: the best start of each, and the middle one of all pairs."""
    bare = min(pair.bare.first_frame for pair in pairs)
    app = min(pair.app.first_frame for pair in pairs)
    usable = min(pair.app.usable for pair in pairs)
    memory = median(pair.app.first_frame_mb for pair in pairs)
    bare_memory = median(pair.bare.first_frame_mb for pair in pairs)
    return {
        "starts": len(pairs),
        "bare_first_frame_ms": round(bare * 1e3, 1),
        "first_frame_ms": round(app * 1e3, 1),
        "first_frame_to_bare_best": round(app / bare, 3),
        "first_frame_to_bare_median": _middle([pair.app.first_frame / pair.bare.first_frame for pair in pairs]),
        "home_usable_ms": round(usable * 1e3, 1),
        "home_usable_to_bare_best": round(usable / bare, 3),
        "home_usable_to_bare_median": _middle([pair.app.usable / pair.bare.first_frame for pair in pairs]),
        "bare_memory_mb": round(bare_memory, 1),
        "first_frame_memory_mb": round(memory, 1),
        "first_frame_memory_to_bare": round(memory / bare_memory, 3),
        "home_usable_memory_mb": round(median(pair.app.usable_mb for pair in pairs), 1),
    }


def _open_both(number: int, environment: dict[str, str]) -> Pair:
    """Each is first every other time: what slows the machine for a while shall slow both."""
    if number % 2:
        app = Opening.of(run_python(APP, environment))
        return Pair(app, Opening.of(run_python(BARE, environment)))
    bare = Opening.of(run_python(BARE, environment))
    return Pair(Opening.of(run_python(APP, environment)), bare)


def _middle(ratios: Sequence[float]) -> float:
    return round(median(ratios), 3)
