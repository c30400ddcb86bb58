"""The base widgets under a finger."""

from __future__ import annotations

import pytest

from sakura.ui.widgets.dialog import Answer, Dialog
from tests.ui.conftest import UI, middle_of


def test_a_button_answers_a_tap(ui: UI) -> None:
    from sakura.ui.widgets.button import InkButton

    pressed: list[str] = []
    button = InkButton(text="Begin", kind="primary", size_hint=(None, None), width=400, pos=(100, 300))
    button.bind(on_release=lambda _: pressed.append("begin"))
    ui.show(button)
    ui.tap(button)
    assert pressed == ["begin"]


@pytest.mark.usefixtures("ui")
def test_a_dialog_sets_paragraphs_apart_and_shows_its_only_way_on() -> None:
    dialog = Dialog(title="A title", text="One.\nAnother.", answers=[Answer("I see")])
    assert [label.text for label in reversed(dialog.ids.body.children)] == ["A title", "One.", "Another."]
    assert [button.kind for button in dialog.ids.answers.children] == ["primary"]


def test_a_button_that_was_taken_away_answers_no_finger(ui: UI) -> None:
    from kivy.tests.common import UnitTestTouch

    from sakura.ui.widgets.button import InkButton

    pressed: list[str] = []
    button = InkButton(text="Begin", size_hint=(None, None), width=400, pos=(100, 300))
    button.bind(on_release=lambda _: pressed.append("begin"))
    ui.show(button)
    finger = UnitTestTouch(*middle_of(button))
    finger.touch_down()
    ui.advance(0.1)
    ui.window.remove_widget(button)
    finger.touch_up()
    assert (pressed, button.state) == ([], "normal")
    ui.show(button)
    ui.tap(button)
    assert pressed == ["begin"]


def test_a_line_shrinks_before_it_is_cut(ui: UI) -> None:
    from sakura.ui.widgets.label import OneLine

    line = OneLine(text="Round 3", size_hint=(None, None), width=1000)
    line.largest = 80
    ui.show(line)
    natural = line.get_extents(line.text)[0]
    for width in range(natural - 12, natural + 4):
        line.width = width + 0.4
        ui.advance(0.05)
        assert not line.is_shortened, width
    assert line.font_size == line.largest


def test_a_finger_on_a_button_that_a_key_holds_is_as_any_finger(ui: UI) -> None:
    from sakura.ui.widgets.button import InkButton

    button = InkButton(text="Begin", size_hint=(None, None), width=400, pos=(100, 300))
    ui.show(button)
    button._do_press()  # as a key does
    ui.touch((20, 20))
    ui.tap(button)
    assert button.state == "normal"
