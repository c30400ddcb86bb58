"""Plays games of bots over all sizes and variants, everything checked after every decision, and watches the memory.

``python -m tests.soak --games 100000 --jobs 2``. Most seats are random, some novices, and now and then apprentices: the
more different tables are seen, the better. It fails at the first broken rule, or if memory grows.
"""

from __future__ import annotations

import argparse
import sys
import time
from multiprocessing import get_context

from sakura.cli.progress import Progress
from tests.soak.playing import PART, Report, Stretch, play

MOST_GROWTH = 1.05  # of the memory held after the first part
STRETCH = 5000  # games in one go: the memory of a process is seen to stay flat, and the bar moves


def main() -> int:
    """Share the games among processes and add up."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    size = min(STRETCH, max(1, options.games // options.jobs))
    stretches = [Stretch(first, min(size, options.games - first)) for first in range(0, options.games, size)]
    begin, progress, reports = time.monotonic(), Progress(options.games, "games"), []
    with get_context("spawn").Pool(options.jobs) as pool:
        for report in pool.imap_unordered(play, stretches):
            reports.append(report)
            progress.show(sum(done.games for done in reports))
    progress.close()
    return _tell(reports, time.monotonic() - begin)


def _tell(reports: list[Report], seconds: float) -> int:
    games, decisions = sum(report.games for report in reports), sum(report.decisions for report in reports)
    print(f"{games} games, {decisions} decisions, {seconds:.0f} s: no rule broken")
    grown = [report.megabytes[-1] / report.megabytes[0] for report in reports if len(report.megabytes) > 1]
    for report in reports:
        if report.megabytes:
            print(f"memory: {report.megabytes[0]:.1f} MB after {PART} games, {report.megabytes[-1]:.1f} MB at the end")
    return int(max(grown, default=1.0) > MOST_GROWTH)


if __name__ == "__main__":
    sys.exit(main())
