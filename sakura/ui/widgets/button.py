"""What asks to be touched: buttons with words, and icons alone."""

from __future__ import annotations

from kivy.core.text import Label as CoreLabel
from kivy.properties import ColorProperty, NumericProperty, OptionProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from sakura.ui import feedback
from sakura.ui.kv import load_kv
from sakura.ui.widgets.label import Words
from sakura.ui.widgets.picture import Icon  # noqa: F401 - the kv file uses it
from sakura.ui.widgets.plate import Plate


class Touch(ButtonBehavior):
    """What every button does when it is touched."""

    def on_press(self) -> None:
        """Say that something was touched."""
        feedback.signal("tap")


class ButtonWords(Words):
    """What stands on a button; ``natural`` is its width in one line."""

    natural = NumericProperty(0)

    def measure(self, *_: object) -> None:
        """Find out how wide the words are without a break."""
        if self.font_size > 0 and self.font_name:
            drawn = CoreLabel(text=self.text, font_name=self.font_name, font_size=self.font_size)
            self.natural = drawn.get_extents(self.text)[0]


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


class IconButton(Touch, Plate, FloatLayout):
    """An icon that can be touched; ``hint`` says in words what it does."""

    icon = StringProperty("")
    hint = StringProperty("")
    ink = ColorProperty("#000000")


load_kv(__file__)
