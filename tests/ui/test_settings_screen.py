"""The settings screen: every touch takes effect at once."""

from __future__ import annotations

from typing import Any

import pytest

from sakura.ui.theme import theme
from tests.ui.conftest import UI, Start


def open_settings(start: Start, **settings: Any) -> tuple[UI, Any]:
    ui = start(**settings)
    ui.press("Settings")
    ui.advance(0.3)
    return ui, ui.app.router.screen


def touch(ui: UI, screen: Any, row: Any, target: Any) -> None:
    """Scroll to a row and touch something in it."""
    screen.ids.scroller.scroll_to(row, animate=False)
    ui.advance(0.05)
    ui.tap(target)
    ui.advance(0.3)


@pytest.mark.parametrize(
    ("name", "value"), [("theme", "night"), ("text_size", 200), ("speed", "fast"), ("curtain", "tap")]
)
def test_a_choice_is_taken(start: Start, name: str, value: object) -> None:
    ui, screen = open_settings(start)
    row = screen.rows[name]
    touch(ui, screen, row, row.button(value))
    assert getattr(ui.app.preferences.values, name) == value
    assert row.button(value).chosen


@pytest.mark.parametrize("name", ["reduced_motion", "sound", "haptics", "confirm_play", "left_handed"])
def test_a_switch_turns(start: Start, name: str) -> None:
    ui, screen = open_settings(start)
    before = getattr(ui.app.preferences.values, name)
    row = screen.rows[name]
    touch(ui, screen, row, row)
    assert getattr(ui.app.preferences.values, name) is not before
    touch(ui, screen, row, row)
    assert getattr(ui.app.preferences.values, name) is before


def test_the_night_falls_at_once(start: Start) -> None:
    ui, screen = open_settings(start, theme="day")
    day = list(theme.paper)
    touch(ui, screen, screen.rows["theme"], screen.rows["theme"].button("night"))
    assert theme.night and list(theme.paper) != day
    assert list(ui.window.clearcolor) == list(theme.paper)


def test_text_grows_at_once(start: Start) -> None:
    ui, screen = open_settings(start)
    before = theme.text_body
    touch(ui, screen, screen.rows["text_size"], screen.rows["text_size"].button(200))
    assert theme.text_body == pytest.approx(before * 2)


def test_another_language_builds_the_screen_anew(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    ui, screen = open_settings(start)
    monkeypatch.setattr("sakura.ui.app.speak", lambda code: code == "fr")
    ui.app.preferences.change(language="fr")
    ui.advance(0.05)
    assert ui.app.router.name == "settings"
    assert ui.app.router.screen is not screen


def test_switches_stand_in_line_with_the_choices(start: Start) -> None:
    ui = start()
    ui.app.router.go("settings")
    ui.advance(0.3)
    lefts = {
        label.to_window(label.x, 0)[0] for label in ui.widgets("Words") if label.text in ("Theme", "Reduced motion")
    }
    assert len(lefts) == 1
