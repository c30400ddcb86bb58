"""One of a few: touchable words side by side, or one below the other when they do not fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.properties import BooleanProperty, ColorProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.ui.kv import load_kv
from sakura.ui.theme import theme
from sakura.ui.widgets.button import Touch
from sakura.ui.widgets.even_rows import EvenRows
from sakura.ui.widgets.plate import Plate


class ChoiceButton(Touch, Plate, BoxLayout):
    """One of the choices."""

    text = StringProperty("")
    value = ObjectProperty(None)
    chosen = BooleanProperty(False)
    ink = ColorProperty("#000000")


class ChoiceRow(EvenRows):
    """``options`` are (value, words) pairs; ``value`` is the chosen one. A touch says ``on_choose`` with the value."""

    options = ListProperty()
    value = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: Any) -> None:
        self.register_event_type("on_choose")
        super().__init__(**kwargs)
        self.bind(options=self._fill, value=self._mark)
        self._fill()

    def on_choose(self, _value: Any) -> None:
        """A choice was touched."""

    def button(self, value: Any) -> ChoiceButton:
        """The button of a value."""
        return next(child for child in self.children if child.value == value)

    def _fill(self, *_: object) -> None:
        self.clear_widgets()
        options: Sequence[tuple[Any, str]] = self.options
        for value, words in options:
            button = ChoiceButton(text=words, value=value)
            button.bind(on_release=lambda touched: self.dispatch("on_choose", touched.value))
            self.add_widget(button)
        self._mark()
        self.arrange_now()

    def _mark(self, *_: object) -> None:
        for child in self.children:
            child.chosen = child.value == self.value

    def widest(self) -> float:
        """The longest words with some paper round them."""
        return max(child.ids.words.natural for child in self.children) + theme.gap * 1.8


load_kv(__file__)
