"""Games in progress: kept after every decision, continued behind the curtain, and told of when damaged."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sakura.engine.events import GameEnded
from sakura.session.sitting import Sitting
from sakura.session.stages import CHOOSE, CURTAIN, OVER, QUESTION, REVEAL
from sakura.storage.home import Home
from sakura.ui.shots.tables import is_about_to_show, is_in_round, play_until, seats_of, sit_down
from tests.storage.disks import FailingDisk, FullDisk, is_full, is_locked
from tests.ui.conftest import UI, Start

GAMES = Path("home/games")


def kept(home: Home) -> Sitting:
    """What would come back if the app were killed now."""
    home.writer.flush()
    (name,) = home.games.notes()
    return Sitting.restore(Home(home.files, home.folder).games.load(name))


def menu(ui: UI) -> list[str]:
    return [button.text for button in ui.find("HomeScreen").buttons()]


def test_every_touch_that_decides_is_kept(start: Start) -> None:
    ui = start(reduced_motion=True, curtain="tap")
    home = ui.app.home
    sitting = ui.app.flow.begin(seats_of(2, 2), "standard", 1)
    ui.advance(0.1)
    assert kept(home).stage == CURTAIN
    ui.tap(ui.find("Knock"))
    ui.advance(0.1)
    screen = ui.app.router.screen
    order = screen.hand.orders[0]
    screen.hand.lift(order)
    ui.advance(0.1)
    screen.go_on()
    ui.advance(0.1)
    assert kept(home).picked == (order,) and kept(home).stage == CURTAIN
    ui.app.router.screen.take_back()
    ui.advance(0.1)
    assert kept(home).picked == ()
    screen.play(order)
    screen.end_turn()
    ui.advance(0.1)
    assert sitting.eyes == 1
    assert kept(home).eyes == 1 and kept(home).view().hand == ()


def test_a_game_comes_back_to_the_very_decision_behind_the_curtain(start: Start) -> None:
    home = Home.in_memory()
    for stage in (CHOOSE, QUESTION, REVEAL):
        ui = start(home=home, reduced_motion=True)
        sitting = play_until(sit_down(seats_of(3, 2)), is_in_round(2, stage))
        ui.app.flow.take_up(sitting)
        ui.advance(0.05)
        moment = sitting.moment
        ui.app.stop()
        ui = start(home=Home(home.files, home.folder), reduced_motion=True)
        ui.press("Continue")
        ui.advance(0.05)
        assert ui.app.sitting is not sitting
        assert ui.app.sitting.moment == moment
        assert ui.app.router.name == ("reveal" if stage == REVEAL else "handoff")
        ui.app.give_up()
        home = ui.app.home


def test_one_game_is_named_and_several_are_chosen_from(start: Start) -> None:
    ui = start(reduced_motion=True)
    home = ui.app.home
    home.games.keep("one", sit_down(seats_of(3, 3)))
    ui.app.go_home()
    assert ui.find("ContinueCard").remark == "Hana, Ren and Yuki · Round 1"
    home.games.keep("two", play_until(sit_down(seats_of(6, 6)), is_in_round(2, CURTAIN)))
    ui.app.go_home()
    ui.advance(0.1)
    assert ui.find("ContinueCard").remark == "2 games in progress"
    ui.press("Continue")
    ui.advance(0.3)
    assert ui.sees("Hana, Ren and 4 more") and ui.sees("Round 2")
    ui.tap(ui.find("GameButton", names="Hana, Ren and 4 more"))
    ui.advance(0.1)
    assert (ui.app.flow.name, ui.app.router.name, len(ui.app.sitting.seats)) == ("two", "handoff", 6)


def test_a_game_is_deleted_only_after_a_second_thought(start: Start) -> None:
    ui = start(reduced_motion=True)
    games = ui.app.home.games
    for name in ("one", "two"):
        games.keep(name, sit_down(seats_of(3, 3)))
    ui.app.go_home()
    ui.advance(0.1)
    for answer, left in (("Keep it", 2), ("Delete", 1)):
        if not ui.widgets("GamesSheet"):
            ui.press("Continue")
            ui.advance(0.3)
        ui.tap(ui.widgets("GameRow")[0].ids.delete)
        ui.advance(0.3)
        ui.press(answer)
        ui.advance(0.3)
        assert len(games.notes()) == left
    assert ui.find("ContinueCard").remark.endswith("Round 1")
    assert len(Home(ui.app.home.files, ui.app.home.folder).games.notes()) == 1


def test_a_game_that_is_over_or_given_up_leaves_the_shelf(start: Start) -> None:
    ui = start(reduced_motion=True)
    sitting = play_until(sit_down(seats_of(3, 1)), is_about_to_show(GameEnded))
    ui.app.flow.take_up(sitting)
    ui.advance(0.05)
    assert len(ui.app.home.games.notes()) == 1
    sitting.finish_reveal()
    ui.advance(0.1)
    assert sitting.stage == OVER and ui.app.home.games.notes() == {}
    ui.app.flow.begin(seats_of(3, 1), "standard", 1)
    ui.advance(0.05)
    ui.app.give_up()
    assert ui.app.home.games.notes() == {} and menu(ui)[0] == "New game"


def test_a_game_that_is_not_to_be_kept_is_not(start: Start) -> None:
    ui = start(reduced_motion=True)
    ui.app.flow.take_up(sit_down(seats_of(3, 1)), keep=False)
    ui.advance(0.1)
    ui.app.go_home()
    assert ui.app.home.games.notes() == {}


def test_a_second_game_leaves_the_first_where_it_was(start: Start) -> None:
    ui = start(reduced_motion=True)
    first = ui.app.flow.begin(seats_of(3, 2), "standard", 1)
    ui.advance(0.05)
    ui.app.go_home()
    ui.app.flow.begin(seats_of(4, 2), "standard", 2)
    ui.advance(0.05)
    names = [note.names for note in ui.app.home.games.notes().values()]
    assert sorted(map(len, names)) == [3, 4]
    name = next(name for name, note in ui.app.home.games.notes().items() if len(note.names) == 3)
    ui.app.resume(name)
    assert ui.app.sitting is not first and ui.app.sitting.moment == first.moment


def spoil(home: Home, data: bytes) -> Home:
    home.close()
    (file,) = [file for file in home.files.names(GAMES) if file.endswith(".json")]
    home.files.write(GAMES / file, data)
    return Home(home.files, home.folder)


@pytest.mark.parametrize("saves", [1, 2])
def test_damage_is_told_at_home_and_the_last_good_state_offered(start: Start, saves: int) -> None:
    home = Home.in_memory()
    for number in range(1, saves + 1):
        home.games.keep("walk", play_until(sit_down(seats_of(3, 3)), is_in_round(number, CURTAIN)))
        home.writer.flush()
    ui = start(home=spoil(home, b""), reduced_motion=True)
    ui.advance(0.3)
    assert ui.sees("The file “walk.json” is damaged. It was set aside")
    if saves == 1:
        ui.press("I see")
        ui.advance(0.2)
        assert menu(ui)[0] == "New game"
    else:
        ui.tap(ui.find("InkButton", text="Continue"))
        ui.advance(0.2)
        assert (ui.app.router.name, ui.app.sitting.round) == ("handoff", 1)
    assert not ui.widgets("Dialog")


@pytest.mark.parametrize(
    ("saves", "rest"),
    [(1, "Nothing earlier of this game can be used."), (2, "The game goes on from one decision earlier.")],
)
def test_a_damaged_game_that_cannot_be_moved_is_not_said_to_be_set_aside(start: Start, saves: int, rest: str) -> None:
    disk = FailingDisk(is_locked)
    home = Home(disk, Path("home"))
    for _save in range(saves):
        home.games.keep("walk", sit_down(seats_of(3, 3)))
        home.writer.flush()
    home = spoil(home, b"")
    disk.fails_after(0)
    ui = start(home=home, reduced_motion=True)
    ui.advance(0.3)
    assert ui.sees("The file “walk.json” is damaged. " + rest)


def test_a_game_that_cannot_have_been_is_told_when_it_is_opened(start: Start) -> None:
    home = Home.in_memory()
    home.games.keep("walk", sit_down(seats_of(3, 3)))
    home.writer.flush()
    content: dict[str, Any] = Home(home.files, home.folder).games._shelf.read("walk").content
    content["sitting"]["sealed"] = [{"seat": 0, "cards": [99]}]
    ui = start(home=spoil(home, home.games._shelf.seal(content)), reduced_motion=True)
    ui.press("Continue")
    ui.advance(0.3)
    assert ui.app.router.name == "home"
    assert ui.sees("“walk” makes no sense: This saved game is damaged: it has no usable “sealed”.")
    assert home.files.names(GAMES) == ["walk.json.aside-1"]


def test_a_full_disk_is_told_once_and_play_goes_on(start: Start) -> None:
    disk = FailingDisk(is_full)
    disk.fails_after(0)
    ui = start(home=Home(disk, Path("home")), reduced_motion=True)
    ui.app.flow.begin(seats_of(3, 1), "standard", 1)
    ui.advance(0.05)
    ui.app.home.writer.flush()
    ui.advance(0.3)
    assert ui.sees("no room left on this device.") and ui.sees("Free some storage") and ui.sees("The game goes on.")
    ui.advance(9.0, 0.1)
    assert ui.widgets("Dialog"), "it waits until it has been read"
    ui.press("I see")
    ui.advance(0.1)
    assert not ui.sees("no room left")
    ui.app.router.screen.play(ui.app.router.screen.hand.orders[0])
    ui.advance(0.1)
    ui.app.home.writer.flush()
    ui.advance(0.3)
    assert not ui.sees("no room left")
    assert ui.app.sitting.picked


def test_a_game_that_ends_on_a_full_disk_is_not_lost(start: Start) -> None:
    disk = FullDisk()
    ui = start(home=Home(disk, Path("home")), reduced_motion=True)
    sitting = play_until(sit_down(seats_of(3, 1)), is_about_to_show(GameEnded))
    ui.app.flow.take_up(sitting)
    ui.advance(0.05)
    ui.app.home.writer.flush()
    disk.is_full = True
    sitting.finish_reveal()
    ui.advance(0.1)
    assert sitting.stage == OVER and ui.app.home.games.notes() == {}
    ui.app.stop()
    ui = start(home=Home(disk, Path("home")), reduced_motion=True)
    assert len(ui.app.home.games.notes()) == 1, "it can be ended once more"
    disk.is_full = False
    ui.press("Continue")
    ui.app.sitting.finish_reveal()
    ui.advance(0.1)
    ui.app.stop()
    ui = start(home=Home(disk, Path("home")), reduced_motion=True)
    assert (len(ui.app.home.games.notes()), len(ui.app.records.library.notes())) == (0, 1)


def test_no_game_goes_back_to_what_a_full_disk_holds(start: Start) -> None:
    disk = FullDisk()
    ui = start(home=Home(disk, Path("home")), reduced_motion=True)
    ui.app.home.games.keep("other", sit_down(seats_of(3, 1)))
    ui.app.flow.begin(seats_of(3, 1), "standard", 1)
    ui.advance(0.05)
    name = ui.app.flow.name
    ui.app.home.writer.flush()
    disk.is_full = True
    order = ui.app.router.screen.hand.orders[0]
    ui.app.router.screen.play(order)
    ui.advance(0.1)
    ui.app.resume("other")
    ui.advance(0.1)
    ui.app.resume(name)
    assert ui.app.sitting.picked == (order,)


def test_damaged_settings_that_cannot_be_moved_are_not_said_to_be_set_aside(start: Start) -> None:
    disk = FailingDisk(is_locked)
    disk.write(Path("home/settings.json"), b"")
    disk.fails_after(0)
    ui = start(home=Home(disk, Path("home")), own_settings=True)
    ui.advance(0.2)
    assert ui.sees("The file “settings.json” is damaged. Earlier or usual settings are in use.")


def test_damaged_settings_are_told_once(start: Start) -> None:
    home = Home.in_memory()
    home.files.write(Path("home/settings.json"), b"")
    ui = start(home=home, own_settings=True)
    ui.advance(0.2)
    assert ui.sees("The file “settings.json” is damaged. It was set aside. Earlier or usual settings are in use.")
    ui.app.preferences.change(theme="night")
    ui.app.stop()
    ui = start(home=Home(home.files, home.folder), own_settings=True)
    ui.advance(0.2)
    assert not ui.sees("damaged") and ui.app.preferences.values.theme == "night"
