"""The line that always says what happens next and whose it is."""

from __future__ import annotations

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.ui.kv import load_kv
from sakura.ui.widgets.label import Strong  # noqa: F401 - the kv file uses it
from sakura.ui.widgets.picture import Picture  # noqa: F401 - likewise


class PlayPrompt(BoxLayout):
    """Words, with the emblem of whoever they are for."""

    text = StringProperty("")
    painter = StringProperty("")


load_kv(__file__)
