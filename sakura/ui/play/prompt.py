"""The line that always says what happens next and whose it is."""

from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.i18n.translation import _
from sakura.ui.kv import load_kv
from sakura.ui.widgets.button import IconButton
from sakura.ui.widgets.label import Strong  # noqa: F401 - the kv file uses it
from sakura.ui.widgets.picture import Picture  # noqa: F401 - likewise


class PlayPrompt(BoxLayout):
    """Words, with the emblem of whoever they are for and, where it helps, a button to look again."""

    __events__ = ("on_again",)

    text = StringProperty("")
    painter = StringProperty("")
    can_look_again = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._again = IconButton(icon="ui_replay", hint=_("Look again"), pos_hint={"top": 1})
        self._again.bind(on_release=lambda _button: self.dispatch("on_again"))
        self.bind(can_look_again=self._lay_out)

    def whole_lines(self, room: float) -> float:
        """As much of a room as holds whole lines: none is cut through its letters."""
        label = self.ids.words
        line = label.texture_size[1] / max(1, len(label._label._cached_lines))
        return max(line, room // line * line) if line and room < self.height else room

    def on_again(self) -> None:
        """What led here is to be shown once more."""

    def _lay_out(self, *_: object) -> None:
        if self.can_look_again and self._again.parent is None:
            self.add_widget(self._again)
        elif not self.can_look_again:
            self.remove_widget(self._again)


load_kv(__file__)
