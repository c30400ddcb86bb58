"""The statistics on the screen: charts with words for every bar, filters, and what is said when there is nothing."""

from __future__ import annotations

from typing import Any

import pytest

from sakura.storage.errors import Damaged
from sakura.storage.kept import OKIYA, Kept, Note
from sakura.storage.statistics import PEOPLE, Wish
from sakura.ui.shots.scenes_records import fill_library
from tests.ui.conftest import UI, Start, open_with_games


def open_statistics(start: Start, games: int = 7, **settings: Any) -> UI:
    return open_with_games(start, "statistics", games, **settings)


def titles(ui: UI) -> set[str]:
    return {chart.title for chart in ui.widgets("ChartCard")}


def test_every_figure_is_drawn_and_said(start: Start) -> None:
    ui = open_statistics(start)
    figures = ui.app.records.statistics.ask(Wish(level=PEOPLE))
    assert titles(ui) == {"Wins by painter", "Games over time", "Tokens by tree", "Disgraces", "Favourite cards"}
    (painter,) = figures.painters  # in these games the first seat alone is a person's
    assert ui.sees(f"{painter.wins} of {painter.games} games won")
    bar = next(row for row in ui.widgets("BarRow") if row.words.endswith("games won"))
    assert (bar.whole, bar.part) == (1.0, painter.wins / painter.games)
    for tree in figures.trees:
        assert ui.sees(f"{tree.tokens} in all")
    assert ui.sees(f"{figures.disgraces} disgraces")
    faces = [int(face.order) for face in reversed(ui.widgets("CardFace"))]
    assert sorted(faces) == sorted(card.order for card in figures.cards)
    assert sum(ui.find("Columns").values) == figures.games


def test_the_choice_changes_what_is_counted(start: Start) -> None:
    ui = open_statistics(start)
    ask = ui.app.records.statistics.ask
    ui.tap(ui.app.router.screen.ids.filters)
    ui.advance(0.2)
    ui.press("Everyone")
    ui.press("3")
    everyone = ask(Wish(players=3))
    assert len(everyone.painters) == 3
    ui.find("FilterSheet").close()
    ui.advance(0.2)
    assert ui.app.router.screen.about == "Everyone\N{NO-BREAK SPACE}· Tables of 3\N{NO-BREAK SPACE}· All time"
    rows = [row for row in ui.widgets("BarRow") if "won" in row.words]
    assert len(rows) == 3
    ui.app.router.screen.choose(level="master", players=2)
    ui.advance(0.1)
    found = ask(Wish(level="master", players=2))
    assert bool(ui.widgets("ChartCard")) is bool(found.seats)
    ui.app.router.screen.choose(level=None, players=None, days=30)
    ui.advance(0.1)
    assert ui.sees("There is no such game") and not ui.widgets("ChartCard")


def test_without_games_it_says_so(start: Start) -> None:
    ui = start(reduced_motion=True)
    ui.press("Records")
    ui.advance(0.2)
    ui.press("Statistics")
    ui.advance(0.5)
    assert ui.sees("Nothing to count yet")
    assert ui.app.router.back() and ui.app.router.name == "records"


def test_what_is_counted_in_the_background_appears_by_itself(start: Start) -> None:
    ui = start(reduced_motion=True)
    fill_library(ui.app, 4)
    statistics = ui.app.records.statistics
    for name in statistics._ledger.names():
        statistics.remove(name)
    assert statistics.flush(60)
    ui.app.router.go("statistics")
    assert statistics.flush(60)
    ui.advance(1.0, 0.1)
    assert "Wins by painter" in titles(ui)


def test_two_columns_where_there_is_room(start: Start) -> None:
    ui = open_statistics(start, 4, device="tablet")
    screen = ui.app.router.screen
    assert all(len(screen.ids[side].children) > 1 for side in ("left", "right"))
    ui.resize(1080, 1920, 2.6)
    ui.advance(0.1)
    assert len(screen.ids.left.children) == 5 and not screen.ids.right.children


def test_night_falls_on_the_charts(start: Start) -> None:
    ui = open_statistics(start, 4)
    ui.app.preferences.change(theme="night")
    ui.advance(0.2)
    assert len(ui.widgets("ChartCard")) == 5


def test_okiya_is_counted_apart_with_its_own_levels(start: Start) -> None:
    ui = open_statistics(start, 2)
    note = Note(OKIYA, 1_700_000_000, ("Hana", "Ren"), ("crane", "fan"), (None, "perfect"), (1,))
    ui.app.records.keep_game(Kept(note, {"moves": []}))
    assert ui.app.records.statistics.flush(60)
    ui.tap(ui.app.router.screen.ids.filters)
    ui.advance(0.2)
    ui.press("Okiya")
    ui.advance(0.2)
    assert not ui.sees("Players")
    ui.press("Perfect")
    ui.find("FilterSheet").close()
    ui.advance(0.1)
    assert ui.app.router.screen.about == "Perfect\N{NO-BREAK SPACE}· Okiya\N{NO-BREAK SPACE}· All time"
    assert titles(ui) == {"Wins by painter", "Games over time"} and ui.sees("1 of 1 game won")


def test_a_damaged_database_is_told_without_saying_where_it_is(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    ui = open_statistics(start, 1)
    problems = [Damaged("The statistics were damaged.")]  # nobody knows whether the file could be moved
    monkeypatch.setattr(ui.app.records.statistics, "take_problem", lambda: problems.pop() if problems else None)
    ui.advance(0.5, 0.1)
    assert ui.sees("The statistics were damaged. They were counted anew from the kept games.")


def test_of_everyone_only_the_games_are_counted(start: Start) -> None:
    ui = open_statistics(start)
    assert ui.sees("% won")
    ui.app.router.screen.choose(level=None)
    ui.advance(0.2)
    chart = ui.find("ChartCard", title="Wins by painter")
    assert chart.summary.endswith(" games") and not ui.sees("% won")
