"""What a game needs is ready before it is wanted, and the garden is laid out once."""

from __future__ import annotations

from typing import Any

import pytest

from sakura.storage.assets import load_deck
from sakura.ui import art
from sakura.ui.garden.sight import Sight
from tests.ui.conftest import Start
from tests.ui.test_choose import begin, open_curtain, seats


@pytest.fixture
def layouts(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """The size of the garden every time it is planned."""
    planned: list[tuple[int, int]] = []
    make_plan = Sight._make_plan

    def make_and_note(self: Any, width: float, height: float) -> Any:
        planned.append((round(width), round(height)))
        return make_plan(self, width, height)

    monkeypatch.setattr(Sight, "_make_plan", make_and_note)
    return planned


@pytest.mark.parametrize("device", ["phone", "sideways", "tablet"])
def test_the_garden_is_planned_once_for_all_screens(start: Start, layouts: list[tuple[int, int]], device: str) -> None:
    ui = start(device, curtain="tap", speed="fast", reduced_motion=True)
    layouts.clear()  # what is left of an earlier app may have followed the window
    ui.app.flow.begin(seats(2), "standard", 7)
    ui.advance(1.5)
    for _ in range(2):
        open_curtain(ui)
        screen = ui.app.router.screen
        screen.play(min(ui.app.sitting.view().hand))
        screen.end_turn()
        ui.advance(0.2)
    assert ui.app.router.name == "reveal"
    assert len(layouts) == 1


def test_screens_and_pictures_are_ready_before_they_are_wanted(start: Start) -> None:
    ui = start(curtain="tap")
    begin(ui, 1, bots=2)
    ui.advance(2.0)
    assert "reveal" in ui.app.router._built
    assert art.is_loaded("sakura_2_fallen")


def test_the_numbers_of_all_cards_are_drawn_before_they_are_seen(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    monkeypatch.setattr("sakura.ui.cards.pictures._numbers", {})
    monkeypatch.setattr(
        "sakura.ui.cards.pictures.TextPicture._texture_fill", lambda label, _texture: drawn.append(label.text)
    )
    ui = start(curtain="tap")
    begin(ui, 1, bots=2)
    ui.advance(2.0)
    assert {str(order) for order in load_deck().cards} <= set(drawn)


def test_the_first_sounds_are_loaded_before_they_are_heard(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []
    monkeypatch.setattr("sakura.ui.sound._load", loaded.append)
    ui = start(curtain="tap", sound=True)
    begin(ui, 1, bots=2)
    ui.advance(2.0)
    assert loaded == ["pick", "play"]


def test_bots_think_once_everything_is_ready(start: Start) -> None:
    ui = start(curtain="tap")
    begin(ui, 1, bots=2)
    ui.advance(2.0)
    assert ui.app.flow._warming is None
    assert sorted(ui.app.sitting._sealed) == [1, 2]


def test_a_picture_is_held_once(start: Start) -> None:
    start()
    art.forget("pine")
    plain = art.texture("pine", mipmaps=False)
    smooth = art.texture("pine")
    assert plain is not smooth
    assert art.texture("pine", mipmaps=False) is smooth
    art.forget("pine")
    assert not art.is_loaded("pine")


def test_a_hero_is_held_as_long_as_it_is_shown(start: Start) -> None:
    start()
    art.forget("hero_portrait_night")
    shown = art.texture("hero_portrait_night", mipmaps=False)
    assert art.texture("hero_portrait_night", mipmaps=False) is shown
    del shown
    assert not art.is_loaded("hero_portrait_night")
