"""Golden games: one recorded game of each kind as a readable transcript, compared line by line.

When the rules' events change on purpose, ``SAKURA_REWRITE_GOLDEN=1 python -m pytest tests/engine/test_golden_games.py``
writes the transcripts again: read the difference before keeping it. The records they are made from never change.
"""

import os
from itertools import zip_longest

import pytest

from sakura.engine import events
from sakura.engine.records import Record
from tests.engine.helpers import GOLDEN, KIND_NAMES, RECORDS
from tests.engine.transcripts import transcript_of


def golden_lines(name: str) -> list[str]:
    return (GOLDEN / f"{name}.txt").read_text(encoding="utf-8").splitlines()


def record_of(name: str) -> Record:
    return Record.parse((RECORDS / f"version-1-{name}.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", KIND_NAMES)
def test_golden_game_line_by_line(name: str) -> None:
    transcript = transcript_of(record_of(name))
    if os.environ.get("SAKURA_REWRITE_GOLDEN"):
        (GOLDEN / f"{name}.txt").write_text(transcript, encoding="utf-8", newline="\n")
    for number, (now, then) in enumerate(zip_longest(transcript.splitlines(), golden_lines(name)), start=1):
        assert now == then, f"line {number} of {name}.txt"


def test_golden_games_tell_of_every_kind_of_event() -> None:
    told = {line.split()[0] for name in KIND_NAMES for line in golden_lines(name)[1:] if line.strip()}
    told.add("RoundBegan")  # written as a heading
    assert {kind.__name__ for kind in events.Event.__subclasses__()} <= told


@pytest.mark.parametrize("name", KIND_NAMES)
def test_golden_game_runs_from_the_deal_to_the_end(name: str) -> None:
    lines = golden_lines(name)
    assert lines[1] == "  HandRefilled seat=0 drawn=5"
    scored = [line.split()[1] for line in lines if line.startswith("  SakuraScored ")]
    assert scored == [f"space={space}" for space in record_of(name).final["scored"]]
    assert lines[-1].startswith("  GameEnded winners=")
