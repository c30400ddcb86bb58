"""`python -m tools.sound`: make all sounds, write them to assets/sounds, and measure what was written."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.sound.files import read_sound, write_sound
from tools.sound.measuring import measure
from tools.sound.recipes import SOUNDS

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"
MOST_BYTES = 1_000_000


def build(folder: Path) -> None:
    """Write every sound."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        write_sound(folder / f"{name}.wav", make())


def report(folder: Path) -> list[str]:
    """Print the measures of every file; what is wrong comes back."""
    problems = []
    print(f"{'sound':10} seconds  peak dB  mean dB  centre Hz  above 6 kHz")
    for name in SOUNDS:
        found = measure(read_sound(folder / f"{name}.wav"))
        print(
            f"{name:10} {found.seconds:7.2f} {found.peak:8.1f} {found.level:8.1f} "
            f"{found.centre:10.0f} {found.harsh:11.1%}"
        )
        problems += [f"{name}: {problem}." for problem in found.problems()]
    size = sum(path.stat().st_size for path in folder.glob("*.wav"))
    print(f"{size:,} bytes in all")
    return problems if size < MOST_BYTES else [*problems, f"All sounds together have {size} bytes: too many."]


def main() -> None:
    """Build and report; a sound that is not as it should be ends in an error."""
    argparse.ArgumentParser(prog="python -m tools.sound", description=__doc__).parse_args()
    build(FOLDER)
    problems = report(FOLDER)
    if problems:
        sys.exit("\n".join(problems))
