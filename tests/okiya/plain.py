"""Okiya once more, as slowly and plainly as it can be written: what the rules and the solver are compared with."""

from __future__ import annotations

from random import Random

SPOTS = [(row, column) for row in range(4) for column in range(4)]
INSIDE = [(1, 1), (1, 2), (2, 1), (2, 2)]


class PlainGame:
    """Tiles are two letters on a list, tokens are names on another."""

    def __init__(self, layout: list[str]) -> None:
        self.layout = list(layout)
        self.tokens: list[int | None] = [None] * 16
        self.player = 0
        self.last: str | None = None

    def legal(self) -> list[int]:
        if self.finished() is not None:
            return []
        return self._open_squares()

    def take(self, square: int) -> PlainGame:
        after = PlainGame(self.layout)
        after.tokens = list(self.tokens)
        after.tokens[square] = self.player
        after.player = 1 - self.player
        after.last = self.layout[square]
        return after

    def finished(self) -> tuple[int | None, str] | None:
        """The winner and how, or None."""
        other = 1 - self.player
        for way in ("row", "column", "diagonal", "square"):
            if any(self._all_of(other, spots) for spots in fours(way)):
                return other, way
        if None not in self.tokens:
            return None, "draw"
        return None if self._open_squares() else (other, "block")

    def value(self) -> int:
        """For the player to move, by trying everything."""
        end = self.finished()
        if end is not None:
            return 0 if end[1] == "draw" else -1
        best = -1
        for square in self._open_squares():
            best = max(best, -self.take(square).value())
            if best == 1:
                break
        return best

    def soonest_end(self) -> int:
        """How many more tiles are taken if the winner hurries and the loser delays; only where somebody wins."""
        if self.finished() is not None:
            return 0
        children = [self.take(square) for square in self._open_squares()]
        if self.value() == 1:
            return 1 + min(child.soonest_end() for child in children if child.value() == -1)
        return 1 + max(child.soonest_end() for child in children)

    def _open_squares(self) -> list[int]:
        free = [square for square in range(16) if self.tokens[square] is None]
        if self.last is None:
            return [square for square in free if SPOTS[square] not in INSIDE]
        return [square for square in free if set(enumerate(self.layout[square])) & set(enumerate(self.last))]

    def _all_of(self, player: int, spots: list[tuple[int, int]]) -> bool:
        return all(self.tokens[SPOTS.index(spot)] == player for spot in spots)


def fours(way: str) -> list[list[tuple[int, int]]]:
    if way == "row":
        return [[spot for spot in SPOTS if spot[0] == number] for number in range(4)]
    if way == "column":
        return [[spot for spot in SPOTS if spot[1] == number] for number in range(4)]
    if way == "diagonal":
        return [[spot for spot in SPOTS if spot[0] == spot[1]], [spot for spot in SPOTS if sum(spot) == 3]]
    return [
        [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)]
        for row in range(3)
        for column in range(3)
    ]


def random_layout(rng: Random) -> list[str]:
    codes = [plant + symbol for plant in "mcpi" for symbol in "spbr"]
    rng.shuffle(codes)
    return codes


def random_moves(layout: list[str], rng: Random, most: int) -> list[int]:
    """Up to so many random moves; fewer if the game ends before."""
    game = PlainGame(layout)
    moves: list[int] = []
    while len(moves) < most and (legal := game.legal()):
        moves.append(rng.choice(legal))
        game = game.take(moves[-1])
    return moves


def after(layout: list[str], moves: list[int]) -> PlainGame:
    game = PlainGame(layout)
    for move in moves:
        game = game.take(move)
    return game
