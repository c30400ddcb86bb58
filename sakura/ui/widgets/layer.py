"""What lies over a screen and lets no touch through: dialogs and sheets."""

from __future__ import annotations

from typing import Any

from kivy.animation import Animation
from kivy.core.window import Window
from kivy.input import MotionEvent
from kivy.uix.floatlayout import FloatLayout

from sakura.ui.kv import load_kv
from sakura.ui.running import running_app
from sakura.ui.theme import theme


class Layer(FloatLayout):
    """Covers the window with a scrim and shows ``content`` upon it. A touch beside the content closes it."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.register_event_type("on_close")
        self.is_open = False

    @property
    def content(self) -> Any:
        """The part that is not scrim."""
        return self.children[0] if self.children else self

    def open(self) -> Layer:
        """Show it over everything else."""
        if not self.is_open:
            self.is_open = True
            _host().add_widget(self)
            self.opacity = 0
            Animation(opacity=1, duration=theme.seconds("quick")).start(self)
        return self

    def close(self, *_: object) -> None:
        """Take it away at once: nothing lingers over the next screen."""
        if self.is_open:
            self.is_open = False
            Animation.cancel_all(self)
            if self.parent:
                self.parent.remove_widget(self)
            self.dispatch("on_close")

    def on_close(self) -> None:
        """It was closed."""

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Let the content have it, or close if the touch is beside it."""
        beside = not self.content.collide_point(*touch.pos) and not touch.is_mouse_scrolling
        if not super().on_touch_down(touch) and beside:
            self.close()
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """Nothing reaches what lies below."""
        super().on_touch_move(touch)
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """Nothing reaches what lies below."""
        super().on_touch_up(touch)
        return True


def is_layer_open() -> bool:
    """Whether somebody reads a sheet or has a dialog to answer: what goes on by itself waits until it is closed."""
    return any(isinstance(child, Layer) for child in _host().children)


def _host() -> Any:
    """Where layers go: the router's, or the bare window if there is no app."""
    router = getattr(running_app(), "router", None)
    return Window if router is None else router.layers


load_kv(__file__)
