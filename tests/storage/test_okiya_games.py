"""Matches of Okiya in the library: kept, refused when they cannot have been played, counted, and looked at again."""

from __future__ import annotations

from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from sakura.engine.errors import SakuraError
from sakura.okiya.events import GameBegan, GameDrawn, GameWon
from sakura.okiya.match import MatchSetup
from sakura.session.okiya_replaying import OkiyaReplay
from sakura.session.okiya_sitting import OkiyaSitting
from sakura.session.seats import Seat
from sakura.storage.envelope import seal
from sakura.storage.errors import Damaged
from sakura.storage.kept import OKIYA
from sakura.storage.library import KIND, VERSION, read_file
from sakura.storage.okiya_games import keep_okiya, open_okiya
from sakura.storage.statistics import Wish
from tests.storage.records_helpers import FIRST_DAY, at_home, finished_okiya


@pytest.mark.parametrize(
    "change",
    [
        {"record": {}},
        {"record": {**finished_okiya().record, "games": ["5"]}},
        {"record": {**finished_okiya().record, "games": [""], "final": {}}},
        {"note": replace(finished_okiya().note, winners=(0, 1))},
        {"note": replace(finished_okiya().note, levels=(None, "master"))},
    ],
)
def test_an_impossible_match_of_okiya_is_refused(change: dict[str, Any]) -> None:
    kept = replace(finished_okiya(), **change)
    sealed = seal(KIND, VERSION, {"note": asdict(kept.note), "record": kept.record})
    with pytest.raises(Damaged, match="impossible game"):
        read_file(sealed, "match", FIRST_DAY)


def test_an_unfinished_match_of_okiya_is_refused() -> None:
    seats = (Seat("crane", "Hana"), Seat("fan", "Ren"))
    with pytest.raises(SakuraError, match="not over"):
        keep_okiya(OkiyaSitting(seats, MatchSetup()), FIRST_DAY)


def test_a_match_is_counted(tmp_path: Path) -> None:
    records = at_home(tmp_path)
    records.keep_game(finished_okiya())
    records.statistics.flush()
    figures = records.statistics.ask(Wish(game=OKIYA))
    assert (figures.games, figures.seats, figures.wins) == (1, 2, 1)
    records.close()


def test_a_match_is_looked_at_again() -> None:
    kept = finished_okiya()
    replay = OkiyaReplay(*open_okiya(kept))
    assert replay.games == len(kept.record["games"]) > 2
    game, events = replay.look()
    assert (game.moves, events) == ([], [GameBegan(1, replay.starter)])
    replay.go_to(99)
    game, events = replay.look()
    assert game.moves == replay.whole.moves
    assert isinstance(events[-1], GameWon | GameDrawn)
    replay.go_to(replay.at - 1)
    assert replay.look()[0].moves == replay.whole.moves[:-1]
    replay.go_to_game(1)
    assert (replay.number, replay.at) == (1, 0)
    replay.go_to(3)
    replay.go_to_game(-5)
    replay.go_to_game(0)
    assert (replay.number, replay.at) == (0, 0)
    replay.go_to(-1)
    assert replay.at == 0
