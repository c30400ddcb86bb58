"""What something that comes between does to a turn or a reveal: nothing is lost, cut short or left behind."""

from __future__ import annotations

from typing import Any

import pytest

from sakura.engine.events import SakuraScored
from sakura.session.stages import CHOOSE, CURTAIN, QUESTION
from sakura.ui.learn.lesson_flow import begin_first_game
from sakura.ui.shots.command import Device, stage
from sakura.ui.shots.tables import play_until, seats_of, sit_down
from sakura.ui.widgets.label import OneLine
from tests.ui.conftest import DEVICES, UI, Start, middle_of, open_hand
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


@pytest.mark.parametrize("place", ["Rules", "Settings"])
def test_an_open_hand_is_behind_the_doors_when_somebody_comes_back_from_elsewhere(start: Start, place: str) -> None:
    ui = open_hand(start)
    ui.app.router.screen.ids.head.open_menu()
    ui.advance(0.3)
    ui.press(place)
    ui.advance(0.3)
    assert ui.app.sitting.stage == CURTAIN
    ui.app.router.back()
    for _ in range(10):
        assert not ui.widgets("CardFace")
        ui.advance(0.017)
    assert ui.app.router.name == "handoff"


def test_who_plays_alone_comes_back_to_the_open_hand(start: Start) -> None:
    ui, screen = begin_alone(start)
    screen.ids.head.open_menu()
    ui.advance(0.3)
    ui.press("Rules")
    ui.advance(0.3)
    ui.app.router.back()
    ui.advance(0.3)
    assert ui.app.router.name == "choose" and len(ui.widgets("CardFace")) == 5


def test_a_card_of_the_first_game_can_be_taken_back_after_a_pause(start: Start) -> None:
    ui = start(reduced_motion=True)
    flow = begin_first_game()
    for _ in range(40):
        if flow.lesson.sitting.picked:
            break
        ui.advance(0.2)
        flow.go_on_or_show()
    ui.app.dispatch("on_pause")
    ui.app.dispatch("on_resume")
    ui.advance(3)
    assert flow.lesson.sitting.stage == CHOOSE and flow.lesson.sitting.picked


def test_a_question_that_nothing_has_led_to_yet_offers_no_second_look(start: Start) -> None:
    ui = start(reduced_motion=True)
    ui.app.flow.take_up(play_until(sit_down(seats_of(3, 1)), lambda table: table.stage == QUESTION))
    ui.advance(1)
    assert ui.app.router.screen.mood == "asking"
    assert not [button for button in ui.widgets("IconButton") if button.hint == "Look again"]
