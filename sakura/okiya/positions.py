"""A game given as plain data, the way other programs ask: a layout and the squares taken so far."""

from __future__ import annotations

from typing import Any

from sakura.okiya.errors import IllegalMove, LayoutError, OkiyaError
from sakura.okiya.game import NOBODY, Game
from sakura.okiya.solver import Solver, run_through
from sakura.okiya.tiles import Layout


def read_position(data: object) -> Game:
    """The game after these moves; whatever is wrong with them is said in one sentence."""
    if not isinstance(data, dict):
        raise OkiyaError("A position is an object with “layout” and “moves”.")
    layout, moves = data.get("layout"), data.get("moves")
    if not isinstance(layout, list):
        raise LayoutError("“layout” must list sixteen tiles, row by row.")
    if not isinstance(moves, list):
        raise OkiyaError("“moves” must list the squares that were taken, in order.")
    game = Game(Layout.parse(layout))
    for number, move in enumerate(moves, start=1):
        try:
            game.decide(move)
        except IllegalMove as problem:
            raise IllegalMove("Move {number}: {problem}", number=number, problem=problem) from None
    return game


def judge_position(data: object) -> dict[str, Any]:
    """What may be taken now, and who has won how."""
    game = read_position(data)
    winner = None if game.winner == NOBODY else game.winner
    return {"legal": game.squares, "winner": winner, "reason": game.reason}


def solve_position(data: object) -> dict[str, Any]:
    """What the position is worth to the player to move, and every square that may be taken; exactly."""
    game = read_position(data)
    solver = Solver(game.layout)
    if game.is_over:
        return {"value": run_through(solver.value(game)), "best": None, "values": {}}
    values = run_through(solver.values(game))
    best = max(values, key=values.__getitem__)
    return {"value": values[best], "best": best, "values": values}
