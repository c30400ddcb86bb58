"""Choosing a card: the garden above, the open hand below. Nothing of the hand outlives the turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from sakura.engine.game import COURT_CARD
from sakura.engine.views import View
from sakura.i18n.names import name_of
from sakura.i18n.translation import _
from sakura.session.sitting import Sitting
from sakura.session.stages import CHOOSE
from sakura.ui import feedback
from sakura.ui.cards.hand import Hand
from sakura.ui.kv import load_kv
from sakura.ui.play.card_words import CardWords, card_sentences  # noqa: F401 - the kv file uses CardWords
from sakura.ui.play.foot import CARDS_LEND, PlaySide, place_parts
from sakura.ui.play.foresight import foresee_card
from sakura.ui.play.frame import PlayScreen, preferences
from sakura.ui.screens import choose_words as words
from sakura.ui.screens.choose_parts import ChooseButtons, SealedCards  # noqa: F401 - the kv file uses them
from sakura.ui.theme import theme
from sakura.ui.widgets.dialog import Answer, Dialog
from sakura.ui.widgets.layer import is_layer_open
from sakura.ui.widgets.scroller import Scroller  # noqa: F401 - the kv file uses it

UNDO_SECONDS = 1.6  # to take a card back before a turn ends by itself


class ChooseScreen(PlayScreen):
    """One hand is open: lift, look, play, take back, end the turn."""

    prompt = StringProperty("")
    prompt_painter = StringProperty("")
    main_text = StringProperty("")
    main_ready = BooleanProperty(False)
    is_held_back = BooleanProperty(False)
    """Whether somebody who guides this game waits for another card."""
    can_take_back = BooleanProperty(False)
    can_hint = BooleanProperty(False)
    foot_height = NumericProperty(dp(300))
    speech_height = NumericProperty(dp(120))

    side = ObjectProperty(None)
    may_play: Callable[[int], bool] | None = ObjectProperty(None, allownone=True)
    """Asked before a card is put aside, if somebody guides this game."""

    def __init__(self, **kwargs: Any) -> None:
        self.side = PlaySide()
        super().__init__(**kwargs)
        self._ending: Any = None
        self._left = 0.0  # seconds until the turn ends by itself
        self._adviser: Any = None  # who thinks about the open hand, once it was asked
        self.hand.bind(
            on_lift=lambda _hand, _order: self._on_lift(),
            on_lower=lambda _hand: self._refresh(),
            on_play=lambda _hand, order: self.play(order),
        )
        # Ids are weak proxies, and parts that are not shown leave the tree: hold the widgets themselves.
        self._parts = (self.ids.speech.__self__, self.ids.hand.__self__, self.ids.buttons.__self__)
        theme.bind(form=self._lay_out, stacked=self._lay_out, left_handed=self._lay_out, text_scale=self._lay_out)
        self.bind(size=self._measure, guided=self._lay_out)
        self.ids.said.bind(height=self._measure)
        self.ids.head.bind(height=self._measure)
        self.ids.slot.bind(companion_wants=self._measure)
        self._lay_out()

    @property
    def hand(self) -> Hand:
        """The open hand."""
        return self.ids.hand

    # Coming and going

    def enter(self, sitting: Sitting) -> None:
        """Open the hand of whoever's eyes are on the device."""
        self._close_hand()
        if sitting.stage != CHOOSE:
            return
        self.set_table(sitting, sitting.view())
        self._show_hand()
        self._refresh()

    def leave(self) -> None:
        """Take every card and every word about them away."""
        self.may_play = None
        self.is_held_back = False
        self._close_hand()
        super().leave()

    def on_back(self) -> bool:
        """Put a lifted card down; else show the menu."""
        if self.hand.lifted is not None:
            self.hand.lower()
        else:
            self.ids.head.open_menu()
        return True

    # What a person does

    def go_on(self) -> None:
        """Play the lifted card, or end the turn once all are picked."""
        if self.sitting is not None and self.sitting.needs is None:
            self.end_turn()
        elif self.hand.lifted is not None:
            self.play(int(self.hand.lifted))

    def play(self, order: int) -> None:
        """Put a card aside, face down, if its owner does not want to be asked once more."""
        sitting = self.sitting
        if sitting is None or sitting.needs is None or not (self.may_play is None or self.may_play(order)):
            self.hand.lower()
        elif preferences().confirm_play:
            self._ask_to_play(sitting, order)
        else:
            self._put_aside(order)

    def _ask_to_play(self, sitting: Sitting, order: int) -> None:
        """The title, which all may hear, does not name the card."""
        self.hand.lift(order)
        view = sitting.view()
        Dialog(
            title=words.playing_question(sitting),
            text="\n".join(card_sentences(view.cards.cards[order], self._name_of(self._for_whom(view)))),
            answers=[
                Answer(words.main_button(sitting, order), lambda: self._put_aside(order), "primary"),
                Answer(_("Not yet")),
            ],
        ).open()

    def _put_aside(self, order: int) -> None:
        sitting = self.sitting
        if sitting is None or sitting.needs is None or order not in self.hand.orders:
            return
        place = self.hand.place_of(order)
        sitting.pick(order)
        feedback.signal("play")
        feedback.signal("card")
        self._show_hand()
        self._refresh()
        self.ids.sealed.fly_in(self.hand, place)
        self._end_by_itself()

    def take_back(self) -> None:
        """Undo the last pick of this turn."""
        self.stay()
        if self.sitting is not None and self.sitting.picked:
            self.sitting.take_back()
            feedback.signal("pick")
            self._show_hand()
            self._refresh()

    def end_turn(self) -> None:
        """The curtain falls: first the cards go, then the turn ends."""
        sitting = self.sitting
        if sitting is None or sitting.stage != CHOOSE or sitting.needs is not None:
            return
        self._close_hand()
        sitting.end_turn()

    def open_hint(self) -> None:
        """Explain the lifted card, or the hand, to its owner."""
        from sakura.session.hints import Adviser
        from sakura.ui.play.hint_sheet import HintSheet

        sitting = self.sitting
        if sitting is None or sitting.needs is None:
            return
        view = sitting.view()
        self._adviser = self._adviser or Adviser(view)
        lifted = None if self.hand.lifted is None else int(self.hand.lifted)
        HintSheet(view, self._adviser, sitting.names(), lifted, self._for_whom(view)).open()

    # What the screen shows

    def _on_lift(self) -> None:
        self._refresh()
        feedback.signal("pick")

    def _show_hand(self) -> None:
        """The cards that are not sealed, by order number."""
        assert self.sitting is not None
        self._adviser = None  # it thought about another hand
        view = self.sitting.view()
        self.hand.deal([view.cards.cards[order] for order in sorted(view.hand)])
        self.hand.locked = self.sitting.needs is None
        self.ids.sealed.show(len(self.sitting.picked))

    def _refresh(self) -> None:
        sitting = self.sitting
        if sitting is None or sitting.stage != CHOOSE or sitting.eyes is None:
            return
        view = sitting.view()
        lifted = None if self.hand.lifted is None else int(self.hand.lifted)
        self.bar.mark(sitting.eyes)
        self.garden.current = self._for_whom(view)
        self.prompt = words.prompt_for(sitting, lifted, brief=self.is_crowded)
        self.prompt_painter = sitting.painters()[self._for_whom(view)]
        self.main_text = words.main_button(sitting, lifted)
        self.main_ready = lifted is not None or sitting.needs is None
        self.can_take_back = bool(sitting.picked)
        self.can_hint = sitting.needs is not None and preferences().hints and not self.guided
        self.ids.scroller.scroll_y = 1
        self._explain(view, lifted)

    def _explain(self, view: View, lifted: int | None) -> None:
        assert self.sitting is not None
        if lifted is None:
            self.garden.clear_preview()
            self.garden.follow_emperor()
            self.ids.words.say_only(words.hint_for(self.sitting))
            return
        painter = self._for_whom(view)
        outlook = foresee_card(view, lifted, painter)
        self.garden.preview(outlook.before, outlook.after)
        self.ids.words.say(view.cards.cards[lifted], self._name_of(painter), outlook.moved, outlook.asks)

    def _for_whom(self, view: View) -> int:
        """The painter whose card is being chosen."""
        assert self.sitting is not None
        return view.court if self.sitting.needs == COURT_CARD else view.seat

    def _name_of(self, painter: int) -> str:
        assert self.sitting is not None
        return name_of(painter, self.sitting.names())

    def _close_hand(self) -> None:
        self.stay()
        self.hand.clear()
        self.ids.sealed.show(0)
        self.ids.words.say_only("")
        self.prompt = self.prompt_painter = self.main_text = ""
        self.main_ready = self.can_take_back = self.can_hint = False
        self._adviser = None
        if self.garden is not None:
            self.garden.clear_preview()

    # A turn that ends by itself

    def _end_by_itself(self) -> None:
        """Where one person plays, nobody has to be told: the turn ends after a moment in which it can be undone."""
        sitting = self.sitting
        if sitting is None or sitting.needs is not None or len(sitting.people) > 1 or preferences().unhurried:
            return
        self.stay()
        Window.bind(on_touch_down=self.stay, on_key_down=self.stay)
        self._left = UNDO_SECONDS
        self._ending = Clock.schedule_interval(self._count_down, 0)

    def _count_down(self, seconds: float) -> None:
        """Whoever has read a sheet meanwhile has the whole moment again."""
        self._left = UNDO_SECONDS if is_layer_open() else self._left - seconds
        if self._left <= 0:
            self.end_turn()

    @property
    def is_ending(self) -> bool:
        """Whether the turn is about to end by itself."""
        return self._ending is not None

    def stay(self, *_: object) -> None:
        """The turn waits for its owner: a touch or a key is a sign that somebody is not done yet."""
        if self._ending is not None:
            Window.unbind(on_touch_down=self.stay, on_key_down=self.stay)
            self._ending.cancel()
            self._ending = None

    # Three layouts

    def _measure(self, *_: object) -> None:
        heights = self.measure_foot()
        lent = min(heights.cards * CARDS_LEND, max(0.0, self.ids.said.height - heights.speech))
        self.foot_height, self.speech_height = heights.foot, heights.speech + lent

    def _lay_out(self, *_: object) -> None:
        speech, hand, buttons = self._parts
        place_parts(self.ids.foot, self.side, () if self.is_wordless else (speech,), hand, (buttons,))
        self._measure()
        self._refresh()


load_kv(__file__)
