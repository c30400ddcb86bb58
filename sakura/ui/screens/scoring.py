"""Scoring at a tree: who stands where, the Emperor's seals flying to the names, and the line closing up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import ceil
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.engine.events import LineClosedUp, SakuraScored
from sakura.engine.views import View
from sakura.i18n.names import begin_sentence
from sakura.i18n.scoring_sentences import gate_sentence
from sakura.i18n.translation import _
from sakura.session.sitting import Sitting
from sakura.ui import feedback
from sakura.ui.form import SIDEWAYS, TABLET
from sakura.ui.kv import load_kv
from sakura.ui.play.frame import PlayScreen
from sakura.ui.play.names import painter_names
from sakura.ui.play.scoring_rank import NamedRank, ScoringRank, ranks_of
from sakura.ui.play.steps import Step
from sakura.ui.screens.scoring_flight import SealFlight
from sakura.ui.theme import SPEEDS, theme
from sakura.ui.widgets.button import InkButton  # noqa: F401 - the kv file uses it
from sakura.ui.widgets.scroller import Scroller  # noqa: F401 - the kv file uses it

CLOSE_UP_PAUSE = 0.4
ONE_COLUMN = 3  # so many painters stand one below the other on a tablet too
LINE = (38, 60)  # dp of a painter's line on a tablet, at least and at most
HEADING_LINE = 1.3  # font sizes that a place in the ranking takes


class ScoringPanel(BoxLayout):
    """The ranking below the garden; it runs by itself, a tap hurries it, the button goes on."""

    title = StringProperty("")
    has_title = BooleanProperty(True)
    remark = StringProperty("")
    columns = NumericProperty(1)
    below = BooleanProperty(True)
    """Whether the button stands below the ranking, not beside it."""
    side = NumericProperty(0)
    """How wide the button is where it does not fill the width."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._screen: PlayScreen | None = None
        self._done: Callable[[], None] | None = None
        self._event: SakuraScored | None = None
        self._closing: LineClosedUp | None = None
        self._view: View | None = None
        self._names: list[str] = []
        self._painters: Sequence[str] = ()
        self._flight: SealFlight | None = None
        self._pause: Any = None
        theme.bind(form=self._list, wide=self._arrange, text_scale=self._list)
        self.ids.room.bind(height=self._arrange)

    # Running

    def run(self, screen: PlayScreen, step: Step, after: View, done: Callable[[], None]) -> None:
        """Show the scoring of this step on this screen; ``after`` is the table it leads to."""
        assert isinstance(step.event, SakuraScored) and screen.sitting is not None
        self.stop()
        self._screen, self._done, self._view = screen, done, after
        self._event, self._closing = step.event, step.closing
        self.has_title = not screen.is_wordless
        self._fill(screen.sitting, step.event)
        screen.garden.animate(step.event, 1 / SPEEDS[theme.speed], self._give_seals)

    def stop(self) -> None:
        """Nobody looks any more."""
        if self._flight is not None:
            self._flight.stop()
        if self._pause is not None:
            self._pause.cancel()
        self._flight = self._pause = self._screen = self._done = None

    def hurry(self) -> None:
        """Let everything arrive at once; if it has, go on."""
        if self._is_moving():
            self._arrive()
        else:
            self.go_on()

    def go_on(self) -> None:
        """Seen: the game continues."""
        if self._screen is None:
            return
        self._arrive()
        done = self._done
        self.stop()
        if done is not None:
            done()

    def _is_moving(self) -> bool:
        return (
            self._flight is not None
            or self._pause is not None
            or (self._screen is not None and self._screen.garden.animating)
        )

    def _arrive(self) -> None:
        screen, view = self._screen, self._view
        if screen is None or view is None or screen.sitting is None:
            return
        self._screen = None  # what ends now must start nothing new
        if self._flight is not None:
            self._flight.stop()
            self._flight = None
        if self._pause is not None:
            self._pause.cancel()
            self._pause = None
        screen.garden.show(view, screen.sitting.painters())
        screen.bar.set_tokens(view.tokens)
        self._screen = screen

    def _give_seals(self) -> None:
        screen, event = self._screen, self._event
        if screen is None or event is None or screen.garden is None:
            return
        self._flight = SealFlight(screen, event, self._land, self._close_up)
        self._flight.start()

    def _land(self, painter: int) -> None:
        assert self._screen is not None
        feedback.signal("token")
        self._screen.bar.tabs[painter].tokens += 1

    def _close_up(self) -> None:
        self._flight = None
        if self._screen is None or self._closing is None:
            return
        self._pause = Clock.schedule_once(self._walk_up, CLOSE_UP_PAUSE * SPEEDS[theme.speed])

    def _walk_up(self, _seconds: float) -> None:
        self._pause = None
        if self._screen is not None and self._closing is not None and self._screen.garden is not None:
            self.title = _("The painters close up behind the first")
            self._screen.garden.animate(self._closing, 1 / SPEEDS[theme.speed], lambda: None)

    # What is written

    def _fill(self, sitting: Sitting, event: SakuraScored) -> None:
        self.title = _("The sakura on space {space} gives tokens").format(space=event.space)
        self.remark = gate_sentence(event, sitting.names())
        self._names = [begin_sentence(name) for name in painter_names(sitting)]
        self._painters = sitting.painters()
        self._list()

    def _list(self, *_: object) -> None:
        """The painters in the order of the walk, in lines that suit the window."""
        if self._event is None:
            return
        line = NamedRank if theme.form == TABLET else partial(ScoringRank, is_name=True)
        ranks = self.ids.ranks
        ranks.clear_widgets()
        for rank, painter, award in ranks_of(self._event):
            ranks.add_widget(line(rank=rank, painter=self._painters[painter], words=self._names[painter], award=award))
        self._arrange()

    def _arrange(self, *_: object) -> None:
        lines = self.ids.ranks.children
        if theme.form == TABLET:
            self.columns = 2 if theme.wide and len(lines) > ONE_COLUMN else 1
            least, most = (max(dp(height), theme.text_heading * HEADING_LINE) for height in LINE)
            for line in lines:
                line.height = max(least, min(most, self.ids.room.height / ceil(len(lines) / self.columns)))
        else:
            self.columns = 2 if theme.form == SIDEWAYS and not theme.large else 1


load_kv(__file__)
