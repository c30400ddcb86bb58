"""A page of washi with a title and a way back: new game, settings and whatever is read or filled in."""

from __future__ import annotations

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.ui.kv import load_kv
from sakura.ui.running import running_app
from sakura.ui.widgets.button import IconButton  # noqa: F401 - the kv file uses it
from sakura.ui.widgets.label import Title  # noqa: F401 - likewise


class Page(BoxLayout):
    """Its children stand one below the other, under the title."""

    title = StringProperty("")

    def go_back(self) -> None:
        """To the screen before."""
        running_app().router.back()


load_kv(__file__)
