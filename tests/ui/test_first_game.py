"""The first game by real touches: in every language, left and taken up again, and with other choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from kivy.metrics import dp

from sakura.engine.events import GameEnded
from sakura.i18n.lesson_sentences import STEP_SENTENCES, coach_sentence
from sakura.session import lessons
from sakura.session.lesson_steps import PAINTERS, ROUNDS
from sakura.storage.settings import LANGUAGES, LESSON_DONE
from sakura.ui.boxes import box_of
from sakura.ui.learn.lesson_flow import LessonFlow
from sakura.ui.play.frame import LEAST_GARDEN
from sakura.ui.words import painter_word
from tests.ui.conftest import DEVICES, UI, Start
from tests.ui.test_choose import flick

MOST_TOUCHES = 400
QUICK = {"speed": "fast", "reduced_motion": True, "theme": "day"}


@pytest.fixture
def learn(start: Start, monkeypatch: pytest.MonkeyPatch) -> Callable[..., tuple[UI, list[LessonFlow]]]:
    """The app at the two doors, and the first games that are begun there."""
    begun: list[LessonFlow] = []
    begin = LessonFlow.start

    def note(flow: LessonFlow) -> None:
        begun.append(flow)
        begin(flow)

    monkeypatch.setattr(LessonFlow, "start", note)

    def open_doors(device: str = "small phone", **settings: Any) -> tuple[UI, list[LessonFlow]]:
        ui = start(device, **{**QUICK, **settings})
        ui.app.router.go("learn")
        ui.advance(0.3)
        return ui, begun

    return open_doors


def press_door(ui: UI, answer: int = 0) -> None:
    """Touch a way into the first game: the first, or the one below it."""
    door = ui.app.router.screen.ids.doors.children[-1]
    ui.tap(door.ids.answers.children[-1 - answer])
    ui.advance(0.4)


def button(ui: UI) -> Any:
    return ui.find("CoachButton")


def face(ui: UI, order: int) -> Any:
    return next(card for card in ui.app.router.screen.hand.faces if card.order == order)


def do_as_asked(ui: UI, flow: LessonFlow) -> None:
    """One touch, or a moment of waiting."""
    step, screen, stage = flow.lesson.step, ui.app.router.screen, flow.lesson.sitting.stage
    if flow.panel.is_waiting:
        ui.tap(button(ui))
    elif step.goal == lessons.LIFT:
        ui.tap(face(ui, step.order))
    elif step.goal == lessons.PLAY and stage == "choose":
        play(ui, screen, step.order)
    elif step.goal == lessons.FREE and stage == "choose":
        flick(ui, face(ui, 34))
    elif stage == "question":
        ui.tap(screen.question.children[0].children[-1])
    elif step.goal == lessons.SCORE and flow.panel.can_help:
        ui.tap(next(child for child in screen.scoring.walk(restrict=True) if type(child).__name__ == "InkButton"))
    ui.advance(0.2, 0.1)


def play(ui: UI, screen: Any, order: int) -> None:
    if screen.hand.lifted != order:
        ui.tap(face(ui, order))
        ui.advance(0.3)
    ui.tap(screen.ids.buttons.ids.main)
    for dialog in ui.widgets("Dialog"):
        ui.tap(next(child for child in dialog.walk(restrict=True) if getattr(child, "kind", "") == "primary"))


def covers_nothing(ui: UI, flow: LessonFlow) -> bool:
    """The coach is in the window and hides neither hand, nor path, nor any button it might ask for."""
    screen, coach = ui.app.router.screen, box_of(flow.panel)
    parts = [screen.garden, screen.ids.head, screen.ids.foot]
    inside = coach.left >= 0 and coach.bottom >= 0 and coach.right <= ui.window.width and coach.top <= ui.window.height
    return inside and all(coach.within(box_of(part)).is_empty for part in parts)


class Run:
    """A first game from its first step to what comes after it, by touches alone."""

    def __init__(self, ui: UI, flow: LessonFlow) -> None:
        self.ui, self.flow = ui, flow
        self.said: set[str] = set()
        self.watched, self.touches = 0.0, 0

    def play(self) -> None:
        """Do all that is asked."""
        for _ in range(MOST_TOUCHES * 3):
            if self.ui.app.router.name == "what now":
                return
            self._listen()
            assert covers_nothing(self.ui, self.flow), self.flow.lesson.step.key
            if self._is_watching():
                self.ui.advance(0.2, 0.2)
                self.watched += 0.2
            else:
                do_as_asked(self.ui, self.flow)
                self.touches += 1
        raise AssertionError("it never ended")

    def _listen(self) -> None:
        names = {"name": painter_word("crane"), **{painter: painter_word(painter) for painter in PAINTERS[1:]}}
        step = self.flow.lesson.step
        if self.flow.panel.text == coach_sentence(step.key, names, step.values):
            self.said.add(step.key)

    def _is_watching(self) -> bool:
        sitting = self.flow.lesson.sitting
        return bool(sitting.picked) or (sitting.stage == "reveal" and not self.flow.panel.can_help)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_through_by_touches_in_less_than_five_minutes(learn: Any, language: str) -> None:
    """All words read, everything watched at normal speed, and a second and a half for every touch."""
    ui, begun = learn(language=language, speed="normal")
    press_door(ui)
    run = Run(ui, begun[0])
    run.play()
    assert run.said == set(STEP_SENTENCES)
    ending = run.flow.lesson.sitting.events[-1]
    assert isinstance(ending, GameEnded) and ending.winners == (0,)
    assert ui.app.preferences.values.lesson == LESSON_DONE
    assert ui.app.sitting is None
    reading = sum(seconds_to_read(STEP_SENTENCES[step.key]()) for steps in ROUNDS for step in steps)
    assert len(STEP_SENTENCES) < run.touches < 60
    assert run.watched + reading + 1.5 * run.touches < 300


def seconds_to_read(text: str) -> float:
    """At an unhurried two hundred words a minute."""
    return len(text.split()) * 60 / 200


def walk_to(ui: UI, flow: LessonFlow, key: str) -> None:
    for _ in range(MOST_TOUCHES):
        if flow.lesson.step.key == key:
            return
        do_as_asked(ui, flow)
    raise AssertionError(f"never came to “{key}”")


def test_it_is_left_and_taken_up_where_it_was(learn: Any) -> None:
    ui, begun = learn()
    press_door(ui)
    walk_to(ui, begun[0], "early")
    ui.tap(ui.find("IconButton", icon="ui_menu"))
    ui.advance(0.3)
    ui.press("Leave for now")
    ui.advance(0.3)
    assert ui.app.router.name == "learn" and ui.sees("Left in round 2 of 6.")
    press_door(ui)
    assert (begun[1].lesson.round, begun[1].lesson.step.key) == (2, "low number")
    assert begun[1].lesson.sitting.view().spaces == (3, 4, 1)
    ui.app.go_home()
    ui.advance(0.3)
    ui.app.router.go("learn")
    ui.advance(0.3)
    press_door(ui, answer=1)
    assert begun[2].lesson.round == 1


def test_a_game_that_was_left_open_stays_as_it_was(learn: Any) -> None:
    from tests.ui.test_choose import seats

    ui, begun = learn()
    sitting = ui.app.flow.begin(seats(1, 2), "standard", 5)
    ui.advance(0.3)
    ui.app.go_home()
    before = sitting.save()
    ui.app.router.go("learn")
    ui.advance(0.3)
    press_door(ui)
    walk_to(ui, begun[0], "stepped over")
    ui.app.router.back()
    ui.advance(0.3)
    ui.press("Leave for now")
    ui.advance(0.3)
    assert ui.app.sitting is sitting and sitting.save() == before
    ui.app.flow.go_on()
    ui.advance(0.3)
    assert ui.app.router.screen.sitting is sitting
    assert ui.widgets("CoachPanel") == [] and not ui.app.router.screen.ids.head.plain


def test_another_card_and_another_answer_are_answered_gently(learn: Any) -> None:
    ui, begun = learn()
    press_door(ui)
    flow = begun[0]
    walk_to(ui, flow, "touch")
    ui.tap(face(ui, 12))
    ui.advance(0.3)
    assert "12" in flow.panel.text and "42" in flow.panel.text and flow.panel.is_remark
    main = ui.app.router.screen.ids.buttons.ids.main
    assert main.disabled, "what would be refused does not look ready"
    flick(ui, face(ui, 12))
    ui.advance(0.3)
    assert flow.lesson.sitting.picked == ()
    ui.tap(face(ui, 42))
    ui.advance(0.3)
    assert flow.lesson.step.key == "halves" and not flow.panel.is_remark and not main.disabled
    ui.app.preferences.change(lesson=5)
    flow.lay_aside()
    ui.advance(0.3)
    press_door(ui)
    flow = begun[1]
    for _ in range(MOST_TOUCHES):
        if flow.lesson.sitting.stage == "question":
            break
        do_as_asked(ui, flow)
    ui.advance(0.2)
    ui.press("‹ Back")
    ui.advance(0.2)
    assert flow.lesson.sitting.stage == "question" and flow.panel.is_remark


def test_the_coach_can_do_everything_itself_but_the_free_choice(learn: Any) -> None:
    ui, begun = learn(device="sideways")
    press_door(ui)
    flow = begun[0]
    for _ in range(MOST_TOUCHES):
        if flow.lesson.step.key == "own choice":
            break
        assert covers_nothing(ui, flow)
        if flow.panel.can_help:
            ui.tap(button(ui))
        ui.advance(0.1)
    assert flow.lesson.step.key == "own choice" and not flow.can_help
    ui.tap(face(ui, 38))
    ui.advance(0.3)
    assert flow.panel.is_remark and "38" in flow.panel.text


def test_skipping_leads_to_what_comes_after(learn: Any) -> None:
    ui, _begun = learn()
    press_door(ui)
    ui.app.router.back()
    ui.advance(0.3)
    ui.press("Skip the rest")
    ui.advance(0.3)
    assert ui.app.router.name == "what now"
    assert ui.app.preferences.values.lesson == LESSON_DONE
    ui.press("A real game")
    ui.advance(0.3)
    assert ui.app.router.name == "table"
    ui.app.router.back()
    assert ui.app.router.name == "home"


def test_the_coach_hides_nothing_on_any_device_at_any_size(learn: Any) -> None:
    ui, begun = learn(text_size=200)
    press_door(ui)
    flow = begun[0]
    for key in ("halves", "rising"):  # one on each screen
        walk_to(ui, flow, key)
        for device in ("sideways", "tablet", "small phone"):
            ui.resize(*DEVICES[device])
            ui.advance(0.1, 0.05)
            assert covers_nothing(ui, flow), (key, device)
            assert flow.panel.height > 60 and ui.app.router.screen.garden.height > 60


def test_a_look_at_the_rules_in_between_does_no_harm(learn: Any) -> None:
    ui, begun = learn()
    press_door(ui)
    flow = begun[0]
    walk_to(ui, flow, "rising")
    while not flow.panel.is_waiting:
        ui.advance(0.1, 0.1)
    ui.app.router.back()
    ui.advance(0.2, 0.1)
    ui.press("Rules")
    ui.advance(0.2, 0.1)
    assert ui.app.router.name == "rules" and ui.widgets("CoachPanel") == []
    ui.app.router.back()
    ui.advance(0.1, 0.05)
    assert flow.lesson.step.key == "emperor walks" and ui.widgets("CoachPanel") == [flow.panel]
    walk_to(ui, flow, "low number")


def test_the_painters_have_names_of_the_language_it_goes_on_in(learn: Any) -> None:
    ui, begun = learn()
    press_door(ui)
    flow = begun[0]
    ui.app.router.go("settings")
    ui.advance(0.1)
    ui.app.preferences.change(language="ru")
    ui.advance(0.1)
    ui.app.router.back()
    ui.advance(0.3)
    assert list(flow.lesson.sitting.names().values()) == [painter_word(painter) for painter in PAINTERS]
    assert painter_word("crane") == "Журавль"
    assert ui.sees("Журавль") and not ui.sees("Crane")


def test_skip_goes_on_where_the_coach_waits(learn: Any) -> None:
    ui, begun = learn()
    press_door(ui)
    flow = begun[0]
    walk_to(ui, flow, "rising")
    for key in ("emperor walks", "stepped over"):
        while not flow.panel.is_waiting:
            ui.advance(0.1, 0.1)
        ui.press("Skip")
        assert flow.lesson.step.key == key
    ui.press("Skip")  # over all that comes before it
    ui.advance(0.05)
    assert flow.panel.is_waiting and flow.lesson.step.key == "stepped over"


def test_a_turn_that_does_not_end_by_itself_is_ended_with_the_coach(learn: Any) -> None:
    ui, begun = learn(confirm_play=True)
    press_door(ui)
    flow = begun[0]
    walk_to(ui, flow, "rising")
    ui.advance(3, 0.1)
    assert flow.lesson.sitting.stage == "choose" and ui.sees("end the turn")
    ui.tap(button(ui))
    ui.advance(0.3, 0.1)
    assert flow.lesson.sitting.stage != "choose"


def is_whole(words: Any, room: Any) -> bool:
    """Whether nothing of the words has to be scrolled into sight."""
    return bool(words.height <= room.height + 1)


@pytest.mark.parametrize(("device", "language"), [("phone", "en"), ("phone", "ru"), ("small phone", "fr")])
def test_the_lifted_card_is_explained_whole_beside_the_coach(learn: Any, device: str, language: str) -> None:
    ui, begun = learn(device=device, language=language)
    press_door(ui)
    walk_to(ui, begun[0], "touch")
    screen = ui.app.router.screen
    for card in list(screen.hand.orders):
        ui.tap(face(ui, card))
        ui.advance(0.5)
        assert is_whole(screen.ids.said, screen.ids.scroller), card
        lifted, others = face(ui, card), [other for other in screen.hand.faces if other.order != card]
        assert lifted.height > 1.05 * max(other.height for other in others)


@pytest.mark.parametrize(
    ("device", "text"), [("phone", 100), ("small phone", 100), ("small phone", 150), ("tablet", 200)]
)
def test_the_coachs_box_holds_its_words_and_has_them_in_the_middle(learn: Any, device: str, text: int) -> None:
    ui, begun = learn(device=device, language="fr", text_size=text)
    press_door(ui)
    panel = begun[0].panel
    for key in ("welcome", "touch", "halves"):
        walk_to(ui, begun[0], key)
        ui.advance(0.3)
        assert is_whole(panel.ids.words, panel.ids.scroller), key
        assert abs(panel.ids.words.center_y - panel.ids.scroller.height / 2) < 1
        assert ui.app.router.screen.garden.height >= dp(LEAST_GARDEN)


def test_the_garden_keeps_its_size_through_the_first_game(learn: Any) -> None:
    ui, begun = learn(text_size=150)
    press_door(ui)
    sizes = set()
    for key in ("welcome", "halves", "rising", "stepped over"):
        walk_to(ui, begun[0], key)
        ui.advance(0.3)
        sizes.add(tuple(map(round, ui.app.router.screen.garden.size)))
    assert len(sizes) == 1


def test_with_large_text_the_question_of_a_direction_is_still_put(learn: Any) -> None:
    ui, begun = learn(language="fr", text_size=150)
    ui.app.preferences.change(lesson=5)
    press_door(ui)
    for _ in range(MOST_TOUCHES):
        if begun[-1].lesson.sitting.stage == "question":
            break
        do_as_asked(ui, begun[-1])
    ui.advance(0.3)
    screen = ui.app.router.screen
    assert screen.is_wordless and ui.sees("avancer ou reculer de 2 cases")
    assert is_whole(screen.ids.said, screen.ids.speech)
    assert not ui.sees("case 12"), "the coach says where it leads"
