"""Trains the master from nothing and writes the weights it ships with: ``python -m tools.training``.

First apprentices play, then masters that judge by what the apprentices taught; the weights that ship are learned from
both. The same command gives the same file.
"""

from __future__ import annotations

import argparse
import sys
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from sakura.bots import weights
from sakura.bots.judgement import Judgement
from sakura.engine.errors import DataError
from sakura.engine.setup import STANDARD, TRICKY
from tools.training.fitting import fit
from tools.training.selfplay import Lesson, Sample, play_lesson

WEIGHTS_PATH = Path(__file__).parents[2] / "sakura" / "bots" / weights.FILE_NAME
PARTS = 8  # a lesson is played in so many parts, each with a seed of its own, whatever the number of processes
NOTE = "Learned by self-play with `python -m tools.training`; do not edit by hand."
COURSES = {  # by players: games of apprentices, games of masters. Four play most often.
    2: (4000, 800),
    3: (4000, 800),
    4: (8000, 4800),
    5: (4000, 800),
    6: (4000, 800),
}


def main() -> None:
    """Play, learn, write."""
    parser = argparse.ArgumentParser(prog="python -m tools.training", description=__doc__)
    parser.add_argument("--worlds", type=int, default=12, help="worlds a master imagines for a decision")
    parser.add_argument("--players", type=int, nargs="+", choices=COURSES, default=list(COURSES), help="only these")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    known = _read_known()
    for players in options.players:
        apprentice_games, master_games = COURSES[players]
        samples = _play(Course("apprentice", apprentice_games), players, options)
        known[_name(players)] = _learn(samples, f"apprentices, {_name(players)}")
        _write(known)
        samples += _play(Course("master", master_games), players, options)
        known[_name(players)] = _learn(samples, f"masters too, {_name(players)}")
        _write(known)


class Course(NamedTuple):
    """Who plays, and how many games."""

    level: str
    games: int


def _write(known: dict[str, Judgement]) -> None:
    WEIGHTS_PATH.write_text(weights.write_judgements(known, NOTE), encoding="utf-8")


def _name(players: int) -> str:
    return weights.table_name(max(3, players), court=players == 2)


def _read_known() -> dict[str, Judgement]:
    """What the file says already and still fits; nothing if there is none yet."""
    if not WEIGHTS_PATH.exists():
        return {}
    text = WEIGHTS_PATH.read_text(encoding="utf-8")
    known: dict[str, Judgement] = {}
    for name in map(_name, COURSES):
        with suppress(DataError):  # learned for other cards: it is to be learned anew
            known[name] = weights.read_judgement(text, name)
    return known


def _play(course: Course, players: int, options: argparse.Namespace) -> list[Sample]:
    variants = (STANDARD, TRICKY) if players == 2 else (STANDARD,)
    games = course.games // PARTS // len(variants)
    lessons = [
        Lesson(course.level, players, variant, games, 1 + part * 10 + place, options.worlds, course.level == "master")
        for part in range(PARTS)
        for place, variant in enumerate(variants)
    ]
    with get_context("spawn").Pool(options.jobs) as pool:
        return [sample for samples in pool.imap(play_lesson, lessons) for sample in samples]


def _learn(samples: list[Sample], title: str) -> Judgement:
    judgement, loss = fit(samples, seed=1)
    print(f"{title}: {len(samples)} positions, log loss {loss:.4f}", file=sys.stderr, flush=True)
    return judgement


if __name__ == "__main__":
    main()
