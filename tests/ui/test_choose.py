"""Choosing with fingers: lift, swipe, flick, take back, end the turn."""

from __future__ import annotations

from typing import Any

import pytest
from kivy.metrics import dp

from sakura.engine.setup import STANDARD, TRICKY
from sakura.session.seats import Seat
from sakura.ui.theme import theme
from tests.ui.conftest import DEVICES, UI, Start

NAMES = ("Aiko", "Benjiro", "Chiyo", "Daisuke", "Emi", "Fumiko")
PAINTERS = ("crane", "fan", "wave", "bamboo", "mountain", "moon")


def seats(people: int, bots: int = 0) -> tuple[Seat, ...]:
    return tuple(
        Seat(PAINTERS[number], NAMES[number], None if number < people else "random") for number in range(people + bots)
    )


def begin(ui: UI, people: int, bots: int = 0, variant: str = STANDARD, seed: int = 7) -> Any:
    """A game at the moment its first hand is open."""
    ui.app.flow.begin(seats(people, bots), variant, seed)
    open_curtain(ui)
    ui.advance(0.3)
    return ui.app.router.screen


def drive_to_court_card(ui: UI) -> None:
    """Play until somebody chooses who is to choose for the court painter, too."""
    sitting = ui.app.sitting
    for _ in range(200):
        if sitting.stage == "choose" and sitting.view().court_chooser == sitting.eyes:
            return
        drive(ui)
    raise AssertionError("nobody was asked for the court painter's card")


def open_curtain(ui: UI) -> None:
    """Touch the closed doors and wait until they have opened."""
    if ui.app.router.name == "handoff":
        ui.advance(0.1 + theme.seconds("doors"))
        ui.tap(ui.find("Knock"))
        ui.advance(0.2 + theme.seconds("doors"))


def face(screen: Any, index: int) -> Any:
    return screen.hand.faces[index]


def flick(ui: UI, card: Any) -> None:
    x, y = card.to_window(*card.center)
    ui.drag((x, y), (x, y + 260), steps=5)


@pytest.fixture
def tap_start(start: Start) -> Any:
    return lambda device="small phone", **settings: start(device, curtain="tap", theme="day", **settings)


def test_a_lifted_card_is_said_in_words_and_ghosted(tap_start: Any) -> None:
    ui = tap_start()
    screen = begin(ui, 2)
    assert ui.sees("Aiko: choose a card.")
    ui.tap(next(card for card in screen.hand.faces if card.garden.startswith("emperor")))
    ui.advance(0.5)
    card = screen.sitting.view().cards.cards[screen.hand.lifted]
    assert ui.sees(f"Aiko: play card {card.order}, or look at another.")
    assert ui.sees("First: ") and ui.sees("Then Aiko: ") and ui.sees("if nothing else happens")
    assert screen.garden._stage.preview.moves


def test_a_card_is_played_by_the_button_and_taken_back(tap_start: Any) -> None:
    ui = tap_start()
    screen = begin(ui, 3)
    ui.tap(face(screen, 2))
    ui.advance(0.4)
    order = int(screen.hand.lifted)
    ui.press(f"Play card {order}")
    ui.advance(0.5)
    assert screen.sitting.picked == (order,)
    assert len(ui.widgets("CardBack")) == 1
    assert order not in screen.hand.orders
    ui.press("Take back")
    ui.advance(0.2)
    assert screen.sitting.picked == ()
    assert order in screen.hand.orders
    assert not any(text == "Take back" for text in ui.texts())


def test_a_flick_plays_and_end_turn_closes_the_curtain(tap_start: Any) -> None:
    ui = tap_start()
    screen = begin(ui, 3)
    flick(ui, face(screen, 0))
    ui.advance(0.5)
    assert len(screen.sitting.picked) == 1
    sitting = screen.sitting
    ui.press("End turn")
    assert ui.widgets("CardFace") == []
    ui.advance(0.5)
    assert ui.app.router.name == "handoff"
    assert sitting.eyes == 1


def test_the_face_down_card_itself_takes_it_back(tap_start: Any) -> None:
    ui = tap_start()
    screen = begin(ui, 2)
    flick(ui, face(screen, 0))
    ui.advance(0.5)
    ui.tap(ui.find("CardBack"))
    assert screen.sitting.picked == ()


def test_one_person_needs_no_button_to_end_the_turn(tap_start: Any) -> None:
    ui = tap_start()
    screen = begin(ui, 1, bots=2)
    sitting = screen.sitting
    flick(ui, face(screen, 0))
    ui.advance(0.8)
    assert sitting.stage == "choose"
    ui.press("Take back")
    ui.advance(2.5)
    assert sitting.stage == "choose"
    flick(ui, face(screen, 0))
    ui.advance(2.5)
    assert sitting.stage != "choose"
    assert ui.app.router.name == "reveal"


def test_a_turn_does_not_end_by_itself_behind_a_sheet(tap_start: Any) -> None:
    ui = tap_start()
    screen = begin(ui, 1, bots=2)
    flick(ui, face(screen, 1))
    screen.ids.head.open_painters()
    ui.advance(6)
    assert ui.sees("The painters") and ui.app.sitting.stage == "choose"
    ui.app.router.back()
    ui.advance(1)
    assert ui.app.sitting.stage == "choose", "the card can still be taken back"
    ui.advance(1.5)
    assert ui.app.sitting.stage != "choose"


def test_confirming_keeps_the_turn_open(tap_start: Any) -> None:
    ui = tap_start(confirm_play=True)
    screen = begin(ui, 1, bots=2)
    sitting = screen.sitting
    flick(ui, face(screen, 0))
    answer(ui, kind="primary")
    ui.advance(3)
    assert sitting.stage == "choose" and sitting.picked
    ui.press("End turn")
    ui.advance(0.3)
    assert sitting.stage != "choose"


def answer(ui: UI, **values: Any) -> None:
    """Touch an answer of the dialog that is up."""
    ui.advance(0.3)
    buttons = [widget for widget in ui.find("Dialog").walk() if type(widget).__name__ == "InkButton"]
    ui.tap(next(b for b in buttons if all(getattr(b, name) == value for name, value in values.items())))
    ui.advance(0.3)


def test_a_card_is_played_only_after_the_question(tap_start: Any) -> None:
    ui = tap_start(confirm_play=True)
    screen = begin(ui, 2)
    order = int(face(screen, 1).order)
    flick(ui, face(screen, 1))
    assert screen.sitting.picked == () and ui.sees("Play this card?")
    said = [label.text for label in ui.find("Dialog").walk() if type(label).__name__ == "Words"]
    assert said == [screen.ids.words.garden_text, screen.ids.words.painter_text], "the words of the card"
    answer(ui, text="Not yet")
    assert screen.sitting.picked == () and screen.hand.lifted == order, "it can still be looked at"
    ui.press(f"Play card {order}")
    answer(ui, text=f"Play card {order}")
    assert screen.sitting.picked == (order,)


def test_the_question_is_gone_when_the_hand_is_covered(tap_start: Any) -> None:
    ui = tap_start(confirm_play=True)
    screen = begin(ui, 2)
    flick(ui, face(screen, 1))
    ui.app.flow.cover()
    ui.advance(0.1)
    assert ui.widgets("Dialog") == [] and not screen.sitting


def test_the_court_painters_card_is_asked_about_too(tap_start: Any) -> None:
    ui = tap_start(confirm_play=True, reduced_motion=True)
    begin(ui, 2, variant=TRICKY, seed=3)
    sitting = ui.app.sitting
    for _ in range(200):
        if sitting.stage == "choose" and sitting.needs == "court card":
            break
        if ui.widgets("Dialog"):
            answer(ui, kind="primary")
        else:
            drive(ui)
    before = sitting.picked
    flick(ui, face(ui.app.router.screen, 0))
    assert ui.sees("Play this card for the court painter?") and sitting.picked == before
    answer(ui, kind="primary")
    assert len(sitting.picked) == len(before) + 1


@pytest.mark.parametrize("by_key", [False, True])
def test_a_touch_or_a_key_lets_the_turn_wait(tap_start: Any, by_key: bool) -> None:
    ui = tap_start()
    screen = begin(ui, 1, bots=2)
    flick(ui, face(screen, 1))
    assert screen.is_ending
    if by_key:
        ui.window.dispatch("on_key_down", 304, 0, None, [])
    else:
        ui.tap(screen.garden)
    ui.advance(5, 0.1)
    assert ui.app.sitting.stage == "choose" and not screen.is_ending
    ui.press("End turn")
    ui.advance(0.3)
    assert ui.app.sitting.stage != "choose"


def test_the_court_painters_card_is_asked_for_by_name(tap_start: Any) -> None:
    ui = tap_start(reduced_motion=True)
    screen = begin(ui, 2, variant=TRICKY, seed=3)
    drive_to_court_card(ui)
    sitting = ui.app.sitting
    screen = ui.app.router.screen
    name = NAMES[sitting.eyes]
    assert ui.sees(f"{name}: first a card for {name}. The next is for the court painter.")
    flick(ui, face(screen, 0))
    ui.advance(0.4)
    assert ui.sees(f"{name}: now choose a card for the court painter.")
    assert sitting.needs == "court card"
    flick(ui, face(screen, 0))
    ui.advance(0.4)
    assert len(ui.widgets("CardBack")) == 2
    ui.press("Take back")
    assert sitting.needs == "court card"
    flick(ui, face(screen, 0))
    ui.press("End turn")
    ui.advance(0.2)
    assert sitting.eyes != NAMES.index(name) or sitting.stage != "choose"


@pytest.mark.parametrize("text", [100, 150])
def test_the_buttons_beside_each_other_have_one_height(tap_start: Any, text: int) -> None:
    ui = tap_start(reduced_motion=True, language="fr", text_size=text)
    screen = begin(ui, 2)
    flick(ui, face(screen, 0))
    screen.ids.buttons.main_text = "Quelle carte ?"
    screen.ids.buttons.can_hint = True
    ui.advance(0.3)
    row = screen.ids.buttons.children
    assert len(row) > 1 and len({round(button.height) for button in row}) == 1
    assert ui.find("InkButton", text="Reprendre") in row
    assert ui.find("ButtonWords", text="Reprendre").texture_size[1] < dp(2 * 17 * text / 100), "in one line"


def drive(ui: UI) -> None:
    """One touch towards the next round."""
    sitting, router = ui.app.sitting, ui.app.router
    if sitting.stage == "curtain":
        open_curtain(ui)
    elif sitting.stage == "choose":
        if sitting.needs is None:
            ui.press("End turn")
        else:
            flick(ui, face(router.screen, 0))
    elif sitting.stage == "question":
        ui.press("Forwards ›")
    elif router.screen.mood == "scoring":
        ui.press("Continue")
    elif router.screen.mood == "showing":
        ui.press("Skip")
    ui.advance(0.1)


def test_a_turned_window_keeps_the_lifted_card(tap_start: Any) -> None:
    ui = tap_start()
    screen = begin(ui, 4)
    ui.tap(face(screen, 3))
    ui.advance(0.1)
    lifted = screen.hand.lifted
    for device in ("sideways", "tablet", "small phone"):
        ui.resize(*DEVICES[device])
        ui.advance(0.4)
        assert screen.hand.lifted == lifted
        assert all(card.x >= 0 and card.right <= ui.window.width for card in screen.hand.faces)
        assert ui.sees("First: ")


def test_leaving_the_screen_leaves_nothing_of_the_hand(tap_start: Any) -> None:
    ui = tap_start()
    screen = begin(ui, 3)
    ui.tap(face(screen, 1))
    ui.advance(0.2)
    ui.app.flow.cover()
    ui.advance(0.05)
    assert ui.app.router.name == "handoff"
    assert ui.widgets("CardFace") == []
    assert screen.hand.faces == []
    assert not ui.sees("First: ")


def test_log_discards_painters_and_menu_are_one_tap_away(tap_start: Any) -> None:
    ui = tap_start()
    screen = begin(ui, 6)
    for icon, title in (("ui_log", "What happened"), ("ui_discard", "Discards"), ("ui_menu", "Menu")):
        ui.tap(ui.find("IconButton", icon=icon))
        ui.advance(0.3)
        assert ui.sees(title)
        ui.app.router.back()
        ui.advance(0.1)
    ui.tap(screen.bar)
    ui.advance(0.3)
    assert ui.sees("The painters")


def test_the_back_key_puts_a_lifted_card_down(tap_start: Any) -> None:
    ui = tap_start()
    screen = begin(ui, 2)
    ui.tap(face(screen, 1))
    ui.advance(0.3)
    assert ui.app.router.back()
    assert screen.hand.lifted is None


@pytest.mark.parametrize("language", ["en", "fr", "es", "ru"])
def test_what_a_card_does_is_read_without_scrolling_in_large_letters_too(tap_start: Any, language: str) -> None:
    ui = tap_start("phone", language=language, text_size=200)
    screen = begin(ui, 2)
    ui.tap(next(card for card in screen.hand.faces if (card.garden, card.painter) == ("emperor+1", "+2")))
    ui.advance(0.5)
    scroller, (_note, painter_words, _garden_words) = screen.ids.scroller, screen.ids.words.children
    assert painter_words.text and painter_words.to_window(*painter_words.pos)[1] >= scroller.to_window(*scroller.pos)[1]
