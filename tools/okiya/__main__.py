"""The numbers of docs/okiya.md: ``python -m tools.okiya shares 1000``, ``levels 200`` or ``perfect 500``."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict

from tools.okiya.runs import compare_levels, play_series, share_values

OPPONENTS = ("random", "adept")


def main(task: str, count: int) -> int:
    """Run and print JSON; 1 if ``perfect`` gave anything away."""
    if task == "shares":
        print(json.dumps(share_values(count)))
        return 0
    if task == "levels":
        print(json.dumps(compare_levels(count)))
        return 0
    series = {opponent: play_series(opponent, count) for opponent in OPPONENTS}
    print(json.dumps({opponent: asdict(played) for opponent, played in series.items()}))
    return int(any(played.given_away for played in series.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2])))
