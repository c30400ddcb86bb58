"""The screen turned to the player opposite: everything stands half a turn round, and is touched there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from kivy.graphics import Color, Rectangle

from sakura.device.screen import Insets
from sakura.device.stand_in import StandIn
from sakura.ui.boxes import Box, box_of
from sakura.ui.widgets.dialog import Answer, Dialog
from sakura.ui.widgets.toast import show_toast
from tests.ui.conftest import UI, Start, middle_of
from tests.ui.focus.typist import Typist
from tests.ui.test_choose import begin, seats
from tests.ui.test_reveal import reach
from tests.ui.test_rules import is_in_view

NOTCH = Insets(60, 110, 40, 90)


def opposite(ui: UI, place: Sequence[float]) -> tuple[float, float]:
    """Where a point of the window is after half a turn."""
    return ui.window.width - place[0], ui.window.height - place[1]


def opposite_box(ui: UI, box: Box) -> Box:
    return Box(*opposite(ui, box[2:]), *opposite(ui, box[:2]))


def tablet(start: Start, **settings: Any) -> UI:
    return start("tablet", **{"curtain": "tap", "theme": "day", "reduced_motion": True, **settings})


def at_the_curtain(start: Start, **settings: Any) -> tuple[UI, Any]:
    ui = tablet(start, **settings)
    ui.app.flow.begin(seats(3), "standard", 7)
    ui.advance(0.3)
    return ui, ui.app.router.screen


def with_a_hand(start: Start, people: int = 3, **settings: Any) -> tuple[UI, Any]:
    """A hand that was opened before the screen was turned with the button."""
    ui = tablet(start, **settings)
    screen = begin(ui, people)
    ui.tap(screen.ids.head.ids.turn)
    assert ui.app.router.turned
    return ui, screen


def test_everything_stands_half_a_turn_round(start: Start) -> None:
    ui, screen = at_the_curtain(start)
    show_toast("Hello")
    Dialog(title="Well?", text="Well.", answers=[Answer("Yes")]).open()
    ui.advance(0.1)
    parts = [*ui.widgets("Title"), *ui.widgets("Toast"), *ui.widgets("InkButton"), screen.ids.knock, screen.ids.doors]
    before = [box_of(part) for part in parts]
    ui.app.router.turned = True
    assert [box_of(part) for part in parts] == [pytest.approx(opposite_box(ui, box)) for box in before]


@pytest.mark.pixels
def test_the_picture_is_the_same_half_a_turn_round(start: Start) -> None:
    ui, _screen = at_the_curtain(start)
    ui.advance(0.5)
    width, height, upright = ui.pixels()
    ui.app.router.turned = True
    ui.advance(0.1)
    turned = ui.pixels()[2]
    expected = bytes(value for at in range(len(upright) - 3, -1, -3) for value in upright[at : at + 3])
    differing = sum(abs(one - other) > 40 for one, other in zip(turned, expected, strict=True))
    assert differing < width * height * 3 * 0.005


@pytest.mark.pixels
def test_closed_doors_cover_every_pixel(start: Start) -> None:
    ui, screen = at_the_curtain(start)
    ui.app.router.turned = True
    with screen.ids.garden.canvas.after:
        Color(0, 1, 0, 1)
        Rectangle(pos=(0, 0), size=ui.window.size)
    ui.advance(0.1)
    assert (bytes((0, 255, 0)) * 3) not in ui.pixels()[2]


def test_the_next_player_turns_the_curtain_and_holds_it_open(start: Start) -> None:
    ui, screen = at_the_curtain(start, curtain="hold")
    emblem, button = middle_of(screen.ids.knock), middle_of(screen.ids.turn)
    corner = box_of(screen.ids.knock)[:2]
    ui.touch(button)
    assert ui.app.router.turned
    ui.touch(opposite(ui, button))
    assert not ui.app.router.turned
    ui.touch(button)
    ui.touch((corner[0] + 30, corner[1] + 30), hold=0.2)
    assert ui.app.router.name == "handoff"
    ui.touch(opposite(ui, emblem), hold=0.9)
    ui.advance(0.3)
    assert ui.app.router.name == "choose" and ui.app.router.turned


def test_the_button_stands_on_the_curtain_of_a_tablet_only(start: Start) -> None:
    ui, screen = at_the_curtain(start)
    assert screen.ids.turn.opacity == 1 and not screen.ids.turn.disabled
    ui.resize(1080, 1920, 2.6)
    ui.advance(0.1)
    assert screen.ids.turn.opacity == 0
    ui.tap(screen.ids.turn)
    assert not ui.app.router.turned


def test_a_card_is_flicked_towards_the_middle_and_the_turn_ended(start: Start) -> None:
    ui, screen = with_a_hand(start)
    x, y = middle_of(screen.hand.faces[2])
    assert y > ui.window.height / 2, "the hand lies at the far edge of the table"
    order = int(screen.hand.faces[2].order)
    ui.drag((x, y), (x, y + 100), steps=5)
    ui.advance(0.5)
    assert not screen.sitting.picked, "towards the player is not played"
    x, y = middle_of(next(face for face in screen.hand.faces if face.order == order))
    ui.drag((x, y), (x, y - 260), steps=5)
    ui.advance(0.5)
    assert screen.sitting.picked == (order,)
    ui.press("End turn")
    ui.advance(0.3)
    assert ui.app.router.name == "handoff" and ui.app.router.turned, "the players turn it, not the game"


def test_a_question_is_answered(start: Start) -> None:
    ui = tablet(start)
    begin(ui, 4)
    reach(ui, "asking")
    back = middle_of(next(widget for widget in ui.widgets("InkButton") if widget.text == "‹ Back"))
    ui.app.router.turned = True
    sitting = ui.app.sitting
    length = len(sitting.events)
    ui.touch(opposite(ui, back))
    ui.advance(0.05)
    assert sitting.events[length].choice == "-"


def test_the_log_is_opened_scrolled_and_closed(start: Start) -> None:
    from sakura.session.stages import CHOOSE
    from sakura.ui.shots.tables import is_in_round, play_until, seats_of, sit_down

    ui = tablet(start)
    ui.app.flow.take_up(play_until(sit_down(seats_of(6, 1)), is_in_round(4, CHOOSE)))
    ui.advance(0.5)
    screen = ui.app.router.screen
    log = middle_of(screen.ids.head.ids.log)
    ui.tap(screen.ids.head.ids.turn)
    ui.touch(opposite(ui, log))
    ui.advance(0.3)
    sheet = ui.find("LogSheet")
    scroller = sheet.ids.scroller
    scroller.scroll_y = 0.5
    x, y = middle_of(scroller)
    ui.drag((x, y), (x, y + 200))
    ui.advance(1.0)
    assert scroller.scroll_y > 0.5, "the words follow the finger: down, to the one who reads them"
    ui.touch((5, 5))
    assert not ui.app.router.layers.children


def test_the_finger_holds_the_stone_when_the_garden_is_scrolled(start: Start) -> None:
    ui, screen = with_a_hand(start)
    garden = screen.garden
    garden.zoom_by(2)
    before = garden.position_of_space(15)
    x, y = middle_of(garden)
    ui.drag((x, y), (x + 120, y))
    after = garden.position_of_space(15)
    assert 60 < after[0] - before[0] < 180


def test_a_tap_hurries(start: Start) -> None:
    ui = tablet(start, reduced_motion=False)
    begin(ui, 3)
    screen = reach(ui, "showing")
    row = middle_of(screen.row)
    ui.app.router.turned = True
    ui.advance(0.1)
    step = screen.showing.step
    for _ in range(2):
        ui.touch(opposite(ui, row))
    assert screen.showing.step is not step


def test_it_lasts_until_the_way_home(start: Start) -> None:
    ui, _screen = with_a_hand(start)
    ui.app.router.go("settings")
    assert ui.app.router.turned, "whoever opened them reads them"
    ui.app.router.back()
    assert ui.app.router.turned
    ui.app.go_home()
    assert not ui.app.router.turned


def test_off_the_table_it_turns_back(start: Start) -> None:
    ui, _screen = with_a_hand(start)
    ui.resize(800, 1200, 1.5)
    ui.advance(0.1)
    assert not ui.app.router.turned


def test_nothing_lies_under_a_notch(start: Start) -> None:
    device = StandIn()
    device.room = NOTCH
    ui, _screen = with_a_hand(start, app_device=device)
    width, height = ui.window.size
    stage = box_of(ui.app.router.stage.children[0])
    assert stage == (NOTCH.left, NOTCH.bottom, width - NOTCH.right, height - NOTCH.top)


def test_rules_are_scrolled_to_for_whoever_reads_them(start: Start) -> None:
    ui, _screen = with_a_hand(start)
    screen = ui.app.router.go("rules")
    ui.advance(0.6)
    heading = ui.widgets("ParagraphWords")[3]
    screen._scroll_to(heading)
    ui.advance(0.1)
    ui.app.router.turned = False
    assert is_in_view(screen, heading)


def test_keys_go_where_the_reader_sees_them_go(start: Start) -> None:
    ui, screen = with_a_hand(start)
    typist = Typist(ui)
    tools = screen.ids.head.ids
    typist.go_to(lambda widget: widget is tools.discards.__self__)
    ring = opposite_box(ui, typist.ring)
    assert ring.within(box_of(tools.discards)) == box_of(tools.discards) != ring
    typist.press("right")
    assert typist.stop.widget is tools.log.__self__
    typist.press("left", "left")
    assert typist.stop.widget is tools.turn.__self__
    typist.press("enter")
    assert not ui.app.router.turned
    order = [stop.widget for stop in ui.app.keyboard.stops()]
    ui.app.router.turned = True
    assert [stop.widget for stop in ui.app.keyboard.stops()] == order


def test_a_key_touches_what_the_ring_is_on(start: Start) -> None:
    ui, screen = with_a_hand(start)
    taps: list[Any] = []
    screen.garden.bind(on_tap=taps.append)
    typist = Typist(ui)
    typist.go_to(lambda widget: widget is screen.garden)
    typist.press("enter")
    assert taps == [screen.garden]


@pytest.mark.parametrize("turned", [False, True])
def test_a_remark_stands_in_the_middle_between_the_notches(start: Start, turned: bool) -> None:
    device = StandIn()
    device.room = Insets(200, 0, 40, 0)
    ui = tablet(start, app_device=device)
    ui.app.router.turned = turned
    toast = show_toast("Hello")
    ui.advance(0.1)
    box = box_of(toast)
    assert (box.left + box.right) / 2 == pytest.approx((200 + ui.window.width - 40) / 2)
