"""The parts of the reveal screen that can be touched: the pace, and the question."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.engine.actions import BACK, FORWARDS
from sakura.engine.views import View
from sakura.i18n.names import name_of
from sakura.i18n.translation import _
from sakura.ui import telling
from sakura.ui.form import TABLET
from sakura.ui.garden.poses import EMPEROR, Standing
from sakura.ui.play.foresight import Outlook, foresee_answer
from sakura.ui.screens.reveal_words import outcome_text, question_text
from sakura.ui.theme import theme
from sakura.ui.widgets.button import InkButton
from sakura.ui.widgets.handed import HandedRow
from sakura.ui.widgets.label import Small

SHOW_SECONDS = 1.8  # how long the ghosts of one answer stay before those of the other


class AgainButton(InkButton):
    """With large text only an icon; ``hint`` says in words what it does."""

    hint = StringProperty("")
    short = BooleanProperty(False)


class PaceControls(HandedRow):
    """Look again, and skip."""


class AnswerResult(Small):
    """What an answer leads to; ``marked`` while its ghosts are on the path."""

    marked = BooleanProperty(False)


class DirectionQuestion(BoxLayout):
    """Forwards or back: two large buttons, each with what it leads to; the ghosts of both take turns on the path."""

    __events__ = ("on_answer",)

    forwards_text = StringProperty("")
    back_text = StringProperty("")
    terse = BooleanProperty(False)
    """Large text: what the answers lead to is said with the question."""
    shown = StringProperty("")
    """The answer whose ghosts are on the path."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._outlooks: dict[str, Outlook] = {}
        self.question = ""
        self._concerned = EMPEROR  # the piece that is asked about
        self._garden: Any = None
        self._turns: Any = None
        theme.bind(text_scale=self._measure, form=self._measure)
        self._measure()

    def ask(self, view: View, names: dict[int, str], seat: int, garden: Any) -> None:
        """Prepare both answers and say what is asked."""
        self.stop()
        self._garden = garden
        self._outlooks = {choice: foresee_answer(view, choice) for choice in (FORWARDS, BACK)}
        self.forwards_text = outcome_text(self._outlooks[FORWARDS], view, names)
        self.back_text = outcome_text(self._outlooks[BACK], view, names)
        self._concerned = view.plays[view.turn][1] if view.halfway else EMPEROR
        self._show(FORWARDS)
        self._turns = Clock.schedule_interval(lambda _dt: self._show_other(), SHOW_SECONDS)
        self.question = question_text(view, name_of(seat, names))
        telling.tell("\n".join([self.question, self.results()]))

    def look(self) -> None:
        """Have the piece that is asked about in sight, and where either answer takes it."""
        if self._outlooks and not self._garden.animating:
            before = self._outlooks[FORWARDS].before
            tables = [before, *(self._outlooks[choice].after for choice in (FORWARDS, BACK))]
            standings = [Standing(table.emperor, table.spaces) for table in tables]
            self._garden.look_at([(self._concerned, standing.space_of(self._concerned)) for standing in standings])

    def results(self) -> str:
        """What either answer leads to, a line each."""
        back = _("Back: {outcome}").format(outcome=self.back_text)
        forwards = _("Forwards: {outcome}").format(outcome=self.forwards_text)
        return "\n".join([back, forwards])

    def stop(self) -> None:
        """The question is answered, or nobody looks at it any more."""
        if self._turns is not None:
            self._turns.cancel()
            self._turns = None
        self._outlooks = {}
        self._garden = None
        self.shown = self.forwards_text = self.back_text = ""

    def on_answer(self, choice: str) -> None:
        """The answer, ``+`` or ``-``."""

    def _measure(self, *_: object) -> None:
        self.terse = theme.large and theme.form != TABLET

    def _show_other(self) -> None:
        self._show(BACK if self.shown == FORWARDS else FORWARDS)

    def _show(self, choice: str) -> None:
        self.shown = choice
        outlook = self._outlooks[choice]
        if not self._garden.animating:
            self._garden.preview(outlook.before, outlook.after, follow=False)
