"""The ``perfect`` level: never gives away what a position is worth, and makes it hard for people to do the same.

Among equal values it prefers the quickest win, the longest resistance, and then the move after which the fewest of
the other's replies are good ones: that is where people err. Values are always proved; the refinement is given up after
so many slices, which matters for the first tile only.
"""

from __future__ import annotations

from random import Random
from typing import Final

from sakura.bots.okiya.thinking import OkiyaThinking
from sakura.okiya.game import SWAP, Game
from sakura.okiya.pace import Outlook, PacedSolver, solver_of
from sakura.okiya.solver import LOST, WON, Slices

PATIENCE: Final = 150  # slices for choosing among equals: a tenth of a second on a desk


class PerfectOkiyaBot:
    """Plays by proof."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def think(self, game: Game) -> OkiyaThinking:
        """Prove what every move is worth, then choose among the best the most difficult to answer."""
        solver = solver_of(game.layout)
        values = yield from solver.values(game)
        if game.may_swap and max(values.values()) == LOST:
            return SWAP
        if game.fair and not game.moves:  # the other takes the better side: the first tile had better be even
            values = {square: -abs(value) for square, value in values.items()}
        best = [square for square, value in values.items() if value == max(values.values())]
        self._rng.shuffle(best)
        choosing = _choose(solver, game, best)
        for _ in range(PATIENCE):
            try:
                next(choosing)
            except StopIteration as finished:
                return int(finished.value)
            yield
        return min(best, key=lambda square: (game.neighbours[square] & game.free).bit_count())


def _choose(solver: PacedSolver, game: Game, best: list[int]) -> Slices[int]:
    """Of squares of equal value the one that wins soonest or resists longest, and then the hardest to answer."""
    outlooks = yield from solver.outlooks(game)
    merits = {outlook.square: _haste(outlook) for outlook in outlooks if outlook.square in best}
    candidates = [square for square in best if merits[square] == max(merits.values())]
    chosen, least = candidates[0], 2.0
    for square in candidates if len(candidates) > 1 else ():
        ease = yield from _ease_of_reply(solver, game, square)
        if ease < least:
            chosen, least = square, ease
    return chosen


def _haste(outlook: Outlook) -> int:
    return -outlook.plies if outlook.value == WON else outlook.plies


def _ease_of_reply(solver: PacedSolver, game: Game, square: int) -> Slices[float]:
    """The share of the other's replies that are as good as the best."""
    after = game.copy()
    after.decide(square)
    if after.is_over:
        return 0.0
    values = yield from solver.values(after)
    return list(values.values()).count(max(values.values())) / len(values)
