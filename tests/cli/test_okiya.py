"""`okiya judge` and `okiya solve`, as protocol and tools see them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.cli.conftest import Cli

LAYOUT = [plant + symbol for plant in "mcpi" for symbol in "spbr"]


def as_line(moves: Any = (), layout: Any = None) -> bytes:
    return json.dumps({"layout": LAYOUT if layout is None else layout, "moves": moves}).encode() + b"\n"


def test_judge(cli: Cli) -> None:
    finished = cli("okiya", "judge", stdin=as_line() + as_line([0]) + as_line([0, 4, 5, 6, 2, 1, 3, 7, 11, 10, 9, 8]))
    start, second, third = map(json.loads, finished.out.splitlines())
    assert start == {"legal": [0, 1, 2, 3, 4, 7, 8, 11, 12, 13, 14, 15], "winner": None, "reason": None}
    assert second == {"legal": [1, 2, 3, 4, 8, 12], "winner": None, "reason": None}
    assert third == {"legal": [12], "winner": None, "reason": None}
    assert (finished.status, finished.err) == (0, "")


def test_a_finished_game(cli: Cli) -> None:
    won = [2, 10, 6, 7, 3, 15, 14, 13, 12, 0, 1, 9, 5]  # 1, 2, 5, 6
    finished = cli("okiya", "judge", stdin=as_line(won))
    assert json.loads(finished.out) == {"legal": [], "winner": 0, "reason": "square"}
    assert json.loads(cli("okiya", "solve", stdin=as_line(won)).out) == {"value": -1, "best": None, "values": {}}
    too_long = json.loads(cli("okiya", "judge", stdin=as_line([*won, 12])).out)
    assert too_long == {"error": f"Move {len(won) + 1}: The game is over: nothing more can be taken."}


def test_solve(cli: Cli) -> None:
    finished = cli("okiya", "solve", stdin=as_line([0, 1, 2]))
    assert json.loads(finished.out) == {"value": 1, "best": 3, "values": {"3": 1, "6": 0, "10": 0, "14": 0}}
    assert finished.status == 0


WRONG_LINES = {
    "broken JSON": b"{",
    "a list": b"[]",
    "nothing": b"{}",
    "no moves": as_line(None),
    "moves by word": as_line("0 1"),
    "a letter": as_line(["a"]),
    "a truth": as_line([True]),
    "a float": as_line([0.0]),
    "far away": as_line([16]),
    "below": as_line([-1]),
    "inside first": as_line([5]),
    "twice the same": as_line([0, 0]),
    "no match": as_line([0, 5]),
    "a swap": as_line([0, "swap"]),
    "fifteen tiles": as_line([], LAYOUT[1:]),
    "seventeen tiles": as_line([], [*LAYOUT, "ms"]),
    "a tile twice": as_line([], ["ms", "ms", *LAYOUT[2:]]),
    "an unknown tile": as_line([], ["xx", *LAYOUT[1:]]),
    "tiles that are lists": as_line([], [[]] * 16),
    "a layout of one word": as_line([], "".join(LAYOUT)),
}


@pytest.mark.parametrize("task", ["judge", "solve"])
def test_a_wrong_line_gets_a_sentence_and_the_others_their_answers(cli: Cli, task: str) -> None:
    for name, line in WRONG_LINES.items():
        finished = cli("okiya", task, stdin=as_line([0, 1, 2]) + line.strip() + b"\n" + as_line([0, 1, 2]))
        before, wrong, after = map(json.loads, finished.out.splitlines())
        assert (finished.status, finished.err, list(wrong)) == (1, "", ["error"]), name
        assert wrong["error"].endswith("."), name
        assert before == after


ECHOES = {
    "true": b"true",
    "null": b"null",
    '"0"': b'"0"',
    "[…]": b"[" * 500 + b"]" * 500,
    "12345678901234567890": b"1234567890" * 30,
}


@pytest.mark.parametrize(("echo", "move"), ECHOES.items(), ids=ECHOES)
def test_a_move_that_is_no_square_is_quoted_as_json(cli: Cli, echo: str, move: bytes) -> None:
    finished = cli("okiya", "judge", stdin=as_line([77]).replace(b"77", move))
    sentence = f"Move 1: “{echo}” is not a square: squares are numbers from 0 to 15."
    assert json.loads(finished.out) == {"error": sentence}


def test_a_large_number_that_nobody_reads_does_no_harm(cli: Cli) -> None:
    noted = json.dumps({"layout": LAYOUT, "moves": [0], "note": 10**20}).encode()
    assert cli("okiya", "judge", stdin=noted).out == cli("okiya", "judge", stdin=as_line([0])).out


def test_an_unknown_task_is_a_misuse(cli: Cli) -> None:
    finished = cli("okiya", "paint")
    assert finished.status == 2
    assert "judge" in finished.err
