"""`bench`: what it reports. How fast anything is, is not for tests to say."""

from __future__ import annotations

import json

from sakura.bots import registry
from sakura.cli.bench import bots
from tests.cli.conftest import Cli


def test_the_engine_as_json(cli: Cli) -> None:
    finished = cli("bench", "--only", "engine", "--chunks", 2, "--json")
    report = json.loads(finished.out)
    assert finished.status == 0
    assert set(report) == {"python", "engine"}
    assert all(value > 0 for value in report["engine"].values())
    assert {"games_per_second", "decision_us", "copy_us", "game_to_calibration_median"} <= set(report["engine"])


def test_the_engine_as_a_table(cli: Cli) -> None:
    finished = cli("bench", "--only", "engine", "--chunks", 1)
    assert "microseconds a decision" in finished.out


def test_the_bots(cli: Cli, monkeypatch) -> None:
    monkeypatch.setattr(bots, "LEVELS", {"random": registry.LEVELS["random"]})
    report = json.loads(cli("bench", "--only", "bots", "--games", 1, "--json").out)
    assert set(report["bots"]) == {"random"}
    assert report["bots"]["random"]["decision_ms_p95"] > 0


def test_okiya(cli: Cli) -> None:
    report = json.loads(cli("bench", "--only", "okiya", "--layouts", 2, "--json").out)["okiya"]
    assert 0 < report["layout_ms_median"] <= report["layout_ms_worst"]
    assert report["openings_ms_median"] > 0


def test_the_storage(cli: Cli) -> None:
    report = json.loads(cli("bench", "--only", "storage", "--saved-games", 1, "--json").out)["storage"]
    assert report["decisions"] > 50
    assert 0 < report["save_frame_ms_p95"] <= report["save_frame_ms_most"]
