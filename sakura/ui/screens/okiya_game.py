"""A game of Okiya in play: the garden, and a side for each of the two, turned to its player if they face each other."""

from __future__ import annotations

from typing import Any, Final

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from sakura.i18n.okiya_sentences import describe_okiya, turn_sentence
from sakura.i18n.translation import _
from sakura.okiya.events import GameDrawn, GameWon, OkiyaEvent, TileTaken
from sakura.okiya.game import SWAP, Option
from sakura.okiya.match import SINGLE
from sakura.session.okiya_sitting import ASKED, BETWEEN, OVER, TAKE, THINKING, OkiyaSitting
from sakura.ui import feedback
from sakura.ui.form import SIDEWAYS, TABLET
from sakura.ui.kv import load_kv
from sakura.ui.okiya.board import TOUCHABLE, OkiyaBoard
from sakura.ui.okiya.panel import SidePanel
from sakura.ui.okiya.sides import is_asked, last_tile, lower_seat, shows_last_tile, won_squares
from sakura.ui.okiya.speeches import possible_speeches, taking_prompt
from sakura.ui.okiya.tools import OkiyaTools
from sakura.ui.okiya.words import (
    best_words,
    garden_lines,
    goal_words,
    refusing_words,
    round_words,
    taking_words,
    wanted_words,
)
from sakura.ui.play.frame import preferences
from sakura.ui.running import running_app
from sakura.ui.telling import tell
from sakura.ui.theme import theme
from sakura.ui.widgets.dialog import Answer
from sakura.ui.widgets.layer import is_layer_open
from sakura.ui.widgets.turned import Turned

WIDTH_ON_TABLET: Final = 680  # dp
WIDTH_OF_LARGE_WORDS: Final = 940
SHRINK: Final = 0.9
LEAST_LETTERS: Final = 0.5  # letters of 200 % are as large as those of 100 % then
PAUSE_BEFORE_END: Final = 1.6  # seconds to see the four tokens that won


class OkiyaGameScreen(BoxLayout):
    """Upright and on a tablet one below the other; on a phone held sideways the sides stand beside the garden."""

    title = StringProperty("")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(title=_("Okiya"), **kwargs)
        self.sitting: OkiyaSitting | None = None
        self.board = OkiyaBoard()
        self.board.bind(on_take=lambda _board, square: self.take(square))
        self.panels = [SidePanel(), SidePanel()]
        self.sides = [self._side(panel) for panel in self.panels]
        self.tools = OkiyaTools()
        self.tools.ids.speak.bind(on_release=lambda _button: self.read_aloud())
        self.tools.ids.hint.bind(on_release=lambda _button: self.ask_hint())
        self.tools.ids.undo.bind(on_release=lambda _button: self.take_back())
        self.tools.ids.menu.bind(on_release=lambda _button: self.open_menu())
        self.bind(width=self._keep_width, size=self._write_large)
        self._make_room = Clock.create_trigger(self._write_smaller)
        self.board.bind(height=self._make_room)
        self._ending: Any = None
        self._hinted: Option | None = None  # what a perfect player would do, once somebody has asked
        self._wanted: int | None = None  # the square whose tile is taken if its player says so once more

    @property
    def is_busy(self) -> bool:
        """Whether a move is still being shown, or somebody reads a sheet."""
        return self._ending is not None or is_layer_open()

    def enter(self, sitting: OkiyaSitting) -> None:
        """Show the game as it stands."""
        self.sitting = sitting
        for seat, panel in enumerate(self.panels):
            panel.painter, panel.name = sitting.seats[seat].painter, sitting.seats[seat].name
        theme.bind(form=self._place, left_handed=self._place, text_scale=self._write_large)
        self._write_large()
        self._place()
        self.follow()

    def leave(self) -> None:
        """Keep nothing of the game."""
        theme.unbind(form=self._place, left_handed=self._place, text_scale=self._write_large)
        if self._ending is not None:
            self._ending.cancel()
            self._ending = None
        self.sitting = self._wanted = self._hinted = None

    def on_back(self) -> bool:
        """Back opens the menu: nobody leaves a game by accident."""
        self.open_menu()
        return True

    def on_touch_down(self, touch: Any) -> bool:
        """A touch hurries the end on."""
        if self._ending is not None:
            self._ending.cancel()
            self._end()
            return True
        return bool(super().on_touch_down(touch))

    # What people do

    def take(self, square: int) -> None:
        """Take the tile on a square, or say why not."""
        sitting = self.sitting
        if sitting is None or sitting.stage != TAKE or self._ending is not None:
            return
        if not sitting.game.legal >> square & 1:
            self._explain(sitting, square)
        elif running_app().preferences.values.confirm_play:
            self._ask_to_take(square)
        else:
            self._decide(square)

    def _ask_to_take(self, square: int | None) -> None:
        """Ask on the side of whose turn it is, who may sit on the other side of the table; None: no longer."""
        self._wanted, self._hinted = square, None
        self._refresh()
        if self.sitting is not None and square is not None:
            tell(taking_words(self.sitting.game.layout.tiles[square]))

    def take_back(self) -> None:
        """The last move of a person goes; with two people the other is asked first."""
        sitting = self.sitting
        if sitting is not None and sitting.may_take_back:
            sitting.take_back()
            self._show_position()

    def ask_hint(self) -> None:
        """Ask what a perfect player would do."""
        if self.sitting is not None and self.sitting.stage == TAKE:
            running_app().okiya.ask_hint(self._show_hint)

    def read_aloud(self) -> None:
        """Tell the whole garden, the score, and whose turn it is."""
        if self.sitting is not None:
            for line in garden_lines(self.sitting):
                tell(line)
            self._tell_turn()

    def open_menu(self) -> None:
        """What can be done besides playing."""
        from sakura.ui.sheets.okiya_menu import OkiyaMenuSheet

        if self.sitting is not None:
            OkiyaMenuSheet(self.sitting).open()

    # What happens

    def follow(self) -> None:
        """Show what has happened since the last time."""
        sitting = self.sitting
        if sitting is None:
            return
        for event in sitting.take_events():
            self._tell(event)
        self._show_position()
        if sitting.stage in (BETWEEN, OVER):
            self._end_soon()
        else:
            self._tell_turn()

    def _decide(self, option: Option) -> None:
        sitting = self.sitting
        if sitting is not None and sitting.stage == TAKE and option in sitting.game.options:
            sitting.decide(option)
            self.follow()

    def _tell(self, event: OkiyaEvent) -> None:
        assert self.sitting is not None
        tell(describe_okiya(event, self.sitting.names()))
        if isinstance(event, TileTaken):
            feedback.signal("token")
            feedback.signal("card")
            self.board.tiles[event.square].drop_token()
        elif isinstance(event, GameWon | GameDrawn):
            feedback.signal("victory")

    def _tell_turn(self) -> None:
        sitting = self.sitting
        if sitting is not None and sitting.stage == TAKE:
            tell(turn_sentence(sitting.names()[sitting.seat], last_tile(sitting)))

    def _end_soon(self) -> None:
        self._ending = Clock.schedule_once(lambda _seconds: self._end(), PAUSE_BEFORE_END)

    def _end(self) -> None:
        self._ending = None
        if is_layer_open():
            self._end_soon()
            return
        running_app().okiya.go_on()

    def _explain(self, sitting: OkiyaSitting, square: int) -> None:
        game = sitting.game
        if (game.tokens[0] | game.tokens[1]) >> square & 1:
            return
        self._ask_to_take(None)
        panel = self.panels[sitting.seat]
        panel.prompt, panel.firm = refusing_words(last_tile(sitting)), True
        self._tell_turn()

    def _show_hint(self, option: Option) -> None:
        sitting = self.sitting
        if sitting is None or sitting.stage != TAKE or option not in sitting.game.options:
            return
        self._wanted, self._hinted = None, option
        self._refresh()
        tell(self.panels[sitting.seat].prompt)

    # How it looks

    def _show_position(self) -> None:
        """The game has come to another position: what was hinted or asked about the last one is of no use."""
        running_app().okiya.drop_hint()
        self._wanted = self._hinted = None
        self._refresh()

    def _refresh(self) -> None:
        sitting = self.sitting
        if sitting is None:
            return
        self.board.active = sitting.stage == TAKE
        self.board.show(sitting.game, [seat.painter for seat in sitting.seats], sitting.names(), won_squares(sitting))
        self.tools.goal = goal_words(sitting.match.setup)
        self.tools.round = round_words(sitting.match.setup, sitting.round)
        self.tools.hints = preferences().hints
        self.tools.ids.hint.disabled = sitting.stage != TAKE
        self.tools.ids.undo.disabled = not sitting.may_take_back
        if self._wanted is not None:
            self.board.mark_choice(self._wanted)
        elif isinstance(self._hinted, int):
            self.board.mark_hint(self._hinted)
        for seat in (0, 1):
            self._fill_panel(sitting, seat)

    def _fill_panel(self, sitting: OkiyaSitting, seat: int) -> None:
        panel, setup = self.panels[seat], sitting.match.setup
        panel.active = is_asked(sitting, seat)
        shown = last_tile(sitting)
        if self._wanted is not None and panel.active:
            shown = sitting.game.layout.tiles[self._wanted]
        panel.last = -1 if shown is None else shown
        panel.full = shows_last_tile(sitting, seat)
        panel.score = "" if setup.format == SINGLE else f"{sitting.match.score[seat]} / {setup.goal}"
        panel.rehearse(possible_speeches(sitting) if seat in sitting.people else [])
        panel.prompt, answers = self._question(sitting, seat)
        panel.firm = False
        panel.ask(answers)

    def _question(self, sitting: OkiyaSitting, seat: int) -> tuple[str, list[Answer]]:
        """What a side is told and asked now."""
        if sitting.stage == ASKED and seat != sitting.asker:
            return _("Take the last move back?"), [
                Answer(_("Yes"), lambda: self._answer(True), "primary"),
                Answer(_("No"), lambda: self._answer(False)),
            ]
        if not is_asked(sitting, seat):
            return "", []
        if sitting.stage == THINKING:
            return _("Thinking …"), []
        if self._wanted is not None:
            return self._question_before_taking(sitting, self._wanted)
        answers = [Answer(_("Swap sides"), lambda: self._decide(SWAP))] if sitting.game.may_swap else []
        if self._hinted is not None:
            return best_words(self._hinted, sitting.game.layout.tiles), answers
        return wanted_words(last_tile(sitting)), answers

    def _question_before_taking(self, sitting: OkiyaSitting, square: int) -> tuple[str, list[Answer]]:
        return taking_prompt(sitting.game.layout.tiles[square]), [
            Answer(_("Take it"), lambda: self._decide(square), "primary"),
            Answer(_("Not yet"), lambda: self._ask_to_take(None)),
        ]

    def _answer(self, agreed: bool) -> None:
        if self.sitting is not None and self.sitting.stage == ASKED:
            self.sitting.answer_take_back(agreed)
            self._show_position()

    def _place(self, *_: object) -> None:
        """Put the parts where this form of window wants them."""
        sitting = self.sitting
        if sitting is None:
            return
        parts: tuple[Any, ...] = (*self.sides, self.board, self.tools)
        for part in parts:
            if part.parent is not None:
                part.parent.remove_widget(part)
        self.clear_widgets()
        lower = lower_seat(sitting)
        above, below = self.sides[1 - lower], self.sides[lower]
        above.turned, below.turned = len(sitting.people) == 2, False
        for part in (above, below, self.tools):
            part.size_hint_x = None if theme.form == TABLET else 1
            part.pos_hint = {"center_x": 0.5}
        self._keep_width()
        if theme.form == SIDEWAYS:
            self._place_beside(above, below)
        else:
            self.orientation = "vertical"
            for part in (above, self.board, below, self.tools):
                self.add_widget(part)
        self._refresh()

    def _keep_width(self, *_: object) -> None:
        """Sides of a tablet are not wider than their words want them."""
        if theme.form != TABLET:
            return
        most = dp(WIDTH_OF_LARGE_WORDS if theme.large else WIDTH_ON_TABLET)
        parts: tuple[Any, ...] = (*self.sides, self.tools)
        for part in parts:
            part.width = min(self.width - theme.edge * 2, most)

    def _write_large(self, *_: object) -> None:
        """Begin with letters of their full size: window or text size are others now."""
        for panel in self.panels:
            panel.letters = 1.0
        self._make_room()

    def _write_smaller(self, *_: object) -> None:
        """Let the letters of the sides shrink a little if they leave the garden too little room for fingers."""
        if self.board.height >= dp(TOUCHABLE) or theme.form == SIDEWAYS or self.panels[0].letters <= LEAST_LETTERS:
            return
        for panel in self.panels:
            panel.letters = max(panel.letters * SHRINK, LEAST_LETTERS)
        self._make_room()

    def _place_beside(self, above: Turned, below: Turned) -> None:
        self.orientation = "horizontal"
        column = BoxLayout(orientation="vertical", spacing=theme.gap, size_hint_x=0.8)
        for part in (above, Widget(), below, self.tools):
            column.add_widget(part)
        parts = (column, self.board) if theme.left_handed else (self.board, column)
        for part in parts:
            self.add_widget(part)

    @staticmethod
    def _side(panel: SidePanel) -> Turned:
        side = Turned(size_hint_y=None)
        side.add_widget(panel)
        panel.bind(height=side.setter("height"))
        panel.pos_hint = {"x": 0, "y": 0}
        return side


load_kv(__file__)
