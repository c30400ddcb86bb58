"""Laying the table for a new game."""

from __future__ import annotations

from typing import Any

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.engine.setup import FEWEST_PLAYERS, MOST_PLAYERS, STANDARD, TRICKY
from sakura.i18n.translation import _
from sakura.ui.form import SIDEWAYS
from sakura.ui.kv import load_kv
from sakura.ui.running import running_app
from sakura.ui.screens.seat_offers import Player, offer_players
from sakura.ui.screens.seating import SeatingPage
from sakura.ui.table_plan import LEVEL_CHOICES, TablePlan, with_character
from sakura.ui.theme import theme
from sakura.ui.widgets import choice, handed  # noqa: F401 - the kv file uses them
from sakura.ui.widgets.scroller import Scroller  # noqa: F401 - the kv file uses it
from sakura.ui.words import CHARACTER_REMARKS, CHARACTER_WORDS, level_remark, level_word


class CharacterChoice(BoxLayout):
    """How a bot plays, whatever its level."""

    value = StringProperty("")
    remark = StringProperty("")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        row = self.ids.row
        row.options = [(name, words()) for name, words in CHARACTER_WORDS.items()]
        row.bind(on_choose=lambda _row, value: setattr(self, "value", value))
        self.bind(value=self._show)
        self._show()

    def _show(self, *_: object) -> None:
        self.ids.row.value, self.remark = self.value, CHARACTER_REMARKS[self.value]()


class HowMany(BoxLayout):
    """How many play."""


class Court(BoxLayout):
    """With two: how the court painter's card is found."""

    remark = StringProperty("")


class TableScreen(SeatingPage):
    """Seats, the variant with two, and a button that says why it cannot be pressed."""

    players = NumericProperty(4)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(title=_("New game"), **kwargs)
        self.plan = TablePlan(running_app().preferences.values.last_table)
        self.how_many, self.court = HowMany(), Court()
        self.count, self.variant = self.how_many.ids.count, self.court.ids.variant
        self.count.options = [(count, str(count)) for count in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)]
        self.variant.options = [(STANDARD, _("Standard")), (TRICKY, _("Tricky"))]
        self.count.bind(on_choose=lambda _row, count: self.set_players(count))
        self.variant.bind(on_choose=lambda _row, variant: self.set_variant(variant))
        self._lay()

    def set_players(self, count: int) -> None:
        """So many seats."""
        self.plan.players = count
        self._lay()
        self._place()

    def set_variant(self, variant: str) -> None:
        """How the court painter's card is found."""
        self.plan.variant = variant
        self._lay()

    def pick_level(self, number: int) -> None:
        """Show who could play this seat, and with which character if it is a bot."""
        character = CharacterChoice(value=self.plan.character(number))

        def take(level: str | None) -> None:
            self.change(self.plan.set_level, number, with_character(level, character.value))

        character.bind(value=lambda _row, _value: take(self.plan.seats[number].level))
        offer_players(
            [Player(level, level_word(level), level_remark(level)) for level in LEVEL_CHOICES], take, character
        )

    def _remember(self) -> None:
        """Begin with this table the next time."""
        running_app().preferences.change(last_table=self.plan.as_last())

    def _begin(self) -> None:
        """Deal the first cards."""
        app = running_app()
        variant = self.plan.variant if self.plan.players == FEWEST_PLAYERS else STANDARD
        app.flow.begin(self.plan.playing, variant, box=app.cards_and_garden())

    def _place(self, *_: object) -> None:
        """Beside the seats on a phone held sideways, else around them."""
        column, footer = self.ids.column, self.ids.footer
        for part in (self.how_many, self.court):
            if part.parent is not None:
                part.parent.remove_widget(part)
        sideways = theme.form == SIDEWAYS
        if sideways:
            footer.add_widget(self.how_many, index=len(footer.children))
        else:
            column.add_widget(self.how_many, index=len(column.children))
        if self.players == FEWEST_PLAYERS:
            if sideways:
                footer.add_widget(self.court, index=len(footer.children) - 1)
            else:
                column.add_widget(self.court)

    def _lay(self) -> None:
        """Let the cards say what the plan says."""
        self.players = self.plan.players
        self.count.value = self.plan.players
        self.variant.value, self.court.remark = self.plan.variant, _variant_remark(self.plan.variant)
        self.show_seats(self.plan.playing, level_word)


def _variant_remark(variant: str) -> str:
    """What the court painter does."""
    if variant == TRICKY:
        return _("The player whose painter is further from the Emperor also chooses the court painter’s card.")
    return _("The court painter plays the top card of the deck.")


load_kv(__file__)
