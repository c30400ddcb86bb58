"""The base widgets under a finger."""

from __future__ import annotations

from tests.ui.conftest import UI


def test_a_button_answers_a_tap(ui: UI) -> None:
    from sakura.ui.widgets.button import InkButton

    pressed: list[str] = []
    button = InkButton(text="Begin", kind="primary", size_hint=(None, None), width=400, pos=(100, 300))
    button.bind(on_release=lambda _: pressed.append("begin"))
    ui.show(button)
    ui.tap(button)
    assert pressed == ["begin"]
