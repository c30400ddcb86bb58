"""What something that comes between does to a turn or a reveal: nothing is lost, cut short or left behind."""

from __future__ import annotations

from typing import Any

from sakura.engine.events import SakuraScored
from sakura.session.stages import CHOOSE
from sakura.ui.shots.command import Device, stage
from sakura.ui.widgets.label import OneLine
from tests.ui.conftest import DEVICES, UI, Start, middle_of
from tests.ui.test_choose import begin, drive, face, flick

PHONE = Device(*DEVICES["phone"])


def begin_alone(start: Start, **settings: Any) -> tuple[UI, Any]:
    ui = start("small phone", theme="day", **settings)
    return ui, begin(ui, 1, bots=2)


def test_a_scoring_that_was_left_is_shown_again(ui: UI) -> None:
    with stage(ui, PHONE, "scoring", language="en") as app:
        scored = app.router.screen.showing.step.event
        before = app.router.screen.showing._before.tokens
        app.router.go("settings")
        ui.advance(0.3)
        app.router.back()
        ui.advance(0.1)
        screen = app.router.screen
        assert (app.router.name, screen.mood, screen.showing.step.event) == ("reveal", "scoring", scored)
        assert isinstance(scored, SakuraScored)
        assert tuple(tab.tokens for tab in screen.bar.tabs) == before
        screen.scoring.go_on()
        app.router.go("settings")
        app.router.back()
        ui.advance(0.1)
        assert app.router.name != "reveal" or app.router.screen.mood != "scoring"


def test_who_comes_back_has_the_time_to_take_a_card_back(start: Start) -> None:
    ui, screen = begin_alone(start)
    flick(ui, face(screen, 0))
    ui.advance(0.3)
    assert screen.is_ending
    ui.app.dispatch("on_pause")
    ui.advance(60, frame=60)
    ui.app.dispatch("on_resume")
    ui.advance(3)
    assert ui.app.sitting.stage == CHOOSE and ui.app.sitting.picked
    ui.press("Take back")
    assert not ui.app.sitting.picked


def test_a_finger_on_the_strip_does_not_hurry_the_reveal(ui: UI) -> None:
    with stage(ui, PHONE, "reveal", language="en") as app:
        screen = app.router.screen
        hurried: list[bool] = []
        screen.hurry = lambda: hurried.append(True)
        ui.tap(screen.garden._strip)
        assert not hurried
        x, y = middle_of(screen.garden)
        ui.touch((x, y + screen.garden.height / 3))
        assert hurried


def test_whoever_chooses_stands_out_in_the_garden_in_every_round(start: Start) -> None:
    ui, _screen = begin_alone(start, reduced_motion=True, speed="fast")
    seen = 0
    for _ in range(300):
        sitting = ui.app.sitting
        if sitting.stage == CHOOSE and ui.app.router.name == "choose" and not sitting.picked:
            seen = max(seen, sitting.round)
            assert ui.app.router.screen.garden.current == 0
        if seen == 3:
            return
        drive(ui)
    raise AssertionError("the third round never came")


def test_names_keep_to_their_tabs_when_letters_grow_in_the_middle_of_a_game(ui: UI) -> None:
    with stage(ui, Device(*DEVICES["tablet"]), "choose-court", language="ru", reduced_motion=True) as app:
        app.preferences.change(text_size=175)
        ui.advance(0.5)
        bar = app.router.screen.bar
        names = [label for label in bar.walk(restrict=True) if isinstance(label, OneLine) and not label.text.isdigit()]
        assert names
        assert all(label.height < bar.tab_height / 2 + 1 for label in names), [label.height for label in names]
