"""Whatever a screen signals is heard, or meant to be felt only."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from sakura import ui as package
from sakura.ui import feedback
from sakura.ui.play.steps import SIGNALS
from sakura.ui.shots.tables import seats_of
from sakura.ui.sound import FILES, ONLY_FELT, TREMORS, sound_file
from tests.ui.conftest import Start

FOLDER = Path(package.__file__).parent
CALLS = [
    call
    for path in FOLDER.rglob("*.py")
    for call in ast.walk(ast.parse(path.read_text("utf-8")))
    if isinstance(call, ast.Call) and ast.unparse(call.func) == "feedback.signal"
]
WRITTEN = {str(call.args[0].value) for call in CALLS if isinstance(call.args[0], ast.Constant)}
SENT = sorted({*WRITTEN, *SIGNALS.values()})


@pytest.fixture
def heard() -> Iterator[list[str]]:
    names: list[str] = []
    end = feedback.listen(names.append)
    yield names
    end()


@pytest.mark.parametrize("name", SENT)
def test_a_signal_has_a_sound_or_is_only_felt(name: str) -> None:
    file = sound_file(name)
    assert (file is None) == (name in ONLY_FELT), name
    assert file is not None or name in TREMORS


def test_no_signal_is_found_by_chance() -> None:
    computed = [ast.unparse(call.args[0]) for call in CALLS if not isinstance(call.args[0], ast.Constant)]
    assert set(computed) == {"sound"}, "what SIGNALS says"
    assert {"doors", "victory", "card", "tap", "pick", "play", "token"} <= WRITTEN
    assert {*FILES, *ONLY_FELT, *TREMORS} <= set(SENT)


def test_a_tile_that_is_taken_is_heard(start: Start, heard: list[str]) -> None:
    ui = start(reduced_motion=True)
    sitting = ui.app.okiya.begin(seats_of(2, 2), "single", False, 1)
    ui.advance(0.1)
    heard.clear()
    ui.app.router.screen.take(sitting.game.options[0])
    assert "token" in heard
