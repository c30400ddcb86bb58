"""What helps in a game of Okiya: hints, and moves that are told and read aloud."""

from __future__ import annotations

from typing import Any

import pytest

from sakura.session.okiya_sitting import ASKED
from sakura.ui import telling
from tests.ui.conftest import DEVICES, Start
from tests.ui.okiya.touches import begin, play_until, screen_of, take_one, wait_for


def test_a_hint_points_at_the_best_tile(start: Start) -> None:
    ui = begin(start)
    play_until(ui, lambda sitting: len(sitting.game.moves) == 6)
    screen = screen_of(ui)
    ui.tap(screen.tools.ids.hint)
    wait_for(ui, lambda: ui.sees("Best: "))
    hinted = [tile for tile in screen.board.tiles if tile.hinted]
    assert len(hinted) == 1
    assert hinted[0].legal
    take_one(ui)
    assert not any(tile.hinted for tile in screen.board.tiles)


def test_without_hints_there_is_no_button_for_one(start: Start) -> None:
    ui = begin(start, hints=False)
    tools = screen_of(ui).tools
    assert tools.ids.hint.parent is None and tools.ids.undo.parent is not None
    ui.app.router.go("settings")
    ui.app.preferences.change(hints=True)
    ui.app.router.back()
    ui.advance(0.1)
    assert tools.ids.hint.parent is not None


@pytest.mark.parametrize("change", [take_one, lambda ui: screen_of(ui).take_back()])
def test_no_hint_is_given_for_a_position_that_is_gone(start: Start, change: Any) -> None:
    ui = begin(start)
    take_one(ui)
    told: list[Any] = []
    screen_of(ui)._show_hint = told.append
    screen_of(ui).ask_hint()
    change(ui)
    if ui.app.okiya.sitting.stage == ASKED:
        ui.press("Yes")
    wait_for(ui, lambda: ui.app.okiya._musing._clock is None)
    assert told == []


def test_every_move_is_told(start: Start) -> None:
    heard: list[str] = []
    end = telling.listen(heard.append)
    try:
        ui = begin(start)
        take_one(ui)
    finally:
        end()
    first, second = ui.app.okiya.sitting.match.starter, ui.app.okiya.sitting.seat
    names = ("Hana", "Ren")
    assert heard[0] == f"Game 1: {names[first]} begins."
    assert heard[1] == f"{names[first]} takes any tile on the border."
    assert heard[2].startswith(f"{names[first]} takes ")
    assert heard[3].startswith(f"{names[second]} takes a tile with ")


def test_the_garden_is_read_aloud_where_that_is_wanted(start: Start) -> None:
    ui = begin(start, format="three", narration=True)
    take_one(ui)
    ui.app.device.asked.clear()
    ui.tap(screen_of(ui).tools.ids.speak)
    spoken = [entry[1] for entry in ui.app.device.asked if entry[0] == "say"]
    assert [line.split(":")[0] for line in spoken[:5]] == ["Row 1", "Row 2", "Row 3", "Row 4", "Hana"]
    assert "a token of " in spoken[0]
    assert " takes a tile with " in spoken[5]
    ui.app.preferences.change(narration=False)
    ui.advance(0.1)
    assert screen_of(ui).tools.ids.speak.parent is None


def test_a_hint_outlives_a_phone_that_is_turned(start: Start) -> None:
    ui = begin(start)
    play_until(ui, lambda sitting: len(sitting.game.moves) == 6)
    screen = screen_of(ui)
    ui.tap(screen.tools.ids.hint)
    wait_for(ui, lambda: any(tile.hinted for tile in screen.board.tiles))
    seat = ui.app.okiya.sitting.seat
    before = [tile.square for tile in screen.board.tiles if tile.hinted], screen.panels[seat].prompt
    ui.resize(*DEVICES["sideways"])
    ui.advance(0.2)
    assert ([tile.square for tile in screen.board.tiles if tile.hinted], screen.panels[seat].prompt) == before
