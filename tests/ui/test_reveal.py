"""The reveal under fingers: hurry, skip, look again, questions, scoring, and bots at work."""

from __future__ import annotations

from typing import Any

import pytest

from sakura.engine.events import CardStarted
from sakura.engine.setup import Setup
from sakura.i18n.sentences import describe
from sakura.session.sitting import Sitting
from sakura.storage.assets import load_deck, load_garden
from sakura.ui.garden.poses import EMPEROR
from sakura.ui.play.foresight import foresee_answer
from tests.ui.conftest import DEVICES, UI, Start
from tests.ui.test_choose import NAMES, drive, seats


@pytest.fixture
def revealed(start: Start) -> Any:
    """A game of so many people at the beginning of its first reveal, at normal speed."""

    def play(people: int = 3, bots: int = 0, device: str = "small phone", seed: int = 7, **settings: Any) -> UI:
        ui = start(device, curtain="tap", theme="day", **settings)
        ui.app.flow.take_up(at_first_reveal(people, bots, seed))
        ui.advance(0.05)
        return ui

    return play


def at_first_reveal(people: int, bots: int = 0, seed: int = 7) -> Sitting:
    sitting = Sitting(seats(people, bots), Setup(people + bots, load_deck(), load_garden(), seed))
    while sitting.stage != "reveal":
        choose_anything(sitting)
    return sitting


def choose_anything(sitting: Sitting) -> None:
    if sitting.stage == "curtain":
        sitting.open_curtain()
    elif sitting.stage == "thinking":
        sitting.think(1)
    elif sitting.needs is not None:
        sitting.pick(sitting.view().hand[0])
    else:
        sitting.end_turn()


def reach(ui: UI, mood: str, most: int = 300) -> Any:
    """Drive the game until the reveal screen is in this mood."""
    for _ in range(most):
        screen = ui.app.router.screen
        if getattr(screen, "mood", None) == mood:
            return screen
        drive(ui)
    raise AssertionError(f"never {mood}")


def middle(screen: Any) -> tuple[float, float]:
    return screen.row.to_window(*screen.row.center)


def test_every_card_is_said_and_lifted_in_turn(revealed: Any) -> None:
    ui = revealed()
    screen = ui.app.router.screen
    told: list[str] = []
    for _ in range(1500):
        if ui.app.sitting.stage != "reveal" or screen.mood != "showing":
            break
        if screen.sentence not in told:
            told.append(screen.sentence)
        step = screen.showing.step
        if step is not None and isinstance(step.event, CardStarted):
            assert screen.row.focus <= screen.row.rank_of(step.event.order) + 0.01
        ui.advance()
    assert told[0].startswith("The cards are turned over")
    assert any(sentence.startswith("Card ") for sentence in told)


def test_a_tap_anywhere_hurries_one_step(revealed: Any) -> None:
    ui = revealed()
    screen = ui.app.router.screen
    ui.advance(0.1)
    step = screen.showing.step
    ui.touch(middle(screen))
    assert screen.showing.step is step and len(ui.widgets("CardFace")) == 3
    ui.touch(middle(screen))
    assert screen.showing.step is not step


def test_a_tap_on_the_garden_hurries_too(revealed: Any) -> None:
    ui = revealed()
    screen = ui.app.router.screen
    ui.advance(0.1)
    step = screen.showing.step
    ui.tap(screen.garden)
    ui.advance(0.5)
    ui.tap(screen.garden)
    assert screen.showing.step is not step


def test_neither_a_closed_sheet_nor_the_wheel_of_a_mouse_hurries(
    revealed: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    ui = revealed()
    screen = ui.app.router.screen
    ui.advance(0.1)
    hurried: list[str] = []
    monkeypatch.setattr(screen, "hurry", lambda: hurried.append("hurry"))
    screen.ids.head.open_painters()
    ui.advance(0.3)
    (sheet,) = ui.app.router.layers.children
    ui.touch((screen.center_x, sheet.content.top + 20))
    assert not ui.app.router.layers.children
    ui.turn_wheel(screen.row)
    assert hurried == []
    ui.touch(middle(screen))
    assert hurried == ["hurry"]


def test_skip_jumps_to_the_next_decision(revealed: Any) -> None:
    ui = revealed()
    ui.advance(0.1)
    ui.press("Skip")
    ui.advance(0.1)
    assert ui.app.sitting.stage in ("curtain", "question") or ui.app.router.screen.mood == "scoring"


def test_a_step_can_be_looked_at_again(revealed: Any) -> None:
    ui = revealed(seed=7)
    screen = ui.app.router.screen
    for _ in range(40):
        step = screen.showing.step
        if step is not None and step.walks:
            break
        ui.touch(middle(screen))
        ui.advance(0.05)
    before, after = screen.showing._before, screen.showing.view
    ui.advance(0.2)
    ui.press("Look again")
    assert screen.showing.step is step
    assert screen.garden.standing.emperor == before.emperor
    assert list(screen.garden.standing.spaces) == list(before.spaces)
    screen.hurry()
    assert list(screen.garden.standing.spaces) == list(after.spaces)
    assert screen.garden.standing.emperor == after.emperor


def test_a_question_goes_to_its_owner_by_name(revealed: Any) -> None:
    ui = revealed(4, seed=5)
    screen = reach(ui, "asking")
    sitting = ui.app.sitting
    name = NAMES[sitting.eyes]
    assert screen.sentence.startswith(f"{name}: ")
    ui.advance(0.1)
    first = list(screen.garden._stage.preview.moves)
    ui.advance(2.0)
    second = list(screen.garden._stage.preview.moves)
    assert first != second
    length = len(sitting.events)
    ui.press("‹ Back")
    ui.advance(0.05)
    assert len(sitting.events) > length
    assert sitting.events[length].choice == "-"


@pytest.mark.parametrize("seed", [5, 11])
def test_a_question_shows_the_piece_and_where_either_answer_takes_it(revealed: Any, seed: int) -> None:
    ui = revealed(4, seed=seed)
    screen = reach(ui, "asking")
    ui.advance(1.5, 0.05)
    view, garden = ui.app.sitting.view(), screen.garden
    piece = view.plays[view.turn][1] if view.halfway else EMPEROR
    afters = [foresee_answer(view, choice).after for choice in "+-"]
    ends = [after.emperor if piece == EMPEROR else after.spaces[piece] for after in afters]
    left, right = garden.x, garden.right
    assert left < garden.position_of(piece)[0] < right
    assert all(left < garden.position_of_space(end)[0] < right for end in ends)
    seen = garden.camera.x
    garden.nudge(0.5, 0)
    looked_away = garden.camera.x
    ui.advance(4, 0.05)
    assert garden.camera.x == looked_away != seen, "whoever looks elsewhere is left there"


def test_a_question_can_be_thought_over_by_looking_again(revealed: Any) -> None:
    ui = revealed(4, seed=5)
    screen = reach(ui, "asking")
    question = screen.sentence
    ui.tap(ui.find("IconButton", icon="ui_replay"))
    assert screen.sentence != question
    ui.advance(6)
    assert screen.sentence == question
    assert ui.app.sitting.stage == "question"
    ui.press("Forwards ›")
    ui.advance(0.1)
    assert screen.sentence != question


def test_the_cards_still_to_come_can_be_read_at_a_question(revealed: Any) -> None:
    ui = revealed(4, seed=5)
    screen = reach(ui, "asking")
    view = ui.app.sitting.view()
    ui.touch(middle(screen))
    sheet = ui.find("OpenCardsSheet")
    faces = [widget.order for widget in sheet.walk() if type(widget).__name__ == "CardFace"]
    assert faces == [order for order, _ in view.plays[view.turn :]]
    assert all(ui.sees(NAMES[owner]) for _, owner in view.plays[view.turn :])
    ui.app.router.back()
    assert screen.mood == "asking"
    ui.press("Forwards ›")
    ui.advance(0.1)
    ui.touch(middle(screen))
    assert not ui.app.router.layers.children, "while cards are carried out a tap hurries"


def test_a_scoring_gives_tokens_and_goes_on_by_touch(revealed: Any) -> None:
    ui = revealed(5, seed=11)
    screen = reach(ui, "scoring")
    tokens = [tab.tokens for tab in screen.bar.tabs]
    view = screen.showing.view
    ui.advance(8)
    assert [tab.tokens for tab in screen.bar.tabs] == list(view.tokens)
    assert list(view.tokens) != tokens
    assert list(screen.garden.standing.spaces) == list(view.spaces)
    assert ui.sees("Continue")
    ui.press("Continue")
    ui.advance(0.2)
    assert screen.mood != "scoring"


def test_a_scoring_can_be_hurried(revealed: Any) -> None:
    ui = revealed(5, seed=11)
    screen = reach(ui, "scoring")
    ui.advance(0.1)
    ui.touch(screen.scoring.ids.ranks.to_window(*screen.scoring.ids.ranks.center))
    assert [tab.tokens for tab in screen.bar.tabs] == list(screen.showing.view.tokens)
    assert screen.mood == "scoring"


def test_bots_are_named_while_they_think_and_no_card_shows(ui: UI) -> None:
    from sakura.ui.screens.reveal import RevealScreen

    sitting = Sitting(seats(1, 3), Setup(4, load_deck(), load_garden(), 7))
    sitting.pick(sitting.view().hand[0])
    sitting.end_turn()
    screen = ui.show(RevealScreen())
    screen.enter(sitting)
    ui.advance(0.2)
    assert screen.sentence == "Benjiro, Chiyo and Daisuke choose a card…"
    assert ui.widgets("CardFace") == []
    assert [slot.waiting for slot in screen.row.slots] == [False, True, True, True]


@pytest.mark.parametrize("device", ["sideways", "tablet", "phone"])
def test_a_turned_window_keeps_the_step(revealed: Any, device: str) -> None:
    ui = revealed(6)
    screen = ui.app.router.screen
    ui.advance(0.4)
    ui.resize(*DEVICES[device])
    ui.advance(1.2)
    step = screen.showing.step
    ui.resize(*DEVICES["small phone"])
    ui.advance(0.05)
    assert screen.showing.step is step
    assert len(screen.row.slots) == 6
    ui.press("Skip")
    ui.advance(0.2)
    assert not screen.showing.is_running or screen.mood == "scoring"


def test_leaving_in_the_middle_comes_back_to_the_rest(revealed: Any) -> None:
    ui = revealed(3)
    screen = ui.app.router.screen
    ui.advance(2.0)
    coming = len(screen.showing.coming)
    ui.app.go_home()
    ui.advance(0.3)
    assert ui.widgets("CardFace") == []
    ui.app.flow.go_on()
    ui.advance(0.1)
    assert len(screen.showing.coming) in (coming, coming - 1)


def test_what_was_not_shown_outlives_another_language(revealed: Any) -> None:
    ui = revealed(3)
    screen = ui.app.router.screen
    ui.advance(2.0)
    coming = [step.event for step in screen.showing.coming]
    shown = screen.showing.view
    ui.app.router.go("settings")
    ui.app.preferences.change(language="fr")
    ui.app.router.back()
    again = ui.app.router.screen
    assert again is not screen
    assert [again.showing.step.event, *(step.event for step in again.showing.coming)] == coming
    assert again.showing._before == shown
    assert again.sentence == describe(coming[0], ui.app.sitting.names())


def test_what_was_not_shown_outlives_another_game(revealed: Any) -> None:
    ui = revealed(3)
    name = ui.app.flow.name
    ui.advance(2.0)
    coming = [step.event for step in ui.app.router.screen.showing.coming]
    ui.app.go_home()
    ui.app.router.home("reveal", sitting=at_first_reveal(3))
    ui.advance(1.0)
    ui.app.go_home()
    ui.app.resume(name)
    screen = ui.app.router.screen
    assert [screen.showing.step.event, *(step.event for step in screen.showing.coming)] == coming


def test_reduced_motion_still_lets_people_read(revealed: Any) -> None:
    ui = revealed(3, reduced_motion=True)
    screen = ui.app.router.screen
    ui.advance(0.1)
    assert len(ui.widgets("CardFace")) == 3
    first = screen.sentence
    ui.advance(0.2)
    assert screen.sentence == first


@pytest.mark.parametrize("sheet", ["open_log", "open_discards", "open_painters", "open_menu"])
def test_a_reveal_waits_while_a_sheet_is_read(revealed: Any, sheet: str) -> None:
    ui = revealed(3)
    screen = ui.app.router.screen
    ui.advance(0.1)
    getattr(screen.ids.head, sheet)()
    step = screen.showing.step
    ui.advance(20, 0.1)
    assert screen.showing.step is step and ui.app.router.layers.children
    ui.app.router.back()
    ui.advance(1)
    assert screen.showing.step is not step


def test_the_log_and_the_painters_tell_no_more_than_has_been_shown(revealed: Any) -> None:
    ui = revealed(4, seed=5)
    screen, sitting = ui.app.router.screen, ui.app.sitting
    start = sitting.view()
    while screen.showing.view.spaces == start.spaces:
        screen.hurry()
    coming = [step.sentence for step in screen.showing.coming]
    screen.ids.head.open_log()
    ui.advance(0.1)
    assert coming and ui.sees(screen.showing.step.sentence)
    assert not any(sentence in text for text in ui.texts() for sentence in coming)
    ui.app.router.back()
    screen.ids.head.open_painters()
    (moved,) = set(screen.showing.view.spaces) - set(start.spaces)
    assert ui.sees(f"space {moved}")


def test_a_remark_does_not_hold_a_reveal_up(revealed: Any) -> None:
    from sakura.ui.widgets.toast import show_toast

    ui = revealed(3)
    screen = ui.app.router.screen
    ui.advance(0.1)
    step = screen.showing.step
    show_toast("Copied.")
    ui.advance(2.0)
    assert screen.showing.step is not step


def test_bots_think_behind_a_sheet_and_the_cards_turn_over_after_it(start: Start) -> None:
    ui = start("small phone", theme="day")
    sitting = Sitting(seats(1, 2), Setup(3, load_deck(), load_garden(), 7))
    sitting.pick(sitting.view().hand[0])
    sitting.end_turn()
    ui.app.flow.take_up(sitting)
    screen = ui.app.router.screen
    screen.ids.head.open_log()
    for _ in range(300):
        ui.advance(0.1)
        if sitting.stage == "reveal":
            break
    ui.advance(2)
    assert sitting.stage == "reveal" and screen.mood == "thinking"
    assert ui.find("LogSheet").is_open and ui.widgets("CardFace") == []
    ui.app.router.back()
    ui.advance(0.1)
    assert screen.mood == "showing" and screen.showing.is_running


def test_the_curtain_falls_over_an_open_sheet(revealed: Any) -> None:
    ui = revealed(3)
    for _ in range(300):
        if ui.app.sitting.stage == "choose":
            break
        drive(ui)
    ui.app.router.screen.ids.head.open_log()
    ui.app.on_pause()
    assert ui.app.router.name == "handoff" and not ui.app.router.layers.children
