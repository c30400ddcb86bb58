"""The program as a whole: what every command has in common, seen from outside."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from sakura import cli as program
from sakura.cli import COMMANDS, shots, start
from sakura.cli.arguments import whole_number
from tests.cli.conftest import Cli
from tests.cli.test_resolve import as_line

ROOT = Path(__file__).resolve().parents[2]
RECORD = ROOT / "tests" / "engine" / "records" / "version-1-unfinished.json"
MISUSES = [
    ["dance"],
    ["--dance"],
    ["resolve", "more"],
    ["replay"],
    ["deck", "--file"],
    ["deck", "--file", "a", "--garden", "b"],
    ["bench", "--only", "speed"],
    ["shots"],
    ["shots", "--out", "pictures", "--size", "big"],
    ["shots", "--out", "pictures", "--size", "9999x9999"],
    ["shots", "--out", "pictures", "--density", "0"],
    ["shots", "--out", "pictures", "--lang", "tlh"],
    ["shots", "--out", "pictures", "--only", "nothing"],
    ["bench", "--chunks", "0"],
    ["simulate"],
    ["simulate", "--seats", "random,random"],
    ["simulate", "--seats", "random", "--games", "1"],
    ["simulate", "--seats", "random,random,random,random,random,random,random", "--games", "1"],
    ["simulate", "--seats", "random,nobody", "--games", "1"],
    ["simulate", "--seats", "random,", "--games", "1"],
    ["simulate", "--seats", "random,scripted:7", "--games", "1"],
    ["simulate", "--seats", "random,scripted:" + "1" * 5000, "--games", "1"],
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
    ["simulate", "--seats", "random,random", "--games", "1", "--records", ""],
    ["shots", "--out", ""],
    ["simulate", "--seats", "", "--games", "1"],
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


SENTENCES = {
    "an unknown option": (["--nope"], "sakura: there is no option --nope (“sakura --help” tells more)"),
    "an unknown option of a command": (
        ["resolve", "--foo"],
        "sakura resolve: unrecognized arguments: --foo (“sakura resolve --help” tells more)",
    ),
    "a seed too large": (
        ["simulate", "--seats", "random,random", "--games", "1", "--seed", "9" * 24],
        f"sakura simulate: argument --seed: {'9' * 24} is too large, the most is {2**63 - 1} "
        "(“sakura simulate --help” tells more)",
    ),
    "no seats": (
        ["simulate", "--seats", "", "--games", "1"],
        "Two to six seats can play, --seats names none.",
    ),
    "a folder without a name": (
        ["simulate", "--seats", "random,random", "--games", "1", "--records", ""],
        "sakura simulate: argument --records: the name of the folder is empty (“sakura simulate --help” tells more)",
    ),
    "a part of the app that is none": (
        ["bench", "--app-parts", "zz"],
        "sakura bench: argument --app-parts: there is no “zz”; there are start, frames, thinking, games "
        "(“sakura bench --help” tells more)",
    ),
}


@pytest.mark.parametrize(("words", "sentence"), SENTENCES.values(), ids=SENTENCES)
def test_the_sentence_says_what_is_wrong_and_where_to_read_more(cli: Cli, words: list[str], sentence: str) -> None:
    assert cli(*words) == (2, "", sentence + "\n")


@pytest.mark.parametrize(("text", "number"), [("7", 7), ("0" * 50 + "7", 7), ("0" * 50, 0), ("-0", 0), ("0041", 41)])
def test_zeros_in_front_change_no_number(text: str, number: int) -> None:
    assert whole_number(0)(text) == number


@pytest.mark.parametrize("text", ["-" + "0" * 50 + "7", "0" * 50 + "9" * 30])
def test_zeros_in_front_hide_no_number_out_of_bounds(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match=r"^(-7 is too small|9{30} is too large)"):
        whole_number(0)(text)


ENDLESS = "x" * 3000
ENDLESS_ARGUMENTS = {
    "a command": [ENDLESS],
    "a command of many words": ["x '\" " * 1000],
    "a variant": ["simulate", "--seats", "random,random", "--games", "1", "--variant", ENDLESS],
    "a task of Okiya": ["okiya", ENDLESS],
    "a program": ["simulate", "--seats", f"exec:{ENDLESS},random", "--games", "1"],
    "an open quotation mark": ["simulate", "--seats", f"exec:'{ENDLESS},random", "--games", "1"],
    "a level": ["simulate", "--seats", f"{ENDLESS},random", "--games", "1"],
    "a part": ["bench", "--only", ENDLESS],
    "a language": ["replay", "--lang", ENDLESS, "x"],
    "the language of pictures": ["shots", "--out", "pictures", "--lang", ENDLESS],
    "a picture": ["shots", "--out", "pictures", "--only", ENDLESS],
    "a text size": ["shots", "--out", "pictures", "--text", "9" * 3000],
    "an answer to an option without one": ["resolve", f"--help={ENDLESS}"],
}


@pytest.mark.parametrize("words", ENDLESS_ARGUMENTS.values(), ids=ENDLESS_ARGUMENTS)
def test_endless_arguments_make_a_short_sentence(cli: Cli, words: list[str]) -> None:
    finished = cli(*words)
    assert finished.status > 0
    assert len(finished.err.splitlines()) == 1
    assert len(finished.err) < 400


def test_the_choices_are_told_behind_an_endless_word(cli: Cli) -> None:
    assert "(choose from 'judge', 'solve')" in cli("okiya", ENDLESS).err
    assert all(f"'{command}'" in cli(ENDLESS).err for command in COMMANDS)


def test_a_folder_that_cannot_be_made_is_told_like_what_could_not_be_written(cli: Cli) -> None:
    finished = cli("simulate", "--seats", "random,random", "--games", 1, "--records", __file__)
    assert finished == (1, "", f"The folder {__file__} cannot be made: File exists.\n")


UNRULY = "a\n\u2028\u202e\x1b[31m"
HARMLESS = r"a\n\u2028\u202e\x1b[31m"
UNRULY_ARGUMENTS = {
    "seats": ["simulate", "--games", "1", "--seats", f"{UNRULY},random"],
    "a program": ["simulate", "--games", "1", "--seats", f"exec:./{UNRULY},random"],
    "a record": ["replay", UNRULY],
    "a language": ["replay", "--lang", UNRULY, "x"],
    "a deck": ["deck", "--file", UNRULY],
    "a part": ["bench", "--only", UNRULY],
    "a picture": ["shots", "--out", "pictures", "--only", UNRULY],
    "the language of pictures": ["shots", "--out", "pictures", "--lang", UNRULY],
    "a command": ["resolve", UNRULY],
    "an option": [f"--{UNRULY}"],
}


@pytest.mark.parametrize("words", UNRULY_ARGUMENTS.values(), ids=UNRULY_ARGUMENTS)
def test_no_argument_steers_the_terminal(cli: Cli, words: list[str]) -> None:
    finished = cli(*words)
    assert finished.status > 0
    assert HARMLESS in finished.err
    assert finished.err.removesuffix("\n").isprintable()


def test_no_file_steers_the_terminal(cli: Cli, tmp_path: Path) -> None:
    record = tmp_path / "a\nb.json"
    record.write_text(json.dumps({**json.loads(RECORD.read_text()), "variant": UNRULY}))
    finished = cli("replay", record)
    assert finished.status == 1
    assert HARMLESS in finished.err
    assert r"a\nb.json: " in finished.err
    assert finished.err.removesuffix("\n").isprintable()
    record.write_bytes(RECORD.read_bytes())
    assert cli("replay", record).out.splitlines()[0].endswith(r"a\nb.json")


def test_spaces_of_a_language_stay(cli: Cli) -> None:
    finished = cli("replay", "--lang", "fr", "-", stdin=b'{"sakura-record": 1}')
    assert finished.err == "-: L’enregistrement n’a pas de «\u00a0deck\u00a0» utilisable.\n"


def test_a_picture_is_chosen_by_its_name_before_others_that_begin_so() -> None:
    names = ["home", "home-night", "homecoming", "rules"]
    assert shots.choose_scenes(names, "home") == ["home"]
    assert shots.choose_scenes(names, "home-") == ["home-night"]
    assert shots.choose_scenes(names, "hom") == names[:3]
    assert shots.choose_scenes(names, None) == names


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


def test_without_a_screen_the_app_says_so_and_plays_a_demonstration(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Path] = []
    monkeypatch.setattr(start, "has_screen", lambda: False)

    def show(folder: Path) -> int:
        shown.append(folder)
        return 0

    monkeypatch.setattr(start, "show_demonstration", show)
    assert cli().status == 0
    assert shown == [Path("build/demonstration")]


@pytest.mark.parametrize(("variable", "answer"), [("DISPLAY", True), ("WAYLAND_DISPLAY", True), ("EDITOR", False)])
def test_a_screen_is_known_by_the_environment(monkeypatch: pytest.MonkeyPatch, variable: str, answer: bool) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in (*start.SCREEN_VARIABLES, "ANDROID_ARGUMENT"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, ":0")
    assert start.has_screen() is answer


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


TALKATIVE = {
    "deck": ["deck"],
    "resolve": ["resolve"],
    "simulate": ["simulate", "--seats", "random,random", "--games", "1"],
    "replay": ["replay", str(RECORD)],
    "okiya": ["okiya", "judge"],
    "help": ["--help"],
    "version": ["--version"],
}
posix_only = pytest.mark.skipif(sys.platform == "win32", reason="closes streams as a POSIX shell does")


def run_in_shell(redirection: str, *words: str, unbuffered: bool = False) -> subprocess.CompletedProcess[bytes]:
    """The program with its streams redirected as a shell does it; a wrong line waits on its standard input."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    if unbuffered:
        environment["PYTHONUNBUFFERED"] = "1"
    return subprocess.run(
        ["/bin/sh", "-c", f'"$@" {redirection}', "sh", sys.executable, "-m", "sakura", *words],
        input=b"{}\n",
        capture_output=True,
        cwd=ROOT,
        env=environment,
        check=False,
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full disk")
@pytest.mark.parametrize("unbuffered", [True, False])
@pytest.mark.parametrize("words", TALKATIVE.values(), ids=TALKATIVE)
def test_a_full_disk_is_told_in_one_sentence(words: list[str], unbuffered: bool) -> None:
    finished = run_in_shell(">/dev/full", *words, unbuffered=unbuffered)
    assert finished.returncode == 1
    assert finished.stderr.decode() == "The output cannot be written: No space left on device.\n"


@posix_only
@pytest.mark.parametrize("words", TALKATIVE.values(), ids=TALKATIVE)
def test_a_closed_standard_output_is_told(words: list[str]) -> None:
    finished = run_in_shell(">&-", *words)
    assert finished.returncode == 1
    assert finished.stderr.decode() == "There is no standard output to write to.\n"


@posix_only
@pytest.mark.parametrize(
    "words",
    [["dance"], ["replay", "missing.json"], ["deck", "--file", "missing.csv"]],
    ids=lambda words: words[0],
)
def test_words_for_people_never_go_to_standard_output(words: list[str]) -> None:
    finished = run_in_shell("2>&-", *words)
    assert finished.returncode > 0
    assert finished.stdout == b""


@posix_only
def test_progress_goes_nowhere_without_a_standard_error() -> None:
    finished = run_in_shell("2>&-", "bench", "--only", "okiya", "--layouts", "1", "--json")
    assert finished.returncode == 0
    assert set(json.loads(finished.stdout)) == {"python", "okiya"}


@posix_only
@pytest.mark.parametrize("words", [["resolve"], ["okiya", "judge"], ["okiya", "solve"]], ids=" ".join)
def test_a_standard_input_that_cannot_be_read_is_told(tmp_path: Path, words: list[str]) -> None:
    finished = run_in_shell(f"0>'{tmp_path / 'written'}'", *words)
    assert (finished.returncode, finished.stdout) == (1, b"")
    assert finished.stderr.decode() == "Standard input cannot be read: Bad file descriptor.\n"
