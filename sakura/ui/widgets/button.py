"""What asks to be touched: buttons with words, and icons alone."""

from __future__ import annotations

from typing import Any

from kivy.core.text import Label as CoreLabel
from kivy.input import MotionEvent
from kivy.metrics import dp, sp
from kivy.properties import ColorProperty, NumericProperty, OptionProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from sakura.ui import feedback
from sakura.ui.kv import load_kv
from sakura.ui.widgets.label import LEAST_SIZE, Words
from sakura.ui.widgets.picture import Icon  # noqa: F401 - the kv file uses it
from sakura.ui.widgets.plate import Plate

TOGETHER = 1.0  # seconds: fingers that come down within them press once
SLIGHTLY_LESS = 0.98  # letters are drawn on whole pixels


class Touchable(ButtonBehavior):
    """What can be pressed, by one finger at a time, as long as it is on the screen."""

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Let a second finger press nothing: what a button does is done once."""
        if self.collide_point(*touch.pos) and self._is_held_at(touch.time_start):
            return True
        return bool(super().on_touch_down(touch))

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """Let the finger go; Kivy tells also a button that was taken away while it was held."""
        if touch.grab_current is self and self.get_root_window() is None:
            touch.ungrab(self)
            self.state = "normal"
            return True
        return bool(super().on_touch_up(touch))

    def _is_held_at(self, time: float) -> bool:
        """Whether a finger has just come down on it; a key that holds it is no finger."""
        first = self.last_touch
        return self.state == "down" and first is not None and bool(time - first.time_start < TOGETHER)


class Touch(Touchable):
    """What every button does when it is touched."""

    def on_press(self) -> None:
        """Say that something was touched."""
        feedback.signal("tap")


class ButtonWords(Words):
    """What stands on a button; it is written smaller before a word is broken. ``natural`` is its width in one line."""

    natural = NumericProperty(0)
    largest = NumericProperty(0)
    """The font size in pixels if every word has room."""

    def measure(self, *_: object) -> None:
        """Find out how wide the words are without a break, and what size lets each of them stand whole."""
        if self.largest <= 0 or not self.font_name:
            return
        drawn = CoreLabel(text=self.text, font_name=self.font_name, font_size=self.largest)
        self.natural = drawn.get_extents(self.text)[0]
        widest = max((drawn.get_extents(word)[0] for word in self.text.split()), default=0)
        fits = self.width <= 1 or widest <= self.width
        share = 1.0 if fits else self.width / widest * SLIGHTLY_LESS
        self.font_size = max(min(sp(LEAST_SIZE), self.largest), self.largest * share)


class InkButton(Touch, Plate, BoxLayout):
    """A button with words and, if it helps, an icon: ``primary`` once a screen, ``quiet`` else, ``plain`` in lists."""

    text = StringProperty("")
    icon = StringProperty("")
    trailing = StringProperty("")
    """An icon behind the words, such as an arrow that says there is more."""
    kind = OptionProperty("quiet", options=("primary", "quiet", "plain"))
    ink = ColorProperty("#000000")
    natural_width = NumericProperty(0)
    """As wide as its words and icon want it, for rows of buttons."""
    natural_height = NumericProperty(0)
    """As high as its words want it, likewise."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        if self.kind == "plain" and not self.icon and "padding" not in kwargs:
            self.padding = (0, dp(8), dp(16 if self.trailing else 0), dp(8))  # the spacing is margin enough in a list


class IconButton(Touch, Plate, FloatLayout):
    """An icon that can be touched; ``hint`` says in words what it does."""

    icon = StringProperty("")
    hint = StringProperty("")
    ink = ColorProperty("#000000")


load_kv(__file__)
