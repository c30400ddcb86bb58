"""A game of Okiya after it was played: what every move was worth, and where it was lost. And hints while it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sakura.bots.okiya.perfect import PerfectOkiyaBot
from sakura.okiya.game import NOBODY, SWAP, Game, Option
from sakura.okiya.pace import solver_of
from sakura.okiya.solver import LOST, Slices, Solver


@dataclass(frozen=True, slots=True)
class MoveValue:
    """One move: whose it was, what it was worth to that seat, and what the best one would have been."""

    seat: int
    option: Option
    value: int
    best: int
    best_options: tuple[Option, ...]

    @property
    def gave_away(self) -> bool:
        """Whether something better was to be had."""
        return self.value < self.best


@dataclass(frozen=True, slots=True)
class Analysis:
    """All moves of a game, and the first by which its loser (in a draw: anybody) gave the game away."""

    moves: tuple[MoveValue, ...]
    first_mistake: int | None

    def course(self, seat: int) -> list[int]:
        """What the game was worth to a seat, before the first move and after every one."""
        start = self.moves[0].best * (1 if self.moves[0].seat == seat else -1)
        return [start, *(move.value * (1 if move.seat == seat else -1) for move in self.moves)]


def analyse(game: Game, starter: int) -> Slices[Analysis]:
    """Weigh every move of a game that is over, in slices."""
    twin = Game(game.layout, starter, game.fair)
    solver = solver_of(game.layout)
    moves = []
    for option in game.moves:
        moves.append((yield from _weigh(solver, twin, option)))
        twin.decide(option)
    return Analysis(tuple(moves), _find_mistake(moves, game.winner))


def suggest(game: Game) -> Slices[Option]:
    """The move of a perfect player, in slices."""
    return PerfectOkiyaBot(0).think(game.copy())


def _weigh(solver: Solver, game: Game, option: Option) -> Slices[MoveValue]:
    worth = yield from solver.values(game)
    values: dict[Option, int] = dict(worth.items())
    if game.may_swap:
        values[SWAP] = -max(values.values())
    if game.fair and not game.moves:  # the other will take the better side
        values = {square: -abs(value) for square, value in values.items()}
    best = max(values.values())
    options = tuple(square for square, value in values.items() if value == best)
    return MoveValue(game.seat, option, values[option], best, options)


def _find_mistake(moves: Sequence[MoveValue], winner: int) -> int | None:
    """The loser's first step into a lost position; after a draw, the first time a win was let go."""
    for at, move in enumerate(moves):
        if winner == NOBODY and move.gave_away:
            return at
        if move.seat != winner and move.gave_away and move.value == LOST:
            return at
    return None
