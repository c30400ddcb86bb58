"""Okiya by touch: the table, whole matches of every format with the app killed in the middle, and what is asked."""

from __future__ import annotations

import gc
from typing import Any

import pytest
from kivy.tests.common import UnitTestTouch

from sakura.device import speech
from sakura.okiya.game import SWAP
from sakura.okiya.match import FORMATS, MatchSetup
from sakura.session.okiya_sitting import ASKED, BETWEEN, OVER, TAKE, OkiyaSitting
from sakura.session.seats import Seat
from sakura.storage.home import Home
from sakura.storage.library import read_file
from sakura.storage.settings import LastOkiya, SeatNote
from sakura.ui import telling
from sakura.ui.records import sharing
from sakura.ui.widgets.button import Touch
from tests.ui.conftest import UI, Start, middle_of

HANA, REN = Seat("crane", "Hana"), Seat("wave", "Ren")
BOT = Seat("moon", "Moon", "novice")
FRAME = 0.1


def begin(start: Start, *seats: Seat, format: str = "single", fair: bool = False, seed: int = 1, **more: Any) -> UI:
    """The app at a game that has just begun."""
    ui = start(reduced_motion=True, **more)
    ui.app.okiya.take_up(OkiyaSitting(seats or (HANA, REN), MatchSetup(format, seed, fair)))
    ui.advance(0.1)
    return ui


def screen_of(ui: UI) -> Any:
    return ui.app.router.screen


def open_menu(ui: UI) -> None:
    ui.tap(screen_of(ui).tools.ids.menu)
    ui.advance(0.1)


def kill(ui: UI) -> Home:
    """End the app; what was kept before anything could be tidied up is what the next one finds."""
    home, sitting = ui.app.home, ui.app.okiya.sitting
    home.writer.flush()
    left = Home(home.files, home.folder)
    (name,) = left.games.notes()
    assert OkiyaSitting.restore(left.games.load(name)).moment == sitting.moment
    ui.app.stop()
    return left


def take_one(ui: UI) -> None:
    """Touch the first tile that may be taken."""
    screen = screen_of(ui)
    ui.tap(next(tile for tile in screen.board.tiles if tile.legal))


def play_step(ui: UI) -> None:
    """Whatever is to be done next, by touch."""
    sitting = ui.app.okiya.sitting
    if ui.app.router.name == "okiya-end":
        ui.press("Next game")
    elif sitting.stage == TAKE:
        take_one(ui)
    else:
        ui.advance(FRAME, FRAME)


def wait_for(ui: UI, reached: Any) -> None:
    for _ in range(1000):
        if reached():
            return
        ui.advance(0.02)
    raise AssertionError("it never came to that")


def play_until(ui: UI, reached: Any, most: int = 2000) -> None:
    for _ in range(most):
        if reached(ui.app.okiya.sitting):
            return
        play_step(ui)
    raise AssertionError("it never came to that")


@pytest.mark.parametrize("format", FORMATS)
def test_a_whole_match_with_the_app_killed_in_the_middle(start: Start, format: str) -> None:
    home = Home.in_memory()
    ui = start(
        reduced_motion=True, home=home, last_okiya=LastOkiya((SeatNote("crane", "Hana"), SeatNote("fan", "Ren")))
    )
    ui.press("Okiya")
    ui.tap(screen_of(ui).format.button(format))
    ui.press("Lay the garden")
    ui.advance(0.1)
    play_until(ui, lambda sitting: len(sitting.game.moves) == 5)
    before = ui.app.okiya.sitting.moment
    ui = start(reduced_motion=True, home=kill(ui))
    ui.press("Continue")
    ui.advance(0.1)
    sitting = ui.app.okiya.sitting
    assert (sitting.moment, sitting.match.setup.format, ui.app.router.name) == (before, format, "okiya-game")
    play_until(ui, lambda sitting: sitting.stage == OVER)
    ui.advance(2.0, FRAME)
    assert ui.app.router.name == "okiya-end"
    assert sitting.match.is_over
    assert ui.sees("Rematch")
    (note,) = ui.app.records.library.notes().values()
    assert (note.game, note.names, len(note.winners)) == ("okiya", ("Hana", "Ren"), int(sitting.match.winner >= 0))
    ui.app.go_home()
    ui.advance(0.1)
    assert not ui.sees("Continue")


def test_a_match_is_continued_between_two_games(start: Start) -> None:
    ui = begin(start, format="three")
    play_until(ui, lambda sitting: sitting.stage == BETWEEN)
    ui.advance(FRAME)
    ui = start(reduced_motion=True, home=kill(ui))
    assert ui.find("ContinueCard").remark == "Hana and Ren · Okiya, game 1"
    ui.press("Continue")
    ui.advance(0.1)
    assert ui.app.router.name == "okiya-end"
    ui.press("Next game")
    ui.advance(0.1)
    assert (ui.app.router.name, ui.app.okiya.sitting.round) == ("okiya-game", 2)


def test_the_table_is_laid_by_touch_and_remembered(start: Start) -> None:
    ui = start(reduced_motion=True)
    ui.press("Okiya")
    screen = screen_of(ui)
    ui.tap(screen.cards[1].ids.who)
    ui.tap(ui.find("PickRow", value="perfect"))
    ui.tap(screen.cards[0].ids.emblem)
    ui.tap(ui.find("PickRow", value="moon"))
    ui.tap(screen.format.button("points-10"))
    screen.ids.scroller.scroll_y = 0
    ui.advance(0.1)
    ui.tap(screen.fair)
    assert screen.plan.fair
    screen.rename(0, screen.plan.seats[1].name)
    ui.advance(0.05)
    assert ui.sees("one of them needs another name")
    assert screen.ids.start.disabled
    screen.rename(0, "Hana")
    ui.press("Lay the garden")
    ui.advance(0.1)
    last = ui.app.preferences.values.last_okiya
    assert (last.format, last.fair) == ("points-10", True)
    assert last.seats == (SeatNote("moon", "Hana"), SeatNote("wave", "Wave", "perfect"))
    assert ui.app.router.name == "okiya-game"


def test_only_what_may_be_taken_is_taken_and_the_rest_is_explained(start: Start) -> None:
    ui = begin(start)
    screen = screen_of(ui)
    assert [tile.square for tile in screen.board.tiles if tile.legal] == [0, 1, 2, 3, 4, 7, 8, 11, 12, 13, 14, 15]
    ui.tap(screen.board.tiles[5])
    seat = ui.app.okiya.sitting.seat
    assert screen.panels[seat].prompt == f"{(HANA, REN)[seat].name} takes any tile on the border."
    assert not ui.widgets("Toast")
    assert ui.app.okiya.sitting.game.moves == []
    ui.tap(screen.board.tiles[0])
    mover = ui.app.okiya.sitting.match.starter
    assert screen.board.tiles[0].painter == ("crane", "wave")[mover]
    assert screen.board.tiles[0].last
    assert screen.panels[1 - mover].active
    assert not screen.panels[mover].active


def test_alone_the_explanation_is_a_toast(start: Start) -> None:
    ui = begin(start, HANA, BOT)
    play_until(ui, lambda sitting: sitting.stage == TAKE)
    ui.tap(next(tile for tile in screen_of(ui).board.tiles if tile.dimmed and not tile.painter))
    assert ui.widgets("Toast") and ui.sees("Hana takes ")


@pytest.mark.parametrize(("look", "faded"), [("day", 0.7), ("night", 0.7), ("contrast", 1)])
def test_what_may_not_be_taken_stays_readable(start: Start, look: str, faded: float) -> None:
    ui = begin(start, theme=look)
    tiles = screen_of(ui).board.tiles
    legal, other = tiles[0], tiles[5]
    assert (legal.ids.face.opacity, other.ids.face.opacity) == (1, faded)
    assert legal.ring[3] == 1 and other.ring[3] == 0


def test_two_people_face_each_other_and_agree_on_taking_back(start: Start) -> None:
    ui = begin(start)
    screen = screen_of(ui)
    above, below = screen.sides[1], screen.sides[0]
    assert (above.turned, below.turned) == (True, False)
    play_until(ui, lambda sitting: len(sitting.game.moves) >= 3 and sitting.seat == 1)
    made = len(ui.app.okiya.sitting.game.moves)
    ui.tap(screen.tools.ids.undo)
    assert ui.app.okiya.sitting.stage == ASKED
    ui.press("No")  # stands on its head, and is touched where it is seen
    assert (ui.app.okiya.sitting.stage, len(ui.app.okiya.sitting.game.moves)) == (TAKE, made)
    ui.tap(screen.tools.ids.undo)
    ui.press("Yes")
    assert len(ui.app.okiya.sitting.game.moves) == made - 1
    assert sum(bool(tile.painter) for tile in screen.board.tiles) == made - 1


def test_what_is_turned_is_where_it_is_seen(start: Start) -> None:
    ui = begin(start)
    above = screen_of(ui).sides[1]
    name = screen_of(ui).panels[1].ids.name
    middle_x, middle_y = above.to_window(*above.center)
    x, y = name.to_window(*name.center)
    assert (x, y) == (2 * middle_x - name.center_x, 2 * middle_y - name.center_y)


def test_alone_a_move_is_taken_back_at_once_and_nothing_is_turned(start: Start) -> None:
    ui = begin(start, HANA, BOT)
    screen = screen_of(ui)
    assert not any(side.turned for side in screen.sides)
    play_until(ui, lambda sitting: sitting.stage == TAKE)
    before = list(ui.app.okiya.sitting.game.moves)
    take_one(ui)
    play_until(ui, lambda sitting: sitting.stage == TAKE and len(sitting.game.moves) > len(before))
    ui.tap(screen.tools.ids.undo)
    assert ui.app.okiya.sitting.game.moves == before


def test_the_second_player_swaps_sides(start: Start) -> None:
    ui = begin(start, fair=True)
    take_one(ui)
    second = ui.app.okiya.sitting.seat
    ui.press("Swap sides")
    sitting = ui.app.okiya.sitting
    assert sitting.game.moves[-1] == SWAP
    assert sitting.game.tokens[second].bit_count() == 1
    assert not ui.sees("Swap sides")


def test_a_hint_points_at_the_best_tile(start: Start) -> None:
    ui = begin(start)
    play_until(ui, lambda sitting: len(sitting.game.moves) == 6)
    screen = screen_of(ui)
    ui.tap(screen.tools.ids.hint)
    wait_for(ui, lambda: ui.sees("best: "))
    hinted = [tile for tile in screen.board.tiles if tile.hinted]
    assert len(hinted) == 1
    assert hinted[0].legal
    take_one(ui)
    assert not any(tile.hinted for tile in screen.board.tiles)


def test_without_hints_there_is_no_button_for_one(start: Start) -> None:
    ui = begin(start, hints=False)
    tools = screen_of(ui).tools
    assert tools.ids.hint.parent is None and tools.ids.undo.parent is not None
    ui.app.router.go("settings")
    ui.app.preferences.change(hints=True)
    ui.app.router.back()
    ui.advance(0.1)
    assert tools.ids.hint.parent is not None


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


def test_the_end_tells_where_the_game_was_lost(start: Start) -> None:
    ui = begin(start, seed=3)
    play_until(ui, lambda sitting: sitting.stage == OVER)
    ui.advance(2.5, FRAME)
    screen = screen_of(ui)
    wait_for(ui, lambda: screen.upper)
    assert screen.lesson.startswith(("Move ", "Neither", "This garden", "Hana never", "Ren never"))
    assert len(screen.ids.course._course) == len(ui.app.okiya.sitting.game.moves) + 1
    assert sum(tile.won for tile in screen.board.tiles) in (0, 4)
    look_at_it_again(ui)
    ui.press("Rematch")
    ui.advance(0.1)
    assert (ui.app.router.name, ui.app.okiya.sitting.game.moves) == ("okiya-game", [])


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
    ui.tap(ways.mistake)
    assert screen.replay.at == screen.analysis.first_mistake + 1
    assert "It could have been " in screen.verdict
    course = screen.ids.course
    ui.touch(course.to_window(course.right - 1, course.center_y))
    assert screen.replay.at == len(whole.moves)
    assert ways.after.disabled
    ui.tap(ways.before)
    assert screen.replay.at == len(whole.moves) - 1
    ui.app.router.back()
    ui.advance(0.1)


def test_the_menu_leads_out_and_giving_up_keeps_nothing(start: Start) -> None:
    ui = begin(start)
    take_one(ui)
    assert ui.app.router.back()
    ui.advance(0.1)
    ui.press("What happened")
    ui.advance(0.1)
    assert ui.sees("takes ")
    ui.app.router.close_layers()
    open_menu(ui)
    ui.press("Settings")
    assert ui.app.router.name == "settings"
    ui.app.router.back()
    ui.advance(0.1)
    assert len(ui.app.okiya.sitting.game.moves) == 1
    open_menu(ui)
    ui.press("Give up")
    ui.advance(0.1)
    ui.press("Give up")
    ui.advance(0.1)
    assert ui.app.router.name == "home"
    assert ui.app.home.games.notes() == {}


def test_every_move_is_told(start: Start) -> None:
    heard: list[str] = []
    end = telling.listen(heard.append)
    try:
        ui = begin(start)
        take_one(ui)
    finally:
        end()
    first, second = ui.app.okiya.sitting.match.starter, ui.app.okiya.sitting.seat
    names = ("Hana", "Ren")
    assert heard[0] == f"Game 1: {names[first]} begins."
    assert heard[1] == f"{names[first]} takes any tile on the border."
    assert heard[2].startswith(f"{names[first]} takes ")
    assert heard[3].startswith(f"{names[second]} takes a tile with ")


def test_a_window_that_changes_form_keeps_the_game(start: Start) -> None:
    ui = begin(start)
    take_one(ui)
    for size in ((1920, 1080, 2.6), (1600, 1200, 1.5), (1080, 1920, 2.6)):
        ui.resize(*size)
        ui.advance(0.1)
        boxes = [tile.to_window(*tile.pos) for tile in screen_of(ui).board.tiles]
        assert all(0 <= x < size[0] and 0 <= y < size[1] for x, y in boxes)
        assert len(set(boxes)) == 16
    take_one(ui)
    assert len(ui.app.okiya.sitting.game.moves) == 2


def test_the_garden_is_read_aloud_where_that_is_wanted(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    spoken: list[str] = []
    monkeypatch.setattr(speech, "say", lambda line, _language: spoken.append(line))
    ui = begin(start, format="three", narration=True)
    take_one(ui)
    spoken.clear()
    ui.tap(screen_of(ui).tools.ids.speak)
    assert [line.split(":")[0] for line in spoken[:5]] == ["Row 1", "Row 2", "Row 3", "Row 4", "Hana"]
    assert "a token of " in spoken[0]
    assert " takes a tile with " in spoken[5]
    ui.app.preferences.change(narration=False)
    ui.advance(0.1)
    assert screen_of(ui).tools.ids.speak.parent is None


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


def put_finger_on(ui: UI, text: str) -> Any:
    """A finger that rests on the button that says this."""
    finger = UnitTestTouch(*middle_of(ui.find(Touch, text=text)))
    finger.touch_down()
    return finger


def test_of_two_fingers_on_yes_and_no_the_first_answers(start: Start) -> None:
    ui = begin(start)
    take_one(ui)
    screen_of(ui).take_back()
    ui.advance(0.1)
    yes, no = put_finger_on(ui, "Yes"), put_finger_on(ui, "No")
    yes.touch_up()
    no.touch_up()
    assert (ui.app.okiya.sitting.stage, ui.app.okiya.sitting.game.moves) == (TAKE, [])


def test_sides_are_not_swapped_once_a_tile_is_taken(start: Start) -> None:
    ui = begin(start, fair=True)
    take_one(ui)
    finger = put_finger_on(ui, "Swap sides")
    take_one(ui)
    finger.touch_up()
    assert SWAP not in ui.app.okiya.sitting.game.moves
    screen_of(ui)._decide(SWAP)
    screen_of(ui)._answer(True)
    assert len(ui.app.okiya.sitting.game.moves) == 2


def test_two_fingers_ask_for_one_rematch(start: Start) -> None:
    ui = begin(start)
    play_until(ui, lambda sitting: sitting.stage == OVER)
    ui.advance(2.0, FRAME)
    fingers = put_finger_on(ui, "Rematch"), put_finger_on(ui, "Rematch")
    for finger in fingers:
        finger.touch_up()
        ui.advance(0.1)
    assert len(ui.app.home.games.notes()) == 1


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


@pytest.mark.parametrize("change", [take_one, lambda ui: screen_of(ui).take_back()])
def test_no_hint_is_given_for_a_position_that_is_gone(start: Start, change: Any) -> None:
    ui = begin(start)
    take_one(ui)
    told: list[Any] = []
    screen_of(ui)._show_hint = told.append
    screen_of(ui).ask_hint()
    change(ui)
    if ui.app.okiya.sitting.stage == ASKED:
        ui.press("Yes")
    wait_for(ui, lambda: ui.app.okiya._musing._clock is None)
    assert told == []


def test_a_tile_is_taken_only_after_the_question(start: Start) -> None:
    ui = start(reduced_motion=True, confirm_play=True)
    sitting = ui.app.okiya.begin((HANA, REN), "single", False, 1)
    ui.advance(0.1)
    screen, square = ui.app.router.screen, sitting.game.options[0]
    for words, taken in (("Not yet", 0), ("Take it", 1)):
        ui.tap(screen.board.tiles[square])
        ui.advance(0.2)
        assert ui.sees("Take this tile?")
        ui.press(words)
        ui.advance(0.2)
        assert (sitting.game.tokens[0] | sitting.game.tokens[1]) >> square & 1 == taken


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
