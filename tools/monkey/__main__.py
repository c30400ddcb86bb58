"""Lets a monkey loose on the real app: ``python -m tools.monkey --events 5000 --seed 1``.

It reports every exception, stuck screen, card in the wrong eyes and sampled audit finding; ``--trace FILE`` keeps what
it did, ``--replay FILE`` does it again.
"""

from __future__ import annotations

import argparse
import atexit
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path


def main() -> int:
    """Run and report; 1 if anything was found."""
    parser = argparse.ArgumentParser(prog="python -m tools.monkey", description=__doc__)
    parser.add_argument("--events", type=int, default=5000, help="how many (5000)")
    parser.add_argument("--seed", type=int, default=1, help="what the monkey's chance begins with (1)")
    parser.add_argument("--trace", type=Path, metavar="FILE", help="keep what was done")
    parser.add_argument("--replay", type=Path, metavar="FILE", help="do again what was kept")
    parser.add_argument("--no-audit", action="store_true", help="do not look at texts and targets")
    options = parser.parse_args()
    prepare_world()
    from tools.monkey.events import read_trace, write_trace
    from tools.monkey.run import new_trace, run

    trace = read_trace(options.replay) if options.replay else new_trace(options.seed)
    began = time.perf_counter()
    outcome = run(trace, len(trace.events) if options.replay else options.events, not options.no_audit)
    if options.trace:
        write_trace(options.trace, outcome.trace)
    for problem in outcome.problems:
        print(problem, file=sys.stderr)
    seconds = time.perf_counter() - began
    visits = ", ".join(f"{name} {count}" for name, count in sorted(outcome.visited.items()))
    print(f"seed {trace.seed}: {len(outcome.trace.events)} events in {seconds:.0f} s, {len(outcome.problems)} problems")
    print(f"  {visits}")
    return 1 if outcome.problems else 0


def prepare_world() -> None:
    """A window without pixels and a home in which nothing of anybody's is; before Kivy is first imported."""
    os.environ.setdefault("KIVY_GL_BACKEND", "mock")
    home = tempfile.mkdtemp(prefix="sakura-monkey-")
    atexit.register(shutil.rmtree, home, ignore_errors=True)
    os.environ["HOME"] = os.environ["XDG_DOCUMENTS_DIR"] = home
    from sakura.ui.shots.virtual import prepare

    prepare()


if __name__ == "__main__":
    raise SystemExit(main())
