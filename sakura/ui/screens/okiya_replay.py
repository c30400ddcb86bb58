"""A match of Okiya that was played, to go to and fro in, with the course of the game under the garden."""

from __future__ import annotations

from typing import Any

from kivy.properties import ColorProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.i18n.okiya_sentences import describe_okiya
from sakura.i18n.translation import _
from sakura.okiya.events import GameWon
from sakura.session.okiya_analysis import Analysis, analyse
from sakura.session.okiya_replaying import OkiyaReplay
from sakura.ui.kv import load_kv
from sakura.ui.okiya import board, course  # noqa: F401 - the kv file uses them
from sakura.ui.okiya.lessons import verdict_words
from sakura.ui.okiya.musing import Musing
from sakura.ui.telling import tell
from sakura.ui.widgets.button import IconButton
from sakura.ui.widgets.page import Page
from sakura.ui.widgets.scroller import Scroller  # noqa: F401 - the kv file uses it


class MistakeButton(IconButton):
    """The ring that the first losing move has in the course of the game."""

    mark = ColorProperty("#000000")


class OkiyaControls(BoxLayout):
    """To and fro, by moves and by games, and to the move that mattered most."""


class OkiyaReplayScreen(Page):
    """The garden at one moment; the course below can be touched anywhere."""

    sentence = StringProperty("")
    verdict = StringProperty("")
    where = StringProperty("")
    upper = StringProperty("")
    lower = StringProperty("")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(title=_("Okiya"), **kwargs)
        self.replay: OkiyaReplay | None = None
        self.analysis: Analysis | None = None
        self._musing = Musing()
        controls = self.ids.controls.ids
        for name, action in (
            ("game_before", lambda: self._go_to_game(-1)),
            ("before", lambda: self._step(-1)),
            ("mistake", self._go_to_mistake),
            ("after", lambda: self._step(1)),
            ("game_after", lambda: self._go_to_game(1)),
        ):
            controls[name].bind(on_release=lambda _button, act=action: act())
        self.ids.course.ids.line.bind(on_pick=lambda _course, at: self.go_to(at))

    def enter(self, replay: OkiyaReplay) -> None:
        """Show the moment the replay is at."""
        self.replay = replay
        self.upper, self.lower = (seat.painter for seat in replay.seats)
        self._look_back()
        self._show()

    def leave(self) -> None:
        """Think no more about it."""
        self._musing.end()
        self.replay = self.analysis = None

    def go_to(self, at: int) -> None:
        """To a moment of this game."""
        if self.replay is not None:
            self.replay.go_to(at)
            self._show()

    def _step(self, by: int) -> None:
        if self.replay is not None:
            self.go_to(self.replay.at + by)

    def _go_to_mistake(self) -> None:
        if self.analysis is not None and self.analysis.first_mistake is not None:
            self.go_to(self.analysis.first_mistake + 1)

    def _go_to_game(self, by: int) -> None:
        replay = self.replay
        if replay is not None and 0 <= replay.number + by < replay.games:
            replay.go_to_game(replay.number + by)
            self._look_back()
            self._show()

    def _look_back(self) -> None:
        assert self.replay is not None
        self.analysis = None
        self.ids.course.ids.line.clear()
        self._musing.begin(analyse(self.replay.whole, self.replay.starter), self._take_analysis)

    def _take_analysis(self, analysis: Analysis) -> None:
        replay = self.replay
        if replay is not None:
            self.analysis = analysis
            self.ids.course.ids.line.show(analysis, [seat.painter for seat in replay.seats], 0)
            self._show()

    def _show(self) -> None:
        replay = self.replay
        if replay is None:
            return
        game, events = replay.look()
        names = replay.names()
        won = next((event.squares for event in events if isinstance(event, GameWon)), ())
        self.ids.board.show(game, [seat.painter for seat in replay.seats], names, won)
        sentence = " ".join(describe_okiya(event, names) for event in events)
        if sentence != self.sentence:
            tell(sentence)
        self.sentence = sentence
        self.verdict = verdict_words(self.analysis, replay.at, replay.whole, names)
        self.where = _("Game {game} of {games}, move {move} of {moves}").format(
            game=replay.number + 1, games=replay.games, move=replay.at, moves=replay.moves
        )
        self.ids.course.ids.line.cursor = replay.at
        self._show_ways(replay)

    def _show_ways(self, replay: OkiyaReplay) -> None:
        ways = self.ids.controls.ids
        ways.game_before.disabled = replay.number == 0
        ways.game_after.disabled = replay.number == replay.games - 1
        ways.before.disabled, ways.after.disabled = replay.at == 0, replay.at == replay.moves
        ways.mistake.disabled = self.analysis is None or self.analysis.first_mistake is None


load_kv(__file__)
