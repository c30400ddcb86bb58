"""Fuzzes one target after another, led by coverage: ``python -m tools.fuzz [TARGET …] [--seconds N]``.

It needs atheris (``pip install atheris``; Linux and macOS). What was found is written to ``build/fuzz``.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOUND = ROOT / "build" / "fuzz"
SLOW_SECONDS = 5  # one input may not take longer


def main() -> int:
    """Run each target in a process of its own: the fuzzer ends the process it runs in."""
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz", description=__doc__)
    parser.add_argument("targets", nargs="*", metavar="TARGET", help="only these")
    parser.add_argument("--seconds", type=int, default=60, help="for each of them (60)")
    parser.add_argument("--here", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.here:
        return _fuzz(options.here, options.seconds)
    from tools.fuzz.targets import TARGETS

    unknown = sorted(set(options.targets) - set(TARGETS))
    if unknown:
        parser.error(f"there is no target “{unknown[0]}”; there are {', '.join(TARGETS)}")
    if find_spec("atheris") is None:
        print("The fuzzer needs atheris: pip install atheris", file=sys.stderr)
        return 2
    failed = [name for name in options.targets or TARGETS if _run(name, options.seconds)]
    print(f"found something in: {', '.join(failed)}" if failed else "nothing found")
    return bool(failed)


def _run(name: str, seconds: int) -> int:
    print(f"{name}: {seconds} s", flush=True)
    command = [sys.executable, "-m", "tools.fuzz", "--here", name, "--seconds", str(seconds)]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def _fuzz(name: str, seconds: int) -> int:
    import atheris

    with atheris.instrument_imports(include=["sakura"]):
        from tools.fuzz.targets import TARGETS
    target = TARGETS[name]
    corpus = FOUND / name
    corpus.mkdir(parents=True, exist_ok=True)
    for number, example in enumerate(target.examples()):
        (corpus / f"example-{number}").write_bytes(example)
    arguments = [
        name,
        str(corpus),
        f"-max_total_time={seconds}",
        f"-timeout={SLOW_SECONDS}",
        f"-artifact_prefix={FOUND}/{name}-",
        "-verbosity=0",
        "-print_final_stats=1",
    ]
    atheris.Setup(arguments, lambda data: target.feed(data) and None)
    atheris.Fuzz()
    return 0


if __name__ == "__main__":
    sys.exit(main())
