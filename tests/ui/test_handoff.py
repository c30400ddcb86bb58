"""The doors: closed they cover everything, only holding (or a touch, by setting) opens them, and no hand is early."""

from __future__ import annotations

from typing import Any

import pytest
from kivy.graphics import Color, Rectangle
from kivy.tests.common import UnitTestTouch

from sakura.ui import art
from sakura.ui.shots.tables import seats_of
from sakura.ui.theme import theme
from tests.ui.conftest import DEVICES, UI, Start, middle_of
from tests.ui.focus.typist import Typist


def pass_device(start: Start, **settings: Any) -> tuple[UI, Any]:
    ui = start(**settings)
    ui.app.flow.begin(seats_of(3, 3), "standard", 1)
    ui.advance(0.8)
    return ui, ui.app.router.screen


def hands_shown(ui: UI) -> int:
    return len([widget for widget in ui.widgets("CardFace") if widget.opacity > 0])


def bindings_of(ui: UI, event: str) -> int:
    return len(list(ui.window.get_property_observers(event)))


def test_it_names_whose_turn_it_is(start: Start) -> None:
    ui, screen = pass_device(start)
    assert ui.app.router.name == "handoff"
    assert (screen.painter, screen.name) == ("crane", "Hana")
    assert ui.sees("Hana")


def test_the_picture_behind_the_doors_is_read_once_at_its_size(start: Start) -> None:
    art.forget("hero_portrait")
    _ui, screen = pass_device(start)
    picture = screen.ids.garden._rectangle.texture
    assert picture is art.texture("hero_portrait", mipmaps=False)
    assert picture not in art._smooth


def test_holding_opens_the_doors_and_only_then_the_hand(start: Start) -> None:
    ui, screen = pass_device(start)
    sitting = ui.app.sitting
    ui.hold(screen.ids.knock, 0.8)
    assert sitting.stage == "curtain" and 0 < screen.ids.doors.openness < 1
    while screen.ids.doors.openness < 1:
        assert sitting.stage == "curtain" and not hands_shown(ui)
        ui.advance()
    ui.advance(0.1)
    assert sitting.stage == "choose"
    assert ui.app.router.name == "choose"


def test_letting_go_early_opens_nothing(start: Start) -> None:
    ui, screen = pass_device(start)
    ui.hold(screen.ids.knock, 0.4)
    assert 0 <= screen.ids.knock.progress < 1
    ui.advance(1.0)
    assert ui.app.sitting.stage == "curtain"
    assert screen.ids.knock.progress == 0 and screen.ids.doors.openness == 0


def test_a_touch_opens_if_set_so(start: Start) -> None:
    ui, screen = pass_device(start, curtain="tap", reduced_motion=True)
    ui.tap(screen.ids.knock)
    ui.advance(0.1)
    assert ui.app.router.name == "choose"


def test_a_tap_does_nothing_where_holding_is_asked_for(start: Start) -> None:
    ui, screen = pass_device(start, reduced_motion=True)
    ui.tap(screen.ids.knock)
    ui.advance(1.0)
    assert ui.app.sitting.stage == "curtain"


@pytest.mark.pixels
@pytest.mark.parametrize("device", DEVICES)
def test_closed_doors_cover_every_pixel(start: Start, device: str) -> None:
    ui, screen = pass_device(start, device=device)
    with screen.ids.garden.canvas.after:
        Color(0, 1, 0, 1)
        Rectangle(pos=(0, 0), size=ui.window.size)
    ui.advance(0.1)
    _width, _height, pixels = ui.pixels()
    assert screen.ids.doors.openness == 0
    assert (bytes((0, 255, 0)) * 3) not in pixels


def test_the_hand_is_gone_before_the_doors_move(start: Start) -> None:
    ui, screen = pass_device(start)
    ui.hold(screen.ids.knock, 0.8)
    ui.advance(1.0)
    sitting = ui.app.sitting
    sitting.pick(sitting.view().hand[0])
    ui.app.router.screen.end_turn()
    for _ in range(30):
        ui.advance()
        assert not hands_shown(ui)
    assert ui.app.router.name == "handoff" and ui.app.router.screen.name == "Ren"


def test_out_of_sight_the_doors_close(start: Start) -> None:
    ui, screen = pass_device(start, reduced_motion=True)
    ui.hold(screen.ids.knock, 0.8)
    ui.advance(0.2)
    assert ui.app.router.name == "choose"
    assert ui.app.on_pause()
    assert ui.app.router.name == "handoff"
    ui.advance()
    assert not hands_shown(ui)
    ui.app.on_resume()
    ui.hold(ui.app.router.screen.ids.knock, 0.8)
    ui.advance(0.2)
    assert ui.app.router.name == "choose"


def test_doors_that_open_just_as_the_app_goes_out_of_sight_can_be_opened_again(start: Start) -> None:
    ui, screen = pass_device(start, curtain="tap", reduced_motion=True)
    screen._opened()
    ui.app.dispatch("on_pause")
    ui.advance(0.5)
    assert (ui.app.router.name, ui.app.sitting.stage) == ("handoff", "curtain")
    assert not screen.ids.knock.disabled
    ui.tap(screen.ids.knock)
    ui.advance(0.1)
    assert ui.app.router.name == "choose"


@pytest.mark.parametrize("event", ["on_minimize", "on_hide"])
def test_a_window_that_is_put_away_shows_no_hand(start: Start, event: str) -> None:
    ui, screen = pass_device(start, curtain="tap", reduced_motion=True)
    ui.tap(screen.ids.knock)
    ui.advance(0.1)
    assert ui.app.router.name == "choose"
    ui.window.dispatch(event)
    assert (ui.app.router.name, hands_shown(ui)) == ("handoff", 0)
    before = bindings_of(ui, event)
    ui.app.stop()
    assert bindings_of(ui, event) == before - 1


def pause_a_while(ui: UI) -> None:
    """The app is out of sight for ten minutes in which nothing is drawn, and then in other hands."""
    ui.app.dispatch("on_pause")
    ui.wait(600, 600)
    ui.app.dispatch("on_resume")


@pytest.mark.parametrize("curtain", ["tap", "hold"])
def test_doors_on_the_move_are_closed_when_the_app_goes_out_of_sight(start: Start, curtain: str) -> None:
    ui, screen = pass_device(start, curtain=curtain)
    ui.hold(screen.ids.knock, 0.8)
    assert screen.ids.doors.openness > 0
    pause_a_while(ui)
    assert screen.ids.doors.openness == 0
    ui.advance(2.0)
    assert (ui.app.router.name, ui.app.sitting.stage, screen.ids.doors.openness) == ("handoff", "curtain", 0)
    ui.hold(screen.ids.knock, 0.8)
    ui.advance(1.0)
    assert ui.app.router.name == "choose"


@pytest.mark.parametrize("curtain", ["tap", "hold"])
def test_a_finger_from_before_a_pause_opens_nothing(start: Start, curtain: str) -> None:
    ui, screen = pass_device(start, curtain=curtain)
    finger = UnitTestTouch(*middle_of(screen.ids.knock))
    finger.touch_down()
    ui.advance(0.1)
    pause_a_while(ui)
    ui.advance(2.0)
    assert ui.app.sitting.stage == "curtain"
    finger.touch_up()
    ui.advance(2.0)
    assert (ui.app.router.name, ui.app.sitting.stage) == ("handoff", "curtain")


@pytest.mark.parametrize("left_handed", [False, True])
def test_the_menu_is_a_touch_away_on_the_side_of_the_thumb(start: Start, left_handed: bool) -> None:
    ui, screen = pass_device(start, left_handed=left_handed, reduced_motion=True)
    menu = ui.find("IconButton", icon="ui_menu")
    assert menu.hint == "Menu" and min(menu.size) >= theme.target
    assert (menu.center_x < screen.center_x) == left_handed
    ui.tap(menu)
    ui.advance(0.2)
    assert len(ui.widgets("MenuSheet")) == 1 and ui.app.sitting.stage == "curtain"


@pytest.mark.parametrize(
    "settings", [{}, {"curtain": "tap"}, {"curtain": "tap", "reduced_motion": True}], ids=["hold", "tap", "at once"]
)
def test_two_fingers_open_the_doors_once(start: Start, settings: dict[str, Any]) -> None:
    ui, screen = pass_device(start, **settings)
    fingers = [UnitTestTouch(*middle_of(screen.ids.knock)) for _ in range(2)]
    for finger in fingers:
        finger.touch_down()
    ui.advance(0.8)
    for finger in fingers:
        finger.touch_up()
    ui.advance(1.5)
    assert (ui.app.router.name, ui.app.sitting.stage) == ("choose", "choose")


@pytest.mark.parametrize("key", ["escape", "F1"])
def test_doors_under_a_sheet_stay_shut(start: Start, key: str) -> None:
    ui, screen = pass_device(start)
    ui.hold(screen.ids.knock, 0.8)
    assert 0 < screen.ids.doors.openness < 1
    Typist(ui).press(key)
    ui.advance(2.0)
    Typist(ui).press("escape")
    ui.advance(1.0)
    assert (ui.app.router.name, ui.app.sitting.stage, screen.ids.doors.openness) == ("handoff", "curtain", 0)
    assert not hands_shown(ui)
    ui.hold(screen.ids.knock, 0.8)
    ui.advance(1.0)
    assert ui.app.router.name == "choose"


def test_a_touch_takes_the_hold_of_a_key_back(start: Start) -> None:
    ui, screen = pass_device(start)
    typist = Typist(ui)
    typist.go_to(lambda widget: widget is screen.ids.knock.__self__)
    typist.down("enter", hold=0.3)
    assert screen.ids.knock.progress > 0
    ui.touch((5, 5))
    ui.advance(2.0)
    typist.up("enter")
    ui.advance(2.0)
    assert (ui.app.sitting.stage, screen.ids.knock.progress, screen.ids.doors.openness) == ("curtain", 0, 0)
    typist.open_curtain(screen)
    ui.advance(1.0)
    assert ui.app.router.name == "choose"


def test_a_finger_let_go_beside_the_emblem_opens_nothing(start: Start) -> None:
    ui, screen = pass_device(start)
    ui.touch(middle_of(screen.ids.knock), (5, 5), hold=0.3)
    ui.advance(2.0)
    assert (ui.app.sitting.stage, screen.ids.knock.progress, screen.ids.doors.openness) == ("curtain", 0, 0)


def begin_closing(start: Start, **settings: Any) -> tuple[UI, Any]:
    ui = start(**settings)
    ui.app.flow.begin(seats_of(3, 3), "standard", 1)
    ui.advance(0.2)
    screen = ui.app.router.screen
    assert 0 < screen.ids.doors.openness < 1
    return ui, screen


def test_a_hold_that_begins_while_the_doors_close_counts_from_when_they_are_closed(start: Start) -> None:
    ui, screen = begin_closing(start)
    finger = UnitTestTouch(*middle_of(screen.ids.knock))
    finger.touch_down()
    while screen.ids.doors.openness > 0:
        assert screen.ids.knock.progress == 0
        ui.advance()
    ui.advance(0.5)
    assert 0 < screen.ids.knock.progress < 1 and screen.ids.doors.openness == 0
    ui.advance(1.0)
    finger.touch_up()
    assert ui.app.router.name == "choose"


@pytest.mark.parametrize("curtain", ["tap", "hold"])
def test_a_tap_while_the_doors_close_opens_nothing(start: Start, curtain: str) -> None:
    ui, screen = begin_closing(start, curtain=curtain)
    ui.tap(screen.ids.knock)
    ui.advance(3.0)
    assert (ui.app.sitting.stage, screen.ids.doors.openness) == ("curtain", 0)


def test_a_finger_that_lay_on_the_last_hand_opens_nothing(start: Start) -> None:
    ui, screen = pass_device(start)
    ui.hold(screen.ids.knock, 0.8)
    ui.advance(1.0)
    finger = UnitTestTouch(*middle_of(screen.ids.knock))
    finger.touch_down()
    sitting = ui.app.sitting
    sitting.pick(sitting.view().hand[0])
    ui.app.router.screen.end_turn()
    ui.advance(3.0)
    assert ui.app.router.name == "handoff" and screen.ids.knock.progress == 0
    finger.touch_up()
    ui.advance(1.0)
    assert sitting.stage == "curtain"
