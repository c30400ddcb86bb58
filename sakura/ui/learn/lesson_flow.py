"""Drives a first game: the real screens, with the coach beside the garden.

It is a flow of its own: a game that is being played meanwhile stays as it was left.
"""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Any, Final

from sakura.engine.events import PainterDisgraced
from sakura.i18n.lesson_sentences import coach_sentence, ending_sentence, watching_sentence
from sakura.i18n.translation import current_language
from sakura.session.first_game import CAREFUL, FirstGame
from sakura.session.lesson_steps import LEARNER, PAINTERS
from sakura.session.lessons import ANSWER, FREE, LIFT, PLAY, READ, SCORE, WATCH
from sakura.session.stages import CHOOSE, OVER, QUESTION
from sakura.storage.assets import load_deck
from sakura.storage.games import OpenGames
from sakura.storage.settings import LESSON_DONE
from sakura.ui.game_flow import SCREENS, GameFlow
from sakura.ui.learn.coach import CoachPanel
from sakura.ui.play.foresight import foresee_card
from sakura.ui.router import Router
from sakura.ui.running import running_app
from sakura.ui.words import painter_word

OTHERS_DIM: Final = 0.6  # how pale the cards are that are not asked for


class LessonFlow(GameFlow):
    """One first game."""

    screens = MappingProxyType({**SCREENS, OVER: "what now"})

    def __init__(self, router: Router, games: OpenGames, preferences: Any, round_number: int = 1) -> None:
        super().__init__(router, games, on_over=lambda _sitting: None)
        self._preferences = preferences
        self.lesson = FirstGame(_names_now(), load_deck(), round_number)
        self._language = current_language()
        self.panel = CoachPanel(size_hint=(None, None))
        self.panel.bind(on_go_on=lambda _panel: self.go_on_or_show())
        self._lifted: int | None = None

    def start(self) -> None:
        """Show the first screen of it."""
        self.take_up(self.lesson.sitting, keep=False)

    # Every frame

    def _look(self, seconds: float) -> None:
        if self._language != current_language():
            self._language = current_language()
            self.lesson.sitting.rename(_names_now())
        if self._seen is not None and self.router.name in ("home", "learn"):
            self.rest()
            return
        super()._look(seconds)
        if self.lesson.is_over:
            self._preferences.change(lesson=LESSON_DONE)
        elif self.router.name in ("choose", "reveal"):
            self._attend(self.router.screen)

    def _attend(self, screen: Any) -> None:
        """Be beside the garden of this screen, follow what happens, and say what there is to say."""
        if screen.ids.slot.companion is not self.panel:
            if self.panel.parent is not None:
                self.panel.parent.remove_widget(self.panel)
            screen.guide(self.panel, self.open_menu)
            self.lesson.go_on_if_waiting()  # what was to be looked at is gone from the screen
        self.lesson.follow()
        self._preferences.change(lesson=self.lesson.round)
        if self.router.name == "choose":
            self._attend_hand(screen)
        else:
            screen.showing.brake = self.lesson.is_to_wait
            screen.showing.on_release = self.lesson.go_on
            screen.may_answer = self.lesson.may_answer
        self._speak(screen)

    def _attend_hand(self, screen: Any) -> None:
        screen.may_play = self.lesson.may_play
        lifted = None if screen.hand.lifted is None else int(screen.hand.lifted)
        if lifted != self._lifted:
            self._lifted = lifted
            self.lesson.lift(lifted)
        elif lifted is not None and lifted == self.lesson.step.order and self.lesson.step.goal == LIFT:
            self.lesson.lift(lifted)
        screen.is_held_back = lifted is not None and not self.lesson.allows(lifted)
        step = self.lesson.step
        asked = step.order if step.goal in (LIFT, PLAY) else 0
        if not screen.hand.locked:
            for face in screen.hand.faces:
                face.dim = OTHERS_DIM if asked and face.order != asked else 0.0

    # What the coach says

    def _speak(self, screen: Any) -> None:
        step, lesson = self.lesson.step, self.lesson
        remark = lesson.remark or self._warning(screen)
        if remark:
            values = {"order": self._lifted or 0, "wanted": step.order}
            self.panel.say(coach_sentence(remark, self._names(), values), waits=False, remark=True)
        elif self._is_turn_open(screen):
            self.panel.say(ending_sentence(), waits=False)
        elif self._is_silent(screen):
            told = getattr(screen, "sentence", "") if screen.is_wordless else ""
            self.panel.say(told or watching_sentence(), waits=False)
        else:
            text = coach_sentence(step.key, self._names(), step.values)
            self.panel.say(text, waits=step.goal == READ or lesson.waits)
        self.panel.can_help = self.can_help

    def _is_turn_open(self, screen: Any) -> bool:
        """Whether the card lies there and the turn waits to be ended: with some settings it does not end by itself."""
        return bool(self.lesson.sitting.picked) and self.router.name == "choose" and not screen.is_ending

    def _is_silent(self, screen: Any) -> bool:
        """Whether there is only something to look at."""
        step = self.lesson.step
        if step.goal == SCORE:
            return bool(screen.mood != "scoring") if self.router.name == "reveal" else True
        if step.goal == ANSWER:
            return self.lesson.sitting.stage != QUESTION
        return step.goal == WATCH and not self.lesson.waits

    def _warning(self, screen: Any) -> str:
        """Where the choice is free, a card that alone leads into a disgrace is worth a word."""
        if self.lesson.step.goal != FREE or self._lifted is None or self.router.name != "choose":
            return ""
        outlook = foresee_card(screen.sitting.view(), self._lifted, LEARNER)
        falls = any(isinstance(event, PainterDisgraced) and event.painter == LEARNER for event in outlook.events)
        return CAREFUL if falls else ""

    def _names(self) -> dict[str, str]:
        names = self.lesson.sitting.names()
        return {"name": names[LEARNER], **{painter: names[seat] for seat, painter in enumerate(PAINTERS) if seat}}

    # The button

    @property
    def can_help(self) -> bool:
        """Whether the button has something to do."""
        return self._help(self.router.screen) is not None

    def go_on_or_show(self) -> None:
        """Go on, or do what is asked for."""
        action = self._help(self.router.screen)
        if action is not None:
            action()

    def _help(self, screen: Any) -> Callable[[], object] | None:
        """What the button does now."""
        lesson, step = self.lesson, self.lesson.step
        if lesson.waits:
            release: Callable[[], object] = screen.showing.release
            return release
        if self.router.name == "choose" and lesson.sitting.stage == CHOOSE and not lesson.sitting.picked:
            return {
                READ: lesson.go_on,
                LIFT: lambda: screen.hand.lift(step.order),
                PLAY: lambda: screen.play(step.order),
            }.get(step.goal)
        if self._is_turn_open(screen):
            end: Callable[[], object] = screen.end_turn
            return end
        if step.goal == ANSWER and lesson.sitting.stage == QUESTION:
            return lambda: screen.answer(step.choice)
        if step.goal == SCORE and self.router.name == "reveal" and screen.mood == "scoring":
            finish: Callable[[], object] = screen.scoring.go_on
            return finish
        return None

    # Leaving

    def open_menu(self) -> None:
        """Go on, leave for now, or skip the rest."""
        from sakura.ui.learn.lesson_menu import LessonMenu

        LessonMenu(self).open()

    def lay_aside(self) -> None:
        """Leave for now; the place is kept."""
        self.leave()
        self.router.home("home")
        self.router.go("learn")

    def skip_rest(self) -> None:
        """Enough learnt: on to what comes after it."""
        self._preferences.change(lesson=LESSON_DONE)
        self.leave()
        self.router.home("home")
        self.router.go("what now")


def begin_first_game(round_number: int = 1) -> LessonFlow:
    """Sit down to a first game, from the beginning of a round."""
    app = running_app()
    flow = app.lesson = LessonFlow(app.router, app.home.games, app.preferences, round_number)
    flow.start()
    return flow


def _names_now() -> list[str]:
    """What the painters are called in the language of the app."""
    return [painter_word(painter) for painter in PAINTERS]
