"""Which screen is up: one at a time, built when it is first wanted, with layers for dialogs and remarks above it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.animation import Animation
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.relativelayout import RelativeLayout
from kivy.uix.widget import Widget

from sakura.ui.form import TABLET
from sakura.ui.theme import theme
from sakura.ui.widgets.layer import Layer
from sakura.ui.widgets.turned import Turned

Build = Callable[[], Widget]


class Router(Turned):
    """Shows screens by name.

    A screen is a widget; ``enter(**kwargs)`` is called when it comes up, ``leave()`` when it goes, ``on_back()`` at the
    back key (True: it was dealt with), whichever of them it has. The old screen is gone before the new one is shown.
    Turned, everything faces the player opposite: that is for a tablet on a table, and ends with the way home.
    """

    name = StringProperty("")
    screen = ObjectProperty(None, allownone=True, rebind=False)
    """The screen of that name: another one when it is built anew, and None between two."""
    insets = ObjectProperty((0, 0, 0, 0))
    """So many pixels at the left, the top, the right and the bottom are under a notch or a bar: nothing goes there."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.stage, self.layers, self.remarks = (RelativeLayout(size_hint=(None, None)) for _ in range(3))
        for part in (self.stage, self.layers, self.remarks):
            self.add_widget(part)
        self.bind(pos=self._place, size=self._place, insets=self._place, turned=self._place)
        theme.bind(form=self._turn_back_off_the_table)
        self._builders: dict[str, Build] = {}
        self._built: dict[str, Widget] = {}
        self._history: list[tuple[str, dict[str, Any]]] = []

    def add(self, name: str, build: Build) -> None:
        """Make a screen known under a name."""
        self._builders[name] = build

    def knows(self, name: str) -> bool:
        """Whether there is a screen of that name."""
        return name in self._builders

    def go(self, name: str, *, remember: bool = True, **kwargs: Any) -> Any:
        """Show a screen; ``remember`` False leaves no way back to the one before."""
        if remember and self.name and self.name != name:
            self._history.append((self.name, self._entered))
        return self._show(name, kwargs)

    def home(self, name: str, **kwargs: Any) -> Any:
        """Show a screen and forget the way to it."""
        self._history.clear()
        self.turned = False
        return self._show(name, kwargs)

    def back(self) -> bool:
        """One step back: the uppermost layer, what the screen itself has to undo, the screen before. False: no more."""
        layer = next((child for child in self.layers.children if isinstance(child, Layer)), None)
        if layer is not None:
            layer.close()
            return True
        if getattr(self.screen, "on_back", _nothing)():
            return True
        if not self._history:
            return False
        name, kwargs = self._history.pop()
        self._show(name, kwargs)
        return True

    def prepare(self, name: str) -> Any:
        """The screen of that name, built if it was not yet."""
        if name not in self._built:
            screen = self._built[name] = self._builders[name]()
            screen.pos, screen.size = (0, 0), self.stage.size  # it need not be laid out for another size first
        return self._built[name]

    def rebuild(self) -> None:
        """Build the present screen anew, and the others when they are next wanted: the words have changed."""
        self._leave()
        self._built.clear()
        if self.name:
            self._show(self.name, self._entered)

    def forget(self, name: str) -> None:
        """Drop a screen that was built, unless it is up."""
        if name != self.name:
            self._built.pop(name, None)

    def clear(self) -> None:
        """No screen is up any more."""
        self._leave()

    def close_layers(self) -> None:
        """Close every dialog and sheet."""
        for layer in [child for child in self.layers.children if isinstance(child, Layer)]:
            layer.close()

    def _place(self, *_: object) -> None:
        left, top, right, bottom = self.insets
        if self.turned:
            left, top, right, bottom = right, bottom, left, top
        for part in (self.stage, self.layers, self.remarks):
            part.pos = self.x + left, self.y + bottom
            part.size = max(1, self.width - left - right), max(1, self.height - top - bottom)

    def _turn_back_off_the_table(self, *_: object) -> None:
        """Only a tablet has the button that would turn it back."""
        if theme.form != TABLET:
            self.turned = False

    def _show(self, name: str, kwargs: dict[str, Any]) -> Any:
        self._leave()
        self.prepare(name)
        self.name, self._entered, self.screen = name, kwargs, self._built[name]
        Animation.cancel_all(self.screen, "opacity")
        self.stage.add_widget(self.screen)
        getattr(self.screen, "enter", _nothing)(**kwargs)
        self._fade_in()
        return self.screen

    def _fade_in(self) -> None:
        seconds = 0.0 if getattr(self.screen, "at_once", False) else theme.seconds("quick")
        self.screen.opacity = 0.0 if seconds else 1.0
        if seconds:
            Animation(opacity=1, duration=seconds).start(self.screen)

    def _leave(self) -> None:
        self.close_layers()
        if self.screen is not None:
            getattr(self.screen, "leave", _nothing)()
            self.stage.clear_widgets()
            self.screen = None


def _nothing(**_kwargs: Any) -> bool:
    return False
