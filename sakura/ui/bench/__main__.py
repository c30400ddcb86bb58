"""One measurement in this process, as JSON on standard output: ``python -m sakura.ui.bench PART [NUMBER]``."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any


def _configure(_number: int) -> dict[str, Any]:
    from sakura.ui.bench.configuration import write

    return write()


def _frames(rounds: int) -> dict[str, Any]:
    from sakura.ui.bench.frames import measure

    return measure(rounds)


def _thinking(turns: int) -> dict[str, Any]:
    from sakura.ui.bench.thinking import measure

    return measure(turns)


def _games(games: int) -> dict[str, Any]:
    from sakura.ui.bench.games import measure

    return measure(games)


PARTS: dict[str, Callable[[int], dict[str, Any]]] = {
    "configure": _configure,
    "frames": _frames,
    "thinking": _thinking,
    "games": _games,
}


def main() -> None:
    """Measure and print."""
    part, number = sys.argv[1], int(sys.argv[2])
    print(json.dumps(PARTS[part](number)), flush=True)


if __name__ == "__main__":
    main()
