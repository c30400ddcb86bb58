"""The large button of the home screen that leads back into a game."""

from __future__ import annotations

from kivy.properties import ColorProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.ui.kv import load_kv
from sakura.ui.widgets.button import ButtonWords, Touch  # noqa: F401 - the kv file uses the words
from sakura.ui.widgets.label import Small  # noqa: F401 - likewise
from sakura.ui.widgets.picture import Icon  # noqa: F401 - likewise
from sakura.ui.widgets.plate import Plate


class ContinueCard(Touch, Plate, BoxLayout):
    """What it does, and below it which game: names and round, or how many games there are."""

    text = StringProperty("")
    remark = StringProperty("")
    icon = StringProperty("")
    ink = ColorProperty("#000000")


load_kv(__file__)
