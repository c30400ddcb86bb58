"""`replay`: the transcript, the events, and records that are damaged."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sakura.cli.simulation.match import play_match
from sakura.cli.simulation.plan import Plan
from sakura.engine.events import Event
from sakura.engine.records import Record, replay
from sakura.i18n.names import distinct_names
from sakura.i18n.sentences import describe
from tests.cli.conftest import Cli
from tests.storage.records_helpers import at_home, finished_okiya, make_kept


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A record of a two-player game."""
    play_match(Plan(("random", "random"), games=1, seed=1, variant="tricky", records=tmp_path), 0)
    return tmp_path / "game-0001.json"


def test_the_transcript(cli: Cli, record: Path) -> None:
    finished = cli("replay", record)
    lines = finished.out.splitlines()
    assert (finished.status, finished.err) == (0, "")
    assert lines[0] == str(record)
    assert lines[1].startswith("2 players, tricky variant, seed ")
    assert lines[2] == "Painters: random 1, random 2, the court painter"
    assert "Round 1 begins." in lines
    assert any(line.startswith("  Card ") for line in lines)
    assert any(line.startswith("    The Emperor moves ") for line in lines)
    assert any(line.startswith("  Winner: random ") for line in lines)
    checksum = json.loads(record.read_text())["final"]["checksum"]
    assert lines[-2].startswith("Checked: ")
    assert lines[-2].endswith(f"checksum {checksum}.")


def test_the_variant_for_two_is_not_told_of_more(cli: Cli, tmp_path: Path) -> None:
    play_match(Plan(("random",) * 3, games=1, seed=1, variant="tricky", records=tmp_path), 0)
    assert cli("replay", tmp_path / "game-0001.json").out.splitlines()[1].startswith("3 players, standard game, seed ")


def test_the_transcript_in_another_language_says_what_the_log_says(cli: Cli, record: Path) -> None:
    lines = cli("replay", "--lang", "fr", record).out.splitlines()
    game = Record.parse(record.read_text())
    events: list[Event] = []
    replay(game, events.append)
    told = [describe(event, distinct_names(game.seats, game.setup.players)) for event in events]
    assert "Le tour 1 commence." in told
    assert set(told) <= {line.strip() for line in lines}
    assert any(line.startswith("  Victoire\u00a0: random ") for line in lines)


def test_a_language_that_nobody_translated_is_refused(cli: Cli, record: Path) -> None:
    finished = cli("replay", "--lang", "xx", record)
    assert (finished.status, finished.out) == (2, "")
    assert finished.err == "sakura replay: there is no language “xx”\n"


def test_events_as_json(cli: Cli, record: Path) -> None:
    finished = cli("replay", "--json", record, record)
    first, second = map(json.loads, finished.out.splitlines())
    assert first == second
    assert first["file"] == str(record)
    assert first["events"][-1]["event"] == "GameEnded"
    assert first["final"]["winners"] == first["events"][-1]["winners"]


def test_a_record_from_standard_input(cli: Cli, record: Path) -> None:
    finished = cli("replay", "-", stdin=record.read_bytes())
    assert finished.status == 0
    assert finished.out.startswith("-\n2 players")


def test_an_impossible_decision_is_named_and_other_files_are_told(cli: Cli, record: Path, tmp_path: Path) -> None:
    data = json.loads(record.read_text())
    data["decisions"][0] = "61 " + data["decisions"][0]
    damaged = tmp_path / "damaged.json"
    damaged.write_text(json.dumps(data))
    finished = cli("replay", damaged, record)
    assert finished.status == 1
    assert finished.err.startswith(f"{damaged}: Decision 1: 61 is not possible")
    assert len(finished.err.splitlines()) == 1
    assert finished.out.startswith(str(record))


def test_another_end_is_noticed(cli: Cli, record: Path) -> None:
    record.write_text(record.read_text().replace('"emperor": 31', '"emperor": 30'))
    finished = cli("replay", record)
    assert (finished.status, finished.out) == (1, "")
    assert "the table is not the one the record tells of" in finished.err


def test_an_unfinished_game_is_told_as_far_as_it_goes(cli: Cli, record: Path) -> None:
    from sakura.engine.records import Record, Recording

    whole = Record.parse(record.read_text())
    part = Recording(whole.setup)
    for option in whole.decisions[:3]:
        part.decide(option)
    finished = cli("replay", "-", stdin=part.record().as_text().encode())
    assert finished.status == 0
    assert "Painters: painter 1, painter 2, the court painter" in finished.out
    assert "The game is not over yet." in finished.out


def test_a_game_that_the_app_exported(cli: Cli, tmp_path: Path) -> None:
    kept = make_kept("ppp")
    exported, bare = tmp_path / "exported.json", tmp_path / "bare.json"
    exported.write_bytes(at_home(tmp_path / "home").library.seal(kept))
    bare.write_text(json.dumps(kept.record))
    told = cli("replay", exported)
    assert (told.status, told.err) == (0, "")
    assert told.out.splitlines()[1:] == cli("replay", bare).out.splitlines()[1:]
    exported.write_bytes(exported.read_bytes().replace(b'"seed"', b'"seeb"'))
    assert cli("replay", exported) == (1, "", f"The file “{exported}” is damaged.\n")


def test_a_match_of_okiya_is_called_so(cli: Cli, tmp_path: Path) -> None:
    kept = finished_okiya()
    exported, bare = tmp_path / "exported.json", tmp_path / "bare.json"
    exported.write_bytes(at_home(tmp_path / "home").library.seal(kept))
    bare.write_text(json.dumps(kept.record))
    for file in (exported, bare):
        sentence = f"{file}: this is a match of Okiya, and replay tells games of Sakura.\n"
        assert cli("replay", file) == (1, "", sentence)


def test_a_byte_order_mark_does_no_harm(cli: Cli, record: Path) -> None:
    plain = cli("replay", record)
    record.write_bytes(b"\xef\xbb\xbf" + record.read_bytes())
    assert cli("replay", record) == plain
    assert cli("replay", "-", stdin=record.read_bytes()).status == 0


def test_a_name_that_is_empty(cli: Cli) -> None:
    assert cli("replay", "") == (1, "", "The name of a file is empty.\n")
    assert cli("deck", "--file", "") == (1, "", "The name of a file is empty.\n")


GARBAGE = [b"", b"\x00\xff\x00", b"hello", b"{}", b"[" * 100_000, b'{"sakura-record": 99}', b'{"sakura-record": 1}']


@pytest.mark.parametrize("content", GARBAGE, ids=lambda content: repr(content[:12]))
def test_garbage_is_named(cli: Cli, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "garbage.json"
    path.write_bytes(content)
    finished = cli("replay", path)
    assert (finished.status, finished.out) == (1, "")
    assert finished.err.startswith(f"{path}: ")
    assert len(finished.err.splitlines()) == 1


def test_a_file_that_is_none_is_named(cli: Cli, tmp_path: Path, record: Path) -> None:
    finished = cli("replay", tmp_path / "missing.json", tmp_path, record)
    assert finished.status == 1
    assert finished.err.splitlines() == [
        f"{tmp_path / 'missing.json'}: there is no such file.",
        f"{tmp_path}: this is a folder, not a file.",
    ]
    assert finished.out.startswith(str(record))


def test_a_strange_name_cannot_disturb_the_terminal(cli: Cli, record: Path) -> None:
    data = json.loads(record.read_text())
    data["seats"] = ["\x1b[31m\nred", "half a letter \ud800"]
    record.write_text(json.dumps(data))
    finished = cli("replay", record)
    assert finished.status == 0
    assert "\x1b" not in finished.out
