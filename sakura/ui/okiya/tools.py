"""What stands under a game of Okiya: which game it is, what for, and the icons."""

from __future__ import annotations

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.ui.kv import load_kv
from sakura.ui.theme import theme
from sakura.ui.widgets.button import IconButton  # noqa: F401 - the kv file uses it
from sakura.ui.widgets.label import OneLine  # noqa: F401 - likewise


class OkiyaTools(BoxLayout):
    """Which game it is, what for, and the icons by the thumb: hint and voice where wanted, a move back, the menu."""

    goal = StringProperty("")
    round = StringProperty("")
    hints = BooleanProperty(True)

    def on_kv_post(self, _base: object) -> None:
        """Take the icons that are wanted."""
        self._parts = self.children[::-1]
        theme.bind(narration=self._lay_out, left_handed=self._lay_out)
        self.bind(hints=self._lay_out)
        self._lay_out()

    def _lay_out(self, *_: object) -> None:
        unwanted = []
        if not theme.narration:
            unwanted.append(self.ids.speak.__self__)
        if not self.hints:
            unwanted.append(self.ids.hint.__self__)
        self.clear_widgets()
        for part in reversed(self._parts) if theme.left_handed else self._parts:
            if part not in unwanted:
                self.add_widget(part)


load_kv(__file__)
