"""The real files of a game and of the settings, cut at every length and with bytes flipped at 500 places."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

from sakura.engine.errors import SakuraError
from sakura.session.sitting import Sitting
from sakura.session.stages import CHOOSE
from sakura.storage.errors import Unreadable
from sakura.storage.files import Memory
from sakura.storage.home import Home
from sakura.storage.settings import LastTable, SeatNote, Values
from tests.session.helpers import find_stage, make_sitting

FLIPS = 500
TABLE = LastTable((SeatNote("fan", "Hána"), SeatNote("moon", "Ren", "master")), "tricky")


def spoilt(whole: bytes) -> Iterator[bytes]:
    chance = random.Random(7)
    yield from (whole[:length] for length in range(len(whole)))
    for _ in range(FLIPS):
        place = chance.randrange(len(whole))
        yield whole[:place] + bytes([whole[place] ^ chance.randrange(1, 256)]) + whole[place + 1 :]


def homes(prepare: Callable[[Home], object], file: Path) -> Iterator[tuple[Home, bytes]]:
    """The same home again and again, each time with one file spoilt in another way."""
    home = Home.in_memory()
    prepare(home)
    home.close()
    assert isinstance(home.files, Memory)
    held = dict(home.files.held)
    for data in spoilt(held[file]):
        files = Memory()
        files.held = {**held, file: data}
        yield Home(files, home.folder), data


def aside(home: Home, file: Path) -> bytes:
    return home.files.read(file.with_name(file.name + ".aside-1"))


def test_a_spoilt_game_is_itself_or_the_one_before() -> None:
    states: list[object] = []

    def keep_two(home: Home) -> None:
        sitting = find_stage(make_sitting("pb", seed=3), CHOOSE)
        for _ in range(2):
            states.append(sitting.save())
            home.games.keep("walk", sitting)
            home.writer.flush()
            if sitting.needs is not None:
                sitting.pick(sitting.view().hand[0])

    file = Path("home/games/walk.json")
    for home, data in homes(keep_two, file):
        found = home.games.load("walk")
        losses = home.games.take_losses()
        if losses:
            assert found == states[0] and losses[0].name == "walk" and aside(home, file) == data
        else:
            assert found == states[1]
    assert Sitting.restore(states[0]).moment != Sitting.restore(states[1]).moment


def test_spoilt_settings_are_themselves_or_the_ones_before() -> None:
    def change_two(home: Home) -> None:
        settings = home.open_settings()
        settings.change(theme="night", last_table=TABLE)
        home.writer.flush()
        settings.change(language="ru")

    file = Path("home/settings.json")
    before = Values(theme="night", last_table=TABLE)
    for home, data in homes(change_two, file):
        values = home.open_settings().values
        if home.settings_loss is None:
            assert values == Values(theme="night", last_table=TABLE, language="ru")
        else:
            assert values == before and aside(home, file) == data
            assert isinstance(home.settings_loss.problem, Unreadable)


def test_a_game_edited_with_its_checksum_mended_never_breaks_the_app() -> None:
    """Whatever is changed in the content itself is refused with a sentence, or is another possible game."""
    saved = find_stage(make_sitting("pbp", seed=3), CHOOSE).save()
    strange: list[object] = [None, -1, 10**30, "", "x", [], [[]], {}, True, 1.5]
    refused = 0
    for key in saved:
        for value in strange:
            for edited in ({**saved, key: value}, {name: kept for name, kept in saved.items() if name != key}):
                try:
                    Sitting.restore(edited)
                except SakuraError as problem:
                    refused += bool(str(problem))
    assert refused > 50
