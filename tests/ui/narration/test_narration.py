"""By ear alone: a game can be followed from what is spoken, and nobody hears a hand that its owner did not ask for."""

from __future__ import annotations

import gc
import re
from typing import Any

import pytest

from sakura.engine.setup import TRICKY
from sakura.ui.shots.scenes_records import watch_game
from sakura.ui.shots.tables import SHORT_NAMES, play_until, seats_of, sit_down
from tests.ui.conftest import Start
from tests.ui.focus.typist import Typist
from tests.ui.narration.listener import EMPEROR, Listener

FAST = {"theme": "day", "speed": "fast", "reduced_motion": True, "narration": True}


@pytest.fixture
def listener() -> Listener:
    return Listener()


def in_game(start: Start, listener: Listener, people: int, bots: int, variant: str = "standard") -> Typist:
    typist = Typist(start("small phone", app_device=listener, **FAST))
    typist.ui.app.flow.begin(seats_of(people + bots, people), variant, 3)
    typist.ui.advance(0.3)
    return typist


def compare(listener: Listener, sitting: Any) -> None:
    """What was heard is what is on the table."""
    view = sitting.outcome()
    names = [sitting.names().get(painter, "the court painter").lower() for painter in range(len(view.spaces))]
    assert {name: listener.spaces[name] for name in names} == dict(zip(names, view.spaces, strict=True))
    assert {name: listener.tokens[name] for name in names} == dict(zip(names, view.tokens, strict=True))
    assert listener.spaces[EMPEROR.lower()] == view.emperor


@pytest.mark.parametrize(("players", "variant"), [(4, "standard"), (2, TRICKY)])
def test_the_spoken_lines_suffice_to_know_the_table(
    start: Start, listener: Listener, players: int, variant: str
) -> None:
    typist = in_game(start, listener, 1, players - 1, variant)
    sitting = typist.ui.app.sitting
    compared = set()
    while sitting.stage != "over":
        if sitting.stage == "choose" and sitting.round not in compared:
            compared.add(sitting.round)
            compare(listener, sitting)
        typist.go_on()
    typist.ui.advance(0.3)
    compare(listener, sitting)
    assert len(compared) > 3
    assert listener.winners, "the end was told"


def test_with_one_person_hand_cards_and_where_they_lead_are_spoken(start: Start, listener: Listener) -> None:
    typist = in_game(start, listener, 1, 2)
    view = typist.ui.app.sitting.view()
    spoken = " ".join(listener.lines)
    assert all(f"Card {order}:" in spoken for order in view.hand)
    assert "Hana: choose a card." in spoken
    typist.press("right")
    order = typist.ui.app.router.screen.hand.lifted
    assert listener.lines[-1].startswith(f"Card {order}:")
    assert len(listener.lines[-1].split(".")) > 2, "and where it leads"


def test_with_two_people_nothing_of_a_hand_is_spoken_until_its_owner_asks(start: Start, listener: Listener) -> None:
    typist = in_game(start, listener, 2, 0)
    app = typist.ui.app
    typist.open_curtain(app.router.screen)
    hand = app.router.screen.hand
    typist.press("right", "right", "tab", "tab")
    for _ in app.keyboard.stops():
        typist.press("tab")
    spoken = " ".join(listener.lines)
    assert not re.search(r"Card \d+:|[Pp]lay card \d+", spoken), spoken
    assert "Card 2 of 5 in the hand." in spoken and "Read aloud" in spoken
    typist.do(icon="ui_sound")
    asked = " ".join(listener.lines)
    assert all(f"Card {order}:" in asked for order in hand.orders)
    typist.go_to(lambda widget: widget in hand.faces)
    typist.press("left")
    assert listener.lines[-1].startswith(f"Card {hand.lifted}:"), "in this turn the owner has asked"
    typist.press("up")
    typist.do(text="End turn")
    before = len(listener.lines)
    typist.open_curtain(app.router.screen)
    typist.press("right")
    assert not re.search(r"Card \d+:", " ".join(listener.lines[before:])), "the next hand is its owner's again"


def test_what_the_ring_is_on_is_spoken_and_what_it_did(start: Start, listener: Listener) -> None:
    typist = Typist(start("small phone", app_device=listener, **FAST))
    typist.press("tab")
    assert listener.lines[-1] == "New game"
    typist.do(text="Settings")
    typist.ui.advance(0.1)
    assert "Settings" in listener.lines[-2:]
    switch = typist.ui.app.router.screen.rows["left_handed"]
    typist.go_to(lambda widget: widget is switch)
    assert listener.lines[-1].startswith("Left-handed: off.")
    typist.press("enter")
    assert listener.lines[-1].startswith("Left-handed: on.")
    narration = typist.ui.app.router.screen.rows["narration"]
    typist.go_to(lambda widget: widget is narration)
    typist.press("enter")
    before = len(listener.lines)
    typist.press("tab", "tab")
    assert len(listener.lines) == before, "silent at once"


def test_a_step_waits_until_it_has_been_heard(start: Start, listener: Listener) -> None:
    listener.speaks = True
    typist = in_game(start, listener, 1, 2)
    typist.go_to(lambda widget: widget in typist.ui.app.router.screen.hand.faces)
    typist.press("enter", "enter")
    assert typist.ui.app.sitting.picked
    typist.do(text="End turn")
    typist.ui.advance(6)
    assert any(line.startswith("The cards are turned over") for line in listener.lines)
    assert not any(re.match(r"Card \d+ \(", line) for line in listener.lines), "the first card waits"
    listener.speaks = False
    typist.ui.advance(1)
    assert any(re.match(r"Card \d+ \(", line) for line in listener.lines)


def test_pages_are_read_as_they_are_scrolled(start: Start, listener: Listener) -> None:
    typist = Typist(start("small phone", app_device=listener, **FAST))
    typist.ui.app.router.go("rules")
    typist.ui.advance(0.5)
    typist.press("tab", "page down")
    page = listener.lines[-1]
    typist.press("page down")
    assert len(page) > 100 and listener.lines[-1] != page


def test_the_curtain_silences_the_reading_of_a_hand(start: Start, listener: Listener) -> None:
    typist = in_game(start, listener, 2, 0)
    typist.open_curtain(typist.ui.app.router.screen)
    typist.do(icon="ui_sound")
    assert re.search(r"Card \d+:", " ".join(listener.lines))
    listener.asked.clear()
    typist.ui.app.on_pause()
    assert typist.ui.app.router.name == "handoff" and ("hush",) in listener.asked


def test_the_other_game_is_spoken_too(start: Start, listener: Listener) -> None:
    typist = Typist(start("small phone", app_device=listener, **FAST))
    typist.do(text="Okiya")
    typist.do(kind="primary")
    typist.ui.advance(0.3)
    assert typist.ui.app.router.name == "okiya-game"
    before = len(listener.lines)
    typist.press(*["tab"] * 12)
    assert len(set(listener.lines[before:])) > 6, "every square has words"


def test_at_a_question_the_open_cards_are_read_with_their_owners(start: Start, listener: Listener) -> None:
    typist = Typist(start("small phone", app_device=listener, **FAST))
    ui = typist.ui
    sitting = play_until(sit_down(seats_of(4, 4)), lambda table: table.stage == "question")
    ui.app.flow.take_up(sitting)
    ui.advance(0.3)
    before = len(listener.lines)
    ui.app.narrator.read_aloud()
    view, names = sitting.view(), sitting.names()
    heard = listener.lines[before:]
    for order, owner in view.plays[view.turn :]:
        assert any(line.startswith(f"{names[owner]}: Card {order}:") for line in heard)
    row = ui.app.router.screen.row
    typist.go_to(lambda widget: widget is row)
    assert listener.lines[-1] == "The cards"
    typist.press("enter")
    ui.advance(0.1)
    assert ui.find("OpenCardsSheet").is_open, "they can be read with the keys too"


def test_a_replay_is_read_aloud_at_any_moment_of_it(start: Start, listener: Listener) -> None:
    ui = start("small phone", app_device=listener, **FAST)
    screen = ui.app.router.go("replay", watching=watch_game(4, SHORT_NAMES))
    ui.advance(0.2)
    for _ in range(6):
        before = len(listener.lines)
        ui.app.narrator.read_aloud()
        heard = " ".join(listener.lines[before:])
        assert all(name in heard for name in SHORT_NAMES[:4]), "where everybody stands"
        screen.step_on()
        ui.advance(0.2)


def test_a_narrator_that_is_switched_off_is_silent_and_on_again_speaks_once(start: Start, listener: Listener) -> None:
    typist = in_game(start, listener, 1, 2)
    app = typist.ui.app
    app.preferences.change(narration=False)
    listener.lines.clear()
    typist.press("right")
    assert listener.lines == []
    app.preferences.change(narration=True)
    typist.ui.advance(0.1)
    listener.lines.clear()
    typist.press("right")
    order = app.router.screen.hand.lifted
    assert [line for line in listener.lines if line.startswith(f"Card {order}:")] == listener.lines[:1]


def test_out_of_sight_nothing_is_read_on(start: Start, listener: Listener) -> None:
    typist = in_game(start, listener, 1, 2)
    hushed: list[bool] = []
    listener.hush = lambda: hushed.append(True)  # type: ignore[method-assign]
    typist.ui.app.dispatch("on_pause")
    assert hushed


def test_a_card_that_lies_face_down_has_a_name_too(start: Start, listener: Listener) -> None:
    typist = in_game(start, listener, 2, 0)
    typist.open_curtain(typist.ui.app.router.screen)
    typist.press("right", "up")
    sealed = typist.ui.app.router.screen.ids.sealed
    typist.go_to(lambda widget: widget is sealed.__self__)
    assert listener.lines[-1] == "Take back"


def test_a_narrator_outlives_the_screen_it_listened_to(start: Start, listener: Listener) -> None:
    typist = in_game(start, listener, 1, 2)
    app = typist.ui.app
    app.preferences.change(language="fr")
    app.router.home("home")
    typist.ui.advance(0.1)
    gc.collect()
    app.preferences.change(narration=False)
    assert app.narrator is None


def test_a_lifted_card_is_spoken_after_the_device_has_changed_its_language(
    start: Start, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    ui = start("small phone", app_device=listener, **{**FAST, "language": "system"})
    ui.app.flow.begin(seats_of(3, 1), "standard", 3)
    ui.advance(1.0)
    monkeypatch.setattr("sakura.ui.language.preferred_language", lambda: "fr")
    ui.app.dispatch("on_pause")
    ui.app.dispatch("on_resume")
    ui.advance(0.5)
    heard = len(listener.lines)
    hand = ui.app.router.screen.hand
    hand.lift(hand.orders[2])
    ui.advance(0.2)
    assert any(f"carte {hand.orders[2]}" in line.lower() for line in listener.lines[heard:])
