"""Laying a match of Okiya: the two seats, what is played for, and the fair start."""

from __future__ import annotations

from typing import Any

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.i18n.translation import _
from sakura.okiya.match import FORMATS
from sakura.ui.form import SIDEWAYS
from sakura.ui.kv import load_kv
from sakura.ui.okiya.plan import LEVEL_CHOICES, OkiyaPlan
from sakura.ui.okiya.words import FORMAT_REMARKS, FORMAT_WORDS, level_remark, level_word
from sakura.ui.running import running_app
from sakura.ui.screens.seat_offers import Player, offer_players
from sakura.ui.screens.seating import SeatingPage
from sakura.ui.theme import theme
from sakura.ui.widgets import choice, switch  # noqa: F401 - the kv file uses them
from sakura.ui.widgets.scroller import Scroller  # noqa: F401 - the kv file uses it


class OkiyaRules(BoxLayout):
    """What is played for, and whether sides may be swapped."""

    remark = StringProperty("")


class OkiyaTableScreen(SeatingPage):
    """Two seats, the rules of the match, and a button that says why it cannot be pressed."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(title=_("Okiya"), **kwargs)
        self.plan = OkiyaPlan(running_app().preferences.values.last_okiya)
        self.rules = OkiyaRules()
        self.format, self.fair = self.rules.ids.format, self.rules.ids.fair
        self.format.options = [(format, FORMAT_WORDS[format]()) for format in FORMATS]
        self.format.bind(on_choose=lambda _row, format: self.set_format(format))
        self.fair.active = self.plan.fair
        self.fair.bind(active=lambda _row, fair: setattr(self.plan, "fair", fair))
        self._lay()

    def set_format(self, format: str) -> None:
        """What is played for."""
        self.plan.format = format
        self._lay()

    def pick_level(self, number: int) -> None:
        """Show who could play this seat."""
        players = [Player(level, level_word(level), level_remark(level)) for level in LEVEL_CHOICES]
        offer_players(players, lambda level: self.change(self.plan.set_level, number, level))

    def _remember(self) -> None:
        """Begin with this match the next time."""
        running_app().preferences.change(last_okiya=self.plan.as_last())

    def _begin(self) -> None:
        """Lay the first garden."""
        running_app().okiya.begin(self.plan.playing, self.plan.format, self.plan.fair)

    def _place(self, *_: object) -> None:
        """The rules stand beside the seats on a phone held sideways, else below them."""
        if self.rules.parent is not None:
            self.rules.parent.remove_widget(self.rules)
        (self.ids.rules if theme.form == SIDEWAYS else self.ids.column).add_widget(self.rules)

    def _lay(self) -> None:
        """Let the cards say what the plan says."""
        self.format.value = self.plan.format
        self.rules.remark = FORMAT_REMARKS[self.plan.format]()
        self.show_seats(self.plan.playing, level_word)


load_kv(__file__)
