"""What the tests of sittings share: tables of every mix, and everything a sitting consists of to compare."""

import itertools
import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from sakura.bots.thinking import Budget
from sakura.engine.setup import STANDARD, TRICKY, Setup
from sakura.session.autoplay import take_step
from sakura.session.seats import PAINTERS, Seat
from sakura.session.sitting import Sitting
from sakura.session.stages import OVER
from sakura.storage.assets import load_deck, load_garden

KINDS = [(2, STANDARD), (2, TRICKY), (3, STANDARD), (4, STANDARD), (5, STANDARD), (6, STANDARD)]
KIND_NAMES = [f"{players}-{variant}" for players, variant in KINDS]
# `p` is a person, `b` a bot.
SOME_MIXES = [
    ("pp", STANDARD),
    ("pp", TRICKY),
    ("pb", TRICKY),
    ("bp", TRICKY),
    ("bb", TRICKY),
    ("ppp", STANDARD),
    ("bpb", STANDARD),
    ("pbpb", STANDARD),
    ("bppbp", STANDARD),
    ("pppppp", STANDARD),
]
MIX_NAMES = [f"{mix}-{variant}" for mix, variant in SOME_MIXES]


def make_setup(players: int, variant: str = STANDARD, seed: int = 1) -> Setup:
    return Setup(players, load_deck(), load_garden(), seed, variant)


def make_seats(mix: str, level: str = "random") -> tuple[Seat, ...]:
    return tuple(
        Seat(painter, painter.capitalize(), None if who == "p" else level)
        for painter, who in zip(PAINTERS, mix, strict=False)
    )


def make_sitting(mix: str, variant: str = STANDARD, seed: int = 1, budget: Budget | None = None) -> Sitting:
    return Sitting(make_seats(mix), make_setup(len(mix), variant, seed), budget)


def all_mixes(players: int) -> list[str]:
    return ["".join(mix) for mix in itertools.product("pb", repeat=players)]


def steps(sitting: Sitting, seed: int = 1) -> Iterator[Sitting]:
    """The sitting before every step of random play, and at its end."""
    rng = Random(seed)
    while sitting.stage != OVER:
        yield sitting
        take_step(sitting, rng)
    yield sitting


def play_on(sitting: Sitting, rng: Random, until: Callable[[Sitting], bool] = lambda _: False) -> bool:
    """Go on until the sitting is as wanted (True), or over (False)."""
    while not until(sitting):
        if sitting.stage == OVER:
            return False
        take_step(sitting, rng)
    return True


def find_step(sitting: Sitting, wanted: Callable[[Sitting], bool], seed: int = 1) -> Sitting:
    """The sitting, played on at random until it is as wanted."""
    return next(filter(wanted, steps(sitting, seed)))


def find_stage(sitting: Sitting, stage: str) -> Sitting:
    return find_step(sitting, lambda sitting: sitting.stage == stage)


def snapshot(sitting: Sitting) -> tuple[Any, ...]:
    """Everything a screen or a file can get out of a sitting."""
    return (
        sitting.stage,
        sitting.eyes,
        sitting.picked,
        sitting.needs,
        sitting.events,
        sitting.view(),
        sitting.outcome(),
        json.dumps(sitting.save()),
    )


def restored(sitting: Sitting) -> Sitting:
    """What comes back after the app was killed here."""
    return Sitting.restore(json.loads(json.dumps(sitting.save())))
