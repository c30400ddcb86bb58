"""The two doors to the game: a first game with a coach, and the rules to read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.i18n.translation import _
from sakura.storage.settings import LESSON_DONE
from sakura.ui.kv import load_kv
from sakura.ui.running import running_app
from sakura.ui.widgets.button import InkButton
from sakura.ui.widgets.page import Page
from sakura.ui.widgets.picture import Picture  # noqa: F401 - the kv file uses it
from sakura.ui.widgets.plate import Plate
from sakura.ui.widgets.scroller import Scroller  # noqa: F401 - the kv file uses it

FIRST_ROUND, LAST_ROUND = 1, LESSON_DONE - 1


class Door(Plate, BoxLayout):
    """A picture, what is behind it, and one or two ways in."""

    art = StringProperty("")
    title = StringProperty("")
    text = StringProperty("")
    remark = StringProperty("")

    def add_answer(self, words: str, action: Callable[[], Any], kind: str = "quiet") -> None:
        """One more way in."""
        button = InkButton(text=words, kind=kind)
        button.bind(on_release=lambda _button: action())
        self.ids.answers.add_widget(button)


class LearnScreen(Page):
    """First game, or rules."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(title=_("Learn to play"), **kwargs)

    def enter(self) -> None:
        """Show what can be begun, and what can be taken up again."""
        app = running_app()
        place = app.preferences.values.lesson
        doors = self.ids.doors
        doors.clear_widgets()
        doors.add_widget(_first_game(place))
        doors.add_widget(_rules(app.router, first=place > LAST_ROUND))


def _first_game(place: int) -> Door:
    door = Door(
        art="figure_crane",
        title=_("First game"),
        text=_("Play a small game with a coach at the side. It takes less than five minutes."),
    )
    kind = "quiet" if place > LAST_ROUND else "primary"
    if FIRST_ROUND < place <= LAST_ROUND:
        door.remark = _("Left in round {number} of {count}.").format(number=place, count=LAST_ROUND)
        door.add_answer(_("Continue"), lambda: _begin(place), kind)
        door.add_answer(_("From the beginning"), lambda: _begin(FIRST_ROUND))
    else:
        door.add_answer(_("Play again") if place > LAST_ROUND else _("Begin"), lambda: _begin(FIRST_ROUND), kind)
    return door


def _rules(router: Any, first: bool) -> Door:
    door = Door(
        art="torii",
        title=_("Rules"),
        text=_("Everything about cards, walking and trees, to read and to search. Okiya’s rules too."),
    )
    door.add_answer(_("Read the rules"), lambda: router.go("rules"), "primary" if first else "quiet")
    return door


def _begin(round_number: int) -> None:
    from sakura.ui.learn.lesson_flow import begin_first_game

    begin_first_game(round_number)


load_kv(__file__)
