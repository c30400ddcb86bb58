"""One real window for the whole run, a clock that tests advance, and fingers that touch.

``ui`` is the window with nothing on it (``ui.show(widget)``); ``app`` is the running app on it. Sizes of devices are
in ``DEVICES``; ``ui.resize(*DEVICES["tablet"])`` before ``app.start()``.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from sakura.ui.shots.virtual import Virtual, prepare

prepare()

DEVICES = {
    "phone": (1080, 1920, 2.6),
    "sideways": (1920, 1080, 2.6),
    "tablet": (1600, 1200, 1.5),
    "upright tablet": (1200, 1600, 1.5),
    "narrow tablet": (900, 1440, 1.5),
    "small phone": (720, 1280, 2.0),
}


class UI(Virtual):
    """What a person does to a window, and what they read on it."""

    app: Any = None

    def pixels(self) -> tuple[int, int, bytes]:
        """What is drawn; a mock of a renderer draws nothing, and its pixels are whatever the memory held."""
        assert os.environ.get("KIVY_GL_BACKEND") != "mock", "this test must be marked with “pixels”"
        return super().pixels()

    def show(self, widget: Any) -> Any:
        """Put a widget on the bare window and draw it."""
        self.window.add_widget(widget)
        self.advance(0.05)
        return widget

    def touch(self, *points: Sequence[float], seconds: float = 0.02, hold: float = 0.02) -> None:
        """A finger goes down at the first point, over the others and up at the last, resting ``hold`` at the first."""
        from kivy.tests.common import UnitTestTouch

        finger = UnitTestTouch(*points[0])
        finger.touch_down()
        self.advance(hold)
        for point in points[1:]:
            finger.touch_move(*point)
            self.advance(seconds)
        finger.touch_up()
        self.advance(0.05)

    def tap(self, widget: Any) -> None:
        """Touch the middle of a widget."""
        self.touch(middle_of(widget))

    def hold(self, widget: Any, seconds: float) -> None:
        """Keep a finger on the middle of a widget."""
        self.touch(middle_of(widget), hold=seconds)

    def drag(self, start: Sequence[float], end: Sequence[float], steps: int = 9) -> None:
        """Move a finger from one point of the window to another."""
        path = [tuple(a + (b - a) * step / steps for a, b in zip(start, end, strict=True)) for step in range(steps + 1)]
        self.touch(*path)

    def turn_wheel(self, widget: Any) -> None:
        """Turn the wheel of a mouse over a widget."""
        from kivy.tests.common import UnitTestTouch

        wheel = UnitTestTouch(*middle_of(widget))
        wheel.profile, wheel.button = ["pos", "button"], "scrolldown"
        wheel.touch_down()
        wheel.touch_up()
        self.advance(0.05)

    def widgets(self, kind: type | str | None = None) -> list[Any]:
        """All widgets in the window, or those of a class (by itself or by name), from the uppermost child on."""
        found = [widget for child in self.window.children for widget in child.walk(restrict=True)]
        if kind is None:
            return found
        if isinstance(kind, str):
            return [widget for widget in found if type(widget).__name__ == kind]
        return [widget for widget in found if isinstance(widget, kind)]

    def find(self, kind: type | str | None = None, **values: Any) -> Any:
        """The one widget of that class with those property values."""
        found = [
            widget
            for widget in self.widgets(kind)
            if all(getattr(widget, name, None) == value for name, value in values.items())
        ]
        assert len(found) == 1, f"{len(found)} widgets are {kind} with {values}: {self.texts()}"
        return found[0]

    def press(self, text: str) -> None:
        """Touch the button that says this."""
        from sakura.ui.widgets.button import Touch

        self.tap(self.find(Touch, text=text))

    def texts(self) -> list[str]:
        """Everything that can be read."""
        return [widget.text for widget in self.widgets() if isinstance(getattr(widget, "text", None), str)]

    def sees(self, text: str) -> bool:
        """Whether some text holds these words."""
        return any(text in shown for shown in self.texts())


def middle_of(widget: Any) -> Sequence[float]:
    """Where a finger goes to touch a widget."""
    return widget.to_window(*widget.center)


def open_hand(start: Start) -> UI:
    """The app in a game of two people, the first of whom has opened the doors with a touch."""
    from sakura.ui.shots.tables import seats_of

    ui = start(reduced_motion=True, curtain="tap")
    ui.app.flow.begin(seats_of(2, 2), "standard", 1)
    ui.advance(0.1)
    ui.tap(ui.find("Knock"))
    ui.advance(0.1)
    assert ui.app.router.name == "choose"
    return ui


def open_with_games(start: Start, name: str, games: int, **settings: Any) -> UI:
    """The app at one of its screens, with so many games in the library."""
    from sakura.ui.shots.scenes_records import fill_library

    ui = start(reduced_motion=True, **settings)
    fill_library(ui.app, games)
    ui.app.router.go(name)
    ui.advance(0.5)
    return ui


@pytest.fixture(scope="session")
def _virtual() -> UI:
    return UI()


@pytest.fixture
def ui(_virtual: UI) -> Iterator[UI]:
    """The bare window of an upright phone."""
    from kivy.base import EventLoop
    from kivy.clock import Clock

    from sakura.ui.theme import theme

    before = set(Clock.get_events())
    _virtual.resize(*DEVICES["phone"])
    theme.night, theme.text_scale, theme.reduced_motion, theme.speed = False, 1.0, False, "normal"
    theme.left_handed = theme.contrast = theme.narration = False
    yield _virtual
    EventLoop.touches.clear()
    for child in _virtual.window.children[:]:
        _virtual.window.remove_widget(child)
    for event in Clock.get_events():
        if event not in before:
            event.cancel()


Start = Callable[..., UI]


@pytest.fixture
def start(ui: UI) -> Iterator[Start]:
    """Starts the app: ``start()``, ``start(device="tablet", text_size=200)`` with any settings; English is spoken.

    ``home`` is where it keeps things (in memory if nothing is said); with ``own_settings`` the settings are read there.
    ``app_device`` is what it believes to run on.
    """
    from contextlib import ExitStack

    from sakura.storage.settings import Settings, Values
    from sakura.ui.app import SakuraApp
    from sakura.ui.language import speak

    with ExitStack() as stack:

        def begin(
            device: str = "phone", home: Any = None, app_device: Any = None, own_settings: bool = False, **settings: Any
        ) -> UI:
            ui.resize(*DEVICES[device])
            values = Values(**{"language": "en", **settings})
            ui.app = SakuraApp(None if own_settings else Settings(values), home, app_device)
            stack.enter_context(ui.running(ui.app))
            ui.advance(0.3)
            return ui

        yield begin
    ui.app = None
    speak("en")
