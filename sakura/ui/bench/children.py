"""Processes of their own, so that nothing that is measured knows of anything else."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from sakura.ui.bench.device import DENSITY

ROOT: Final = Path(__file__).resolve().parents[3]
MOST_SECONDS: Final = 3600
SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY")


class BenchError(Exception):
    """A process did not tell what it was asked for."""


class Told(NamedTuple):
    """What a process printed, and when it was started."""

    started: float
    report: dict[str, Any]


@contextmanager
def kivy_home() -> Iterator[dict[str, str]]:
    """An environment with the software renderer, a home for Kivy and one for bytecode, gone afterwards.

    On a device every module is compiled already. So both the app and the bare window keep what the first start, which
    is not counted, has compiled, even where Python is told not to write it.
    """
    if getattr(sys, "frozen", False):
        raise BenchError("The app can be measured only where Python itself runs it.")
    with TemporaryDirectory(prefix="sakura-bench-") as folder:
        environment = {name: value for name, value in os.environ.items() if not _is_set_here(name)}
        environment |= {
            "KIVY_HOME": folder,
            "KIVY_NO_ARGS": "1",
            "KIVY_NO_FILELOG": "1",
            "KIVY_CLIPBOARD": "dummy",
            "KIVY_METRICS_DENSITY": str(DENSITY),
            "SDL_AUDIODRIVER": "dummy",
            "PYTHONPYCACHEPREFIX": str(Path(folder) / "bytecode"),
            "PYTHONPATH": os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH")))),
        }
        if sys.platform.startswith("linux"):
            environment |= {"SDL_VIDEODRIVER": "offscreen", "LIBGL_ALWAYS_SOFTWARE": "1"}
            for name in SCREENS:
                environment.pop(name, None)
        yield environment


def run_part(part: str, number: int, environment: dict[str, str]) -> dict[str, Any]:
    """One of the parts that ``__main__`` knows."""
    return run_python(("-m", "sakura.ui.bench", part, str(number)), environment).report


def run_python(words: Sequence[str], environment: dict[str, str]) -> Told:
    """A Python with these arguments; the last line it prints is its report."""
    started = time.time()
    done = subprocess.run(
        [sys.executable, *words],
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        timeout=MOST_SECONDS,
        check=False,
    )
    lines = done.stdout.strip().splitlines()
    if done.returncode or not lines:
        raise BenchError(f"“python {' '.join(words)}” failed: {_last_line(done.stderr)}")
    return Told(started, json.loads(lines[-1]))


def _last_line(text: str) -> str:
    lines = text.strip().splitlines()
    return lines[-1] if lines else "it said nothing."


def _is_set_here(name: str) -> bool:
    return name.startswith(("KIVY_", "SDL_")) or name == "PYTHONDONTWRITEBYTECODE"
