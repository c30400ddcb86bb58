"""A game of Okiya by touch: what may be taken, taken back and swapped, and where it stands on the screen."""

from __future__ import annotations

import pytest

from sakura.i18n.okiya_sentences import tile_words
from sakura.okiya.game import SWAP
from sakura.session.okiya_sitting import ASKED, TAKE
from sakura.ui.okiya.measures import prompt_size
from sakura.ui.okiya.words import taking_words
from sakura.ui.shots.scenes_okiya import LONG
from tests.ui.conftest import UI, Start
from tests.ui.okiya.touches import BOT, HANA, REN, begin, play_until, put_finger_on, screen_of, take_one, wait_for


def test_only_what_may_be_taken_is_taken_and_the_rest_is_explained(start: Start) -> None:
    ui = begin(start)
    screen = screen_of(ui)
    assert [tile.square for tile in screen.board.tiles if tile.legal] == [0, 1, 2, 3, 4, 7, 8, 11, 12, 13, 14, 15]
    ui.tap(screen.board.tiles[5])
    seat = ui.app.okiya.sitting.seat
    assert (screen.panels[seat].prompt, screen.panels[seat].firm) == ("Only a tile on the border.", True)
    assert not ui.widgets("Toast")
    assert ui.app.okiya.sitting.game.moves == []
    ui.tap(screen.board.tiles[0])
    mover = ui.app.okiya.sitting.match.starter
    assert screen.board.tiles[0].painter == ("crane", "wave")[mover]
    assert screen.board.tiles[0].last
    assert screen.panels[1 - mover].active
    assert not screen.panels[mover].active


def test_alone_the_explanation_covers_nothing_either(start: Start) -> None:
    ui = begin(start, HANA, BOT)
    play_until(ui, lambda sitting: sitting.stage == TAKE)
    ui.tap(next(tile for tile in screen_of(ui).board.tiles if tile.dimmed and not tile.painter))
    assert screen_of(ui).panels[0].prompt.startswith("Only ") and not ui.widgets("Toast")


@pytest.mark.parametrize(("look", "faded"), [("day", 0.7), ("night", 0.7), ("contrast", 1)])
def test_what_may_not_be_taken_stays_readable(start: Start, look: str, faded: float) -> None:
    ui = begin(start, theme=look)
    tiles = screen_of(ui).board.tiles
    legal, other = tiles[0], tiles[5]
    assert (legal.ids.face.opacity, other.ids.face.opacity) == (1, faded)
    assert legal.ring[3] == 1 and other.ring[3] == 0


def test_a_tile_is_taken_only_after_the_question(start: Start) -> None:
    ui = start(reduced_motion=True, confirm_play=True)
    sitting = ui.app.okiya.begin((HANA, REN), "single", False, 1)
    ui.advance(0.1)
    screen, square = ui.app.router.screen, sitting.game.options[0]
    for words, taken in (("Not yet", 0), ("Take it", 1)):
        ui.tap(screen.board.tiles[square])
        ui.advance(0.2)
        panel = screen.panels[sitting.seat]
        assert panel.prompt == taking_words(panel.last) and panel.last == sitting.game.layout.tiles[square]
        assert screen.panels[1 - sitting.seat].prompt == "" and screen.board.tiles[square].chosen
        ui.press(words)
        ui.advance(0.2)
        assert (sitting.game.tokens[0] | sitting.game.tokens[1]) >> square & 1 == taken


@pytest.mark.parametrize("look", ["day", "night", "contrast"])
def test_asked_about_hinted_and_allowed_look_different(start: Start, look: str) -> None:
    ui = start(reduced_motion=True, confirm_play=True, theme=look)
    sitting = ui.app.okiya.begin((HANA, REN), "single", False, 1)
    ui.advance(0.1)
    screen, (square, other) = ui.app.router.screen, sitting.game.options[:2]
    tiles = screen.board.tiles
    allowed = (*tiles[other].ring, tiles[other].ring_width)
    screen._show_hint(square)
    hinted = (*tiles[square].ring, tiles[square].ring_width)
    assert tiles[square].hinted and not tiles[square].lift
    ui.tap(tiles[square])
    chosen = (*tiles[square].ring, tiles[square].ring_width)
    assert not tiles[square].hinted and tiles[square].lift
    assert len({allowed, hinted, chosen}) == 3 and chosen[-1] > hinted[-1] > allowed[-1]
    assert tiles[other].ring[3] < 1 and tiles[other].ring_width < allowed[-1]
    ui.press("Not yet")
    assert (*tiles[other].ring, tiles[other].ring_width) == allowed
    assert not tiles[square].lift


@pytest.mark.parametrize("change", ["ask_hint", "touch what may not be taken", "touch another"])
def test_the_question_gives_way_to_what_is_done_next(start: Start, change: str) -> None:
    ui = start(reduced_motion=True, confirm_play=True)
    sitting = ui.app.okiya.begin((HANA, REN), "single", False, 1)
    ui.advance(0.1)
    screen, (square, other) = ui.app.router.screen, sitting.game.options[:2]
    ui.tap(screen.board.tiles[square])
    if change == "ask_hint":
        screen.ask_hint()
        wait_for(ui, lambda: "Best: " in screen.panels[sitting.seat].prompt)
    else:
        ui.tap(screen.board.tiles[5 if change == "touch what may not be taken" else other])
    ui.advance(0.1)
    assert ui.sees("Take it") is (change == "touch another")
    assert screen.panels[sitting.seat].last == (sitting.game.layout.tiles[other] if change == "touch another" else -1)


@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize("device", ["phone", "small phone", "tablet"])
def test_the_garden_never_moves_in_a_game(start: Start, device: str, language: str, text_size: int) -> None:
    ui = start(device, reduced_motion=True, confirm_play=True, language=language, text_size=text_size)
    sitting = ui.app.okiya.begin(LONG, "points-20", True, 1)
    screen = ui.app.router.screen
    seen = set()

    def look() -> None:
        ui.advance(0.2)
        seen.add((*screen.board.pos, *screen.board.size))

    for _ in range(3):
        look()
        screen._show_hint(max(sitting.game.squares, key=lambda at: len(tile_words(sitting.game.layout.tiles[at]))))
        look()
        screen.take(next(at for at in range(16) if not sitting.game.legal >> at & 1))
        look()
        screen.take(sitting.game.squares[0])
        look()
        screen._decide(sitting.game.squares[0])
        look()
        screen.take_back()
        look()
        screen._answer(False)
    assert len(seen) == 1


def test_answers_side_by_side_are_of_one_height(start: Start) -> None:
    ui = start(reduced_motion=True, confirm_play=True, language="ru", text_size=200)
    sitting = ui.app.okiya.begin((HANA, REN), "single", False, 1)
    screen = ui.app.router.screen
    screen.take(sitting.game.squares[0])
    ui.advance(0.2)
    answers = screen.panels[sitting.seat].ids.answers.children
    assert len({answer.height for answer in answers}) == 1
    assert all(answer.height >= answer.natural_height for answer in answers)


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


def test_of_two_fingers_on_yes_and_no_the_first_answers(start: Start) -> None:
    ui = begin(start)
    take_one(ui)
    screen_of(ui).take_back()
    ui.advance(0.1)
    yes, no = put_finger_on(ui, "Yes"), put_finger_on(ui, "No")
    yes.touch_up()
    no.touch_up()
    assert (ui.app.okiya.sitting.stage, ui.app.okiya.sitting.game.moves) == (TAKE, [])


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


def open_menu(ui: UI) -> None:
    ui.tap(screen_of(ui).tools.ids.menu)
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


@pytest.mark.parametrize("device", ["phone", "tablet"])
def test_in_large_letters_a_name_is_not_smaller_than_what_is_said_below_it(start: Start, device: str) -> None:
    ui = start(device, reduced_motion=True, text_size=200)
    ui.app.okiya.begin(LONG, "points-20", False, 1)
    ui.advance(0.2)
    for panel in screen_of(ui).panels:
        assert panel.ids.name.font_size >= prompt_size()


def test_on_a_tablet_the_score_stands_under_the_name(start: Start) -> None:
    ui = start("tablet", reduced_motion=True)
    ui.app.okiya.begin(LONG, "points-20", False, 1)
    ui.advance(0.2)
    ids = screen_of(ui).panels[0].ids
    assert (ids.score.x, ids.score.top) == (ids.name.x, ids.name.y)


def test_a_question_in_large_letters_stays_in_a_window_held_sideways(start: Start) -> None:
    ui = start("sideways", reduced_motion=True, text_size=200, language="ru")
    sitting = ui.app.okiya.begin(LONG, "three", True, 1)
    screen = screen_of(ui)
    for _ in range(2):
        ui.advance(0.2)
        above, below = sorted(screen.sides, key=lambda side: -side.y)
        assert above.top <= screen.height and above.y >= below.top and below.y >= screen.tools.top
        screen._decide(sitting.game.squares[0])
