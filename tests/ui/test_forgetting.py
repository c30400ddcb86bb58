"""Screens that are built anew, as after a change of language, leave nothing of the old ones behind."""

from __future__ import annotations

import gc
import weakref

from tests.ui.conftest import Start

SHOWN = ("home", "table", "settings", "box", "learn", "rules", "records", "statistics", "okiya")
PREPARED = ("handoff", "choose", "reveal", "end", "replay", "okiya-game", "okiya-end", "okiya-replay", "what now")


def test_nothing_holds_a_screen_that_was_built_anew(start: Start) -> None:
    ui = start(reduced_motion=True)
    router = ui.app.router
    for name in SHOWN:
        router.go(name)
        ui.advance(0.4)
    built = {name: weakref.ref(router.prepare(name)) for name in (*SHOWN, *PREPARED)}
    ui.app.preferences.change(language="fr")
    router.home("home")
    ui.advance(3.0, 0.1)  # a scroll view's bar fades for a while, and holds it until then
    _let_kivy_go_of_the_last_field()
    gc.collect()
    assert sorted(name for name, screen in built.items() if screen() not in (None, router.screen)) == []


def _let_kivy_go_of_the_last_field() -> None:
    """A text field keeps what it was last called with; let that be another field."""
    from kivy.uix.textinput import TextInput

    TextInput(text="x").cursor = (1, 0)
