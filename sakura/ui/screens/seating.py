"""What laying a table is for both games: a card for every seat, and parts that follow the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.session.seats import Seat
from sakura.ui.kv import load_kv
from sakura.ui.screens.seat_offers import offer_painters
from sakura.ui.theme import theme
from sakura.ui.widgets import field, picture  # noqa: F401 - the kv file uses them
from sakura.ui.widgets.button import Touch
from sakura.ui.widgets.page import Page
from sakura.ui.widgets.plate import Plate


class EmblemButton(Touch, Plate, BoxLayout):
    """The emblem of a seat's painter; a touch chooses another."""

    painter = StringProperty("crane")


class SeatCard(Plate, BoxLayout):
    """One seat: its painter, its name, and who plays it."""

    number = NumericProperty(0)
    painter = StringProperty("crane")
    name = StringProperty("")
    who = StringProperty("")
    who_icon = StringProperty("ui_person")
    screen = ObjectProperty(None)


class SeatingPage(Page):
    """A page with a plan of who plays. ``problem`` says why the game cannot begin yet."""

    problem = StringProperty("")
    plan: Any

    def __init__(self, **kwargs: Any) -> None:
        self.cards: list[SeatCard] = []
        self._found: Any = None  # the plan as it was on coming here
        super().__init__(**kwargs)

    def enter(self) -> None:
        """Lay the parts out as the window wants it."""
        self._found = self.plan.as_last()
        theme.bind(form=self._place)
        self._place()

    def leave(self) -> None:
        """No longer follow the window; what was changed is found again, also if the page is built anew."""
        theme.unbind(form=self._place)
        if self.plan.as_last() != self._found:
            self._remember()

    def rename(self, number: int, name: str) -> None:
        """A name was typed."""
        if number < len(self.plan.seats):
            self.plan.rename(number, name)
            self.problem = self.plan.problem()

    def pick_painter(self, number: int) -> None:
        """Show the six painters to choose from."""
        offer_painters(lambda painter: self.change(self.plan.set_painter, number, painter))

    def change(self, change: Callable[[int, Any], object], number: int, value: Any) -> None:
        """Change a seat of the plan and show it."""
        change(number, value)
        self._lay()

    def start(self) -> None:
        """Remember the plan and play, unless something stands in the way."""
        self.problem = self.plan.problem()
        if not self.problem:
            self._remember()
            self._begin()

    def show_seats(self, seats: Sequence[Seat], level_word: Callable[[str | None], str]) -> None:
        """A card for each of these, and whether they may begin."""
        while len(self.cards) < len(seats):
            self.cards.append(SeatCard(number=len(self.cards), screen=self))
            self.ids.seats.add_widget(self.cards[-1])
        while len(self.cards) > len(seats):
            self.ids.seats.remove_widget(self.cards.pop())
        for card, seat in zip(self.cards, seats, strict=True):
            card.painter, card.name, card.who = seat.painter, seat.name, level_word(seat.level)
            card.who_icon = "ui_person" if seat.level is None else "ui_bot"
        self.problem = self.plan.problem()

    def _remember(self) -> None:
        """Begin with this plan the next time."""
        raise NotImplementedError

    def _begin(self) -> None:
        """Play with this plan."""
        raise NotImplementedError

    def _place(self, *_: object) -> None:
        """Put the parts where the form of the window wants them."""
        raise NotImplementedError

    def _lay(self) -> None:
        """Let everything say what the plan says."""
        raise NotImplementedError


load_kv(__file__)
