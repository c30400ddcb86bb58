"""Builds the bundle for this desktop and plays in it: ``python -m tools.package`` (``--check`` only plays)."""

from __future__ import annotations

import argparse
import sys

from tools.package.building import BUNDLE, build
from tools.package.checking import check


def main() -> int:
    """Build, then check; 1 if something is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tools.package", description=__doc__)
    parser.add_argument("--check", action="store_true", help="do not build again")
    options = parser.parse_args()
    if not options.check:
        build()
    problems = check(BUNDLE)
    for problem in problems:
        print(problem, file=sys.stderr)
    if not problems:
        print(f"The bundle is in {BUNDLE}: start it with {BUNDLE / 'sakura'}.")
    return 1 if problems else 0


if __name__ == "__main__":
    raise SystemExit(main())
