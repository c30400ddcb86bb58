"""The reveal: cards turn over and line up, then every event is shown and said, one by one.

Everything here comes from the sitting's events; nothing is worked out. Between two reveals the same screen waits
while bots think, and puts a forwards-or-back question to its owner.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, OptionProperty, StringProperty

from sakura.engine.events import CardsLeftUnused, CardsRevealed, CardStarted
from sakura.engine.table import NOBODY
from sakura.engine.views import View
from sakura.session.sitting import Sitting
from sakura.session.stages import QUESTION, REVEAL, THINKING
from sakura.ui import feedback, telling
from sakura.ui.cards.row import TAP_SLOP, RevealRow
from sakura.ui.kv import load_kv
from sakura.ui.play.foot import CARDLESS_FRAME, CARDS_LEND, FRAME, PlaySide, place_parts
from sakura.ui.play.frame import PlayScreen
from sakura.ui.play.showing import Showing
from sakura.ui.play.steps import Step, painter_of, signal_of, steps_of
from sakura.ui.screens.reveal_parts import DirectionQuestion, PaceControls  # noqa: F401 - the kv file uses PaceControls
from sakura.ui.screens.reveal_words import bots_of, thinking_text
from sakura.ui.screens.scoring import ScoringPanel
from sakura.ui.theme import SPEEDS, theme
from sakura.ui.widgets.layer import is_layer_open
from sakura.ui.widgets.scroller import Scroller  # noqa: F401 - the kv file uses it

TURN_OVER_SECONDS = 1.2
LEAST_ROW = 110  # dp


class RevealScreen(PlayScreen):
    """Shows what happened; a tap hurries, a button skips, another shows the last step again."""

    sentence = StringProperty("")
    sentence_painter = StringProperty("")
    results = StringProperty("")
    """What the answers to a question lead to, where there is no room for it below them."""
    mood = OptionProperty("showing", options=("showing", "asking", "thinking", "scoring", "idle"))
    foot_height = NumericProperty(dp(300))
    speech_height = NumericProperty(dp(64))
    can_look_again = BooleanProperty(False)
    side = ObjectProperty(None)
    may_answer: Callable[[str], bool] | None = ObjectProperty(None, allownone=True)
    """Asked before a direction is taken, if somebody guides this game."""

    def __init__(self, **kwargs: Any) -> None:
        self.side = PlaySide()
        super().__init__(**kwargs)
        self.showing = self.ids.head.showing = Showing(self)
        # Ids are weak proxies, and parts that are not shown leave the tree: hold the widgets themselves.
        self._parts = (self.ids.speech.__self__, self.ids.row.__self__, self.ids.controls.__self__)
        self.scoring = ScoringPanel()
        self.question = DirectionQuestion()
        self.question.bind(height=self._fit_question)
        self.ids.controls.bind(height=self._fit_question)
        self.ids.said.bind(height=self._fit_question)
        self.question.bind(on_answer=lambda _question, choice: self.answer(choice))
        self._watch: Any = None
        theme.bind(form=self._lay_out, stacked=self._lay_out, left_handed=self._lay_out, text_scale=self._lay_out)
        self.bind(size=self._fit_question, guided=self._lay_out, mood=self._lay_out)
        self.ids.head.bind(height=self._fit_question)
        self.ids.slot.bind(companion_wants=self._fit_question)
        self._lay_out()

    @property
    def row(self) -> RevealRow:
        """The cards on the table."""
        return self._parts[1]

    # Coming and going

    def enter(self, sitting: Sitting) -> None:
        """Show what this stage of the sitting is about."""
        if self.showing.is_running and self.sitting is sitting:
            return
        self.set_table(sitting, sitting.view())
        if self._watch is None:
            self._watch = Clock.schedule_interval(self._look, 0)
        if sitting.stage == REVEAL:
            self._show_events(sitting)
        elif sitting.stage == QUESTION:
            self._ask(sitting)
        elif sitting.stage == THINKING:
            self._wait(sitting)

    def expect(self, sitting: Sitting) -> None:
        """Have the row's places ready too."""
        super().expect(sitting)
        self.row.expect(len(sitting.painters()))

    def leave(self) -> None:
        """Stop; what was not begun yet, and a scoring in any case, is shown on coming back."""
        self._put_back()
        if self._watch is not None:
            self._watch.cancel()
            self._watch = None
        self.showing.forget()
        self.showing.brake = self.showing.on_release = self.may_answer = None
        self.scoring.stop()
        self.question.stop()
        self.row.clear()
        self.sentence = self.sentence_painter = ""
        self.mood = "idle"
        super().leave()

    def _put_back(self) -> None:
        """Leave what was not shown yet with the sitting: this screen may show another one before it comes back."""
        sitting = self.sitting
        if sitting is not None and self.showing.is_running and sitting.stage == REVEAL:
            sitting.put_events_back(*self.showing.unseen)

    def on_back(self) -> bool:
        """Show the menu."""
        self.ids.head.open_menu()
        return True

    def _look(self, _seconds: float) -> None:
        """Two reveals can follow each other within one frame; then nobody calls ``enter``."""
        sitting = self.sitting
        if sitting is None or sitting.stage != REVEAL or self.showing.is_running or is_layer_open():
            return
        self.enter(sitting)

    # Showing events

    def _show_events(self, sitting: Sitting) -> None:
        view, steps = sitting.view(), steps_of(sitting.take_events(), sitting.names())
        self.mood = "showing"
        if not any(isinstance(step.event, CardsRevealed) for step in steps):
            self._lay_out_again(sitting, steps)
        self.showing.start(view, steps, self._finish)

    def _lay_out_again(self, sitting: Sitting, steps: list[Step]) -> None:
        """Coming back in the middle of a round: the cards that were turned over before lie on the table."""
        revealed = [event for event in sitting.events if isinstance(event, CardsRevealed)]
        orders = [order for order, _ in revealed[-1].plays] if revealed else []
        if [slot.order for slot in self.row.slots] == orders:
            return
        started = [step.event.order for step in steps if isinstance(step.event, CardStarted)]
        turn = orders.index(started[0]) if started and started[0] in orders else len(orders)
        self.row.show(revealed[-1].plays, sitting.painters(), sitting.view().cards.cards, turn)

    def _finish(self) -> None:
        if self.sitting is not None and self.sitting.stage == REVEAL:
            self.sitting.finish_reveal()

    def begin_step(self, step: Step, done: Callable[[], None]) -> None:
        """Say what happens and let it happen."""
        assert self.sitting is not None and self.showing.view is not None
        event = step.event
        self._say(step)
        sound = signal_of(event)
        if sound is not None:
            feedback.signal(sound)
        if isinstance(event, CardsRevealed):
            self._turn_over(event, done)
        elif step.is_scoring:
            self._score(step, done)
        elif step.walks:
            self.garden.animate(event, 1 / SPEEDS[theme.speed], lambda: self._walked(done))
        else:
            self._show_card(event)
            done()

    def end_step_now(self) -> None:
        """Bring everything to its place."""
        step = self.showing.step
        if step is not None and isinstance(step.event, CardsRevealed):
            self.row.finish_now()
        elif step is not None and step.is_scoring:
            self.scoring.hurry()
        else:
            self.garden.finish_now()

    def put(self, view: View) -> None:
        """The table as it is in the view, at once."""
        assert self.sitting is not None
        self.garden.show(view, self.sitting.painters())
        self.bar.set_tokens(view.tokens)

    def skip_step(self, step: Step, view: View) -> None:
        """What stays of a step nobody watched: the cards' state, the table, the words."""
        event = step.event
        if isinstance(event, CardsRevealed):
            self._turn_over(event, lambda: None)
            self.row.finish_now()
        self._show_card(event)
        self._say(step)
        self.put(view)

    def _walked(self, done: Callable[[], None]) -> None:
        if self.showing.view is not None and self.garden is not None:
            self.bar.set_tokens(self.showing.view.tokens)
        done()

    def _say(self, step: Step) -> None:
        assert self.sitting is not None
        painter = painter_of(step.event)
        self.sentence = step.sentence
        telling.tell(step.spoken)
        self.sentence_painter = "" if painter is None else self.sitting.painters()[painter]

    def _turn_over(self, event: CardsRevealed, done: Callable[[], None]) -> None:
        assert self.sitting is not None
        owners = sorted(owner for _, owner in event.plays)
        self.row.lay_face_down(owners, self.sitting.painters(), owners)
        cards = self.sitting.view().cards.cards
        self.row.turn_over(event.plays, cards, TURN_OVER_SECONDS * SPEEDS[theme.speed], done)

    def _show_card(self, event: object) -> None:
        if isinstance(event, CardStarted):
            self.row.lift(event.order)
            self.bar.mark(event.painter)
            self.garden.current = event.painter
        elif isinstance(event, CardsLeftUnused):
            self.row.mark_unused(event.orders)

    def _score(self, step: Step, done: Callable[[], None]) -> None:
        assert self.sitting is not None and self.showing.view is not None
        self.row.lower()
        self.bar.mark()
        self.garden.current = NOBODY
        self.mood = "scoring"

        def go_on() -> None:
            self.mood = "showing"
            done()

        self.scoring.run(self, step, self.showing.view, go_on)

    # Bots and questions

    def _wait(self, sitting: Sitting) -> None:
        view = sitting.view()
        self.mood = "thinking"
        self.sentence = thinking_text(sitting, view)
        waiting = [view.deciding] if view.plays else bots_of(sitting)
        self.bar.mark(*waiting)
        self.sentence_painter = sitting.painters()[waiting[0]] if len(waiting) == 1 else ""
        if view.plays:
            self._show_row(sitting, view)
        else:
            self.row.lay_face_down(range(len(sitting.painters())), sitting.painters(), sitting.people)

    def _ask(self, sitting: Sitting) -> None:
        view = sitting.view()
        assert sitting.eyes is not None
        self._show_row(sitting, view)
        self.bar.mark(sitting.eyes)
        self.sentence_painter = sitting.painters()[sitting.eyes]
        self.question.ask(view, sitting.names(), sitting.eyes, self.garden)
        self.mood = "asking"
        self._lay_out()
        self.look_at_heart()

    def look_at_heart(self) -> None:
        """Look at what a question is about, if there is one."""
        if self.mood == "asking":
            self.question.look()
        else:
            super().look_at_heart()

    def _show_row(self, sitting: Sitting, view: View) -> None:
        """The cards as they lie, unless they already do."""
        if [slot.order for slot in self.row.slots] != [order for order, _ in view.plays]:
            self.row.show(view.plays, sitting.painters(), view.cards.cards, view.turn)
        self.garden.current = view.plays[view.turn][1]

    def answer(self, choice: str) -> None:
        """The asked person has decided."""
        sitting = self.sitting
        if sitting is not None and sitting.stage == QUESTION and (self.may_answer is None or self.may_answer(choice)):
            self.showing.stop()
            self.question.stop()
            self.garden.finish_now()
            self.garden.clear_preview()
            sitting.answer(choice)

    def open_cards(self) -> None:
        """The cards that the answer has to reckon with, in words."""
        from sakura.ui.sheets.open_cards import OpenCardsSheet

        sitting = self.sitting
        if sitting is not None and sitting.stage == QUESTION and not self.showing.is_running:
            view = sitting.view()
            OpenCardsSheet(view.plays[view.turn :], view.cards.cards, sitting.names()).open()

    def _ask_again(self) -> None:
        """What led to the question has been looked at once more."""
        if self.sitting is not None and self.sitting.stage == QUESTION:
            self._ask(self.sitting)

    # The player's pace

    def hurry(self) -> None:
        """End the step on show, or the wait after it."""
        self.showing.hurry()

    def skip(self) -> None:
        """Jump to the next question, the scoring or the end of the round."""
        self.showing.skip()

    def look_again(self) -> None:
        """Show the last step once more."""
        if self.mood in ("showing", "asking"):
            self.showing.look_again(self._ask_again)

    def on_touch_down(self, touch: Any) -> bool:
        """Remember the fingers that came down here: one that closed a sheet is lifted here all the same."""
        touch.ud[self] = not touch.is_mouse_scrolling
        return bool(super().on_touch_down(touch))

    def on_touch_up(self, touch: Any) -> bool:
        """A tap on anything that is no control hurries."""
        handled = super().on_touch_up(touch)
        moved = max(abs(touch.x - touch.ox), abs(touch.y - touch.oy))
        began = touch.grab_current is None and touch.ud.get(self, False)
        if began and moved < dp(TAP_SLOP) and self.collide_point(*touch.pos) and not self._is_on_control(touch):
            self.hurry()
        return handled

    def _is_on_control(self, touch: Any) -> bool:
        shown = [self.ids.head, *(part for part in self._parts[2:] if part.parent is not None)]
        on_strip = self.garden is not None and self.garden.is_sought_by(touch)
        return on_strip or any(part.collide_point(*touch.pos) for part in shown)

    # Three layouts

    def _measure(self, *_: object) -> None:
        heights = self.measure_foot()
        self.foot_height = heights.foot
        asking = self.mood == "asking"
        room = heights.foot - (self.question if asking else self._parts[2]).height
        if self.row.parent is None:
            self.speech_height = room - dp(CARDLESS_FRAME)
        else:
            self.speech_height = self._share_with_row(room - dp(FRAME), heights.cards, asking)

    def _share_with_row(self, room: float, cards: float, asking: bool) -> float:
        """The words' part of a room: the cards lend of theirs, and at a question they have what the words leave."""
        said = self.ids.said
        own = room - cards
        if asking:
            return min(said.height + dp(2), room - dp(LEAST_ROW))
        return self.ids.prompt.whole_lines(own + min(cards * CARDS_LEND, max(0.0, said.height - own)))

    def _has_room_for_row(self) -> bool:
        """Whether the cards can stay beside a question: its words and answers come first."""
        if not theme.stacked:
            return not theme.large
        wanted = self.ids.said.height + self.question.height + dp(FRAME) + dp(LEAST_ROW)
        return wanted <= self.measure_foot().foot

    def _fit_question(self, *_: object) -> None:
        """Lay the parts out anew if the words of a question need the room of the cards, or no longer."""
        if self.mood == "asking" and self._has_room_for_row() != (self.row.parent is not None):
            self._lay_out()
        else:
            self._measure()

    def _lay_out(self, *_: object) -> None:
        speech, row, controls = self._parts
        self.can_look_again = self.mood == "asking" and not self.is_wordless and self.showing.step is not None
        said = () if self.is_wordless else (speech,)
        self.results = ""
        if self.mood == "scoring":
            place_parts(self.ids.foot, self.side, (), self.scoring, ())
        elif self.mood == "asking":
            self.sentence = self.question.question
            self.results = self.question.results() if self.question.terse and not self.is_wordless else ""
            cards = row if self._has_room_for_row() else None
            place_parts(self.ids.foot, self.side, (speech,), cards, (self.question,))
        else:
            place_parts(self.ids.foot, self.side, said, row, (controls,))
        self._measure()


load_kv(__file__)
