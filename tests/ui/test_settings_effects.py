"""Every setting, touched on its screen: what changes in the game at once."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import fields
from typing import Any

import pytest

from sakura.storage.home import Home
from sakura.storage.settings import Values
from sakura.ui import feedback, sound
from sakura.ui.shots.scenes import STEP
from sakura.ui.shots.tables import seats_of
from sakura.ui.widgets.switch import SwitchRow
from tests.ui.conftest import UI, Start


def touch_setting(ui: UI, name: str, value: Any) -> None:
    """Go to the settings, touch the row and come back to where the app was."""
    screen = ui.app.router.go("settings")
    ui.advance(0.2, STEP)
    row = screen.rows[name]
    target = row if isinstance(row, SwitchRow) else row.button(value)
    screen.ids.scroller.scroll_to(target, animate=False)
    ui.advance(0.1)
    ui.tap(target)
    assert getattr(ui.app.preferences.values, name) == value
    ui.app.router.back()
    ui.advance(0.2, STEP)


def at_the_curtain(ui: UI) -> Any:
    ui.app.flow.begin(seats_of(2, 2), "standard", 1)
    ui.advance(0.1)
    return ui.app.router.screen


def see_language(ui: UI) -> None:
    assert ui.sees("New game")
    touch_setting(ui, "language", "fr")
    assert ui.sees("Nouvelle partie") and not ui.sees("New game")


def see_text_size(ui: UI) -> None:
    before = ui.find("InkButton", text="New game").ids.words.texture_size[1]
    touch_setting(ui, "text_size", 200)
    assert ui.find("InkButton", text="New game").ids.words.texture_size[1] > before * 1.6


def see_theme(ui: UI) -> None:
    before = ui.find("InkButton", text="New game").ink[:]
    touch_setting(ui, "theme", "night")
    ui.find("InkButton", text="New game")
    assert ui.find("Tile", text="Settings").ink != before


def doors_after(ui: UI, seconds: float) -> float:
    """How far the doors have still to go so long after they began to close."""
    ui.app.give_up()
    ui.app.flow.begin(seats_of(2, 2), "standard", 1)
    ui.wait(seconds)
    return float(ui.app.router.screen.ids.doors.openness)


def see_speed(ui: UI) -> None:
    normal = doors_after(ui, 0.15)
    ui.app.go_home()
    touch_setting(ui, "speed", "slow")
    assert doors_after(ui, 0.15) > normal


def see_reduced_motion(ui: UI) -> None:
    assert doors_after(ui, 0.05) > 0
    ui.app.go_home()
    touch_setting(ui, "reduced_motion", True)
    assert doors_after(ui, 0.05) == 0


def see_curtain(ui: UI) -> None:
    screen = at_the_curtain(ui)
    ui.advance(1.0, STEP)
    ui.tap(screen.ids.knock)
    ui.advance(1.0, STEP)
    assert ui.app.router.name == "handoff", "a touch is not enough"
    touch_setting(ui, "curtain", "tap")
    ui.advance(1.0, STEP)
    ui.tap(ui.app.router.screen.ids.knock)
    ui.advance(1.0, STEP)
    assert ui.app.router.name == "choose"


def see_haptics(ui: UI) -> None:
    feedback.signal("card")
    felt = len(ui.app.device.asked)
    touch_setting(ui, "haptics", False)
    feedback.signal("card")
    assert felt == 1 and len(ui.app.device.asked) == 1


SEEN_HERE: dict[str, Callable[[UI], None]] = {
    "language": see_language,
    "text_size": see_text_size,
    "theme": see_theme,
    "speed": see_speed,
    "reduced_motion": see_reduced_motion,
    "curtain": see_curtain,
    "haptics": see_haptics,
}
# What the owners of a setting have seen of it in tests of their own.
SEEN_ELSEWHERE = {
    "confirm_play": "tests.ui.test_choose:test_confirming_keeps_the_turn_open",
    "left_handed": "tests.ui.test_left_handed:",
    "narration": "tests.ui.narration.test_narration:",
    "switch_scanning": "tests.ui.focus.test_keyboard:",
    "hints": "tests.ui.test_hints:",
    "own_box": "tests.ui.test_box:",
    "lesson": "tests.ui.test_first_game:",
    "last_table": "tests.ui.test_table:",
    "last_okiya": "tests.ui.okiya.test_matches:",
    "sound": "tests.ui.test_settings_effects:test_sounds_are_heard_or_not",
}


@pytest.mark.parametrize("name", SEEN_HERE)
def test_a_setting_takes_effect_at_once(start: Start, name: str) -> None:
    ui = start("small phone", theme="day")
    SEEN_HERE[name](ui)
    home = ui.app.home
    home.writer.flush()
    kept = Home(home.files, home.folder).open_settings().values
    assert getattr(kept, name) == getattr(ui.app.preferences.values, name) != getattr(Values(theme="day"), name)


class Sound:
    """Counts how often it was heard."""

    def __init__(self) -> None:
        self.played = 0

    def play(self) -> None:
        self.played += 1

    def stop(self) -> None:
        pass


def test_sounds_are_heard_or_not(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: dict[str, Sound] = {}
    monkeypatch.setattr(sound, "_load", lambda name: heard.setdefault(name, Sound()))
    ui = start("small phone")
    feedback.signal("play")
    feedback.signal("card")
    assert heard["play"].played == 1 and "card" not in heard
    touch_setting(ui, "sound", False)
    feedback.signal("play")
    assert heard["play"].played == 1


def test_every_setting_is_seen_by_some_test() -> None:
    assert {*SEEN_HERE, *SEEN_ELSEWHERE} == {entry.name for entry in fields(Values)}
    for where in SEEN_ELSEWHERE.values():
        module, _, function = where.partition(":")
        loaded = importlib.import_module(module)
        assert hasattr(loaded, function) if function else any(name.startswith("test_") for name in vars(loaded))
