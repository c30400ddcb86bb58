"""One of a few: touchable words side by side, or one below the other when they do not fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.clock import Clock
from kivy.properties import BooleanProperty, ColorProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from sakura.ui.kv import load_kv
from sakura.ui.theme import theme
from sakura.ui.widgets.button import Touch
from sakura.ui.widgets.plate import Plate


class ChoiceButton(Touch, Plate, BoxLayout):
    """One of the choices."""

    text = StringProperty("")
    value = ObjectProperty(None)
    chosen = BooleanProperty(False)
    ink = ColorProperty("#000000")


class ChoiceRow(GridLayout):
    """``options`` are (value, words) pairs; ``value`` is the chosen one. A touch says ``on_choose`` with the value."""

    options = ListProperty()
    value = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: Any) -> None:
        self.register_event_type("on_choose")
        super().__init__(**kwargs)
        self._arrange = Clock.create_trigger(self._arrange_now, 0)
        self.bind(width=self._arrange_soon, options=self._fill, value=self._mark)
        theme.bind(text_scale=self._arrange_soon)
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
        self._arrange_now()

    def _mark(self, *_: object) -> None:
        for child in self.children:
            child.chosen = child.value == self.value

    def _arrange_soon(self, *_: object) -> None:
        self._arrange()

    def _arrange_now(self, *_: object) -> None:
        """As many columns as the longest words allow, in rows of the same length."""
        count = len(self.children)
        if not count or self.width <= 0:
            return
        widest = max(child.ids.words.natural for child in self.children) + theme.gap * 1.8
        fitting = max(1, int((self.width + theme.gap) // (max(widest, theme.target) + theme.gap)))
        rows = -(-count // fitting)
        self.cols = -(-count // rows)


load_kv(__file__)
