"""`simulate`: what it reports, that it repeats, and the records it writes."""

from __future__ import annotations

import errno
import json
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pytest

from sakura.cli.simulation import tournament
from sakura.cli.simulation.match import Outcome, play_match
from sakura.cli.simulation.plan import Plan
from sakura.cli.simulation.seeds import derive_seed
from sakura.cli.simulation.summary import Summary, percentile_95, wilson_interval
from sakura.engine.records import Record, replay
from tests.cli.conftest import Cli

TIMES = ("decision_ms_mean", "decision_ms_p95", "seconds")
BY_SEAT = ("wins", "win_rate", "tokens_mean", "disgraces_mean", "decision_ms_mean", "decision_ms_p95", "win_interval")


def simulate(cli: Cli, seats: str, games: int, *options: object) -> dict[str, Any]:
    finished = cli("simulate", "--seats", seats, "--games", games, *options)
    assert (finished.status, finished.err) == (0, "")
    report: dict[str, Any] = json.loads(finished.out)
    return report


def without_times(report: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in report.items() if key not in TIMES}


def test_the_report(cli: Cli) -> None:
    report = simulate(cli, "random,random,random", 12, "--seed", 1)
    assert report["games"] == 12
    assert all(len(report[key]) == 3 for key in BY_SEAT)
    assert sum(report["wins"]) == pytest.approx(12)
    assert sum(report["win_rate"]) == pytest.approx(1, abs=0.001)
    assert report["rounds_mean"] > 1
    assert report["seconds"] > 0


def test_the_same_seed_gives_the_same_games_and_another_one_others(cli: Cli) -> None:
    first, again, other = (
        without_times(simulate(cli, "random,random,random,random", 10, "--seed", seed)) for seed in (5, 5, 6)
    )
    assert first == again
    assert first != other


def test_parallel_games_are_the_same_games(cli: Cli) -> None:
    alone = simulate(cli, "random,random,random,random", 40)
    together = simulate(cli, "random,random,random,random", 40, "--jobs", 2)
    assert without_times(alone) == without_times(together)


class Counting(Executor):
    """Plays nothing, and refuses to be handed more than anybody waits for."""

    def __init__(self, *_words: object) -> None:
        self.handed = 0

    def submit(self, _play: Any, /, *words: Any, **_options: Any) -> Future[Any]:
        self.handed += 1
        assert self.handed <= 20, "far too much is handed out ahead"
        future: Future[Any] = Future()
        future.set_result([words[1]])  # the number of the first game
        return future


def test_games_without_end_are_handed_out_little_by_little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "ProcessPoolExecutor", Counting)
    played: Iterator[Any] = tournament.play_all(Plan(("random",) * 2, games=10**18, seed=1, variant="standard"), jobs=2)
    assert [next(played) for _ in range(10)] == list(range(0, 160, 16))


@pytest.mark.parametrize("variant", ["standard", "tricky"])
def test_two_seats_play_with_the_court_painter(cli: Cli, variant: str, tmp_path: Path) -> None:
    simulate(cli, "random,random", 2, "--variant", variant, "--records", tmp_path)
    record = Record.parse((tmp_path / "game-0001.json").read_text(encoding="utf-8"))
    assert record.setup.variant == variant
    assert len(record.final["spaces"]) == 3


def test_records_replay(cli: Cli, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "down"
    report = simulate(cli, "random,random,random,random,random", 3, "--records", folder)
    names = [f"game-000{number}.json" for number in (1, 2, 3)]
    assert sorted(path.name for path in folder.iterdir()) == names
    games = [replay(Record.parse((folder / name).read_text(encoding="utf-8"))).game for name in names]
    assert sum(game.round for game in games) / 3 == pytest.approx(report["rounds_mean"], abs=0.001)
    assert cli("replay", *[folder / name for name in names]).status == 0


def test_seats_rotate() -> None:
    plan = Plan(("a", "b", "c"), games=4, seed=1, variant="standard")
    assert [plan.seating(game) for game in range(4)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]


def test_what_happens_at_the_table_is_told_by_seat_as_named(tmp_path: Path) -> None:
    plan = Plan(("random",) * 3, games=2, seed=3, variant="standard", records=tmp_path)
    outcome = play_match(plan, 1)
    record = Record.parse((tmp_path / "game-0002.json").read_text(encoding="utf-8"))
    by_place = record.final["tokens"]
    assert [by_place[place] for place in (2, 0, 1)] == outcome.tokens
    assert outcome.wins.index(1.0) == (record.final["winners"][0] + 1) % 3


def test_seeds_are_spread_and_in_range() -> None:
    seeds = {derive_seed(1, "game", game) for game in range(100)} | {
        derive_seed(2, "game", game) for game in range(100)
    }
    assert len(seeds) == 200
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert derive_seed(1, "game", 0) == 8279847199503002819  # the records of old simulations stay comparable


def test_shared_wins_are_split() -> None:
    summary = Summary(("a", "b"))
    times = Plan(("random",) * 2, 1, 1, "standard")
    played = play_match(times, 0)
    summary.add(Outcome([0.5, 0.5], [7, 7], [0, 1], played.decision_ms, 9))
    report = summary.as_json(1.0)
    assert report["wins"] == report["win_rate"] == [0.5, 0.5]


@pytest.mark.parametrize(
    ("wins", "games", "interval"),
    [(0, 10, [0.0, 0.2775]), (10, 10, [0.7225, 1.0]), (50, 100, [0.4038, 0.5962]), (1, 1, [0.2065, 1.0])],
)
def test_the_interval_is_wilsons(wins: float, games: int, interval: list[float]) -> None:
    assert wilson_interval(wins, games) == interval


def test_the_95th_percentile() -> None:
    from array import array

    assert percentile_95(array("d", range(1, 101))) == 95
    assert percentile_95(array("d", [3.0])) == 3.0


def test_a_record_that_a_full_disk_cuts_off_leaves_nothing_behind(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def write_half(path: Path, content: bytes) -> int:
        with path.open("wb") as file:
            file.write(content[: len(content) // 2])
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", write_half)
    finished = cli("simulate", "--seats", "random,random", "--games", 1, "--records", tmp_path)
    sentence = f"The record {tmp_path / 'game-0001.json'} cannot be written: No space left on device.\n"
    assert finished == (1, "", sentence)
    assert list(tmp_path.iterdir()) == []
