"""What the camera sees: never beyond the garden, and what is zoomed at stays where it is."""

from __future__ import annotations

import pytest

from sakura.ui.garden.camera import CLOSEST, Camera


def camera(view: tuple[float, float] = (400.0, 300.0), world: tuple[float, float] = (2000.0, 300.0)) -> Camera:
    made = Camera()
    made.frame(view, world)
    return made


def test_it_stays_within_the_garden() -> None:
    seen = camera()
    seen.pan(10_000, 10_000)
    assert (seen.x, seen.y) == (0, 0)
    seen.pan(-10_000, -10_000)
    assert (seen.x, seen.y) == (1600, 0)


def test_a_small_garden_is_centred() -> None:
    seen = camera(world=(200.0, 100.0))
    assert (seen.x, seen.y) == (-100, -100)


def test_zooming_keeps_the_point_under_the_fingers() -> None:
    seen = camera()
    seen.pan(-500, 0)
    before = seen.x + 100 / seen.zoom
    seen.zoom_at(1.7, 100, 150)
    assert seen.x + 100 / seen.zoom == pytest.approx(before)
    seen.zoom_at(99, 100, 150)
    assert seen.zoom == CLOSEST
    seen.zoom_at(0.1, 100, 150)
    assert seen.zoom == 1.0


def test_it_glides_to_where_it_is_sent_and_rests() -> None:
    seen = camera()
    seen.send(1000, 150, share=0.75)
    for _ in range(200):
        seen.advance(0.017)
    assert seen.x == pytest.approx(700)
    assert not seen.moving


def test_a_fling_slows_down_and_ends_at_the_edge() -> None:
    seen = camera()
    seen.fling(-3000, 0)
    for _ in range(400):
        seen.advance(0.017)
    assert 300 < seen.x <= 1600
    assert not seen.moving


def test_another_window_keeps_the_middle() -> None:
    seen = camera()
    seen.pan(-400, 0)
    seen.frame((600.0, 500.0), (4000.0, 500.0))
    assert (seen.x + 300) / 4000 == pytest.approx(1400 / 2000)


def test_a_finger_stops_it() -> None:
    seen = camera()
    seen.fling(-3000, 0)
    seen.stop()
    assert not seen.moving
