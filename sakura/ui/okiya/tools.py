"""What stands under a game of Okiya: which game it is, and the icons."""

from __future__ import annotations

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.ui.kv import load_kv
from sakura.ui.theme import theme
from sakura.ui.widgets.button import IconButton  # noqa: F401 - the kv file uses it
from sakura.ui.widgets.label import OneLine  # noqa: F401 - likewise


class OkiyaTools(BoxLayout):
    """Which game it is, and the icons: a hint, a move back, the menu; one that reads aloud where that is wanted."""

    goal = StringProperty("")

    def on_kv_post(self, _base: object) -> None:
        """Take the icons that are wanted."""
        self._parts = self.children[::-1]
        theme.bind(narration=self._lay_out)
        self._lay_out()

    def _lay_out(self, *_: object) -> None:
        self.clear_widgets()
        for part in self._parts:
            if theme.narration or part is not self.ids.speak.__self__:
                self.add_widget(part)


load_kv(__file__)
