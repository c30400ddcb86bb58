"""The exact value of every position, by proof: can the mover win, and if not, can the mover avoid losing?

Two yes-or-no questions are answered faster than one of three values: each stops at the first move that settles it. A
position is the mover's tokens, the other's, and the *safe* squares: those after which the other has no line to
complete at once. A move's threats leave the other fewer safe replies, often none, so most of a game's last moves are
settled by looking up threats and not by trying them. A finished proof stays in a table.

Proofs pause after so many positions and begin anew from the table, so that a screen stays smooth meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial
from typing import Final, TypeAlias, TypeVar

from sakura.okiya.game import DRAW, Game, find_neighbours
from sakura.okiya.lines import EVERYWHERE
from sakura.okiya.threats import THREATS, prepare_threats
from sakura.okiya.tiles import Layout

POSITIONS_A_SLICE: Final = 400  # less than a millisecond on a desk, a few on a slow phone
WIDTH: Final = 16  # bits of a set of squares
WON, DRAWN, LOST = 1, 0, -1

Result = TypeVar("Result")
Slices: TypeAlias = Generator[None, None, Result]


class Pause(Exception):
    """Enough positions for this slice."""


class Solver:
    """Answers about one layout; what it has proved it remembers.

    Every question is asked of a game in which nobody swaps any more, and answered in slices: see :func:`run_through`.
    """

    def __init__(self, layout: Layout) -> None:
        neighbours = find_neighbours(layout)
        self.near = {1 << square: near for square, near in enumerate(neighbours)}
        self.far = {1 << square: ~near for square, near in enumerate(neighbours)}
        self._proved: dict[int, bool] = {}
        self._left = 0

    def value(self, game: Game) -> Slices[int]:
        """What the game is worth to the seat to move: 1 a win, 0 a draw, -1 a loss."""
        if game.is_over:
            return DRAWN if game.reason == DRAW else LOST
        yield from prepare_threats()
        mine, theirs = sides(game)
        moves = sorted((1 << square for square in game.squares), key=lambda move: self.near[move].bit_count())
        for goal in (WON, DRAWN):
            for move in moves:
                reached = yield from self.in_slices(partial(self._reaches, mine, theirs, move, goal))
                if reached:
                    return goal
        return LOST

    def values(self, game: Game) -> Slices[dict[int, int]]:
        """What every square is worth to the seat that would take it now."""
        yield from prepare_threats()
        mine, theirs = sides(game)
        values = {}
        for square in game.squares:
            values[square] = yield from self.in_slices(partial(self.weigh, mine, theirs, 1 << square))
        return values

    def in_slices(self, proof: Callable[[], Result]) -> Slices[Result]:
        """Carry a proof through, with a pause whenever it has looked at enough positions."""
        while True:
            self._left = POSITIONS_A_SLICE
            try:
                return proof()
            except Pause:
                yield

    def pace(self) -> None:
        """Count a position; pause when it was one too many for this slice."""
        self._left -= 1
        if self._left < 0:
            raise Pause

    def weigh(self, mine: int, theirs: int, move: int) -> int:
        """The value of a move."""
        if self._reaches(mine, theirs, move, WON):
            return WON
        return DRAWN if self._reaches(mine, theirs, move, DRAWN) else LOST

    def _reaches(self, mine: int, theirs: int, move: int, goal: int) -> bool:
        """Whether a move is worth at least so much."""
        settled, safe = self.follow(mine, theirs, move)
        if settled is not None:
            return settled >= goal
        return not self.prove(theirs, mine | move, safe, goal == DRAWN)

    def follow(self, mine: int, theirs: int, move: int) -> tuple[int | None, int]:
        """The value of a move if it can be seen at once, and the replies that are safe for the other."""
        made = mine | move
        rest = EVERYWHERE ^ (made | theirs)
        replies = self.near[move] & rest
        if THREATS[mine] & move:
            return WON, 0
        if not replies:
            return (WON if rest else DRAWN), 0
        if THREATS[theirs] & replies:
            return LOST, 0
        safe = self.spare(replies, THREATS[made] & rest)
        return (None if safe else WON), safe

    def spare(self, replies: int, threats: int) -> int:
        """The replies after which none of these squares can be taken."""
        while threats:
            threat = threats & -threats
            threats ^= threat
            replies &= self.far[threat]
        return replies

    def prove(self, mine: int, theirs: int, safe: int, win: bool) -> bool:
        """Whether the mover can win (or with ``win`` false: avoid losing). Written for speed, so it calls little."""
        key = ((mine << WIDTH | theirs) << WIDTH | safe) << 1 | win
        known = self._proved.get(key)
        if known is not None:
            return known
        self._left -= 1
        if self._left < 0:
            raise Pause
        moves = []
        near, far, free = self.near, self.far, EVERYWHERE ^ (mine | theirs)
        while safe:
            move = safe & -safe
            safe ^= move
            rest = free ^ move
            replies = near[move] & rest
            made = mine | move
            threats = THREATS[made] & rest
            while threats:
                threat = threats & -threats
                threats ^= threat
                replies &= far[threat]
            if replies:
                moves.append((replies.bit_count() << WIDTH | replies) << WIDTH | made)
            elif rest or not win:  # no reply, or none that is safe; on the last square it is a draw
                self._proved[key] = True
                return True
        moves.sort()  # the fewest replies first
        for move in moves:
            if not self.prove(theirs, move & EVERYWHERE, move >> WIDTH & EVERYWHERE, not win):
                self._proved[key] = True
                return True
        self._proved[key] = False
        return False


def sides(game: Game) -> tuple[int, int]:
    """The tokens of the seat to move, and those of the other."""
    return game.tokens[game.seat], game.tokens[1 - game.seat]


def run_through(slices: Slices[Result]) -> Result:
    """The answer, without a pause."""
    while True:
        try:
            next(slices)
        except StopIteration as finished:
            result: Result = finished.value
            return result
