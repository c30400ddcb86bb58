"""The home screen and the ways on from it."""

from __future__ import annotations

from sakura.ui.screens.catalogue import SCREENS
from sakura.ui.screens.home import ENTRIES
from sakura.ui.shots.tables import seats_of
from tests.ui.conftest import Start


def button_texts(ui: object) -> list[str]:
    return [button.text for button in ui.find("HomeScreen").buttons()]  # type: ignore[attr-defined]


def offered() -> list[str]:
    return [entry.words() for entry in ENTRIES if entry.screen in SCREENS]


def test_only_what_exists_is_offered(start: Start) -> None:
    texts = button_texts(start())
    assert texts == offered()
    assert {"New game", "Okiya", "Settings"} <= set(texts)


def test_two_taps_to_play(start: Start) -> None:
    ui = start()
    ui.press("New game")
    ui.press("Begin the walk")
    ui.advance(0.3, 0.1)
    assert ui.app.router.name == "choose"


def test_an_open_game_can_be_continued(start: Start) -> None:
    ui = start(reduced_motion=True)
    sitting = ui.app.flow.begin(seats_of(3, 2), "standard", 1)
    ui.advance(0.1)
    ui.app.go_home()
    ui.advance(0.1)
    assert button_texts(ui) == ["Continue", *offered()]
    ui.press("Continue")
    assert ui.app.router.name == "handoff"
    assert ui.app.sitting is sitting


def test_the_picture_comes_after_the_first_frame(start: Start) -> None:
    ui = start()
    assert ui.find("HomeScreen").ids.hero.art == "hero_portrait"
    ui.resize(1600, 1200, 1.5)
    ui.advance(0.05)
    assert ui.find("HomeScreen").ids.hero.art == "hero_landscape"


def test_the_back_key_goes_back_and_then_leaves(start: Start) -> None:
    ui = start()
    ui.press("Settings")
    assert ui.app.router.name == "settings"
    assert ui.window.dispatch("on_keyboard", 27, 0, "", [])
    assert ui.app.router.name == "home"
    assert not ui.app.router.back()
