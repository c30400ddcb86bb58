"""The levels below perfection: what they see, and what they overlook."""

from __future__ import annotations

from random import Random
from typing import Final

from sakura.bots.okiya.looking import Glance, glance
from sakura.bots.okiya.thinking import OkiyaThinking
from sakura.okiya.game import SWAP, Game, Option
from sakura.okiya.pace import solver_of

ATTENTION: Final = 0.6  # how often a novice sees what is in front of it
APPRENTICE_SLIP: Final = 2.0  # how far off an apprentice's impression usually is, in replies
ADEPT_SLIP: Final = 0.7
FORESIGHT: Final = 9  # with so many tiles left or fewer an adept sees to the end


class RandomOkiyaBot:
    """Takes any tile it may, each as likely as the next. The yardstick for all others."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def think(self, game: Game) -> OkiyaThinking:
        """Pick at random, at once."""
        yield
        return self._rng.choice(game.options)


class NoviceOkiyaBot:
    """Completes a line when it notices one, and otherwise takes what it likes; the other's plans it does not see."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def think(self, game: Game) -> OkiyaThinking:
        """Look for a win, with half an eye."""
        yield
        winning = [seen.square for seen in glance(game) if seen.wins]
        if winning and self._rng.random() < ATTENTION:
            return self._rng.choice(winning)
        return self._rng.choice(game.options)


class ApprenticeOkiyaBot:
    """Wins when it can, does not hand over a win, and has a feeling for open lines and few replies."""

    slip = APPRENTICE_SLIP

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def think(self, game: Game) -> OkiyaThinking:
        """Look one move ahead."""
        yield
        if game.may_swap and self.rng.random() < 0.5:  # whether the first tile was good, it cannot tell
            return SWAP
        return self.choose(glance(game))

    def choose(self, seen: list[Glance]) -> Option:
        """The move that looks best, give or take a slip."""
        return max(seen, key=self._impression).square

    def _impression(self, move: Glance) -> tuple[bool, bool, float]:
        return move.wins, not move.loses, move.promise + self.slip * self.rng.gauss(0.0, 1.0)


class AdeptOkiyaBot(ApprenticeOkiyaBot):
    """Judges by feeling while the garden is full, and calculates the rest of the game once it has thinned out."""

    slip = ADEPT_SLIP

    def think(self, game: Game) -> OkiyaThinking:
        """Feel, or calculate."""
        if game.remaining > FORESIGHT:
            return (yield from super().think(game))
        values = yield from solver_of(game.layout).values(game)
        best = max(values.values())
        return self.choose([move for move in glance(game) if values[move.square] == best])
