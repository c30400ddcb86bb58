"""The end: who has won and why, everyone's walk in numbers, and what next."""

from __future__ import annotations

import time
from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from sakura.i18n.names import begin_sentence, name_of
from sakura.i18n.scoring_sentences import outshone_sentence, victory_sentence
from sakura.i18n.translation import _
from sakura.session.ranking import find_ending
from sakura.session.replaying import Replay
from sakura.session.story import Story, tell_stories
from sakura.session.watching import Watching
from sakura.storage.kept import Kept
from sakura.storage.sakura_games import keep_sitting
from sakura.ui import feedback
from sakura.ui.form import SIDEWAYS, TABLET
from sakura.ui.kv import load_kv
from sakura.ui.running import running_app
from sakura.ui.story import Place, rank_places, story_lines
from sakura.ui.theme import theme
from sakura.ui.widgets import button, chip, handed, picture, walk_painting  # noqa: F401 - the kv file uses them
from sakura.ui.widgets.plate import Plate
from sakura.ui.widgets.scroller import Scroller  # noqa: F401 - the kv file uses it
from sakura.ui.widgets.walk_composition import compose


class RankRow(Plate, BoxLayout):
    """A painter's place, tokens and story."""

    rank = StringProperty("")
    painter = StringProperty("crane")
    name = StringProperty("")
    tokens = NumericProperty(0)
    story = StringProperty("")
    reason = StringProperty("")
    best = BooleanProperty(False)


class EndScreen(BoxLayout):
    """The finished painting above, the ranking and the ways on below."""

    headline = StringProperty("")
    remark = StringProperty("")
    side = NumericProperty(0)
    least_painting = NumericProperty(0)
    """The share of the height that is always left to the painting."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._rows: list[RankRow] = []
        self._sitting: Any = None
        self._ways = self.ids.ways.__self__  # ids are weak, and the ways change their place

    def enter(self, sitting: Any) -> None:
        """Show how the game ended."""
        self._sitting = sitting
        events, names = sitting.events, sitting.names()
        ending = find_ending(events)
        if ending is None:
            return
        view, painters = sitting.view(), sitting.painters()
        self.headline = victory_sentence(ending, names).removesuffix(".")
        self.remark = outshone_sentence(ending)
        self.ids.painting.show(compose(view, painters, events))
        stories = tell_stories(events)
        self._rows = [
            _row(place, painters[place.painter], begin_sentence(name_of(place.painter, names)), stories[place.painter])
            for place in rank_places(ending, view.court, names)
        ]
        self._place_rows()
        theme.bind(form=self._place_rows, wide=self._place_rows, text_scale=self._place_rows)
        feedback.signal("victory")

    def leave(self) -> None:
        """Keep nothing of the game."""
        theme.unbind(form=self._place_rows, wide=self._place_rows, text_scale=self._place_rows)
        self._sitting = None
        self._rows = []
        self._place_rows()
        self.ids.painting.show(None)

    def on_back(self) -> bool:
        """Back is home."""
        self.go_home()
        return True

    def rematch(self) -> None:
        """The same table once more."""
        running_app().flow.rematch()

    def watch(self) -> None:
        """The whole game once more."""
        if self._sitting is not None:
            running_app().router.go("replay", watching=Watching(self._replay()), kept=self._kept())

    def share(self) -> None:
        """Pass the result or the game on."""
        from sakura.ui.records.sharing import ShareSheet

        if self._sitting is not None:
            ShareSheet(self._kept(), self._replay()).open()

    def new_table(self) -> None:
        """Another table."""
        running_app().flow.leave()
        running_app().router.home("home")
        running_app().router.go("table")

    def go_home(self) -> None:
        """To the home screen."""
        running_app().flow.leave()
        running_app().router.home("home")

    def _replay(self) -> Replay:
        return Replay(self._sitting.record(), self._sitting.seats)

    def _kept(self) -> Kept:
        """The game as it is kept by now."""
        return keep_sitting(self._sitting, int(time.time()))

    def _place_rows(self, *_: object) -> None:
        """One column, or two where the window is wide: the better half on the left, the court painter apart."""
        left, right = self.ids.left, self.ids.right
        left.clear_widgets()
        right.clear_widgets()
        double = theme.wide and (theme.form == TABLET or not theme.large)
        half = -(-len(self._rows) // 2) if double else len(self._rows)
        right.size_hint_x = 1 if half < len(self._rows) else None
        right.width = 0
        for at, row in enumerate(self._rows):
            column = left if at < half else right
            if not row.rank and column.children:
                column.add_widget(Widget(size_hint_y=None, height=theme.gap))
            column.add_widget(row)
        self._place_ways()
        self.ids.scroller.scroll_y = 1

    def _place_ways(self) -> None:
        """Large buttons scroll with the words where the window is low."""
        home = self.ids.story if theme.form == SIDEWAYS and theme.large else self.ids.column
        if self._ways.parent is not home:
            self._ways.parent.remove_widget(self._ways)
            home.add_widget(self._ways)


def _row(place: Place, painter: str, name: str, story: Story) -> RankRow:
    rank = _("{rank}.").format(rank=place.rank) if place.rank else ""
    lines = _("\N{NO-BREAK SPACE}· ").join(story_lines(story))
    return RankRow(
        rank=rank,
        painter=painter,
        name=name,
        tokens=place.tokens,
        story=lines,
        reason=place.reason,
        best=place.rank == 1,
    )


load_kv(__file__)
