"""The menu, the log and the discards of a game in play."""

from __future__ import annotations

from typing import Any

import pytest
from kivy.tests.common import UnitTestTouch

from sakura.engine.events import EmperorMoved, SakuraScored
from sakura.i18n.scoring_sentences import award_sentence, tree_sentence
from sakura.i18n.sentences import describe
from sakura.session.stages import CURTAIN
from sakura.storage.assets import load_deck
from sakura.ui import sheets
from sakura.ui.play.painters_sheet import painters_sheet
from sakura.ui.sheets.discards import card_row
from sakura.ui.shots.command import Device, stage
from sakura.ui.shots.tables import LONG_NAMES, is_in_round, play_until, seats_of, sit_down
from tests.ui.conftest import DEVICES, UI, Start, middle_of


@pytest.fixture
def playing(start: Start) -> UI:
    """Three people in the fourth round, the doors closed."""
    ui = start(reduced_motion=True)
    ui.app.flow.take_up(play_until(sit_down(seats_of(3, 3)), is_in_round(4, CURTAIN)))
    ui.advance(0.2)
    return ui


def open_sheet(ui: UI, name: str) -> Any:
    sheet = getattr(sheets, name)(ui.app.sitting)
    ui.advance(0.2)
    return sheet


def test_the_log_tells_the_last_rounds_and_more_if_asked(playing: UI) -> None:
    open_sheet(playing, "open_log")
    moves = [event for event in playing.app.sitting.events if isinstance(event, EmperorMoved)]
    assert playing.sees(describe(moves[-1], playing.app.sitting.names()))
    assert any(text == "Round 3" for text in playing.texts())
    assert not any(text == "Round 1" for text in playing.texts())
    scroller = playing.find("LogSheet").ids.scroller
    playing.drag((540, 1300), (540, 600))
    playing.advance(2.0)
    assert scroller.scroll_y == pytest.approx(1, abs=0.05)
    playing.press("Earlier rounds")
    playing.advance(0.3)
    assert any(text == "Round 1" for text in playing.texts())


def test_the_log_of_a_new_game_is_empty(start: Start) -> None:
    ui = start(reduced_motion=True)
    ui.app.flow.take_up(sit_down(seats_of(3, 3)))
    ui.advance(0.1)
    open_sheet(ui, "open_log")
    assert ui.sees("Nothing yet")


def test_the_log_shows_a_scoring_as_it_was_shown_at_the_tree(start: Start) -> None:
    ui = start(reduced_motion=True)
    sitting = play_until(sit_down(seats_of(4, 4)), lambda table: bool(table.view().scored) and table.stage == CURTAIN)
    ui.app.flow.take_up(sitting)
    ui.advance(0.1)
    sheet = open_sheet(ui, "open_log")
    (scored,) = [event for event in sitting.events if isinstance(event, SakuraScored)]
    names, painters = sitting.names(), sitting.painters()
    lines = [row for row in reversed(sheet.ids.rows.children) if type(row).__name__ == "ScoringRank"]
    assert [line.painter for line in lines] == [painters[painter] for painter in scored.ranking]
    assert tuple(int(line.award) for line in lines)[: len(scored.awards)] == scored.awards
    assert lines[0].words == award_sentence(names[scored.ranking[0]], scored.awards[0])
    assert ui.sees(tree_sentence(scored)) and ui.sees("The painters close up.")


def test_a_few_lines_of_the_log_stand_under_its_title(start: Start) -> None:
    ui = start("tablet", reduced_motion=True)
    ui.app.flow.take_up(sit_down(seats_of(3, 3)))
    ui.advance(0.1)
    sheet = open_sheet(ui, "open_log")
    (line,) = sheet.ids.rows.children
    assert sheet.ids.head.to_window(0, sheet.ids.head.y)[1] - line.to_window(0, line.top)[1] < line.height * 2


def test_the_painters_are_named_in_full_with_place_and_tokens(start: Start) -> None:
    ui = start(reduced_motion=True)
    ui.app.flow.take_up(sit_down(seats_of(6, 6, LONG_NAMES)))
    ui.advance(0.1)
    painters_sheet(ui.app.sitting).open()
    ui.advance(0.2)
    texts = ui.texts()
    assert set(LONG_NAMES) <= set(texts) and texts.count("Gate") == 6 and texts.count("5") >= 6
    assert not any(getattr(label, "is_shortened", False) for label in ui.find("Sheet").walk())


def test_the_discards_are_shown_face_up_the_last_first(playing: UI) -> None:
    sheet = open_sheet(playing, "open_discards")
    faces = [
        face.order
        for row in reversed(sheet.ids.rows.children)
        for face in row.walk(restrict=True)
        if hasattr(face, "order")
    ]
    assert faces == list(reversed(playing.app.sitting.view().discard))
    assert playing.sees("left in the deck")


def test_the_discards_write_the_emperor_as_the_language_does(start: Start) -> None:
    start(language="fr")
    row = card_row(load_deck().cards[1])
    assert row.garden.startswith("L’Empereur ")


def test_the_cross_and_a_touch_beside_it_close_a_sheet(playing: UI) -> None:
    sheet = open_sheet(playing, "open_menu")
    playing.tap(sheet.ids.close)
    assert not sheet.is_open
    sheet = open_sheet(playing, "open_menu")
    playing.touch((540, 1900))
    assert not sheet.is_open


def test_settings_are_a_visit_and_the_game_waits(playing: UI) -> None:
    open_sheet(playing, "open_menu")
    playing.press("Settings")
    playing.advance(0.3)
    assert playing.app.router.name == "settings"
    assert playing.app.router.back()
    assert playing.app.router.name == "handoff"


def test_leaving_keeps_the_game(playing: UI) -> None:
    sitting = playing.app.sitting
    open_sheet(playing, "open_menu")
    playing.press("Home screen")
    playing.advance(0.2)
    playing.press("Continue")
    assert playing.app.sitting is sitting


def test_giving_up_asks_first(playing: UI) -> None:
    open_sheet(playing, "open_menu")
    playing.press("Give up")
    playing.advance(0.2)
    playing.press("Play on")
    assert playing.app.sitting is not None
    open_sheet(playing, "open_menu")
    playing.press("Give up")
    playing.advance(0.2)
    playing.press("Give up")
    playing.advance(0.2)
    assert playing.app.sitting is None
    assert playing.app.router.name == "home"


def test_the_back_key_closes_what_is_on_top_first(playing: UI) -> None:
    sheet = open_sheet(playing, "open_menu")
    assert playing.app.router.back()
    assert not sheet.is_open
    assert playing.app.router.name == "handoff"


def test_the_wheel_beside_a_sheet_leaves_it_open(playing: UI) -> None:
    sheet = open_sheet(playing, "open_menu")
    playing.turn_wheel(playing.find("IconButton", icon="ui_menu"))
    assert sheet.is_open
    playing.touch((540, 1880))
    assert not sheet.is_open


def test_two_fingers_open_one_menu(playing: UI) -> None:
    button = playing.find("IconButton", icon="ui_menu")
    fingers = [UnitTestTouch(*middle_of(button)) for _ in range(2)]
    for finger in fingers:
        finger.touch_down()
    for finger in fingers:
        finger.touch_up()
    playing.advance(0.2)
    assert len(playing.widgets("MenuSheet")) == 1


def test_a_menu_is_turned_with_the_phone(playing: UI) -> None:
    sheet = open_sheet(playing, "open_menu")
    assert sheet.columns == 1
    playing.resize(*DEVICES["sideways"])
    playing.advance(0.1)
    assert sheet.columns == 2


def sheet_with(ui: UI, rows: int) -> Any:
    from sakura.ui.widgets.sheet import Sheet

    sheet = Sheet(title="Title")
    sheet.fill(*(sheet.offer(f"Row {number}", lambda: None) for number in range(rows)))
    sheet.open()
    ui.advance(0.3)
    return sheet


@pytest.mark.parametrize("device", ["tablet", "sideways"])
def test_a_sheet_is_as_long_as_its_rows_and_hangs_from_above(start: Start, device: str) -> None:
    from kivy.metrics import dp

    ui = start(device, reduced_motion=True)
    height = ui.window.height
    for rows, expected in ((1, dp(320)), (4, dp(320)), (40, height - dp(16))):
        panel = sheet_with(ui, rows).ids.panel
        assert panel.height == pytest.approx(expected, abs=dp(60))
        assert panel.top == pytest.approx(height - dp(8)) and panel.y >= dp(8) - 1
        ui.app.router.close_layers()


@pytest.mark.parametrize("scene", ["box-paste", "coach-menu"])
def test_the_last_action_of_a_sheet_is_in_sight_on_a_phone_held_sideways(ui: UI, scene: str) -> None:
    with stage(ui, Device(*DEVICES["sideways"]), scene) as app:
        sheet = app.router.layers.children[0]
        assert sheet.ids.rows.height <= sheet.ids.scroller.height
