"""Fingers on the garden and on its strip."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ui.garden.test_view import Walker


@pytest.fixture
def walker(ui: Any) -> Walker:
    ui.resize(420, 480, 1.0)
    made = Walker(4, 0, mode="scroll")
    ui.show(made.garden)
    return made


def test_it_begins_at_the_emperor(walker: Walker) -> None:
    x, _ = walker.garden.position_of(-1)
    assert walker.garden.x < x < walker.garden.right


def test_a_finger_scrolls_it(ui: Any, walker: Walker) -> None:
    garden = walker.garden
    garden.camera.stop()
    before = garden.camera.x
    ui.drag((300, 300), (100, 300))
    assert garden.camera.x > before + 150
    ui.drag((100, 300), (300, 300))
    ui.advance(2.0)
    assert not garden.camera.moving


def test_the_strip_leads_to_the_shrine_and_back(ui: Any, walker: Walker) -> None:
    garden = walker.garden
    ui.touch((340, 20))
    ui.advance(1.5)
    assert garden.plan is not None
    assert garden.camera.x == pytest.approx(garden.plan.width - 360, abs=1)
    ui.drag((300, 20), (20, 20))
    ui.advance(1.5)
    assert garden.camera.x == pytest.approx(0, abs=1)


def test_following_the_emperor_brings_him_into_view(ui: Any, walker: Walker) -> None:
    garden = walker.garden
    ui.touch((340, 20))
    ui.advance(1.5)
    garden.follow_emperor()
    ui.advance(1.5)
    x, _ = garden.position_of(-1)
    assert garden.x < x < garden.right


def test_a_double_tap_zooms_in_and_out_again(ui: Any, walker: Walker) -> None:
    garden = walker.garden
    for zoom in (1.8, 1.0):
        touch_twice(garden, (200, 250))
        ui.advance(0.1)
        assert garden.camera.zoom == pytest.approx(zoom)


def touch_twice(garden: Any, place: tuple[float, float]) -> None:
    from kivy.tests.common import UnitTestTouch

    finger = UnitTestTouch(*place)
    finger.is_double_tap = True
    finger.touch_down()
    finger.touch_up()
    assert not garden._gestures.busy


def test_two_fingers_zoom(ui: Any, walker: Walker) -> None:
    from kivy.tests.common import UnitTestTouch

    one, other = UnitTestTouch(150, 250), UnitTestTouch(210, 250)
    one.touch_down()
    other.touch_down()
    other.touch_move(240, 250)
    ui.advance(0.05)
    assert walker.garden.camera.zoom == pytest.approx(1.5)
    other.touch_up()
    one.touch_up()


def test_a_tap_is_told(ui: Any, walker: Walker) -> None:
    taps: list[Any] = []
    walker.garden.bind(on_tap=taps.append)
    ui.touch((200, 250))
    assert len(taps) == 1
    ui.drag((300, 300), (100, 300))
    ui.touch((200, 20))
    assert len(taps) == 1


def test_a_finger_elsewhere_is_not_taken(ui: Any, walker: Walker) -> None:
    taps: list[Any] = []
    walker.garden.bind(on_tap=taps.append)
    ui.touch((400, 450))
    assert taps == []


def test_the_camera_follows_whoever_walks(ui: Any, walker: Walker) -> None:
    from sakura.engine.events import EmperorMoved

    garden = walker.garden
    garden.animate(EmperorMoved(5, 20), 4, lambda: None)
    ui.advance(3.0)
    x, _ = garden.position_of(-1)
    assert garden.x < x < garden.right


def turn_wheel(ui: Any, place: tuple[float, float], way: str) -> None:
    from kivy.tests.common import UnitTestTouch

    for _ in range(3):
        wheel = UnitTestTouch(*place)
        wheel.profile, wheel.button = ["pos", "button"], way
        wheel.touch_down()
        wheel.touch_up()
        ui.advance(0.05)


def test_the_wheel_of_a_mouse_zooms_where_the_pointer_is(ui: Any, walker: Walker) -> None:
    garden = walker.garden
    taps: list[Any] = []
    garden.bind(on_tap=taps.append)
    ui.advance(1.5)
    x, y = garden.position_of_space(2)
    turn_wheel(ui, (x, y), "scrolldown")
    assert garden.camera.zoom > 1.3
    assert garden.position_of_space(2)[0] == pytest.approx(x, abs=1)
    turn_wheel(ui, (x, y), "scrollup")
    assert garden.camera.zoom == pytest.approx(1)
    before = garden.camera.x
    turn_wheel(ui, (x, y), "scrollleft")
    assert garden.camera.x > before and taps == []


def test_the_wheel_of_a_mouse_seeks_nothing_on_the_strip(ui: Any, walker: Walker) -> None:
    camera = walker.garden.camera
    ui.advance(1.5)
    before = camera.x, camera.y, camera.zoom
    turn_wheel(ui, (340, 20), "scrolldown")
    ui.advance(1.5)
    assert (camera.x, camera.y, camera.zoom) == before
