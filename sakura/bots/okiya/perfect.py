"""The ``perfect`` level: never gives away what a position is worth, and makes it hard for people to do the same.

Among equal values it prefers the quickest win, the longest resistance, and then the move after which the fewest of
the other's replies are good ones: that is where people err.
"""

from __future__ import annotations

from random import Random

from sakura.bots.okiya.thinking import OkiyaThinking
from sakura.okiya.game import SWAP, Game
from sakura.okiya.pace import Outlook, PacedSolver
from sakura.okiya.solver import DRAWN, LOST, WON, Slices


class PerfectOkiyaBot:
    """Plays by proof."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)
        self._solver: PacedSolver | None = None
        self._layout: object = None

    def think(self, game: Game) -> OkiyaThinking:
        """Prove what every move is worth, then choose among the best the most difficult to answer."""
        solver = self._solver_for(game)
        outlooks = yield from solver.outlooks(game)
        if game.may_swap and all(outlook.value == LOST for outlook in outlooks):
            return SWAP
        fair_opening = game.fair and not game.moves
        best = max(_merit(outlook, fair_opening) for outlook in outlooks)
        candidates = [outlook for outlook in outlooks if _merit(outlook, fair_opening) == best]
        self._rng.shuffle(candidates)
        chosen, least = candidates[0].square, 2.0
        for candidate in candidates if len(candidates) > 1 else ():
            ease = yield from _ease_of_reply(solver, game, candidate.square)
            if ease < least:
                chosen, least = candidate.square, ease
        return chosen

    def _solver_for(self, game: Game) -> PacedSolver:
        """What was proved about a layout stays proved through the game."""
        if self._solver is None or self._layout != game.layout:
            self._solver, self._layout = PacedSolver(game.layout), game.layout
        return self._solver


def _merit(outlook: Outlook, fair_opening: bool) -> tuple[int, int]:
    """What counts first and second: the value, then haste or delay."""
    if fair_opening and outlook.value != DRAWN:  # the other takes the better side: the first tile had better be even
        return LOST, outlook.plies
    return outlook.value, -outlook.plies if outlook.value == WON else outlook.plies


def _ease_of_reply(solver: PacedSolver, game: Game, square: int) -> Slices[float]:
    """The share of the other's replies that are as good as the best."""
    after = game.copy()
    after.decide(square)
    if after.is_over:
        return 0.0
    values = yield from solver.values(after)
    return list(values.values()).count(max(values.values())) / len(values)
