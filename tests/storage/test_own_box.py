"""The printed box on its shelf: what is typed is there again after a restart, and damage is told."""

from __future__ import annotations

from pathlib import Path

from sakura.engine.drafts import GARDEN_SIDE, PAINTER_SIDE, DeckDraft
from sakura.storage.assets import load_deck, load_garden
from sakura.storage.files import Memory
from sakura.storage.home import Home
from sakura.storage.own_box import KIND, VERSION, BoxShelf
from sakura.storage.shelf import Shelf

FOLDER = Path("home")


def shelf_on(files: Memory) -> BoxShelf:
    return BoxShelf.in_home(Home(files, FOLDER))


def save(shelf: BoxShelf) -> None:
    """Save, and wait for the writer."""
    shelf.save()
    assert shelf._writer.close()


def test_a_new_box_has_the_shipped_garden_and_no_cards() -> None:
    box = shelf_on(Memory()).box
    assert box.garden.finish() == load_garden()
    assert not box.deck.is_begun
    assert len(box.problems()) == 60


def test_sixty_typed_rows_survive_a_restart() -> None:
    files = Memory()
    shelf = shelf_on(files)
    for card in load_deck().cards.values():
        shelf.box.deck.put(card.order, GARDEN_SIDE, card.garden.code)
        shelf.box.deck.put(card.order, PAINTER_SIDE, card.painter.code)
    shelf.box.garden.tiles.insert(0, "path")
    save(shelf)
    deck, garden = shelf_on(files).box.finish()
    assert deck == load_deck()
    assert garden.tiles == ("path", *load_garden().tiles)


def test_a_partly_typed_deck_is_kept_too() -> None:
    files = Memory()
    shelf = shelf_on(files)
    shelf.box.deck.put(7, GARDEN_SIDE, "emperor+1")
    shelf.box.garden.tiles.clear()
    save(shelf)
    again = shelf_on(files).box
    assert (again.deck.code(7, GARDEN_SIDE), again.deck.code(7, PAINTER_SIDE)) == ("emperor+1", "")
    assert again.garden.tiles == []


def test_a_damaged_box_is_set_aside_and_told_of() -> None:
    files = Memory()
    save(shelf_on(files))
    files.write(FOLDER / "box.json", b"{nothing")
    shelf = shelf_on(files)
    assert not shelf.box.deck.is_begun
    assert shelf.loss is not None
    assert any("aside" in name for name in files.names(FOLDER))


def test_a_box_of_nonsense_gives_way_to_the_one_before() -> None:
    files = Memory()
    shelf = shelf_on(files)
    shelf.box.deck = DeckDraft.read(load_deck().as_text())
    save(shelf)
    files_only = Shelf(files, FOLDER, KIND, VERSION)
    files_only.put("box", files_only.seal({"deck": 5}))
    again = shelf_on(files)
    assert again.box.deck.finish() == load_deck()
    assert again.loss is not None
