"""Looking one move ahead, as people do: what wins at once, what hands the game over, and what promises well."""

from __future__ import annotations

from dataclasses import dataclass

from sakura.okiya.game import Game
from sakura.okiya.lines import LINES

PER_REPLY = 1.0  # fewer replies for the other are better: none at all wins
PER_THREAT = 1.5
PER_TOKEN_IN_LINE = 0.15


@dataclass(frozen=True, slots=True)
class Glance:
    """What can be seen of a move without thinking further."""

    square: int
    wins: bool
    loses: bool  # the other can complete a line, or block, at once
    promise: float


def glance(game: Game) -> list[Glance]:
    """All moves at a glance."""
    return [_glance_at(game, square) for square in game.squares]


def _glance_at(game: Game, square: int) -> Glance:
    seat = game.seat
    after = game.copy()
    after.decide(square)
    if after.is_over:
        return Glance(square, after.winner == seat, False, 0.0)
    return Glance(square, False, _can_finish(after), _promise(after, seat))


def _can_finish(game: Game) -> bool:
    """Whether the seat to move wins at once."""
    seat = game.seat
    for square in game.squares:
        after = game.copy()
        after.decide(square)
        if after.winner == seat:
            return True
    return False


def _promise(game: Game, seat: int) -> float:
    """How well a position looks for the seat that has just moved."""
    mine, theirs = game.tokens[seat], game.tokens[1 - seat]
    score = -PER_REPLY * len(game.squares)
    for _, line in LINES:
        if not line & theirs:
            held = (line & mine).bit_count()
            score += PER_THREAT * (held == 3) + PER_TOKEN_IN_LINE * held
        elif not line & mine:
            score -= PER_TOKEN_IN_LINE * (line & theirs).bit_count()
    return score
