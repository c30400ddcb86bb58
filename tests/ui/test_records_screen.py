"""The kept games on the screen: listed, filtered, watched, shared, imported and deleted; and the end screen's part."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from sakura.session.stages import OVER
from sakura.storage.kept import BRANCH, OWN
from sakura.storage.library import read_file
from sakura.ui.records import sharing
from sakura.ui.screens import records as records_module
from sakura.ui.shots.scenes_records import fill_library
from sakura.ui.shots.tables import play_until, seats_of, sit_down
from tests.storage.disks import is_locked
from tests.storage.records_helpers import finished_okiya
from tests.ui.conftest import UI, Start, open_with_games


@pytest.fixture
def handed(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """What was handed to the device."""
    given: list[tuple[Any, ...]] = []
    for name in ("hand_text", "hand_picture", "hand_file"):
        monkeypatch.setattr(sharing, name, lambda *what, name=name: given.append((name, *what)))
    return given


def open_records(start: Start, games: int = 5, **settings: Any) -> UI:
    return open_with_games(start, "records", games, **settings)


def listed(ui: UI) -> list[str]:
    """The names of the games in the list, from above."""
    return [row.name for row in reversed(ui.app.router.screen.ids.rows.children) if type(row).__name__ == "KeptRow"]


def test_the_list_is_the_library_and_a_touch_watches(start: Start) -> None:
    ui = open_records(start)
    notes = ui.app.records.library.notes()
    assert listed(ui) == list(notes)
    first = ui.find("KeptRow", name=listed(ui)[0])
    assert first.ids.game.painters == list(next(iter(notes.values())).painters)
    ui.tap(first.ids.game)
    ui.advance(0.2)
    screen = ui.app.router.screen
    assert (ui.app.router.name, screen.watching.at) == ("replay", 0)
    assert screen.kept.name == first.name
    assert ui.app.router.back() and ui.app.router.name == "records"


def test_tables_of_one_size_and_all(start: Start) -> None:
    ui = open_records(start, 7)
    assert len(listed(ui)) == 7
    ui.press("3")
    sizes = {name: len(note.names) for name, note in ui.app.records.library.notes().items()}
    assert listed(ui) == [name for name, size in sizes.items() if size == 3]
    label, row = ui.app.router.screen.ids.sizes_label, ui.app.router.screen.ids.sizes
    assert label.text == "Players" and label.y >= row.top
    ui.press("All")
    assert len(listed(ui)) == 7


def test_a_long_list_comes_in_parts(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records_module, "AT_ONCE", 2)
    ui = start(reduced_motion=True)
    fill_library(ui.app, 5)
    screen = ui.app.router.go("records")
    screen._shown = 2
    screen.enter()
    assert len(listed(ui)) == 2
    screen.show_more()
    assert len(listed(ui)) == 5
    assert not ui.sees("Earlier games")


def test_without_games_it_says_where_they_come_from(start: Start) -> None:
    ui = start(reduced_motion=True)
    ui.press("Records")
    ui.advance(0.2)
    assert ui.sees("No game has been kept yet")
    ui.press("New game")
    assert ui.app.router.name == "table"


def test_deleting_asks_first(start: Start) -> None:
    ui = open_records(start)
    name = listed(ui)[1]
    for answer in ("Keep it", "Delete"):
        ui.tap(ui.find("KeptRow", name=name).ids.more)
        ui.advance(0.2)
        ui.press("Delete")
        ui.advance(0.2)
        ui.press(answer)
        ui.advance(0.2)
        assert (name in listed(ui)) is (answer == "Keep it")
    ui.app.records.statistics.flush()
    assert name not in ui.app.records.statistics._ledger.names()


def test_an_import_is_kept_and_a_bad_one_refused_with_the_reason(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    ui = open_records(start, 3)
    library = ui.app.records.library
    name = listed(ui)[0]
    data = library.seal(library.load(name))
    ui.app.records.delete(name)
    files = [("game.json", data), ("game.json", data), ("game.json", data[:-99]), ("cat.png", b"\x89PNG")]
    monkeypatch.setattr(records_module, "take_file", lambda take: take(*files.pop(0)))
    ui.press("Import")
    ui.advance(0.1)
    assert name in listed(ui) and ui.sees("Imported: the game of")
    for reason in ("is kept already", "is damaged", "not one that Sakura can use"):
        ui.press("Import")
        ui.advance(0.2)
        assert ui.sees("This file cannot be imported") and ui.sees(reason)
        ui.press("I see")
    assert len(listed(ui)) == 3


def test_a_game_damaged_meanwhile_is_told_and_leaves_the_list(start: Start) -> None:
    ui = open_records(start, 3)
    home, name = ui.app.home, listed(ui)[0]
    home.writer.flush()
    path = home.folder / "records" / f"{name}.json"
    home.files.held[path] = home.files.held[path][:200]
    ui.tap(ui.find("KeptRow", name=name).ids.game)
    ui.advance(0.2)
    assert ui.sees("is damaged. It was set aside.") and name not in listed(ui)


def test_a_damaged_game_that_cannot_be_moved_is_not_said_to_be_set_aside(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_source: Path, _target: Path) -> None:
        raise is_locked()

    ui = open_records(start, 3)
    home, name = ui.app.home, listed(ui)[0]
    home.writer.flush()
    path = home.folder / "records" / f"{name}.json"
    home.files.held[path] = home.files.held[path][:200]
    monkeypatch.setattr(home.files, "move", refuse)
    ui.tap(ui.find("KeptRow", name=name).ids.game)
    ui.advance(0.2)
    assert ui.sees("This game cannot be opened") and ui.sees("is damaged.") and not ui.sees("set aside")


def test_a_match_of_okiya_is_handed_out_as_a_file(start: Start, handed: list[tuple[Any, ...]]) -> None:
    ui = open_records(start, 0)
    kept = finished_okiya()
    ui.app.records.keep_game(kept)
    ui.app.router.go("records")
    ui.advance(0.2)
    ui.tap(ui.find("KeptRow", name=kept.name).ids.more)
    ui.advance(0.2)
    assert not ui.sees("Share")
    ui.press("The game as a file")
    ((_, name, data),) = handed
    assert read_file(data, name, 0).name == kept.name


def test_the_end_keeps_watches_and_shares(start: Start, handed: list[tuple[Any, ...]]) -> None:
    ui = start(reduced_motion=True)
    sitting = play_until(sit_down(seats_of(3, 1)), lambda table: table.stage == OVER)
    ui.app.flow.take_up(sitting)
    ui.advance(0.2)
    (note,) = ui.app.records.library.notes().values()
    assert note.names == tuple(seat.name for seat in sitting.seats) and note.origin == OWN
    for words in ("The result as text", "The painting as a picture", "The game as a file"):
        ui.tap(ui.find("IconButton", hint="Share"))
        ui.advance(0.2)
        ui.press(words)
    (_, text, _), (_, png, picture, _), (_, file, data) = handed
    winner = sitting.seats[note.winners[0]].name
    assert f"{winner} wins with" in text and f"1. {winner}: " in text
    assert picture.endswith(".png") and png.startswith(b"\x89PNG")
    kept = read_file(data, file, 0)
    assert (kept.name,) == tuple(ui.app.records.library.notes())
    ui.press("Watch again")
    ui.advance(0.2)
    assert ui.app.router.name == "replay"
    assert ui.app.router.back() and ui.app.router.name == "end"
    ui.press("Rematch")
    assert ui.app.sitting is not sitting


def test_a_branch_is_kept_but_marked(start: Start) -> None:
    from sakura.session.branching import branch
    from sakura.ui.shots.scenes_records import watch_game

    ui = start(reduced_motion=True)
    watching = watch_game(3)
    sitting = branch(watching.replay, 20, watching.replay.seats)
    ui.app.flow.take_up(play_until(sitting, lambda table: table.stage == OVER))
    ui.advance(0.2)
    assert [note.origin for note in ui.app.records.library.notes().values()] == [BRANCH]
    ui.app.go_home()
    ui.advance(0.1)
    ui.press("Records")
    ui.advance(0.2)
    assert ui.sees("played on from another game")


def test_a_game_not_to_be_continued_is_not_kept_either(start: Start) -> None:
    ui = start(reduced_motion=True)
    sitting = play_until(sit_down(seats_of(3, 1)), lambda table: table.stage == OVER)
    ui.app.flow.take_up(sitting, keep=False)
    ui.advance(0.2)
    assert ui.app.router.name == "end" and ui.app.records.library.notes() == {}


def test_the_picture_of_a_game_is_a_picture(start: Start) -> None:
    from kivy.core.image import Image

    from sakura.ui.records.share_card import HEIGHT, WIDTH, draw_card
    from sakura.ui.shots.scenes_records import watch_game

    start(reduced_motion=True)
    png = draw_card(watch_game(6).replay)
    assert Image(BytesIO(png), ext="png").size == (WIDTH, HEIGHT)


def test_every_damaged_game_is_told(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    from sakura.storage.errors import Damaged

    ui = open_records(start, 1)
    losses = [Damaged("The file “{name}” is damaged.", name=name) for name in ("spring", "autumn")]
    monkeypatch.setattr(ui.app.records.library, "take_losses", lambda: losses)
    ui.app.router.screen.enter()
    ui.advance(0.2)
    assert ui.sees("Saved games are damaged") and ui.sees("spring") and ui.sees("autumn")
