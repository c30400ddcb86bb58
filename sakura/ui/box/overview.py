"""The box at a glance: what is typed, what is still wrong, in and out as files, and whether it is played with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.i18n.translation import _
from sakura.ui.kv import load_kv
from sakura.ui.widgets.button import InkButton
from sakura.ui.widgets.label import Heading, Words  # noqa: F401 - the kv file uses them
from sakura.ui.widgets.plate import Plate
from sakura.ui.widgets.scroller import Scroller
from sakura.ui.widgets.switch import SwitchRow  # noqa: F401 - likewise


class Part(Plate, BoxLayout):
    """The cards or the garden: how far they are, and what can be done with them."""

    title = StringProperty("")
    status = StringProperty("")
    problem = StringProperty("")

    def offer(self, words: str, icon: str, action: Callable[[], Any], *, needs_problem: bool = False) -> None:
        """One more thing that can be done, always or only while something is wrong."""
        button = InkButton(text=words, icon=icon)
        button.bind(on_release=lambda _button: action())
        self.ids.offers.add_widget(button)
        if needs_problem:
            button.disabled = not self.problem
            self.bind(problem=lambda _part, problem: setattr(button, "disabled", not problem))


class Overview(Scroller):
    """Both parts and the switch; ``reason`` says why the box cannot be played with yet."""

    reason = StringProperty("")
    active = BooleanProperty(False)

    def __init__(self, cards: Part, garden: Part, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.ids.parts.add_widget(cards)
        self.ids.parts.add_widget(garden)

    def remark(self, reason: str) -> str:
        """What the switch says below its words."""
        return reason or _("New games use these cards and this garden.")


load_kv(__file__)
