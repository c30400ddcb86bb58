"""The end of a game of Okiya: how it is reached, what it tells of the game, and the ways on from it."""

from __future__ import annotations

import gc

import pytest

from sakura.session.okiya_sitting import BETWEEN, OVER
from sakura.storage.library import read_file
from sakura.ui.focus.stops import find_stops
from sakura.ui.narration.words import words_for
from sakura.ui.records import sharing
from sakura.ui.shots.scenes_okiya import LONG
from sakura.ui.theme import theme
from tests.ui.conftest import UI, Start
from tests.ui.okiya.touches import FRAME, begin, play_until, put_finger_on, screen_of, wait_for


def test_a_touch_hurries_to_the_end(start: Start) -> None:
    ui = begin(start)
    play_until(ui, lambda sitting: sitting.stage == OVER)
    assert ui.app.router.name == "okiya-game"
    ui.tap(screen_of(ui).board)
    ui.advance(0.1)
    assert ui.app.router.name == "okiya-end"


def test_the_end_waits_behind_the_menu(start: Start) -> None:
    ui = begin(start)
    play_until(ui, lambda sitting: sitting.stage == OVER)
    screen_of(ui).open_menu()
    ui.advance(6, 0.1)
    assert ui.app.router.name == "okiya-game" and ui.app.router.layers.children
    ui.app.router.back()
    ui.advance(3, 0.1)
    assert ui.app.router.name == "okiya-end"


def test_who_comes_back_to_a_finished_game_comes_to_its_end(start: Start) -> None:
    ui = begin(start, seed=3)
    play_until(ui, lambda sitting: sitting.stage == OVER)
    won = [tile.square for tile in screen_of(ui).board.tiles if tile.won]
    ui.app.router.go("settings")
    ui.advance(3.0, FRAME)
    ui.app.router.back()
    ui.advance(0.1)
    assert ui.app.router.name == "okiya-game"
    assert [tile.square for tile in screen_of(ui).board.tiles if tile.won] == won
    ui.advance(3.0, FRAME)
    assert ui.app.router.name == "okiya-end"


def test_the_end_tells_where_the_game_was_lost(start: Start) -> None:
    ui = begin(start, seed=3)
    play_until(ui, lambda sitting: sitting.stage == OVER)
    ui.advance(2.5, FRAME)
    screen = screen_of(ui)
    wait_for(ui, lambda: screen.upper)
    assert screen.lesson.startswith(("Move ", "Neither", "This garden", "Hana never", "Ren never"))
    assert len(screen.ids.course.ids.line._course) == len(ui.app.okiya.sitting.game.moves) + 1
    assert sum(tile.won for tile in screen.board.tiles) in (0, 4)
    look_at_it_again(ui)
    ui.press("Rematch")
    ui.advance(0.1)
    assert (ui.app.router.name, ui.app.okiya.sitting.game.moves) == ("okiya-game", [])


def test_the_line_says_what_it_is_to_eyes_and_ears(start: Start) -> None:
    ui = begin(start, seed=3)
    play_until(ui, lambda sitting: sitting.stage == OVER)
    ui.advance(2.5, FRAME)
    screen = screen_of(ui)
    wait_for(ui, lambda: screen.upper)
    line = screen.ids.course.ids.line
    stop = next(stop for stop in find_stops(screen) if stop.widget is line.__self__)
    assert words_for(stop) == screen.ids.course.ids.caption.text == "Who was winning, move by move"
    ui.touch(line.to_window(line.right - 1, line.center_y))
    assert ui.app.router.name == "okiya-replay"


def look_at_it_again(ui: UI) -> None:
    """From the end to the replay, to and fro, and back."""
    screen_of(ui).ids.scroller.scroll_y = 0
    ui.advance(0.1)
    ui.press("Move by move")
    ui.advance(0.1)
    screen = screen_of(ui)
    wait_for(ui, lambda: screen.analysis is not None)
    ways, whole = screen.ids.controls.ids, screen.replay.whole
    assert ways.before.disabled and ways.game_before.disabled and ways.game_after.disabled
    ui.tap(ways.after)
    assert screen.where == f"Game 1 of 1, move 1 of {len(whole.moves)}"
    assert sum(bool(tile.painter) for tile in screen.ids.board.tiles) == 1
    assert ways.mistake.icon == "" and ways.mistake.mark == list(theme.vermilion)  # the ring of the line
    ui.tap(ways.mistake)
    assert screen.replay.at == screen.analysis.first_mistake + 1
    assert "It could have been " in screen.verdict
    course = screen.ids.course.ids.line
    ui.touch(course.to_window(course.right - 1, course.center_y))
    assert screen.replay.at == len(whole.moves)
    assert ways.after.disabled
    ui.tap(ways.before)
    assert screen.replay.at == len(whole.moves) - 1
    ui.app.router.back()
    ui.advance(0.1)


def test_a_match_that_is_over_is_handed_out_as_a_file(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    handed: list[tuple[str, bytes]] = []
    monkeypatch.setattr(sharing, "hand_file", lambda name, data: handed.append((name, data)))
    ui = begin(start, format="three", seed=3)
    play_until(ui, lambda sitting: sitting.stage == BETWEEN)
    ui.advance(2.5, FRAME)
    assert ui.app.router.name == "okiya-end" and not ui.sees("The game as a file")
    play_until(ui, lambda sitting: sitting.stage == OVER)
    ui.advance(2.5, FRAME)
    screen_of(ui).ids.scroller.scroll_y = 0
    ui.advance(0.1)
    ui.press("The game as a file")
    ((name, data),) = handed
    assert (read_file(data, name, 0).name,) == tuple(ui.app.records.library.notes())


def test_two_fingers_ask_for_one_rematch(start: Start) -> None:
    ui = begin(start)
    play_until(ui, lambda sitting: sitting.stage == OVER)
    ui.advance(2.0, FRAME)
    fingers = put_finger_on(ui, "Rematch"), put_finger_on(ui, "Rematch")
    for finger in fingers:
        finger.touch_up()
        ui.advance(0.1)
    assert len(ui.app.home.games.notes()) == 1


def test_the_ways_on_are_there_after_they_were_out_of_the_tree(start: Start) -> None:
    ui = begin(start)
    play_until(ui, lambda sitting: sitting.stage == OVER)
    ui.advance(2.0, FRAME)
    ways = screen_of(ui).ids.ways
    ways.parent.remove_widget(ways)
    gc.collect()
    screen_of(ui)._place()
    ui.advance(0.1)
    ui.press("Rematch")
    assert ui.app.router.name == "okiya-game"


def end_of_a_game(start: Start, device: str, language: str = "en", text_size: int = 100) -> UI:
    ui = start(device, reduced_motion=True, language=language, text_size=text_size)
    ui.app.okiya.begin(LONG, "three", False, 3)
    ui.advance(0.1)
    play_until(ui, lambda sitting: sitting.stage == BETWEEN)
    ui.advance(3, FRAME)
    wait_for(ui, lambda: screen_of(ui).upper)
    ui.advance(0.2)
    return ui


@pytest.mark.parametrize("device", ["phone", "small phone", "sideways", "tablet"])
def test_the_score_stands_right_under_the_headline(start: Start, device: str) -> None:
    ids = screen_of(end_of_a_game(start, device)).ids
    assert 0 <= ids.headline.y - ids.scores.top <= ids.said.spacing
    assert ids.scores.height == ids.first.height + ids.second.height
    _, below = ids.scores.to_window(*ids.scores.pos)
    _, bottom = ids.scroller.to_window(*ids.scroller.pos)
    assert below >= bottom


def test_on_a_wide_tablet_the_garden_stands_beside_the_words(start: Start) -> None:
    ui = end_of_a_game(start, "tablet")
    screen = screen_of(ui)
    assert screen.board.parent is screen.ids.beside.__self__
    assert screen.board.right <= screen.ids.column.x and screen.board.width > screen.width * 0.4
    assert screen.ids.words.height <= screen.ids.scroller.height
    ui.resize(1200, 1600, 1.5)
    ui.advance(0.2)
    assert screen.board.parent is screen.ids.above.__self__ and screen.ids.beside.width == 0


def test_on_a_phone_the_garden_leaves_room_for_score_and_button(start: Start) -> None:
    ids = screen_of(end_of_a_game(start, "phone")).ids
    assert ids.words.height <= ids.scroller.height


def test_the_ways_on_are_of_one_height(start: Start) -> None:
    ids = screen_of(end_of_a_game(start, "small phone", "fr", 125)).ids
    assert ids.new_table.height == ids.home.height >= max(ids.new_table.natural_height, ids.home.natural_height)
