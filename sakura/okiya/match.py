"""Matches: a single game, the first to three wins, or victory points; and who starts the next game."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

from sakura.okiya.errors import LONGEST_ECHO, MatchError
from sakura.okiya.events import GameBegan, MatchWon, PointsScored, Sink
from sakura.okiya.game import NOBODY, Game, Option
from sakura.okiya.tiles import Layout

SINGLE: Final = "single"
THREE_WINS: Final = "three"
GOALS: Final = {SINGLE: 1, THREE_WINS: 3, "points-10": 10, "points-15": 15, "points-20": 20}
FORMATS: Final = tuple(GOALS)
POINT_FORMATS: Final = FORMATS[2:]
LARGEST_SEED: Final = 2**63 - 1


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """Everything that is fixed before the first tile is taken. With the decisions it makes a record."""

    format: str = SINGLE
    seed: int = 0
    fair: bool = False

    def __post_init__(self) -> None:
        if self.format not in GOALS:
            raise MatchError("There is no match “{format}”.", format=self.format[:LONGEST_ECHO])
        if type(self.seed) is not int or not 0 <= self.seed <= LARGEST_SEED:
            raise MatchError("A seed is a whole number from 0 to {most}.", most=LARGEST_SEED)

    @property
    def goal(self) -> int:
        """What wins the match: so many games, or so many points."""
        return GOALS[self.format]

    @property
    def counts_points(self) -> bool:
        """Whether a game is worth the tiles still in the garden, and not just one win."""
        return self.format in POINT_FORMATS

    @property
    def first_starter(self) -> int:
        """Who takes the first tile of the first game: chance decides."""
        return hashlib.shake_128(b"okiya starter %d" % self.seed).digest(1)[0] & 1


class Match:
    """Games between seat 0 and seat 1 until somebody has won the match.

    ``game`` is the one being played, or the last one played until :meth:`begin_next` lays the next garden.
    """

    def __init__(self, setup: MatchSetup, sink: Sink | None = None) -> None:
        self.setup = setup
        self.emit = sink
        self.score = [0, 0]
        self.games: list[Game] = []
        self.starters: list[int] = []
        self._lay(setup.first_starter)

    @property
    def game(self) -> Game:
        """The game on the table."""
        return self.games[-1]

    @property
    def starter(self) -> int:
        """Who took, or takes, the first tile of the game on the table."""
        return self.starters[-1]

    @property
    def winner(self) -> int:
        """The seat that has won the match; ``NOBODY`` while it goes on, or after a single game without a winner."""
        best = max((0, 1), key=self.score.__getitem__)
        return best if self.score[best] >= self.setup.goal else NOBODY

    @property
    def is_over(self) -> bool:
        """Whether no further game will be played."""
        return self.winner != NOBODY or (self.setup.format == SINGLE and self.game.is_over)

    @property
    def next_starter(self) -> int:
        """Who starts after the game on the table: its loser, or after a draw the one who did not start it."""
        winner = self.game.winner
        return 1 - (self.starter if winner == NOBODY else winner)

    def decide(self, option: Option) -> None:
        """Decide what the game on the table waits for; a win is scored at once."""
        game = self.game
        game.decide(option)
        if game.winner != NOBODY:
            self._score(game)

    def begin_next(self) -> None:
        """Lay the garden of the next game."""
        if self.is_over:
            raise MatchError("The match is over.")
        if not self.game.is_over:
            raise MatchError("The game on the table is not over yet.")
        self._lay(self.next_starter)

    def _lay(self, starter: int) -> None:
        layout = Layout.shuffled(self.setup.seed, len(self.games))
        self.games.append(Game(layout, starter, self.setup.fair, self.emit))
        self.starters.append(starter)
        if self.emit is not None:
            self.emit(GameBegan(len(self.games), starter))

    def _score(self, game: Game) -> None:
        winner = game.winner
        points = game.remaining if self.setup.counts_points else 1
        self.score[winner] += points
        if self.emit is None or self.setup.format == SINGLE:
            return
        self.emit(PointsScored(winner, points, self.score[winner]))
        if self.is_over:
            self.emit(MatchWon(winner, (self.score[0], self.score[1])))
