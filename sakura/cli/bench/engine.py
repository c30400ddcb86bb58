"""The engine: random four-player games through the public decisions, beside the calibration loop."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from random import Random
from statistics import mean, median
from typing import Any

from sakura.cli.bench.calibration import calibrate
from sakura.engine.game import Game
from sakura.engine.setup import Setup
from sakura.storage.assets import load_deck, load_garden

PLAYERS = 4
GAMES_PER_CHUNK = 20
DECISIONS_TO_MIDGAME = 40
COPIES = 500
SEED = 1


@dataclass(frozen=True, slots=True)
class Chunk:
    """Seconds of a game, a copy and the calibration loop, measured at about the same time; and a game's decisions."""

    game: float
    decisions: float
    copy: float
    calibration: float


def measure(chunks: int) -> dict[str, Any]:
    """Games and calibration loops in turn, so that a busy moment of the machine slows both alike."""
    bits = Random(SEED).getrandbits
    seeds = count()
    play_through(_setup(next(seeds)), bits)  # the first game warms the caches
    taken = [_measure_chunk(seeds, bits) for _ in range(chunks)]
    best_game = min(chunk.game for chunk in taken)
    best_loop = min(chunk.calibration for chunk in taken)
    return {
        "games_per_second": round(1 / best_game, 1),
        "games_per_second_median": round(1 / median(chunk.game for chunk in taken), 1),
        "decision_us": round(best_game / mean(chunk.decisions for chunk in taken) * 1e6, 3),
        "copy_us": round(min(chunk.copy for chunk in taken) * 1e6, 3),
        "calibration_ms": round(best_loop * 1e3, 3),
        "game_to_calibration_best": round(best_game / best_loop, 5),
        "game_to_calibration_median": round(median(chunk.game / chunk.calibration for chunk in taken), 5),
    }


def play_through(setup: Setup, bits: Any) -> None:
    """Play a game of random decisions to its end."""
    game = Game(setup)
    decide = game.decide
    while game.decision is not None:
        options = game.options
        decide(options[bits(16) % len(options)])


def play_on(game: Game, bits: Any, most: int | None = None) -> int:
    """Play on with random decisions, that many at the most; how many there were, comes back."""
    for made in count():
        if game.decision is None or made == most:
            return made
        game.decide(game.options[bits(16) % len(game.options)])
    raise AssertionError


def _setup(seed: int) -> Setup:
    return Setup(PLAYERS, load_deck(), load_garden(), seed)


def _measure_chunk(seeds: Iterator[int], bits: Any) -> Chunk:
    setups = [_setup(next(seeds)) for _ in range(GAMES_PER_CHUNK)]
    decisions = play_on(Game(setups[0]), bits)
    calibration = calibrate()
    begin = time.perf_counter()
    for setup in setups:
        play_through(setup, bits)
    playing = time.perf_counter() - begin
    return Chunk(playing / GAMES_PER_CHUNK, decisions, _time_copies(next(seeds), bits), calibration)


def _time_copies(seed: int, bits: Any) -> float:
    """Seconds of one copy of a game in its middle."""
    game = Game(_setup(seed))
    play_on(game, bits, DECISIONS_TO_MIDGAME)
    copy = game.copy
    begin = time.perf_counter()
    for _copy in range(COPIES):
        copy()
    return (time.perf_counter() - begin) / COPIES
