"""The home of everything that is kept: games in progress and settings, through a restart and through damage."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sakura.session.sitting import Sitting
from sakura.session.stages import CHOOSE, CURTAIN, OVER
from sakura.storage.envelope import seal
from sakura.storage.errors import Damaged, Newer
from sakura.storage.files import Memory
from sakura.storage.home import Home
from sakura.storage.settings import Values
from tests.session.helpers import find_stage, make_sitting, snapshot, steps
from tests.storage.disks import FailingDisk, is_locked

FIXTURE = Path(__file__).parent / "saves" / "version-1-game.json"
GAMES, ROOT = Path("home/games"), Path("home")


def again(home: Home) -> Home:
    """The app is started once more on the same disk."""
    home.close()
    return Home(home.files, home.folder)


def keep_some(home: Home, *names: str) -> Sitting:
    sitting = find_stage(make_sitting("pp"), CHOOSE)
    for name in names:
        home.games.keep(name, sitting)
    home.writer.flush()
    return sitting


def test_every_moment_of_a_game_is_found_again_as_it_was() -> None:
    home = Home.in_memory()
    for sitting in steps(make_sitting("pbp", seed=4)):
        if sitting.stage == OVER:
            break
        home.games.keep("walk", sitting)
        home = again(home)
        note = home.games.notes()["walk"]
        assert note[:3] == (("Crane", "Fan", "Wave"), ("crane", "fan", "wave"), sitting.round)
        found = Sitting.restore(home.games.load("walk"))
        if sitting.stage == CHOOSE:
            sitting.close_curtain()
            assert found.stage == CURTAIN and found.view().hand == ()
            assert snapshot(found) == snapshot(sitting)
            sitting.open_curtain()
    assert home.games.take_losses() == []


def test_games_come_in_the_order_they_were_played(monkeypatch: pytest.MonkeyPatch) -> None:
    home = Home.in_memory()
    for second, name in enumerate(("one", "two", "three", "one")):
        monkeypatch.setattr("time.time", lambda second=second: second)
        keep_some(home, name)
    assert list(home.games.notes()) == list(again(home).games.notes()) == ["one", "three", "two"]
    home.games.drop("three")
    assert list(home.games.notes()) == list(again(home).games.notes()) == ["one", "two"]
    assert home.games.load("three") is None


def test_names_of_games_differ() -> None:
    games = Home.in_memory().games
    assert len({games.new_name() for _ in range(100)}) == 100


def test_a_damaged_game_is_told_and_goes_on_from_the_state_before() -> None:
    home = Home.in_memory()
    sitting = keep_some(home, "walk")
    sitting.pick(sitting.view().hand[0])
    home.games.keep("walk", sitting)
    home.close()
    home.files.write(GAMES / "walk.json", b'{"sakura":"game","ver')
    home = again(home)
    assert list(home.games.notes()) == ["walk"]
    (loss,) = home.games.take_losses()
    assert (type(loss.problem), loss.name) == (Damaged, "walk")
    assert Sitting.restore(home.games.load("walk")).picked == ()
    assert home.games.take_losses() == []
    assert "walk.json.aside-1" in home.files.names(GAMES)


def test_a_game_of_which_nothing_is_left_is_told_too() -> None:
    home = Home.in_memory()
    home.files.write(GAMES / "walk.json", seal("game", 2, {}))
    assert home.games.notes() == {}
    (loss,) = home.games.take_losses()
    assert (type(loss.problem), loss.name) == (Newer, None)


@pytest.mark.parametrize("content", [3, {}, {"note": {}, "sitting": {}}, {"note": None}])
def test_a_sound_envelope_with_nonsense_in_it_is_set_aside(content: Any) -> None:
    home = Home.in_memory()
    home.files.write(GAMES / "walk.json", seal("game", 1, content))
    assert home.games.notes() == {}
    assert [type(loss.problem) for loss in home.games.take_losses()] == [Damaged]


def test_a_sitting_that_makes_no_sense_gives_way_to_the_one_before() -> None:
    home = Home.in_memory()
    keep_some(home, "walk")
    saved = home.games.load("walk")
    keep_some(home, "walk")
    problem = ValueError("no such card")
    assert home.games.reject("walk", problem) == saved
    assert home.games.reject("walk", problem) is None
    assert home.games.notes() == {}
    first, second = home.games.take_losses()
    assert str(first.problem) == "The saved game “walk” makes no sense: no such card"
    assert (first.name, second.name) == ("walk", None)


def test_a_sitting_that_makes_no_sense_is_told_and_not_offered_again_on_a_locked_disk() -> None:
    disk = FailingDisk(is_locked)
    home = Home(disk, ROOT)
    keep_some(home, "walk")
    keep_some(home, "walk")
    disk.fails_after(0)
    assert home.games.reject("walk", ValueError("no such card")) is None
    assert [loss.name for loss in home.games.take_losses()] == [None]


def test_settings_are_found_again() -> None:
    home = Home.in_memory()
    settings = home.open_settings()
    assert settings.values == Values()
    settings.change(theme="night", text_size=150)
    settings.change(language="ru")
    assert again(home).open_settings().values == Values(theme="night", text_size=150, language="ru")


def test_damaged_settings_are_set_aside_and_the_earlier_or_usual_ones_used() -> None:
    home = Home.in_memory()
    home.files.write(ROOT / "settings.json", b"")
    home = again(home)
    assert home.open_settings().values == Values()
    assert home.settings_loss is not None and isinstance(home.settings_loss.problem, Damaged)
    assert home.files.names(ROOT) == ["settings.json.aside-1"]
    home = again(home)
    home.open_settings().change(theme="night")
    home.writer.flush()
    home.open_settings().change(speed="slow")
    home.writer.flush()
    home.files.write(ROOT / "settings.json", b"x")
    assert again(home).open_settings().values == Values(theme="night")


def test_settings_of_a_later_version_keep_what_is_known() -> None:
    home = Home.in_memory()
    home.files.write(ROOT / "settings.json", seal("settings", 1, {"theme": "night", "weather": "rain"}))
    assert home.open_settings().values == Values(theme="night")
    assert home.settings_loss is None


def test_a_real_folder_is_made_when_it_is_needed(tmp_path: Path) -> None:
    home = Home.on_disk(tmp_path / "a" / "b")
    home.open_settings()
    assert not (tmp_path / "a").exists()
    keep_some(home, "walk")
    assert list(Home.on_disk(tmp_path / "a" / "b").games.notes()) == ["walk"]


def test_a_game_saved_by_version_1_is_still_read() -> None:
    """Written by the first version that kept games. It must be readable for ever."""
    files = Memory()
    files.write(GAMES / "walk.json", FIXTURE.read_bytes())
    home = Home(files, ROOT)
    assert home.games.notes()["walk"].names == ("Hana", "Ren", "Yuki")
    sitting = Sitting.restore(home.games.load("walk"))
    assert (sitting.stage, sitting.eyes, sitting.round, sitting.picked) == (CURTAIN, 1, 3, ())
    assert json.loads(FIXTURE.read_bytes())["content"]["sitting"] == sitting.save()
