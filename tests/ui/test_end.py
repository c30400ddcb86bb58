"""The end screen: who has won and why, and three ways on."""

from __future__ import annotations

import gc
from typing import Any

from sakura.session.stages import OVER
from sakura.session.story import tell_stories
from sakura.ui import art
from sakura.ui.shots.tables import LONG_NAMES, play_until, seats_of, sit_down
from tests.ui.conftest import DEVICES, UI, Start


def finish(start: Start, players: int, **settings: Any) -> tuple[UI, Any]:
    ui = start(reduced_motion=True, **settings)
    sitting = play_until(sit_down(seats_of(players, 1)), lambda table: table.stage == OVER)
    ui.app.flow.take_up(sitting)
    ui.advance(0.2)
    return ui, sitting


def test_the_winner_and_everyones_story_are_told(start: Start) -> None:
    ui, sitting = finish(start, 4)
    assert ui.app.router.name == "end"
    tokens = sitting.view().tokens
    rows = ui.widgets("RankRow")
    assert sorted(row.tokens for row in rows) == sorted(tokens)
    best = ui.find("RankRow", best=True)
    assert best.name in ui.app.router.screen.headline
    assert ui.sees(f"{best.name} wins with {best.tokens} tokens")
    assert all(row.story.startswith("At the trees: ") for row in rows)


def test_the_best_card_is_the_one_the_statistics_keep(start: Start) -> None:
    ui, sitting = finish(start, 4)
    told = {row.painter: row.story for row in ui.widgets("RankRow")}
    for seat, story in zip(sitting.seats, tell_stories(sitting.events), strict=True):
        assert (
            (f"Best card: {story.best.order} (" in told[seat.painter])
            if story.best
            else ("Best" not in told[seat.painter])
        )


def test_a_name_with_stops_in_it_stays_whole(start: Start) -> None:
    ui = start(reduced_motion=True)
    seats = seats_of(3, 1, ("J. R. Tolk", "A. B. Cee", "D. E. Eff"))
    ui.app.flow.take_up(play_until(sit_down(seats), lambda table: table.stage == OVER))
    ui.advance(0.2)
    best = ui.find("RankRow", best=True)
    assert ui.app.router.screen.headline == f"{best.name} wins with {best.tokens} tokens"
    assert ui.app.router.screen.remark == ""


def test_the_court_painter_stands_without_a_rank(start: Start) -> None:
    ui, _sitting = finish(start, 2)
    assert ui.find("RankRow", painter="court").rank == ""


def test_the_court_painter_stands_last_and_apart(start: Start) -> None:
    ui, _sitting = finish(start, 2)
    first, second, court = sorted(ui.widgets("RankRow"), key=lambda row: -row.y)
    assert (first.rank, court.painter) == ("1.", "court")
    assert second.y - court.top > first.y - second.top
    assert court.ground[3] == 0 and first.ground[3] == 1


def test_on_a_phone_held_sideways_the_painting_is_a_band_above_two_columns(start: Start) -> None:
    ui, _sitting = finish(start, 4, device="sideways")
    screen = ui.app.router.screen
    painting, column = screen.ids.painting, screen.ids.column
    assert painting.width == screen.width and painting.y == column.top
    assert painting.height < screen.height / 2
    assert [len(screen.ids[side].children) for side in ("left", "right")] == [2, 2]


def test_six_ranks_are_in_sight_on_a_tablet(start: Start) -> None:
    ui = start("tablet", reduced_motion=True)
    ui.resize(1200, 1600, 1.5)
    ui.app.flow.take_up(play_until(sit_down(seats_of(6, 1, LONG_NAMES)), lambda table: table.stage == OVER))
    ui.advance(0.2)
    for size in ((1200, 1600, 1.5), (1600, 1200, 1.5), (1920, 1080, 1.5)):
        ui.resize(*size)
        ui.advance(0.2)
        ids = ui.app.router.screen.ids
        assert ids.story.height <= ids.scroller.height
        assert ids.painting.height >= ui.app.router.screen.height * 0.14


def test_the_ways_on_side_by_side_are_of_one_height(start: Start) -> None:
    ui, _sitting = finish(start, 3, device="small phone", language="fr")
    ids = ui.app.router.screen.ids
    assert ids.watch.natural_height != ids.new_table.natural_height
    assert (ids.watch.height, ids.watch.y) == (ids.new_table.height, ids.new_table.y)


def test_a_rematch_keeps_the_seats(start: Start) -> None:
    ui, sitting = finish(start, 3)
    ui.press("Rematch")
    ui.advance(0.2)
    assert ui.app.sitting is not sitting
    assert ui.app.sitting.seats == sitting.seats
    assert ui.app.router.name == "choose"


def test_another_table_or_home(start: Start) -> None:
    ui, _sitting = finish(start, 3)
    ui.press("New table")
    assert ui.app.router.name == "table"
    assert ui.app.router.back() and ui.app.router.name == "home"
    assert ui.app.sitting is None


def test_the_painting_is_let_go_with_the_game(start: Start) -> None:
    ui, _sitting = finish(start, 3)
    assert art.is_loaded("hero_landscape")
    ui.app.router.screen.go_home()
    ui.advance(0.2)
    gc.collect()
    assert not art.is_loaded("hero_landscape")


def test_back_is_home(start: Start) -> None:
    ui, _sitting = finish(start, 3)
    assert ui.app.router.back()
    assert ui.app.router.name == "home"
    assert not ui.sees("Continue")


def test_on_a_tablet_the_ranking_has_two_columns(start: Start) -> None:
    ui, _sitting = finish(start, 6, device="tablet")
    screen = ui.app.router.screen
    assert [len(screen.ids[side].children) for side in ("left", "right")] == [3, 3]
    ui.resize(1080, 1920, 2.6)
    ui.advance(0.05)
    assert [len(screen.ids[side].children) for side in ("left", "right")] == [6, 0]


def test_the_ranking_ends_where_the_buttons_do_and_its_numbers_stand_in_one_column(start: Start) -> None:
    ui, _sitting = finish(start, 4)
    ui.advance(0.5)
    screen = ui.app.router.screen
    rows = ui.widgets("RankRow")
    edges = {round(widget.to_window(widget.right, 0)[0]) for widget in (*rows, screen.ids.new_table)}
    assert len(edges) == 1
    assert {row.ids.tokens.halign for row in rows} == {"right"}
    assert len({round(row.ids.tokens.to_window(row.ids.tokens.right, 0)[0]) for row in rows}) == 1


def test_the_ranking_follows_a_tablet_that_is_turned(start: Start) -> None:
    ui, _sitting = finish(start, 4, device="tablet")
    left, right = ui.app.router.screen.ids.left, ui.app.router.screen.ids.right
    assert (len(left.children), len(right.children)) == (2, 2)
    width, height, density = DEVICES["tablet"]
    ui.resize(height, width, density)
    ui.advance(0.2)
    assert (len(left.children), len(right.children)) == (4, 0)
