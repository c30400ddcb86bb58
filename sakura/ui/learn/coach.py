"""The coach: a small hanging scroll beside the garden that says one thing at a time."""

from __future__ import annotations

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.i18n.translation import _
from sakura.ui import telling
from sakura.ui.form import TABLET
from sakura.ui.kv import load_kv
from sakura.ui.widgets.button import InkButton
from sakura.ui.widgets.label import Words  # noqa: F401 - the kv file uses it
from sakura.ui.widgets.scroller import Scroller  # noqa: F401 - the kv file uses it

LINES = {(False, False): 4.4, (False, True): 6.1, (True, False): 2.6, (True, True): 2.98}  # tablet, large letters


def lines_of_words(form: str, large: bool) -> float:
    """For how many lines the box has room."""
    return LINES[form == TABLET, large]


class CoachButton(InkButton):
    """With large text only an icon; ``hint`` says in words what it does."""

    hint = StringProperty("")


class CoachPanel(BoxLayout):
    """Words and one button: “Go on” where the game waits for it, else “Show me”, which does what is asked."""

    __events__ = ("on_go_on",)

    text = StringProperty("")
    button_text = StringProperty("")
    can_help = BooleanProperty(True)
    """Whether there is anything to do; while there is only something to look at, the button is gone."""
    is_waiting = BooleanProperty(False)
    is_remark = BooleanProperty(False)
    is_narrow = BooleanProperty(False)
    """At the side of the garden the button is below the words."""
    is_short = BooleanProperty(False)
    wanted = NumericProperty(0)
    """The height at which hardly anything has to be scrolled."""

    def say(self, text: str, *, waits: bool, remark: bool = False) -> None:
        """Show these words; ``waits`` says that only the button leads on."""
        self.button_text = _("Go on") if waits else _("Show me")
        self.is_waiting, self.is_remark = waits, remark
        if text != self.text:
            self.text = text
            telling.tell(text)
            self.ids.scroller.scroll_y = 1

    def on_kv_post(self, _base: object) -> None:
        """Both parts are there."""
        self._button = self.ids.button.__self__  # an id is a weak proxy

    def on_can_help(self, *_: object) -> None:
        """Show the button, or leave its room to the words."""
        body = self.ids.body
        if self.can_help and self._button.parent is None:
            body.add_widget(self._button)
        elif not self.can_help:
            body.remove_widget(self._button)

    def on_go_on(self) -> None:
        """The button was touched."""


load_kv(__file__)
