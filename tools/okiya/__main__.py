"""The numbers of docs/okiya.md: ``python -m tools.okiya shares 1000``, ``levels 200`` or ``perfect 500``."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict

from tools.okiya.runs import compare_levels, play_series, share_values

OPPONENTS = ("random", "adept")


def main() -> int:
    """Run and print JSON; 1 if ``perfect`` gave anything away."""
    parser = argparse.ArgumentParser(prog="python -m tools.okiya", description=__doc__)
    parser.add_argument("task", choices=("shares", "levels", "perfect"))
    parser.add_argument("count", type=int, help="how many layouts, or games")
    wanted = parser.parse_args()
    if wanted.task == "shares":
        print(json.dumps(share_values(wanted.count)))
        return 0
    if wanted.task == "levels":
        print(json.dumps(compare_levels(wanted.count)))
        return 0
    series = {opponent: play_series(opponent, wanted.count) for opponent in OPPONENTS}
    print(json.dumps({opponent: asdict(played) for opponent, played in series.items()}))
    return int(any(played.given_away for played in series.values()))


if __name__ == "__main__":
    sys.exit(main())
