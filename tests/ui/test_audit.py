"""The audit finds what it should, and nothing in our screens."""

from __future__ import annotations

from typing import Any

import pytest
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from sakura.ui.shots.audit import audit
from sakura.ui.shots.command import Device, audit_app, stage
from sakura.ui.widgets.toast import Toast
from tests.ui.conftest import DEVICES, UI

pytestmark = pytest.mark.pixels

SCENES = [
    "home-continue",
    "settings",
    "settings-end",
    "table-six",
    "table-two",
    "table-problem",
    "table-painters",
    "table-levels",
    "handoff-six",
    "menu",
    "log",
    "discards",
    "give-up",
    "open-cards",
    "confirm-card",
    "storage-full",
    "end-six",
    "end-two",
    "okiya-facing",
    "okiya-match",
]
SAMPLE = ["home", "table", "handoff", "end"]
LARGE_TEXT = ["okiya-asked", "okiya-replay", "home-continue", "settings", "table-six", "handoff-six", "menu", "end-six"]


class Spot(ButtonBehavior, Widget):
    """Something to touch."""


def check(ui: UI, *widgets: Any) -> dict[str, list[str]]:
    root = FloatLayout()
    for widget in widgets:
        root.add_widget(widget)
    ui.show(root)

    def draw() -> tuple[int, int, bytes]:
        ui.draw()
        return ui.pixels()

    found = audit(root, (1080, 1920), draw)
    return {kind: entries for kind, entries in found.items() if entries}


def words(text: str, **kwargs: Any) -> Label:
    placed = {"size_hint": (None, None), "size": (500, 100), "pos": (200, 900), "font_size": 40, "color": (0, 0, 0, 1)}
    return Label(text=text, **{**placed, **kwargs})


def test_a_good_screen_has_no_problems(ui: UI) -> None:
    ui.window.clearcolor = (1, 1, 1, 1)
    assert check(ui, words("Good"), Spot(size_hint=(None, None), size=(125, 125))) == {}


def test_a_small_target_is_found(ui: UI) -> None:
    found = check(ui, Spot(size_hint=(None, None), size=(124, 300)))
    assert found == {"small_targets": ["Spot: 48 × 115 dp"]}


def test_targets_too_close_are_found(ui: UI) -> None:
    spots = [Spot(size_hint=(None, None), size=(200, 200), pos=(left, 400)) for left in (100, 315)]
    assert check(ui, *spots) == {"close_targets": ["Spot / Spot: 6 dp"]}


def test_a_broken_word_and_a_tiny_one_are_found(ui: UI) -> None:
    ui.window.clearcolor = (1, 1, 1, 1)
    found = check(
        ui,
        words("Достопримечательность", text_size=(300, None), size=(300, 200)),
        words("Two whole words", text_size=(300, None), size=(300, 200), pos=(600, 900)),
        words("Tiny", font_size=30, pos=(200, 300)),
    )
    assert found == {"broken_words": ["Достопримечательность"], "small_texts": ["Tiny"]}


def test_cut_and_lost_texts_are_found(ui: UI) -> None:
    ui.window.clearcolor = (1, 1, 1, 1)
    found = check(
        ui,
        words("Too long for its room", size=(100, 100)),
        words("Cut with an ellipsis", pos=(200, 500), text_size=(150, None), shorten=True),
        words("Half out of the window", pos=(800, 100)),
    )
    assert found["clipped_texts"] and "Cut with an ellipsis" in found["clipped_texts"]
    assert found["outside_texts"] == ["Half out of the window"]


def test_texts_upon_one_another_are_found(ui: UI) -> None:
    ui.window.clearcolor = (1, 1, 1, 1)
    found = check(ui, words("One"), words("Another", pos=(220, 910)))
    assert found in ({"overlapping_texts": ["Another / One"]}, {"overlapping_texts": ["One / Another"]})


def scroll(margin: float) -> ScrollView:
    room = ScrollView(size_hint=(None, None), size=(500, 400), pos=(100, 900), bar_width=10, bar_margin=margin)
    room.add_widget(Spot(size_hint=(1, None), height=1000))
    return room


def test_a_bar_upon_something_or_outside_the_window_is_found(ui: UI) -> None:
    assert check(ui, scroll(margin=0)) == {"struck_by_bars": ["Spot"]}
    assert check(ui, scroll(margin=-18)) == {}
    assert check(ui, scroll(margin=-500)) == {"struck_by_bars": ["a bar outside the window"]}


def test_what_lies_under_a_passing_remark_is_not_judged(ui: UI) -> None:
    ui.window.clearcolor = (1, 1, 1, 1)
    below = words("One", pos=(300, 1830)), words("Another", pos=(320, 1840))
    assert check(ui, *below, Toast(text="Read this first.")) == {}


def test_the_name_of_a_file_may_be_broken(ui: UI) -> None:
    ui.window.clearcolor = (1, 1, 1, 1)
    assert check(ui, words("2a9074743362fe8e.json", text_size=(300, None), size=(300, 200))) == {}


@pytest.mark.parametrize(("size", "grey", "found"), [(40, 0.55, True), (40, 0.4, False), (70, 0.55, False)])
def test_too_little_contrast_is_found(ui: UI, size: int, grey: float, found: bool) -> None:
    ui.window.clearcolor = (1, 1, 1, 1)
    problems = check(ui, words("Pale", font_size=size, color=(grey, grey, grey, 1)))
    assert ("low_contrast" in problems) is found


def problems_of(ui: UI, device: str, scene: str, **settings: Any) -> dict[str, list[str]]:
    with stage(ui, Device(*DEVICES[device]), scene, reduced_motion=True, **settings) as app:
        found = audit_app(ui, app)
    return {kind: entries for kind, entries in found.items() if entries}


@pytest.mark.parametrize("device", ["small phone", "sideways", "tablet"])
@pytest.mark.parametrize("scene", SCENES)
def test_our_screens_have_no_problems(ui: UI, device: str, scene: str) -> None:
    assert problems_of(ui, device, scene) == {}


def test_nor_when_turned_to_the_player_opposite(ui: UI) -> None:
    assert problems_of(ui, "tablet", "turned") == {}


@pytest.mark.parametrize("scene", SAMPLE)
def test_nor_on_a_large_phone(ui: UI, scene: str) -> None:
    assert problems_of(ui, "phone", scene) == {}


@pytest.mark.parametrize("scene", LARGE_TEXT)
def test_nor_at_night_with_text_of_twice_the_size(ui: UI, scene: str) -> None:
    assert problems_of(ui, "small phone", scene, theme="night", text_size=200) == {}
