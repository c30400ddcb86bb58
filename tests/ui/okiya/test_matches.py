"""Whole matches of Okiya by touch, from laying the table on, with the app killed in the middle."""

from __future__ import annotations

import pytest

from sakura.okiya.match import FORMATS
from sakura.session.okiya_sitting import BETWEEN, OVER, OkiyaSitting
from sakura.storage.home import Home
from sakura.storage.settings import LastOkiya, SeatNote
from tests.ui.conftest import UI, Start
from tests.ui.okiya.touches import FRAME, begin, play_until, screen_of


def kill(ui: UI) -> Home:
    """End the app; what was kept before anything could be tidied up is what the next one finds."""
    home, sitting = ui.app.home, ui.app.okiya.sitting
    home.writer.flush()
    left = Home(home.files, home.folder)
    (name,) = left.games.notes()
    assert OkiyaSitting.restore(left.games.load(name)).moment == sitting.moment
    ui.app.stop()
    return left


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
    assert last.seats == (SeatNote("moon", "Hana"), SeatNote("wave", "", "perfect")), "nobody has named the bot"
    assert ui.app.router.name == "okiya-game"


def test_a_name_that_nobody_has_given_follows_the_language(start: Start) -> None:
    last = LastOkiya((SeatNote("moon", "Hana"), SeatNote("wave", "", "perfect")))
    ui = start(reduced_motion=True, language="fr", last_okiya=last)
    ui.app.router.go("okiya")
    ui.advance(0.1)
    assert [card.name for card in screen_of(ui).cards] == ["Hana", "Vague"]
