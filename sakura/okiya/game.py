"""One game as decisions and events: it says whose move it is and what may be taken, then goes on to the next."""

from __future__ import annotations

from typing import Final, TypeAlias

from sakura.okiya.errors import IllegalMove, quote
from sakura.okiya.events import GameDrawn, GameWon, OkiyaEvent, SidesSwapped, Sink, TileTaken
from sakura.okiya.lines import BORDER, EVERYWHERE, SQUARES, find_line, squares_of
from sakura.okiya.tiles import Layout, match

SWAP: Final = "swap"
BLOCK: Final = "block"
DRAW: Final = "draw"
NOBODY: Final = -1
Option: TypeAlias = int | str


def find_neighbours(layout: Layout) -> tuple[int, ...]:
    """For every square the set of the others whose tile shares the plant or the symbol."""
    tiles = layout.tiles
    return tuple(
        sum(1 << other for other in range(SQUARES) if other != square and match(tiles[square], tiles[other]))
        for square in range(SQUARES)
    )


class Game:
    """One game of Okiya between seat 0 and seat 1.

    ``seat`` is whose move it is (``NOBODY`` when the game is over), ``legal`` the set of squares that may be taken.
    With ``fair`` start the second player may answer the first tile by ``swap``: the two change sides.
    """

    __slots__ = ("emit", "fair", "layout", "legal", "moves", "neighbours", "reason", "seat", "tokens", "winner")

    def __init__(self, layout: Layout, starter: int = 0, fair: bool = False, sink: Sink | None = None) -> None:
        self.layout = layout
        self.neighbours = find_neighbours(layout)
        self.fair = fair
        self.emit = sink
        self.moves: list[Option] = []
        self.tokens = [0, 0]  # by seat
        self.seat = starter
        self.legal = BORDER
        self.winner = NOBODY
        self.reason: str | None = None

    def copy(self) -> Game:
        """The same game, free to go another way. The copy is silent: it has no event sink."""
        twin = Game.__new__(Game)
        twin.layout, twin.neighbours, twin.fair, twin.emit = self.layout, self.neighbours, self.fair, None
        twin.moves, twin.tokens = self.moves[:], self.tokens[:]
        twin.seat, twin.legal, twin.winner, twin.reason = self.seat, self.legal, self.winner, self.reason
        return twin

    @property
    def is_over(self) -> bool:
        """Whether there is nothing left to decide."""
        return self.reason is not None

    @property
    def squares(self) -> list[int]:
        """The squares that may be taken now."""
        return squares_of(self.legal)

    @property
    def may_swap(self) -> bool:
        """Whether the seat to move may change sides instead."""
        return self.fair and len(self.moves) == 1

    @property
    def options(self) -> list[Option]:
        """Everything that may be decided now."""
        return [*self.squares, *([SWAP] if self.may_swap else [])]

    @property
    def last(self) -> int | None:
        """The square that was taken last."""
        return next((move for move in reversed(self.moves) if isinstance(move, int)), None)

    @property
    def free(self) -> int:
        """The set of squares whose tiles are still in the garden."""
        return EVERYWHERE & ~(self.tokens[0] | self.tokens[1])

    @property
    def remaining(self) -> int:
        """How many tiles are still in the garden."""
        return self.free.bit_count()

    def decide(self, option: Option) -> None:
        """Take the tile on a square, or swap sides."""
        if option == SWAP and self.may_swap:
            self._swap()
        elif type(option) is int and 0 <= option < SQUARES and self.legal >> option & 1:
            self._take(option)
        else:
            raise self._refuse(option)

    def _swap(self) -> None:
        self.moves.append(SWAP)
        self.tokens.reverse()
        self._tell(SidesSwapped(self.seat))
        self.seat = 1 - self.seat

    def _take(self, square: int) -> None:
        seat = self.seat
        self.moves.append(square)
        self.tokens[seat] |= 1 << square
        self._tell(TileTaken(seat, square, self.layout.tiles[square]))
        free = self.free
        self.legal = self.neighbours[square] & free
        self.seat = 1 - seat
        line = find_line(self.tokens[seat])
        if line is not None:
            self._win(seat, line[0], squares_of(line[1]))
        elif not free:
            self._finish(NOBODY, DRAW)
            self._tell(GameDrawn())
        elif not self.legal:
            self._win(seat, BLOCK, [])

    def _win(self, seat: int, reason: str, squares: list[int]) -> None:
        self._finish(seat, reason)
        self._tell(GameWon(seat, reason, tuple(squares), self.remaining))

    def _finish(self, winner: int, reason: str) -> None:
        self.winner, self.reason = winner, reason
        self.seat, self.legal = NOBODY, 0

    def _tell(self, event: OkiyaEvent) -> None:
        if self.emit is not None:
            self.emit(event)

    def _refuse(self, option: object) -> IllegalMove:
        if self.is_over:
            return IllegalMove("The game is over: nothing more can be taken.")
        if type(option) is not int or not 0 <= option < SQUARES:
            return IllegalMove("“{option}” is not a square: squares are numbers from 0 to 15.", option=quote(option))
        taken = (self.tokens[0] | self.tokens[1]) >> option & 1
        if taken:
            return IllegalMove("The tile on square {square} is already taken.", square=option)
        if not self.moves:
            return IllegalMove("The first tile is taken from the border, and square {square} is inside.", square=option)
        return IllegalMove("The tile on square {square} shares nothing with the tile taken last.", square=option)
