"""How soon a won game can be won, and how long a lost one held: what the best play is judged by among equals.

Asked only where the solver has proved who wins, and pruned by what it has proved: can the mover win within so many
own moves, and does the mover fall within so many of the other's?
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import count

from sakura.okiya.game import Game
from sakura.okiya.lines import EVERYWHERE
from sakura.okiya.solver import DRAWN, WIDTH, WON, Slices, Solver, sides
from sakura.okiya.threats import THREATS, prepare_threats
from sakura.okiya.tiles import Layout

LONGEST_BITS = 4  # of a number of moves


@dataclass(frozen=True, slots=True)
class Outlook:
    """What taking a square leads to: its value, and how many tiles will be taken until the end, this one included."""

    square: int
    value: int
    plies: int


class PacedSolver(Solver):
    """A solver that can tell how long a game will last when the winner hurries and the loser delays."""

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout)
        self._timed: dict[int, bool] = {}

    def outlooks(self, game: Game) -> Slices[list[Outlook]]:
        """The outlook of every square that may be taken, by rising squares."""
        yield from prepare_threats()
        mine, theirs = sides(game)
        outlooks = []
        for square in game.squares:
            value = yield from self.in_slices(partial(self.weigh, mine, theirs, 1 << square))
            plies = game.remaining
            if value != DRAWN:
                plies = yield from self._count_plies(mine, theirs, 1 << square, value)
            outlooks.append(Outlook(square, value, plies))
        return outlooks

    def _count_plies(self, mine: int, theirs: int, move: int, value: int) -> Slices[int]:
        settled, safe = self.follow(mine, theirs, move)
        if settled is not None and value != WON:
            return 2  # the other completes a line
        if settled is not None:
            return 1 if THREATS[mine] & move or not self.near[move] & ~(mine | theirs) else 3
        proof = self._falls if value == WON else self._wins
        for moves in count(1):
            proved = yield from self.in_slices(partial(proof, theirs, mine | move, safe, moves))
            if proved:
                return 2 * moves + (value == WON)
        raise AssertionError

    def _wins(self, mine: int, theirs: int, safe: int, moves: int) -> bool:
        """Whether the mover wins within so many own moves."""
        if not self.prove(mine, theirs, safe, True):
            return False
        key = self._key(mine, theirs, safe, moves) << 1 | 1
        if key not in self._timed:
            self.pace()
            self._timed[key] = any(
                self._wins_by(mine, theirs, 1 << square, moves) for square in range(WIDTH) if safe >> square & 1
            )
        return self._timed[key]

    def _wins_by(self, mine: int, theirs: int, move: int, moves: int) -> bool:
        settled, replies = self.follow(mine, theirs, move)
        if settled is None:
            return moves > 1 and self._falls(theirs, mine | move, replies, moves - 1)
        at_once = not self.near[move] & EVERYWHERE & ~(mine | theirs)
        return settled == WON and (at_once or moves > 1)

    def _falls(self, mine: int, theirs: int, safe: int, moves: int) -> bool:
        """Whether the mover, whatever comes, loses within so many moves of the other."""
        if self.prove(mine, theirs, safe, False):
            return False
        key = self._key(mine, theirs, safe, moves) << 1
        if key not in self._timed:
            self.pace()
            self._timed[key] = all(
                self._falls_after(mine, theirs, 1 << square, moves) for square in range(WIDTH) if safe >> square & 1
            )
        return self._timed[key]

    def _falls_after(self, mine: int, theirs: int, move: int, moves: int) -> bool:
        settled, replies = self.follow(mine, theirs, move)
        return settled is None and self._wins(theirs, mine | move, replies, moves)

    @staticmethod
    def _key(mine: int, theirs: int, safe: int, moves: int) -> int:
        return ((mine << WIDTH | theirs) << WIDTH | safe) << LONGEST_BITS | moves


@lru_cache(maxsize=1)
def solver_of(layout: Layout) -> PacedSolver:
    """The solver of the layout on the table: what one bot, hint or look back has proved, the next need not prove."""
    return PacedSolver(layout)
