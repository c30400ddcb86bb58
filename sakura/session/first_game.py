"""A first game in play: a real sitting, the step the learner is at, and what is possible in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sakura.bots.scripted import script
from sakura.engine.cards import Deck
from sakura.engine.events import Event, SakuraScored
from sakura.engine.setup import Setup
from sakura.session.autoplay import SLICE_SECONDS
from sakura.session.lesson_steps import LEARNER, PAINTERS, ROUNDS, SCRIPTS, SEED, SMALL_GARDEN
from sakura.session.lessons import ANSWER, FREE, LIFT, PLAY, READ, SCORE, WATCH, Step
from sakura.session.seats import Seat
from sakura.session.sitting import Sitting
from sakura.session.stages import CHOOSE, OVER, QUESTION, REVEAL, THINKING

AFTER_CHOOSING: Final = (WATCH, SCORE, ANSWER)
OTHER_CARD: Final = "another card"
OTHER_ANSWER: Final = "another answer"
CAREFUL: Final = "careful"


class FirstGame:
    """The sitting and the place in the steps. ``remark`` is a gentle answer to another choice, or nothing."""

    def __init__(self, names: Sequence[str], deck: Deck, round_number: int = 1) -> None:
        seats = tuple(
            Seat(painter, name, None if number == LEARNER else script(SCRIPTS[number]))
            for number, (painter, name) in enumerate(zip(PAINTERS, names, strict=True))
        )
        self.sitting = Sitting(seats, Setup(len(seats), deck, SMALL_GARDEN, SEED))
        self.remark = ""
        self.waits = False  # whether the reveal has come to the event of this step
        self._round, self._place = 1, 0
        self._was_asked = False
        while self.sitting.round < min(round_number, len(ROUNDS)):
            take_asked_step(self.sitting)
        self.follow()

    @property
    def step(self) -> Step:
        """The step the learner is at."""
        return ROUNDS[self._round - 1][self._place]

    @property
    def round(self) -> int:
        """The round the step belongs to."""
        return self._round

    @property
    def number(self) -> int:
        """How many steps have been done."""
        return sum(len(steps) for steps in ROUNDS[: self._round - 1]) + self._place

    @property
    def is_over(self) -> bool:
        """Whether the last tree has been scored."""
        return self.sitting.stage == OVER

    # What the learner does

    def go_on(self) -> None:
        """“Go on” was touched."""
        if self.step.goal == READ or (self.step.goal == WATCH and self.waits):
            self._next()

    def go_on_if_waiting(self) -> None:
        """The reveal no longer waits where it did: somebody left the screen and came back."""
        if self.waits:
            self._next()

    def lift(self, order: int | None) -> None:
        """A card is lifted, or none."""
        step = self.step
        self.remark = ""
        if order is None or step.goal not in (LIFT, PLAY):
            return
        if order != step.order:
            self.remark = OTHER_CARD
        elif step.goal == LIFT:
            self._next()

    def may_play(self, order: int) -> bool:
        """Whether this card can be played now; another than the one asked for is answered with a remark."""
        allowed = self.allows(order)
        self.remark = "" if allowed else OTHER_CARD
        return allowed

    def allows(self, order: int) -> bool:
        """Whether this card could be played now."""
        goal = self.step.goal
        return goal == FREE or (goal in (LIFT, PLAY, READ) and order == self._asked_order())

    def may_answer(self, choice: str) -> bool:
        """Whether this answer can be given now; if it can, it is taken as given."""
        step = self.step
        if step.goal != ANSWER:
            return True
        if choice != step.choice:
            self.remark = OTHER_ANSWER
            return False
        self._next()
        return True

    def is_to_wait(self, event: Event) -> bool:
        """An event has been shown: whether the reveal waits here for the learner."""
        step = self.step
        if step.goal == SCORE and isinstance(event, SakuraScored):
            self._next()
        elif step.goal == WATCH and event == step.after:
            self.waits = True
        return self.waits

    # Keeping up with the sitting

    def follow(self) -> None:
        """Find the step that belongs to where the sitting is: cards were played, taken back, a round has begun."""
        sitting = self.sitting
        if sitting.stage == CHOOSE:
            self._follow_choice(sitting)
        elif self.step.goal == ANSWER and sitting.stage in (REVEAL, THINKING) and self._was_asked:
            self._next()
        elif sitting.stage != OVER and self.step.goal not in AFTER_CHOOSING:
            self._go_to(self._find(*AFTER_CHOOSING))
        self._was_asked = sitting.stage == QUESTION

    def _follow_choice(self, sitting: Sitting) -> None:
        if sitting.round != self._round:
            self._round = min(sitting.round, len(ROUNDS))
            self._go_to(0)
        if sitting.picked and self.step.goal not in AFTER_CHOOSING:
            self._go_to(self._find(*AFTER_CHOOSING))
        elif not sitting.picked and self.step.goal in AFTER_CHOOSING:
            self._go_to(self._find(PLAY, FREE))

    def _asked_order(self) -> int:
        """The card of this round's play, which may be played before everything about it has been said."""
        return ROUNDS[self._round - 1][self._find(PLAY, FREE)].order

    def _find(self, *goals: str) -> int:
        return next(place for place, step in enumerate(ROUNDS[self._round - 1]) if step.goal in goals)

    def _next(self) -> None:
        self._go_to(min(self._place + 1, len(ROUNDS[self._round - 1]) - 1))

    def _go_to(self, place: int) -> None:
        self._place, self.waits, self.remark = place, False, ""


def take_asked_step(sitting: Sitting) -> None:
    """Do what the first game asks for at this point of its sitting, in the last round the lowest card."""
    if sitting.stage == CHOOSE and sitting.needs is not None:
        asked = [step.order for step in ROUNDS[sitting.round - 1] if step.goal == PLAY]
        sitting.pick(asked[0] if asked else min(sitting.view().hand))
    elif sitting.stage == CHOOSE:
        sitting.end_turn()
    elif sitting.stage == THINKING:
        sitting.think(SLICE_SECONDS)
    elif sitting.stage == QUESTION:
        answers = [step.choice for step in ROUNDS[sitting.round - 1] if step.goal == ANSWER]
        sitting.answer(answers[0] if answers else "+")
    elif sitting.stage == REVEAL:
        sitting.finish_reveal()
