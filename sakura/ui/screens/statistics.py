"""What all kept games add up to, in charts, for whoever and whichever tables one wants to know about."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from kivy.clock import Clock
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.engine.setup import FEWEST_PLAYERS, MOST_PLAYERS
from sakura.i18n.errors import explain_error
from sakura.i18n.translation import _, ngettext
from sakura.storage.kept import OKIYA, SAKURA
from sakura.storage.statistics import PEOPLE, Wish
from sakura.ui.form import UPRIGHT
from sakura.ui.kv import load_kv
from sakura.ui.okiya.words import LEVEL_WORDS as OKIYA_LEVEL_WORDS
from sakura.ui.records.figures import charts_of
from sakura.ui.running import running_app
from sakura.ui.theme import theme
from sakura.ui.widgets import picture  # noqa: F401 - the kv file uses it
from sakura.ui.widgets.button import InkButton
from sakura.ui.widgets.choice import ChoiceRow
from sakura.ui.widgets.label import Heading
from sakura.ui.widgets.page import Page
from sakura.ui.widgets.scroller import Scroller  # noqa: F401 - the kv file uses it
from sakura.ui.widgets.sheet import Sheet
from sakura.ui.widgets.toast import show_toast
from sakura.ui.words import LEVEL_WORDS

DAY: Final = 86_400  # seconds
SPANS: Final = (None, 365, 30)  # days
LOOK: Final = 0.3  # seconds between two looks at the counting


class Choice(NamedTuple):
    """What the charts are about; None is everything."""

    level: str | None = PEOPLE
    players: int | None = None
    days: int | None = None
    game: str = SAKURA

    def as_wish(self) -> Wish:
        """The same as a question to the statistics."""
        since = None if self.days is None else int(time.time()) - self.days * DAY
        return Wish(self.game, self.players, self.level, since)


class NoFigures(BoxLayout):
    """What stands in place of the charts when there is nothing to count."""

    words = StringProperty("")


class StatisticsScreen(Page):
    """Charts in one column, or two where there is room."""

    side = NumericProperty(0)
    about = StringProperty("")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(title=_("Statistics"), **kwargs)
        self.choice = Choice()
        self.charts: list[Any] = []
        self._watch: Any = None
        self._was_busy = False

    def enter(self) -> None:
        """Count what is new, and show what has been counted."""
        theme.bind(form=self._place, wide=self._place, text_scale=self._place)
        _statistics().begin()
        self._watch = Clock.schedule_interval(self._look, LOOK)
        self._show()

    def leave(self) -> None:
        """No longer look."""
        theme.unbind(form=self._place, wide=self._place, text_scale=self._place)
        self._watch.cancel()

    def choose(self, **changes: Any) -> None:
        """Ask about something else."""
        self.choice = self.choice._replace(**changes)
        self._show()
        self.ids.scroller.scroll_y = 1

    def open_filters(self) -> None:
        """Choose what the charts are about."""
        FilterSheet(self).open()

    def _look(self, _seconds: float) -> None:
        """Until everything is counted, show every now and then how far it is."""
        problem = _statistics().take_problem()
        if problem is not None:
            words = _("{problem} They were counted anew from the kept games.")
            show_toast(words.format(problem=explain_error(problem)))
        busy = _statistics().is_busy
        if self._was_busy:
            self._show()
        self._was_busy = busy

    def _show(self) -> None:
        figures = _statistics().ask(self.choice.as_wish())
        self._was_busy = _statistics().is_busy
        self.about = about(self.choice)
        everyone = self.choice.level is None
        self.charts = (
            charts_of(figures, everyone=everyone) if figures.seats else [NoFigures(words=_nothing(self.choice))]
        )
        self._place()

    def _place(self, *_: object) -> None:
        """The charts one after the other, where two columns are into the shorter one."""
        columns = [self.ids.left, self.ids.right]
        for column in columns:
            column.clear_widgets()
        double = theme.form != UPRIGHT and theme.wide and not theme.huge and len(self.charts) > 1
        self.ids.right.size_hint_x = 1 if double else None
        self.ids.right.width = 0
        lengths = [0.0, 0.0]
        for chart in self.charts:
            at = lengths.index(min(lengths)) if double else 0
            columns[at].add_widget(chart)
            lengths[at] += 2 + len(chart.children)


class FilterSheet(Sheet):
    """Whose games, at which tables, since when."""

    def __init__(self, screen: StatisticsScreen, **kwargs: Any) -> None:
        super().__init__(title=_("What to count"), **kwargs)
        self._screen = screen
        self._fill()

    def _fill(self) -> None:
        """The parts that fit the kind of game: Okiya has levels of its own, and always two players."""
        game = self._screen.choice.game
        rows: list[Any] = []
        if _has_okiya():
            rows += self._part(_("Game"), "game", [(SAKURA, _("Sakura")), (OKIYA, _("Okiya"))])
        who = (None, PEOPLE, *(LEVEL_WORDS if game == SAKURA else OKIYA_LEVEL_WORDS))
        rows += self._part(_("Who"), "level", [(level, who_word(level)) for level in who])
        if game == SAKURA:
            sizes = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
            rows += self._part(_("Players"), "players", [(None, _("All")), *((size, str(size)) for size in sizes)])
        rows += self._part(_("When"), "days", [(days, span_word(days)) for days in SPANS])
        done = InkButton(text=_("Show"), kind="primary")
        done.bind(on_release=lambda _button: self.close())
        self.fill(*rows, done)

    def _part(self, title: str, name: str, options: list[tuple[Any, str]]) -> list[Any]:
        row = ChoiceRow(options=options)
        row.value = getattr(self._screen.choice, name)
        row.bind(on_choose=lambda _row, value: self._take(row, name, value))
        return [Heading(text=title), row]

    def _take(self, row: ChoiceRow, name: str, value: Any) -> None:
        row.value = value
        if name == "game":
            self._screen.choose(game=value, level=PEOPLE, players=None)
            self._fill()
        else:
            self._screen.choose(**{name: value})


def who_word(level: str | None) -> str:
    """Whose seats are counted."""
    if level is None:
        return _("Everyone")
    return _("People") if level == PEOPLE else {**OKIYA_LEVEL_WORDS, **LEVEL_WORDS}[level]()


SPAN_WORDS: Final[dict[int | None, Callable[[], str]]] = {
    None: lambda: _("All time"),
    365: lambda: _("Last 12 months"),
    30: lambda: _("Last 30 days"),
}


def span_word(days: int | None) -> str:
    """Since when."""
    return SPAN_WORDS[days]()


def about(choice: Choice) -> str:
    """The choice in a few words."""
    tables = ngettext("Tables of {count}", "Tables of {count}", choice.players or 0).format(count=choice.players)
    where = _("Okiya") if choice.game == OKIYA else _("All tables") if choice.players is None else tables
    words = [who_word(choice.level), where, span_word(choice.days)]
    return _("\N{NO-BREAK SPACE}· ").join(words)


def _nothing(choice: Choice) -> str:
    if choice == Choice():
        return _("Nothing to count yet: every game that is played to its end is counted by itself.")
    return _("There is no such game. Another choice may find some.")


def _has_okiya() -> bool:
    return any(note.game == OKIYA for note in running_app().records.library.notes().values())


def _statistics() -> Any:
    return running_app().records.statistics


load_kv(__file__)
