"""The program as a whole: what every command has in common, seen from outside."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sakura import cli as program
from sakura.cli import COMMANDS, demonstration
from tests.cli.conftest import Cli
from tests.cli.test_resolve import as_line

ROOT = Path(__file__).resolve().parents[2]
MISUSES = [
    ["dance"],
    ["--dance"],
    ["resolve", "more"],
    ["replay"],
    ["deck", "--file"],
    ["deck", "--file", "a", "--garden", "b"],
    ["bench", "--only", "speed"],
    ["bench", "--chunks", "0"],
    ["simulate"],
    ["simulate", "--seats", "random,random"],
    ["simulate", "--seats", "random", "--games", "1"],
    ["simulate", "--seats", "random,random,random,random,random,random,random", "--games", "1"],
    ["simulate", "--seats", "random,nobody", "--games", "1"],
    ["simulate", "--seats", "random,", "--games", "1"],
    ["simulate", "--seats", "random,exec:", "--games", "1"],
    ["simulate", "--seats", "random,exec:bot 'x", "--games", "1"],
    ["simulate", "--seats", "random,random", "--games", "0"],
    ["simulate", "--seats", "random,random", "--games", "many"],
    ["simulate", "--seats", "random,random", "--games", "9" * 5000],
    ["simulate", "--seats", "random,random", "--games", "1", "--seed", "-1"],
    ["simulate", "--seats", "random,random", "--games", "1", "--seed", str(2**63)],
    ["simulate", "--seats", "random,random", "--games", "1", "--variant", "odd"],
    ["simulate", "--seats", "random,random", "--games", "1", "--budget-ms", "nan"],
    ["simulate", "--seats", "random,random", "--games", "1", "--budget-ms", "0"],
    ["simulate", "--seats", "random,random", "--games", "1", "--budget-ms", "1", "--simulations", "1"],
    ["simulate", "--seats", "random,random", "--games", "1", "--jobs", "0"],
    ["simulate", "--seats", "random,random", "--games", "1", "--records", __file__],
]


def run_program(*words: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "sakura", *words], input=stdin, capture_output=True, cwd=ROOT, check=False
    )


@pytest.mark.parametrize("words", MISUSES, ids=lambda words: " ".join(words)[:60])
def test_misuse_gets_one_sentence_and_status_2(cli: Cli, words: list[str]) -> None:
    finished = cli(*words)
    assert finished.status == 2
    assert finished.out == ""
    assert len(finished.err.splitlines()) == 1


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(cli: Cli, command: str) -> None:
    finished = cli(command, "--help")
    assert finished.status == 0
    assert command in finished.out


def test_help_names_every_command(cli: Cli) -> None:
    finished = cli("--help")
    assert finished.status == 0
    assert all(command in finished.out for command in COMMANDS)


def test_the_module_is_the_program() -> None:
    finished = run_program("resolve", stdin=as_line())
    assert finished.returncode == 0
    assert finished.stdout.startswith(b'{"emperor": 11, "painters": [{"space": 7, "tokens": 5}')
    assert finished.stderr == b""


def test_resolving_does_not_load_what_it_does_not_need() -> None:
    script = (
        "import sys; from sakura.cli import main; main(['resolve']); print([m for m in sys.modules if 'sakura' in m])"
    )
    finished = subprocess.run([sys.executable, "-c", script], input=b"", capture_output=True, cwd=ROOT, check=True)
    assert b"sakura.engine.positions" in finished.stdout
    assert b"sakura.bots" not in finished.stdout


def test_starting_the_app_plays_a_game_and_says_why(cli: Cli) -> None:
    finished = cli()
    assert finished.status == 0
    assert "no screens yet" in finished.err
    assert len(finished.err.splitlines()) == 1
    assert "Round 1 begins." in finished.out
    assert "Winner" in finished.out


def test_the_demonstration_can_be_repeated(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(demonstration, "LEVELS", {"random": None})
    stories = []
    for _ in range(2):
        demonstration.show_demonstration(seed=7)
        stories.append(capsys.readouterr().out)
    assert stories[0] == stories[1]


def test_a_reader_who_leaves_causes_no_noise() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as nobody_listens:
        finished = subprocess.run(
            [sys.executable, "-m", "sakura", "deck"],
            stdout=nobody_listens,
            stderr=subprocess.PIPE,
            cwd=ROOT,
            check=False,
        )
    assert finished.stderr == b""
    assert finished.returncode == 1


def test_an_interruption_is_quiet(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_words: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(program, "_run", interrupt)
    assert cli("resolve") == (130, "", "")
