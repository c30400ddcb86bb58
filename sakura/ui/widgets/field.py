"""What is written in: any field that a keyboard on the screen shall not hide, and the name of a painter."""

from __future__ import annotations

from kivy.core.text import Label as CoreLabel
from kivy.core.window import Window
from kivy.metrics import sp
from kivy.properties import NumericProperty
from kivy.uix.textinput import TextInput

from sakura.ui.kv import load_kv
from sakura.ui.widgets.label import LEAST_SIZE


class WritingField(TextInput):
    """A field that stays in sight while a phone's keyboard covers the lower half of the window."""

    def on_focus(self, _field: object, is_focused: bool) -> None:
        """Let the keyboard push the window up only for a field that it would cover: it would push others out."""
        if is_focused:
            is_low = self.to_window(*self.pos)[1] < Window.height / 2
            Window.softinput_mode = "pan" if is_low else ""


class NameField(WritingField):
    """Takes one line of printable letters, no longer than a name may be."""

    longest = NumericProperty(20)
    largest = NumericProperty(0)
    """The font size in pixels if the name has room."""

    def fit(self, *_: object) -> None:
        """Write smaller, down to what can be read, rather than out of sight."""
        if self.largest <= 0 or self.width <= 0:
            return
        drawn = CoreLabel(text=self.text, font_name=self.font_name, font_size=self.largest)
        room = self.width - self.padding[0] - self.padding[2]
        natural = drawn.get_extents(self.text)[0] * 1.03
        share = min(1.0, room / natural) if natural > 0 else 1.0
        self.font_size = max(min(sp(LEAST_SIZE), self.largest), self.largest * share)

    def insert_text(self, substring: str, from_undo: bool = False) -> None:
        """Leave out what a name cannot hold."""
        letters = "".join(letter for letter in substring if letter.isprintable())
        room = self.longest - len(self.text)
        super().insert_text(letters[: max(0, room)], from_undo=from_undo)


load_kv(__file__)
