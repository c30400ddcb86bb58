"""Scenes of playing by keys and by ear, and of the high contrast."""

from __future__ import annotations

from typing import Any, Final

from sakura.session.stages import CHOOSE
from sakura.ui.focus.keys import TAB
from sakura.ui.shots.tables import LONG_NAMES, is_in_round, play_until, seats_of, sit_down
from sakura.ui.shots.virtual import Virtual

STEP: Final = 0.1
RIGHT: Final = 275


def _press(virtual: Virtual, *pressed: int) -> None:
    for key in pressed:
        virtual.window.dispatch("on_key_down", key, 0, None, [])
        virtual.wait(STEP, STEP)
        virtual.window.dispatch("on_key_up", key, 0)


def _keyboard_keys(_virtual: Virtual, _app: Any) -> None:
    from sakura.ui.sheets.keys import KeysSheet

    KeysSheet().open()


def _keyboard_home(virtual: Virtual, _app: Any) -> None:
    _press(virtual, TAB, TAB)


def _keyboard_settings(virtual: Virtual, app: Any) -> None:
    row = app.router.go("settings").rows["switch_scanning"]
    virtual.wait(0.5, STEP)
    _press(virtual, TAB)
    while app.keyboard.current.widget is not row:
        _press(virtual, TAB)


def _keyboard_choose(virtual: Virtual, app: Any) -> None:
    app.flow.take_up(play_until(sit_down(seats_of(4, 1)), is_in_round(3, CHOOSE)))
    virtual.wait(1.0, STEP)
    _press(virtual, RIGHT, RIGHT)


def _contrast_choose(virtual: Virtual, app: Any) -> None:
    app.preferences.change(theme="contrast")
    _keyboard_choose(virtual, app)


def _narration_choose(virtual: Virtual, app: Any) -> None:
    app.preferences.change(narration=True)
    app.flow.take_up(play_until(sit_down(seats_of(6, 6, LONG_NAMES)), is_in_round(2, CHOOSE)))
    virtual.wait(1.0, STEP)


def _left_handed(virtual: Virtual, app: Any) -> None:
    app.preferences.change(left_handed=True)
    _keyboard_choose(virtual, app)


def _contrast_settings(_virtual: Virtual, app: Any) -> None:
    app.preferences.change(theme="contrast")
    app.router.go("settings")


ACCESS_SCENES: Final = {
    "keyboard-keys": _keyboard_keys,
    "keyboard-home": _keyboard_home,
    "keyboard-settings": _keyboard_settings,
    "keyboard-choose": _keyboard_choose,
    "contrast-choose": _contrast_choose,
    "contrast-settings": _contrast_settings,
    "narration-choose": _narration_choose,
    "left-handed": _left_handed,
}
