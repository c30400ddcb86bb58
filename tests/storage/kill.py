"""Kills a process that plays and saves, again and again, and looks at what the next start finds.

``python -m tests.storage.kill --kills 300`` plays through the real session and the real storage in a child process,
ends it with SIGKILL at random moments (during writes as well, for that is where it spends its time), and starts again
on the same folder. Every start must find a readable game at most one decision behind, with no card shown.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from sakura.session.autoplay import take_step
from sakura.session.sitting import Sitting
from sakura.session.stages import CHOOSE, OVER
from sakura.storage.home import Home
from tests.session.helpers import make_sitting

LONGEST_LIFE = 0.12  # seconds from a child's first decision to its end
NO_GAME = "none"


class Failure(AssertionError):
    """A start that did not find what it should."""


class Told(NamedTuple):
    """What a child has said: the state the disk holds for certain, and the one that was being written."""

    kept: str
    made: str


def mark(sitting: Sitting) -> str:
    """A short name for everything that a saved sitting is."""
    return hashlib.sha256(json.dumps(sitting.save(), sort_keys=True).encode()).hexdigest()[:16]


def play(folder: Path, seed: int, tell: Callable[[str], object]) -> None:
    """Play on with the game in this folder, or with a new one, for ever."""
    home, rng = Home.on_disk(folder), random.Random(seed)
    while True:
        name, sitting = find_game(home, rng)
        kept = None
        while sitting.stage != OVER:
            if sitting.moment != kept:
                kept = sitting.moment
                tell(f"made {mark(sitting)}")
                home.games.keep(name, sitting)
                home.writer.flush()
                tell(f"kept {mark(sitting)}")
            take_step(sitting, rng)
        tell(f"made {NO_GAME}")
        home.games.drop(name)
        home.writer.flush()
        tell(f"kept {NO_GAME}")


def find_game(home: Home, rng: random.Random) -> tuple[str, Sitting]:
    """The game that is there, or a new one with people and bots."""
    for name in home.games.notes():
        return name, Sitting.restore(home.games.load(name))
    mix = rng.choice(["pp", "ppp", "pbp", "bppb", "pppppp"])
    return home.games.new_name(), make_sitting(mix, seed=rng.randrange(1000))


def live_and_die(folder: Path, seed: int, before: Told) -> Told:
    """One child from its start to its end."""
    rng = random.Random(seed)
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        try:
            play(folder, seed, lambda line: os.write(writer, f"{line}\n".encode()))
        finally:
            os._exit(1)
    os.close(writer)
    heard = os.read(reader, 4096)  # it has begun
    time.sleep(rng.random() * LONGEST_LIFE)
    os.kill(child, signal.SIGKILL)
    while chunk := os.read(reader, 65536):
        heard += chunk
    os.close(reader)
    os.waitpid(child, 0)
    return follow(heard.decode().splitlines(), before)


def follow(lines: list[str], told: Told) -> Told:
    """What is certain and what was under way at the end."""
    for line in lines:
        kind, _, state = line.partition(" ")
        told = Told(told.kept, state) if kind == "made" else Told(state, state)
    return told


def check(folder: Path, told: Told) -> str:
    """What a start finds now; anything but one of the last two states is a failure."""
    home = Home.on_disk(folder)
    games = list(home.games.notes())
    if len(games) > 1 or home.games.take_losses():
        files = sorted(path.name for path in (folder / "games").iterdir())
        raise Failure(f"{len(games)} games were found, or something was damaged: {files}")
    if not games:
        found = NO_GAME
    else:
        sitting = Sitting.restore(home.games.load(games[0]))
        if sitting.stage == CHOOSE or sitting.view().hand:
            raise Failure("a hand was open")
        found = mark(sitting)
    if found not in told:
        raise Failure(f"found {found}, which is neither the last state on the disk nor the one after it: {told}")
    return found


def run(kills: int, folder: Path, seed: int) -> dict[str, int]:
    """So many lives and deaths; how often the last state was found, and how often the one before."""
    told = Told(NO_GAME, NO_GAME)
    counts = {"kills": 0, "last": 0, "one behind": 0}
    for number in range(kills):
        told = live_and_die(folder, seed + number, told)
        found = check(folder, told)
        counts["kills"] += 1
        counts["last" if found == told.made else "one behind"] += 1
        told = Told(found, found)
    return counts


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.storage.kill", description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(run(arguments.kills, Path(folder), arguments.seed)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
