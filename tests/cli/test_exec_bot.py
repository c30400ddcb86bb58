"""Seats played by programs: good ones, and everything a bad one can do."""

from __future__ import annotations

import json
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from sakura.bots.thinking import Thought, run_through
from sakura.cli import exec_bot
from sakura.cli.line_program import LineProgram, Unanswered
from sakura.engine.records import Record
from sakura.engine.views import view_of
from tests.cli.conftest import Cli, Finished
from tests.engine.helpers import new_game

GOOD = """
    import json, sys
    for line in sys.stdin:
        question = json.loads(line)
        with open(LOG, "a") as log:
            log.write(line)
        print(json.dumps({"pick": question["options"][0]}), flush=True)
"""
KEYS = ["seat", "decision", "options", "hand", "emperor", "sakura", "scored", "court", "painters", "discard"]
KEYS += ["deck", "played"]
Simulate = Callable[..., Finished]


@pytest.fixture
def simulate(cli: Cli, tmp_path: Path) -> Simulate:
    """Two random bots and a program of this source."""

    def run(source: str, *options: object, seats: str = "random,{exec},random") -> Finished:
        program = tmp_path / "bot.py"
        program.write_text(f"LOG = {str(tmp_path / 'log')!r}\n" + textwrap.dedent(source))
        seat = f"exec:'{sys.executable}' -S '{program}' --fast"
        return cli("simulate", "--games", 1, "--seats", seats.format(exec=seat), *options)

    return run


def questions(tmp_path: Path) -> list[dict]:
    return [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]


def test_a_good_program_plays(simulate: Simulate, tmp_path: Path) -> None:
    finished = simulate(GOOD)
    assert (finished.status, finished.err) == (0, "")
    assert json.loads(finished.out)["games"] == 1
    asked = questions(tmp_path)
    assert all(list(question) == KEYS for question in asked)
    assert {question["seat"] for question in asked} == {1}
    assert all(len(question["painters"]) == 3 for question in asked)
    cards = [question for question in asked if question["decision"] == "card"]
    assert all(question["options"] == question["hand"] and question["played"] == [] for question in cards)
    assert cards[0]["discard"] == []
    assert cards[0]["deck"] == 45
    assert cards[0]["court"] is None


def test_while_cards_are_carried_out_they_are_told(simulate: Simulate, tmp_path: Path) -> None:
    simulate(GOOD)
    directions = [question for question in questions(tmp_path) if question["decision"].endswith("direction")]
    assert directions
    for question in directions:
        assert question["options"] == ["+", "-"]
        assert len(question["hand"]) == 4
        assert [list(play) for play in question["played"]] == [["by", "order", "garden", "painter"]] * 3
        orders = [play["order"] for play in question["played"]]
        assert orders == sorted(orders)


def test_a_program_may_choose_for_the_court_painter(simulate: Simulate, tmp_path: Path) -> None:
    assert simulate(GOOD, "--variant", "tricky", seats="random,{exec}").status == 0
    court_cards = [question for question in questions(tmp_path) if question["decision"] == "court card"]
    assert court_cards
    assert all(question["court"] == 2 and len(question["options"]) == 4 for question in court_cards)


ANSWER = """
    import json, sys
    for line in sys.stdin:
        answer = json.dumps(dict(pick=json.loads(line)["options"][0]))
        print({answer}, flush=True)
"""
BAD_PROGRAMS = {
    "says nothing and ends": ("pass", "ended without an answer (exit status 0)"),
    "dies": ("import sys; sys.stdin.readline(); sys.exit(3)", "ended without an answer (exit status 3)"),
    "closes its ears and ends": ("import os; os.close(0)", "ended without an answer"),
    "stalls": ("import time; time.sleep(60)", "gave no answer within 0.3 seconds"),
    "babbles": (ANSWER.format(answer="'hello'"), "answered “hello”, which is not JSON"),
    "sends an empty line": (ANSWER.format(answer="''"), "answered “”, which is not JSON"),
    "sends bytes": ("import os; os.write(1, bytes([255, 254, 10]))", "which is not JSON"),
    "nests": (ANSWER.format(answer="'[' * 60000"), "which is not JSON"),
    "never ends its line": (ANSWER.format(answer="'x' * 70000"), "answered with a line without end"),
    "answers with a list": (ANSWER.format(answer="'[5]'"), "which has no “pick”"),
    "answers twice at once": (ANSWER.format(answer="answer + chr(10) + answer"), "answered with more than one line"),
    "picks nothing": (ANSWER.format(answer="'{}'"), "which has no “pick”"),
    "picks a foreign card": (ANSWER.format(answer="'{\"pick\": 99}'"), "picked “99”, which is not among"),
    "picks truth": (ANSWER.format(answer="'{\"pick\": true}'"), "picked “true”, which is not among"),
    "picks a direction too early": (ANSWER.format(answer='\'{"pick": "+"}\''), 'picked “"+"”, which is not among'),
    "picks a list": (ANSWER.format(answer="'{\"pick\": [1]}'"), "picked “[1]”, which is not among"),
}


@pytest.mark.parametrize(("source", "sentence"), BAD_PROGRAMS.values(), ids=BAD_PROGRAMS)
def test_a_bad_program_is_named(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch, source: str, sentence: str
) -> None:
    monkeypatch.setattr(exec_bot, "ANSWER_SECONDS", 0.3 if "sleep" in source else 30)
    finished = simulate(source)
    last = finished.err.splitlines()[-1]
    assert (finished.status, finished.out) == (1, "")
    assert last.startswith("Game 1: seat 1 of --seats")
    assert "bot.py" in last
    assert sentence in last
    assert last.endswith(".")


class Dawdler:
    """A program that answers after so many seconds of a clock that only waiting moves."""

    def __init__(self, seconds: float) -> None:
        self.now = 0.0
        self._seconds = seconds

    def monotonic(self) -> float:
        return self.now

    def ask(self, _line: bytes) -> None:
        pass

    def answer_within(self, seconds: float) -> bytes | None:
        wakes = min(self.now + seconds, max(self.now, self._seconds))
        is_ready, self.now = wakes >= self._seconds, wakes
        return b'{"pick": "+"}' if is_ready else None


def ask_dawdler(monkeypatch: pytest.MonkeyPatch, seconds: float) -> Thought:
    dawdler = Dawdler(seconds)
    monkeypatch.setattr(exec_bot, "time", dawdler)
    monkeypatch.setattr(exec_bot, "SLICE_SECONDS", 0.03)  # the limit lies within a slice
    monkeypatch.setattr(exec_bot, "LineProgram", lambda _command: dawdler)
    view = replace(view_of(new_game(3), 0), options=("+", "-"))
    return run_through(exec_bot.ExecBot([]).think(view))


@pytest.mark.parametrize("seconds", [0, 0.03, 9.98])
def test_an_answer_within_the_limit_counts(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    assert ask_dawdler(monkeypatch, seconds).option == "+"


@pytest.mark.parametrize("seconds", [10.001, 10.015, 60])
def test_an_answer_a_moment_late_is_late(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    with pytest.raises(Unanswered, match="gave no answer within 10 seconds"):
        ask_dawdler(monkeypatch, seconds)


@pytest.mark.skipif(sys.platform == "win32", reason="there it is noticed only if both lines come at once")
def test_a_line_that_comes_late_is_noticed_before_the_next_question() -> None:
    source = "import sys; sys.stdin.readline(); print(1, flush=True); sys.stdin.readline(); print(2, flush=True)"
    program = LineProgram([sys.executable, "-S", "-c", source])
    program.ask(b"first")
    assert program.answer_within(30) == b"1\n"
    stdin = program._process.stdin
    assert stdin is not None
    stdin.write(b"as if it went on by itself\n")
    stdin.flush()
    program._process.wait()
    program.ask(b"second")
    with pytest.raises(Unanswered, match="answered with more than one line"):
        program.answer_within(30)
    program.close()


def test_a_program_that_is_not_there(cli: Cli) -> None:
    finished = cli("simulate", "--seats", "random,exec:./no-such-bot", "--games", 1)
    assert finished.status == 1
    assert "“exec:./no-such-bot”, could not be started" in finished.err
    assert len(finished.err.splitlines()) == 1


def test_a_bad_program_ends_parallel_games_too(simulate: Simulate) -> None:
    finished = simulate(ANSWER.format(answer="'hello'"), "--games", 4, "--jobs", 2)
    assert finished.status == 1
    assert "answered “hello”" in finished.err
    assert len(finished.err.splitlines()) == 1


def test_no_program_outlives_its_game(simulate: Simulate, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[bytes]] = []

    class Watched(subprocess.Popen):
        def __init__(self, *words, **options) -> None:
            super().__init__(*words, **options)
            started.append(self)

    monkeypatch.setattr(subprocess, "Popen", Watched)
    monkeypatch.setattr(exec_bot, "ANSWER_SECONDS", 0.3)
    simulate("import time; time.sleep(60)", seats="{exec},{exec},random")
    assert len(started) == 2
    assert all(process.returncode is not None for process in started)


LEAVES_A_HELPER = """
    import fcntl, json, subprocess, sys
    held = open(LOG, "w")
    fcntl.flock(held, fcntl.LOCK_EX)
    subprocess.Popen(["sleep", "60"], pass_fds=[held.fileno()], stdout=subprocess.DEVNULL)
    for line in sys.stdin:
        print(json.dumps({"pick": json.loads(line)["options"][0]}), flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there a program's helpers are its own affair")
def test_no_helper_of_a_program_outlives_its_game(simulate: Simulate, tmp_path: Path) -> None:
    import fcntl

    assert simulate(LEAVES_A_HELPER).status == 0
    limit = time.monotonic() + 10
    with (tmp_path / "log").open() as held:
        while True:
            try:
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return
            except BlockingIOError:
                assert time.monotonic() < limit, "the helper is alive"
                time.sleep(0.01)


@pytest.mark.skipif(sys.platform != "linux", reason="only there may a file's name be any bytes")
def test_a_program_whose_name_is_not_text_is_recorded(cli: Cli, tmp_path: Path) -> None:
    program = tmp_path / "b\udcfft.py"
    program.write_text("LOG = '/dev/null'\n" + textwrap.dedent(GOOD))
    seats = f"random,exec:'{sys.executable}' -S '{program}'"
    finished = cli("simulate", "--games", 1, "--seats", seats, "--records", tmp_path / "records")
    assert (finished.status, finished.err) == (0, "")
    record = Record.parse((tmp_path / "records" / "game-0001.json").read_text(encoding="utf-8"))
    assert set(record.seats) == set(seats.split(","))
