"""What the runs do: solve many layouts, compare the levels, and let ``perfect`` play under the solver's eyes."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise

from sakura.bots.okiya.registry import OKIYA_LEVELS, PERFECT, make_okiya_bot
from sakura.okiya.game import NOBODY, Game
from sakura.okiya.solver import DRAWN, LOST, WON, Solver, run_through
from sakura.okiya.tiles import Layout

NAMES = {WON: "won", DRAWN: "drawn", LOST: "lost"}


def share_values(layouts: int) -> Counter[str]:
    """How many layouts are won, drawn or lost for the one who starts."""
    shares: Counter[str] = Counter()
    for seed in range(layouts):
        game = Game(Layout.shuffled(seed))
        shares[NAMES[run_through(Solver(game.layout).value(game))]] += 1
    return shares


def duel(first: str, second: str, games: int) -> tuple[int, int]:
    """How many games each won, each starting in turn."""
    wins = [0, 0]
    for number in range(games):
        bots = make_okiya_bot(first, number), make_okiya_bot(second, number + 1)
        game = Game(Layout.shuffled(number), starter=number % 2)
        while not game.is_over:
            game.decide(run_through(bots[game.seat].think(game.copy())))
        if game.winner != NOBODY:
            wins[game.winner] += 1
    return wins[0], wins[1]


def compare_levels(games: int) -> dict[str, tuple[int, int]]:
    """Every level against the one below: wins and losses."""
    levels = list(OKIYA_LEVELS)
    return {better: duel(better, worse, games) for worse, better in pairwise(levels)}


@dataclass
class Series:
    """Games of ``perfect`` against another: how they ended, and the positions in which it gave something away."""

    won: int = 0
    drawn: int = 0
    lost: int = 0
    started_lost: int = 0
    given_away: list[tuple[int, int]] = field(default_factory=list)  # (game, move)


def play_series(opponent: str, games: int, first: int = 0) -> Series:
    """So many games, each seat starting in turn, each move of ``perfect`` weighed by a solver of its own."""
    series = Series()
    for number in range(first, first + games):
        winner = _play(opponent, number, series)
        series.won += winner == 0
        series.drawn += winner == NOBODY
        series.lost += winner == 1
    return series


def _play(opponent: str, number: int, series: Series) -> int:
    game = Game(Layout.shuffled(number), starter=number % 2)
    bots = (make_okiya_bot(PERFECT, number), make_okiya_bot(opponent, number))
    solver = Solver(game.layout)
    first_value = None
    while not game.is_over:
        seat = game.seat
        option = run_through(bots[seat].think(game.copy()))
        if seat == 0:
            values = run_through(solver.values(game))
            first_value = max(values.values()) if first_value is None else first_value
            if values[int(option)] < max(values.values()):
                series.given_away.append((number, len(game.moves) + 1))
        game.decide(option)
    series.started_lost += first_value == LOST
    return game.winner
