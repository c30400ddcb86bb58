"""The printed box: typing by touch, files that are wrong, what is kept, and playing with it."""

from __future__ import annotations

from typing import Any

import pytest
from kivy.core.clipboard import Clipboard

from sakura.device.chosen import Opened, Stored
from sakura.engine.drafts import DeckDraft
from sakura.storage.assets import load_deck, load_garden
from sakura.storage.home import Home
from sakura.storage.settings import LastTable, SeatNote
from tests.ui.conftest import UI, Start

DECK_TEXT = load_deck().as_text()
GARDEN_TEXT = load_garden().as_text()
TWO = LastTable((SeatNote("crane", "Hana"), SeatNote("fan", "Ren")))


def open_box(start: Start, **settings: Any) -> tuple[UI, Any]:
    ui = start(reduced_motion=True, **settings)
    return ui, go(ui)


def go(ui: UI) -> Any:
    ui.app.router.go("box")
    ui.advance(0.1)
    return ui.app.router.screen


def turn_to(ui: UI, screen: Any, leaf: str) -> Any:
    ui.tap(screen.tabs.button(leaf))
    ui.advance(0.1)
    return screen.panes[leaf]


def key(pane: Any, **values: Any) -> Any:
    """The key of the pad with these values."""
    return next(
        child for child in pane.ids.pad.children if all(getattr(child, name) == value for name, value in values.items())
    )


def offer(ui: UI, screen: Any, part: str, words: str) -> None:
    """Touch one of the things that can be done with a part."""
    button = next(child for child in screen.parts[part].ids.offers.children if child.text == words)
    screen.overview.scroll_to(button, animate=False)
    ui.advance(0.1)
    ui.tap(button)
    ui.advance(0.1)


def test_settings_lead_to_the_box(start: Start) -> None:
    ui = start(reduced_motion=True)
    ui.app.router.go("settings").ids.scroller.scroll_y = 0
    ui.advance(0.1)
    ui.press("The printed box")
    assert ui.app.router.name == "box"
    ui.app.router.back()
    assert ui.app.router.name == "settings"


def test_cards_are_typed_by_touch_and_the_next_place_follows(start: Start) -> None:
    ui, screen = open_box(start)
    pane = turn_to(ui, screen, "deck")
    for garden, painter in (("emperor+2", "leap"), ("closest-2", "+-3"), ("emperor-1", "follow")):
        ui.tap(key(pane, code=garden))
        ui.tap(key(pane, code=painter))
        ui.advance(0.05)
    assert screen.box.deck.as_text().splitlines()[1:] == ["1,emperor+2,leap", "2,closest-2,+-3", "3,emperor-1,follow"]
    assert (pane.order, pane.side) == (4, "garden")
    assert ui.sees("Card 4")


def test_a_card_is_corrected_and_typing_goes_on_where_it_was(start: Start) -> None:
    ui, screen = open_box(start)
    pane = turn_to(ui, screen, "deck")
    for code in ("emperor+2", "leap"):
        ui.tap(key(pane, code=code))
    ui.advance(0.1)
    row = ui.find("PrintedRow", order=1)
    ui.tap(row.ids.painter)
    assert (pane.order, pane.side) == (1, "painter")
    assert key(pane, code="leap").chosen
    ui.tap(key(pane, code="follow"))
    assert screen.box.deck.code(1, "painter") == "follow"
    assert (pane.order, pane.side) == (2, "garden")


def test_the_last_card_makes_the_box_ready_to_play_with(start: Start) -> None:
    ui, screen = open_box(start, last_table=TWO)
    text = DECK_TEXT.replace("\n17,", "\n,").replace("\n42,emperor+1,", "\n42,closest-2,")
    screen.box.deck = DeckDraft.read(text)
    screen.panes["deck"].take(screen.box.deck)
    pane = turn_to(ui, screen, "deck")
    assert pane.order == 17
    ui.tap(key(pane, code="emperor+2"))
    ui.tap(key(pane, code="leap"))
    ui.app.router.back()
    ui.advance(0.1)
    ui.tap(screen.overview.ids.switch)
    assert ui.app.preferences.values.own_box
    ui.app.router.home("home")
    ui.advance(0.1)
    ui.press("New game")
    ui.advance(0.1)
    ui.tap(ui.app.router.screen.ids.start)
    card = ui.app.sitting.view().cards.cards[17]
    assert (card.garden.code, card.painter.code) == ("emperor+2", "leap")


def test_what_was_typed_is_there_after_a_restart(start: Start) -> None:
    home = Home.in_memory()
    ui, screen = open_box(start, home=home)
    pane = turn_to(ui, screen, "deck")
    for code in ("emperor+2", "leap", "closest-2"):
        ui.tap(key(pane, code=code))
    ui.app.on_pause()
    ui.app.stop()
    ui, screen = open_box(start, home=Home(home.files, home.folder))
    assert screen.box.deck.as_text().splitlines()[1:] == ["1,emperor+2,leap", "2,closest-2,"]
    assert (screen.panes["deck"].order, screen.panes["deck"].side) == (2, "painter")


def test_an_unfinished_box_says_why_it_cannot_be_played_with(start: Start) -> None:
    ui, screen = open_box(start, own_box=True)
    switch = screen.overview.ids.switch
    assert (switch.disabled, switch.active) == (True, False)
    assert ui.sees("Row 1: the garden action is missing.")
    ui.tap(switch)
    assert not switch.active
    assert ui.app.cards_and_garden() == (load_deck(), load_garden())


def test_every_problem_leads_to_its_row(start: Start) -> None:
    ui, screen = open_box(start)
    screen.arrive("deck", DECK_TEXT)
    screen.box.deck.put(37, "painter", "")
    screen.refresh()
    screen.show_problems("deck")
    ui.advance(0.1)
    ui.press("Row 37: the painter action is missing.")
    assert screen.tabs.value == "deck"
    assert (screen.panes["deck"].order, screen.panes["deck"].side) == (37, "painter")
    assert ui.find("PrintedRow", order=37)


WRONG = [
    ("deck", DECK_TEXT.replace("\n60,furthest+2", "").replace("\n60,", "\n"), "Row 61"),
    ("deck", "\n".join(DECK_TEXT.splitlines()[:60]), "this one has 59: none has the order number 60."),
    ("deck", DECK_TEXT.replace("\n9,", "\n8,"), "Row 10: order number 8 is used twice."),
    ("deck", DECK_TEXT.replace("\n9,emperor", "\n9,empress"), "Row 10: there is no garden action “empress"),
    ("deck", "nothing", "The first row must be “order,garden,painter”."),
    ("garden", GARDEN_TEXT.replace("sakura", "path"), "Row 32: the garden ends here with 0 × “sakura”, it needs 3."),
    ("garden", GARDEN_TEXT.replace("4,bridge\n5,torii", "4,torii\n5,bridge"), "Row 5: the torii must stand just past"),
    ("garden", GARDEN_TEXT.replace("9,bridge", "9,pond"), "Row 10: there is no kind of space “pond”."),
]


def test_a_wrong_file_says_which_row_and_why_and_changes_nothing(start: Start) -> None:
    ui, screen = open_box(start)
    for part, text, reason in WRONG:
        screen.arrive(part, text)
        ui.advance(0.05)
        assert ui.sees(reason), (reason, ui.texts())
        assert not screen.box.deck.is_begun
        assert screen.box.garden.finish() == load_garden()
        ui.app.router.back()


def test_the_sound_rows_of_a_wrong_file_can_be_taken(start: Start) -> None:
    ui, screen = open_box(start)
    screen.arrive("deck", DECK_TEXT.replace("\n9,emperor", "\n9,empress"))
    ui.advance(0.1)
    ui.press("Take the 59 sound rows")
    assert screen.box.deck.complete == 59
    assert screen.panes["deck"].order == 9


def test_what_was_typed_is_not_written_over_without_a_question(start: Start) -> None:
    ui, screen = open_box(start)
    pane = turn_to(ui, screen, "deck")
    ui.tap(key(pane, code="emperor+2"))
    screen.arrive("deck", DECK_TEXT)
    ui.advance(0.1)
    ui.press("Keep it")
    assert screen.box.deck.code(1, "garden") == "emperor+2"
    screen.arrive("deck", DECK_TEXT)
    ui.advance(0.1)
    ui.press("Replace")
    assert screen.box.deck.finish() == load_deck()


def test_copied_cards_can_be_pasted_again(start: Start) -> None:
    ui, screen = open_box(start)
    screen.arrive("deck", DECK_TEXT)
    offer(ui, screen, "deck", "More")
    ui.press("Copy")
    assert Clipboard.paste() == DECK_TEXT
    offer(ui, screen, "deck", "More")
    ui.press("Paste")
    ui.advance(0.05)
    ui.find("PasteField").text = DECK_TEXT.replace("1,emperor-1,+1", "1,emperor+2,leap")
    ui.press("Take these rows")
    ui.advance(0.05)
    ui.press("Replace")
    assert screen.box.deck.code(1, "painter") == "leap"


def test_cards_saved_as_a_file_can_be_opened_again(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: dict[str, bytes] = {}
    name = ""

    def save(name: str, data: bytes, done: Any) -> None:
        kept[name] = data
        done(Stored(f"Documents/{name}"))

    ui, screen = open_box(start)
    monkeypatch.setattr(ui.app.device, "save_document", save)
    monkeypatch.setattr(ui.app.device, "open_document", lambda done: done(Opened("x.csv", kept[name])))
    pane = screen.panes["deck"]
    pane.type("emperor+2")
    screen.box.garden.tiles.insert(0, "path")
    for part in ("deck", "garden"):
        offer(ui, screen, part, "Save as a file")
        assert ui.sees(f"Saved as Documents/sakura-{part}.csv")
    screen.box.deck.put(1, "garden", "")
    screen.box.garden.tiles.clear()
    name = "sakura-garden.csv"
    offer(ui, screen, "garden", "Open a file")
    assert screen.box.garden.tiles == ["path", *load_garden().tiles]
    name = "sakura-deck.csv"
    offer(ui, screen, "deck", "Open a file")
    assert ui.sees("Row 2: the painter action is missing.")


@pytest.mark.parametrize(
    ("opened", "says"),
    [
        (Opened(), ""),
        (Opened(problem="no chooser"), "no program to choose a file with"),
        (Opened("deck.csv", None, "too large"), "This file is too large"),
        (Opened("deck.csv", b"\xff\x00\xfe"), "The first row must be"),
    ],
)
def test_a_file_that_cannot_be_used_says_so(
    start: Start, monkeypatch: pytest.MonkeyPatch, opened: Opened, says: str
) -> None:
    ui, screen = open_box(start)
    monkeypatch.setattr(ui.app.device, "open_document", lambda done: done(opened))
    offer(ui, screen, "deck", "Open a file")
    assert ui.sees(says)
    assert not screen.box.deck.is_begun


def test_the_garden_is_laid_by_touch(start: Start) -> None:
    ui, screen = open_box(start)
    pane = turn_to(ui, screen, "garden")
    ui.tap(ui.find("TileKey", number=3))
    ui.press("Insert")
    ui.tap(key(pane, kind="sakura"))
    assert screen.box.garden.tiles == ["path", "path", "sakura", *load_garden().tiles[2:]]
    assert screen.parts["garden"].problem == "Row 32: this “sakura” is one too many, a garden has 3."
    assert pane.place == 4
    ui.tap(ui.find("TileKey", number=3))
    ui.press("Remove")
    assert screen.box.garden.finish() == load_garden()
    assert screen.parts["garden"].problem == ""


@pytest.mark.parametrize("device", ["sideways", "tablet"])
def test_typing_works_on_every_device(start: Start, device: str) -> None:
    ui, screen = open_box(start, device=device, text_size=150)
    pane = turn_to(ui, screen, "deck")
    for code in ("emperor+2", "leap"):
        ui.tap(key(pane, code=code))
    assert screen.box.deck.complete == 1


def test_a_path_shorter_than_its_room_begins_at_the_top_wherever_one_comes_from(start: Start) -> None:
    ui = start("tablet", reduced_motion=True)
    screen = ui.app.router.go("box")
    screen.turn_to("garden")
    pane = screen.panes["garden"]
    pane.go_to(13)  # before the room is known
    ui.advance(0.3)
    scroller, tiles = pane.ids.scroller, pane.ids.tiles
    assert tiles.height < scroller.height
    assert tiles.to_window(0, tiles.top)[1] == pytest.approx(scroller.to_window(0, scroller.top)[1], abs=1)
