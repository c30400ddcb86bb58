"""After a game of Okiya: who has won and how, the score, where it was lost, and what next."""

from __future__ import annotations

import time
from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.i18n.okiya_sentences import describe_okiya
from sakura.i18n.translation import _
from sakura.okiya.events import GameBegan, GameDrawn, GameWon, OkiyaEvent
from sakura.okiya.match import SINGLE
from sakura.session.okiya_analysis import Analysis
from sakura.session.okiya_replaying import OkiyaReplay
from sakura.session.okiya_sitting import OVER, OkiyaSitting
from sakura.storage.okiya_games import keep_okiya
from sakura.ui.form import SIDEWAYS
from sakura.ui.kv import load_kv
from sakura.ui.okiya import course, panel  # noqa: F401 - the kv file uses them
from sakura.ui.okiya.board import OkiyaPicture
from sakura.ui.okiya.lessons import lesson_words
from sakura.ui.okiya.sides import lower_seat
from sakura.ui.running import running_app
from sakura.ui.telling import tell
from sakura.ui.theme import theme
from sakura.ui.widgets import label, picture  # noqa: F401 - likewise
from sakura.ui.widgets.button import InkButton
from sakura.ui.widgets.scroller import Scroller  # noqa: F401 - the kv file uses it


class ScoreRow(BoxLayout):
    """A painter's name and score."""

    painter = StringProperty("crane")
    name = StringProperty("")
    score = StringProperty("")


class OkiyaEndScreen(BoxLayout):
    """The garden as it was left, above (beside, where the window is wide) what is to be said about it."""

    is_busy = True  # no bot moves here
    is_beside = BooleanProperty(False)
    headline = StringProperty("")
    remark = StringProperty("")
    lesson = StringProperty("")
    way_on = StringProperty("")
    upper = StringProperty("")
    lower = StringProperty("")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.sitting: OkiyaSitting | None = None
        self.board = OkiyaPicture(active=False)
        self._ways = self.ids.ways.__self__  # an id holds nothing, and they leave the tree for a moment
        self.ids.course.ids.line.bind(on_pick=lambda _line, at: self.look_again(at))

    def enter(self, sitting: OkiyaSitting) -> None:
        """Show how the game ended, and look back at it."""
        self.sitting = sitting
        sitting.take_events()
        theme.bind(form=self._place, wide=self._place)
        self._place()
        ending = _ending_of(sitting.events)
        names = sitting.names()
        sentences = [describe_okiya(event, names) for event in ending]
        headline = sentences.pop(-1 if sitting.stage == OVER else 0)
        self.headline, self.remark = headline, " ".join(sentences)
        self._show_score(sitting)
        won = next((event.squares for event in ending if isinstance(event, GameWon)), ())
        self.board.show(sitting.game, _painters(sitting), names, won)
        self.upper = self.lower = ""
        self.ids.course.ids.line.clear()
        self.lesson = _("Looking back at the game …")
        self.way_on = _("Rematch") if sitting.stage == OVER else _("Next game")
        self._offer_file(sitting)
        self.ids.scroller.scroll_y = 1
        running_app().okiya.look_back(self._show_analysis)

    def leave(self) -> None:
        """Keep nothing of the game."""
        theme.unbind(form=self._place, wide=self._place)
        self.sitting = None

    def on_back(self) -> bool:
        """Back is home."""
        self.go_home()
        return True

    def go_on(self) -> None:
        """The next game of the match, or the same once more."""
        if self.sitting is not None and self.sitting.stage == OVER:
            running_app().okiya.rematch()
        else:
            running_app().okiya.next_game()

    def look_again(self, at: int = 0) -> None:
        """The game move by move, from some moment on."""
        sitting = self.sitting
        if sitting is None:
            return
        replay = OkiyaReplay(sitting.record(), sitting.seats)
        replay.go_to_game(sitting.round - 1)
        replay.go_to(at)
        running_app().router.go("okiya-replay", replay=replay)

    def new_table(self) -> None:
        """Another match; one that is not over can be continued."""
        running_app().okiya.leave()
        running_app().router.home("home")
        running_app().router.go("okiya")

    def go_home(self) -> None:
        """To the home screen."""
        running_app().okiya.leave()
        running_app().router.home("home")

    def follow(self) -> None:
        """Nothing happens here but what is touched."""

    def _place(self, *_: object) -> None:
        """On a phone held sideways large buttons scroll with the words."""
        _move(self.board, self.ids.beside if self.is_beside else self.ids.above)
        large = theme.form == SIDEWAYS and theme.large
        _move(self._ways, self.ids.words if large else self.ids.column)

    def export(self) -> None:
        """A file that another Sakura can import."""
        from sakura.ui.records.sharing import export_game

        if self.sitting is not None:
            export_game(keep_okiya(self.sitting, int(time.time())))

    def _offer_file(self, sitting: OkiyaSitting) -> None:
        """Only a match that is over can be handed out."""
        home = self.ids.file
        home.clear_widgets()
        if sitting.stage == OVER:
            export = InkButton(text=_("The game as a file"), icon="ui_export")
            export.bind(on_release=lambda _button: self.export())
            home.add_widget(export)

    def _show_score(self, sitting: OkiyaSitting) -> None:
        setup = sitting.match.setup
        for seat, row in enumerate((self.ids.first, self.ids.second)):
            row.painter, row.name = sitting.seats[seat].painter, sitting.seats[seat].name
            row.score = "" if setup.format == SINGLE else f"{sitting.match.score[seat]} / {setup.goal}"

    def _show_analysis(self, analysis: Analysis) -> None:
        sitting = self.sitting
        if sitting is None:
            return
        seat = lower_seat(sitting)
        painters = _painters(sitting)
        self.upper, self.lower = painters[seat], painters[1 - seat]
        self.ids.course.ids.line.show(analysis, painters, seat)
        self.lesson = lesson_words(analysis, sitting.game, sitting.names())
        tell(self.lesson)


def _move(part: Any, home: Any) -> None:
    if part.parent is not None:
        part.parent.remove_widget(part)
    home.add_widget(part)


def _painters(sitting: OkiyaSitting) -> list[str]:
    return [seat.painter for seat in sitting.seats]


def _ending_of(events: list[OkiyaEvent]) -> list[OkiyaEvent]:
    """What was said at the end of the last game: how it ended, and what that counts in the match."""
    begun = max(at for at, event in enumerate(events) if isinstance(event, GameBegan))
    ended = next(at for at, event in enumerate(events) if at > begun and isinstance(event, GameWon | GameDrawn))
    return events[ended:]


load_kv(__file__)
