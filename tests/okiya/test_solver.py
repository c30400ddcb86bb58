"""The solver against the plainest search."""

from __future__ import annotations

from random import Random

import pytest

from sakura.okiya import solver
from sakura.okiya.game import Game
from sakura.okiya.lines import LINES, squares_of
from sakura.okiya.pace import PacedSolver
from sakura.okiya.positions import judge_position, read_position, solve_position
from sakura.okiya.solver import Solver, run_through
from sakura.okiya.threats import THREATS, prepare_threats
from sakura.okiya.tiles import Layout
from tests.okiya.plain import after, random_layout, random_moves


def test_threats_are_the_squares_that_complete_a_line() -> None:
    for _ in prepare_threats():
        pass
    rng = Random(2)
    for _ in range(2000):
        tokens = rng.getrandbits(16) & rng.getrandbits(16)
        wanted = {
            square
            for square in range(16)
            if not tokens >> square & 1 and any(line & ~tokens == 1 << square for _, line in LINES)
        }
        assert {square for square in squares_of(THREATS[tokens]) if not tokens >> square & 1} == wanted


def test_values_agree_with_the_plain_search() -> None:
    rng = Random(4)
    seen = []
    for _ in range(70):
        layout = random_layout(rng)
        moves = random_moves(layout, rng, rng.randint(6, 12))
        plain = after(layout, moves)
        answer = solve_position({"layout": layout, "moves": moves})
        assert answer["value"] == plain.value()
        assert answer["values"] == {square: -plain.take(square).value() for square in plain.legal()}
        assert answer["best"] is None or answer["values"][answer["best"]] == answer["value"]
        assert (answer["best"] is None) == (not plain.legal())
        seen.append(answer["value"])
    assert set(seen) == {1, 0, -1}


def test_a_game_that_is_over_needs_no_preparation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "prepare_threats", None)
    rng = Random(5)
    seen = set()
    for _ in range(300):
        layout = random_layout(rng)
        moves = random_moves(layout, rng, 16)
        if (reason := judge_position({"layout": layout, "moves": moves})["reason"]) is not None:
            value = 0 if reason == "draw" else -1
            assert solve_position({"layout": layout, "moves": moves}) == {"value": value, "best": None, "values": {}}
            seen.add(value)
    assert seen == {0, -1}


def test_the_value_of_a_whole_layout_is_that_of_its_best_opening() -> None:
    for seed in range(2):
        game = Game(Layout.shuffled(seed))
        value = run_through(Solver(game.layout).value(game))
        values = run_through(Solver(game.layout).values(game))
        assert value == max(values.values())
        assert len(values) == 12


def test_values_hang_together_along_a_game() -> None:
    """What a move is worth is what the other is left with, turned round; one solver remembers across the game."""
    rng = Random(6)
    for seed in range(3):
        game = Game(Layout.shuffled(seed))
        solver = Solver(game.layout)
        while not game.is_over:
            values = run_through(solver.values(game))
            assert run_through(solver.value(game)) == max(values.values())
            move = rng.choice(game.squares)
            game.decide(move)
            assert run_through(solver.value(game)) == -values[move]


def test_it_pauses_often() -> None:
    game = Game(Layout.shuffled(1))
    assert sum(1 for _ in Solver(game.layout).values(game)) > 20


def test_the_winner_hurries_and_the_loser_delays_as_in_the_plain_search() -> None:
    rng = Random(8)
    lengths = set()
    for _ in range(60):
        layout = random_layout(rng)
        moves = random_moves(layout, rng, rng.randint(8, 11))
        plain, game = after(layout, moves), read_position({"layout": layout, "moves": moves})
        for outlook in run_through(PacedSolver(game.layout).outlooks(game)) if not game.is_over else ():
            child = plain.take(outlook.square)
            assert outlook.value == -child.value()
            if outlook.value:
                assert outlook.plies == 1 + child.soonest_end()
                lengths.add(outlook.plies)
    assert {1, 2, 3, 4, 5} <= lengths
