"""Pause, resume, rotation, split screen and the back key, at every screen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sakura.session.sitting import Sitting
from sakura.session.stages import CHOOSE, CURTAIN, OVER, QUESTION, REVEAL
from sakura.storage.home import Home
from sakura.ui import appearance
from sakura.ui.screens.catalogue import SCREENS
from sakura.ui.shots.scenes import SCENES, STEP
from sakura.ui.shots.tables import is_in_round, play_until, seats_of, sit_down
from sakura.ui.theme import theme
from tests.ui.conftest import DEVICES, UI, Start

BACK = 27
TINY = (720, 800, 2.0)  # a phone's half in split screen: 360 x 400 dp
PHONE = DEVICES["small phone"]
# A state of every screen, and some with layers over them.
WALK = ["home", "games", "settings", "table-painters", "handoff-six", "choose-card", "choose-six", "reveal", "question"]
WALK += ["scoring", "log", "give-up", "end-six", "learn", "what-now", "rules", "okiya", "okiya-game", "okiya-end"]
WALK += ["okiya-replay", "replay", "records", "statistics", "box"]


@pytest.fixture
def closing(ui: UI) -> Iterator[list[str]]:
    """What wanted to close the window; it stays open."""
    asked: list[str] = []

    def refuse(_window: object, *_: object, source: str = "", **__: object) -> bool:
        asked.append(source)
        return True

    ui.window.bind(on_request_close=refuse)
    yield asked
    ui.window.unbind(on_request_close=refuse)


def bring(ui: UI, scene: str) -> Any:
    """A scene from a fresh home screen."""
    for name in ui.app.home.games.notes():
        ui.app.drop(name)
    ui.app.go_home()
    SCENES[scene](ui, ui.app)
    ui.wait(0.2, STEP)
    return ui.app.router.screen


def press_back(ui: UI) -> None:
    ui.window.dispatch("on_keyboard", BACK, 0, "", [])
    ui.wait(0.2, STEP)


def pause_and_resume(ui: UI, scene: str) -> None:
    before, sitting = ui.app.router.name, ui.app.sitting
    people = len(sitting.people) if sitting is not None else 0
    is_open = sitting is not None and sitting.stage in (CHOOSE, QUESTION) and before in ("choose", "reveal")
    assert ui.app.on_pause()
    if people > 1:
        assert not any(hand.orders for hand in ui.widgets("Hand")), f"{scene}: the task switcher sees a hand"
    ui.wait(0.1, STEP)
    ui.app.on_resume()
    ui.wait(0.1, STEP)
    assert ui.app.router.name == ("handoff" if is_open and people > 1 else before), scene


def go_back_home(ui: UI, scene: str, closing: list[str]) -> None:
    """Back, and back again; out of a game only through its menu."""
    in_play = ui.app.sitting is not None and ui.app.sitting.stage != OVER
    for _ in range(4):
        if ui.app.router.name == "home" and not ui.app.router.layers.children:
            break
        if ui.app.router.layers.children and "Home screen" in ui.texts():
            ui.advance(0.1, STEP)
            ui.press("Home screen")
        else:
            press_back(ui)
    assert (ui.app.router.name, closing) == ("home", []), scene
    assert not in_play or ui.app.home.games.notes(), f"{scene}: the game is gone"


def test_split_screen_pause_and_the_back_key_at_every_screen(start: Start, closing: list[str]) -> None:
    ui = start("small phone", reduced_motion=True, text_size=200)
    visited = set()
    for scene in WALK:
        ui.resize(*TINY)
        screen = bring(ui, scene)
        visited.add(ui.app.router.name)
        assert screen.size == [720, 800], scene
        ui.resize(*PHONE)
        ui.wait(0.2, STEP)
        assert ui.app.router.screen.size == [720, 1280], scene
        pause_and_resume(ui, scene)
        go_back_home(ui, scene, closing)
    press_back(ui)
    assert closing == ["keyboard"], "at home the back key leaves the app"
    assert visited == set(SCREENS), "every screen was visited"


def test_what_was_open_at_a_pause_is_found_after_a_kill(start: Start) -> None:
    ui = start(reduced_motion=True)
    for stage in (CURTAIN, CHOOSE, QUESTION, REVEAL):
        ui.app.flow.take_up(play_until(sit_down(seats_of(3, 2)), is_in_round(2, stage)))
        ui.app.on_pause()
        home = ui.app.home
        found = Sitting.restore(Home(home.files, home.folder).games.load(ui.app.flow.name))
        assert found.moment == ui.app.sitting.moment and found.stage == ui.app.sitting.stage
        ui.app.give_up()


def test_turning_the_device_during_a_reveal_keeps_it_going(start: Start) -> None:
    ui = start("small phone", speed="fast")
    sitting = play_until(sit_down(seats_of(4, 4)), is_in_round(3, REVEAL))
    spaces = sitting.outcome().spaces
    ui.app.flow.take_up(sitting)
    turned = [DEVICES["sideways"], TINY, PHONE]
    said: list[str] = []
    for moment in range(600):
        if sitting.stage != REVEAL:
            break
        if moment % 9 == 4:  # also in the middle of a walk
            ui.resize(*turned[moment // 9 % len(turned)])
        ui.wait(STEP, STEP)
        said.append(getattr(ui.app.router.screen, "sentence", ""))
    assert sitting.stage in (CURTAIN, QUESTION), "the reveal came to its end"
    assert len(set(said)) > 3, "and was told step by step"
    assert sitting.outcome().spaces == spaces


def test_turning_the_device_keeps_a_card_lifted(start: Start) -> None:
    ui = start("small phone", reduced_motion=True)
    screen = bring(ui, "choose-card")
    lifted = screen.hand.lifted
    for device in ("sideways", "small phone"):
        ui.resize(*DEVICES[device])
        ui.wait(0.2, STEP)
        assert (screen.hand.lifted, ui.app.router.screen) == (lifted, screen)


def test_night_that_fell_out_of_sight_is_seen_on_coming_back(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(appearance, "prefers_night", lambda: False)
    ui = start(theme="system")
    ui.app.on_pause()
    monkeypatch.setattr(appearance, "prefers_night", lambda: True)
    ui.app.on_resume()
    assert theme.night
