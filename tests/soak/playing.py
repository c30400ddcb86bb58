"""One stretch of games in one process, everything checked after every decision."""

from __future__ import annotations

import gc
from random import Random
from typing import NamedTuple

from sakura.bots.registry import make_bot
from sakura.bots.thinking import Bot, run_through
from sakura.engine.game import Game, Option
from sakura.engine.views import view_of
from sakura.ui.bench.memory import held_megabytes
from tests.engine.helpers import KINDS_OF_GAME
from tests.engine.watching import watch_game

PART = 500  # games after which the memory is looked at
COMPANY = ("random",) * 12 + ("novice",) * 3 + ("apprentice",)


class Stretch(NamedTuple):
    """Games one after another in one process: how many, and from which seed on."""

    first: int
    games: int


class Report(NamedTuple):
    """What a stretch has seen."""

    games: int
    decisions: int
    megabytes: list[float]


def play(stretch: Stretch) -> Report:
    """Play the games; a broken rule is an AssertionError with the seed."""
    decisions = 0
    megabytes = []
    for number in range(stretch.games):
        seed = stretch.first + number
        try:
            decisions += _play_one(seed)
        except Exception as problem:
            raise AssertionError(f"game {seed}: {problem!r}") from problem
        if number % PART == PART - 1:
            gc.collect()
            megabytes.append(held_megabytes())
    return Report(stretch.games, decisions, megabytes)


def _play_one(seed: int) -> int:
    rng = Random(seed)
    players, variant = KINDS_OF_GAME[seed % len(KINDS_OF_GAME)]
    bots: list[Bot] = [make_bot(rng.choice(COMPANY), seed * 8 + seat) for seat in range(players)]
    made = 0

    def choose(game: Game) -> Option:
        nonlocal made
        made += 1
        return run_through(bots[game.seat].think(view_of(game, game.seat))).option

    watch_game(players, variant, seed, choose)
    return made
