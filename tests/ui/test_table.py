"""Laying the table: seats, painters, names, levels, and the reason why it cannot be started."""

from __future__ import annotations

from typing import Any

import pytest

from sakura.storage.settings import LastTable, SeatNote
from tests.ui.conftest import UI, Start

TWO = LastTable((SeatNote("crane", "Hana"), SeatNote("fan", "Ren")))


def open_table(start: Start, **settings: Any) -> tuple[UI, Any]:
    ui = start(reduced_motion=True, **settings)
    ui.press("New game")
    ui.advance(0.05)
    return ui, ui.app.router.screen


def write(ui: UI, field: Any, name: str) -> None:
    field.text = ""
    field.insert_text(name)
    ui.advance()


def test_seats_come_and_go_without_losing_a_name(start: Start) -> None:
    ui, screen = open_table(start)
    assert len(screen.cards) == 4
    ui.tap(screen.count.button(6))
    write(ui, screen.cards[5].ids.name, "Kaito")
    ui.tap(screen.count.button(2))
    assert len(screen.cards) == 2
    ui.tap(screen.count.button(6))
    assert screen.plan.playing[5].name == "Kaito"


def test_a_painter_that_is_taken_is_exchanged(start: Start) -> None:
    ui, screen = open_table(start, last_table=TWO)
    ui.tap(screen.cards[0].ids.emblem)
    ui.tap(ui.find("PickRow", value="fan"))
    assert [seat.painter for seat in screen.plan.playing] == ["fan", "crane"]
    assert [card.painter for card in screen.cards] == ["fan", "crane"]
    assert [seat.name for seat in screen.plan.playing] == ["Hana", "Ren"]


def test_a_bot_takes_a_seat(start: Start) -> None:
    ui, screen = open_table(start, last_table=TWO)
    ui.tap(screen.cards[1].ids.who)
    offered = {row.value: row.text for row in ui.widgets("PickRow")}
    assert offered == {
        None: "Person",
        "novice": "Novice",
        "apprentice": "Apprentice",
        "adept": "Adept",
        "master": "Master",
    }
    ui.tap(ui.find("PickRow", value="adept"))
    assert screen.plan.playing[1].level == "adept"
    assert ui.sees("Adept")


def test_a_bot_has_a_character(start: Start) -> None:
    ui, screen = open_table(start, last_table=TWO)
    ui.tap(screen.cards[1].ids.who)
    ui.tap(ui.find("ChoiceRow", value="balanced").button("bold"))
    assert [seat.level for seat in screen.plan.playing] == [None, None], "a person has no character"
    assert ui.sees("Likes to walk right behind the Emperor.")
    ui.tap(ui.find("PickRow", value="master"))
    assert screen.plan.playing[1].level == "master:bold"
    assert screen.cards[1].who == "Master, bold"
    ui.advance(0.5)
    ui.tap(screen.cards[1].ids.who)
    ui.advance(0.5)
    ui.tap(ui.find("ChoiceRow", value="bold").button("careful"))
    assert screen.plan.playing[1].level == "master:careful", "it changes at once"


@pytest.mark.parametrize(("name", "reason"), [("", "needs a name"), ("Hana", "Two painters are called “Hana”")])
def test_what_cannot_be_started_says_why(start: Start, name: str, reason: str) -> None:
    ui, screen = open_table(start, last_table=TWO)
    write(ui, screen.cards[1].ids.name, name)
    assert reason in screen.problem
    assert ui.sees(reason)
    ui.tap(screen.ids.start)
    assert ui.app.sitting is None
    write(ui, screen.cards[1].ids.name, "Ren")
    assert screen.problem == ""
    ui.tap(screen.ids.start)
    assert ui.app.sitting is not None


def test_a_name_has_at_most_twenty_letters(start: Start) -> None:
    ui, screen = open_table(start, last_table=TWO)
    write(ui, screen.cards[0].ids.name, "Wilhelmina\nAlexandra the Third")
    assert screen.plan.playing[0].name == "WilhelminaAlexandra "[:20].strip()


def test_with_two_the_court_painter_joins_in_either_variant(start: Start) -> None:
    ui, screen = open_table(start, last_table=TWO)
    ui.tap(screen.variant.button("tricky"))
    assert ui.sees("also chooses the court painter’s card")
    ui.tap(screen.count.button(3))
    assert not ui.sees("The court painter joins")
    ui.tap(screen.count.button(2))
    ui.tap(screen.ids.start)
    assert ui.app.sitting.view().variant == "tricky"
    assert ui.app.sitting.painters() == ["crane", "fan", "court"]


def test_the_last_table_is_remembered(start: Start) -> None:
    ui, screen = open_table(start, last_table=TWO)
    write(ui, screen.cards[0].ids.name, "Mei")
    ui.tap(screen.ids.start)
    assert ui.app.preferences.values.last_table == LastTable((SeatNote("crane", "Mei"), SeatNote("fan", "Ren")))


def test_a_table_that_was_not_started_outlives_another_language(start: Start) -> None:
    ui, screen = open_table(start)
    write(ui, screen.cards[0].ids.name, "Mei")
    ui.tap(screen.count.button(3))
    ui.app.router.back()
    ui.app.preferences.change(language="fr")
    ui.app.router.go("table")
    ui.advance(0.1)
    again = ui.app.router.screen
    assert again is not screen
    assert (again.plan.players, again.cards[0].name) == (3, "Mei")


def test_a_table_that_was_only_looked_at_follows_the_language(start: Start) -> None:
    ui, screen = open_table(start)
    ui.app.router.back()
    ui.app.preferences.change(language="fr")
    ui.app.router.go("table")
    ui.advance(0.1)
    assert ui.app.router.screen.plan.seats[1].name != screen.plan.seats[1].name


def test_names_that_nobody_has_given_follow_the_language_also_at_a_changed_table(start: Start) -> None:
    ui, screen = open_table(start)
    ui.tap(screen.cards[0].ids.emblem)
    ui.tap(ui.find("PickRow", value="fan"))
    write(ui, screen.cards[1].ids.name, "Mei")
    ui.app.router.back()
    for language, fan, wave in (("fr", "Éventail", "Vague"), ("en", "Fan", "Wave")):
        ui.app.preferences.change(language=language)
        ui.app.router.go("table")
        ui.advance(0.1)
        screen = ui.app.router.screen
        assert [card.name for card in screen.cards[:3]] == [fan, "Mei", wave]
        ui.tap(screen.count.button(3 if language == "fr" else 4))  # it is remembered in this language too
        ui.app.router.back()


def test_six_seats_can_be_scrolled_to_on_a_small_phone(start: Start) -> None:
    ui = start(device="small phone", reduced_motion=True)
    ui.press("New game")
    screen = ui.app.router.screen
    ui.tap(screen.count.button(6))
    ui.advance(0.1)
    scroller = screen.ids.scroller
    ui.drag(scroller.to_window(scroller.center_x, scroller.y + 40), scroller.to_window(scroller.center_x, scroller.top))
    ui.advance(1.5, 0.1)
    assert scroller.scroll_y < 0.9


def test_only_a_field_in_the_lower_half_pushes_the_window_over_the_keyboard(start: Start) -> None:
    ui = start()
    ui.app.router.go("table").set_players(6)
    ui.advance(0.3)
    fields = sorted(ui.widgets("NameField"), key=lambda field: field.to_window(*field.pos)[1])
    visible = [field for field in fields if field.to_window(*field.pos)[1] > 0]
    for field, mode in ((visible[0], "pan"), (visible[-1], "")):
        field.focus = True
        assert ui.window.softinput_mode == mode
        field.focus = False
