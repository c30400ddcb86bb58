"""`bench --only app`: what it reports. How fast anything is, is not for tests to say."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sakura.cli import main
from sakura.ui.bench import games, measuring, thinking
from sakura.ui.bench.frames import measure as measure_frames
from sakura.ui.bench.frames import quickest, weigh
from sakura.ui.bench.limits import LIMITS, limit_of
from sakura.ui.bench.motions import MOTIONS, Take
from sakura.ui.bench.opening import Opening, Pair, compare
from sakura.ui.bench.theatre import Frame, Theatre
from sakura.ui.bench.words import WORDS, put_in_words
from tests.ui.conftest import UI

SMALL = (360, 640, 1.0)


def frames(*walls: float) -> list[Frame]:
    return [Frame(wall, wall, wall) for wall in walls]


def test_the_start_beside_the_bare_window(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--only", "app", "--app-parts", "start", "--starts", "1", "--json"]) == 0
    told: dict[str, Any] = json.loads(capfd.readouterr().out)["app"]
    assert set(told) == {"screen", "limits", "start"}
    start = told["start"]
    assert start["starts"] == 1
    assert 0 < start["first_frame_ms"] <= start["home_usable_ms"]
    assert start["first_frame_memory_mb"] > start["bare_memory_mb"] / 2
    assert start["first_frame_to_bare_best"] > 0


@pytest.fixture
def theatre(ui: UI) -> Theatre:
    """The app on a window so small that frames are quick."""
    ui.resize(*SMALL)
    return Theatre(ui)


def test_every_motion_is_shown(theatre: Theatre) -> None:
    told = measure_frames(1, theatre)
    assert told["bare_frame_ms"] > 0
    for name, motion in MOTIONS.items():
        assert told[name]["scene"] == motion.scene
        assert told[name]["frames"] >= 10, name
        assert told[name]["mean_to_still"] > 0


def test_masters_think(theatre: Theatre, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "LEVEL", "adept")  # the quicker ones of those that think in slices
    told = thinking.measure(2, theatre)
    assert told["frames"] > 2 * thinking.AFTER
    assert told["longest_frame_ms"] >= told["turn_end_longest_ms"] > 0
    assert told["longest_slice_thread_ms"] > 0


def test_games_are_played_and_leave_no_widgets(theatre: Theatre) -> None:
    told = games.measure(2, theatre)
    assert len(told["memory_mb"]) == 2
    assert told["last_game_memory_mb"] > 0
    first, second = told["widgets"]
    assert second <= first


def test_every_part_has_a_home_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    for part in measuring.PARTS:
        monkeypatch.setitem(measuring.PARTS, part, lambda _wanted, environment: {"home": environment["KIVY_HOME"]})
    told = measuring.measure_app(measuring.Wanted(tuple(measuring.PARTS), 1, 1, 1, 1), lambda _sentence: None)
    assert len({told[part]["home"] for part in measuring.PARTS}) == len(measuring.PARTS)


def test_a_part_that_does_not_exist(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--only", "app", "--app-parts", "magic"]) == 2
    assert "magic" in capfd.readouterr().err


def test_the_best_start_and_the_middle_pair() -> None:
    bare, slow = Opening(1.0, 1.0, 100.0, 100.0), Opening(2.0, 2.0, 100.0, 100.0)
    app = Opening(1.2, 2.0, 150.0, 160.0)
    told = compare([Pair(app, bare), Pair(app, slow), Pair(app, bare)])
    assert told["first_frame_to_bare_best"] == told["first_frame_to_bare_median"] == 1.2
    assert told["home_usable_to_bare_best"] == 2.0
    assert told["first_frame_memory_to_bare"] == 1.5


def test_a_frame_costs_what_its_quickest_showing_costs() -> None:
    assert quickest([frames(1, 5, 2), frames(3, 1)]) == frames(1, 1)
    told = weigh([Take(frames(9, 2), frames(1, 1)), Take(frames(1, 3), frames(2, 2))])
    assert (told["mean_to_still"], told["longest_to_still"], told["first_showing_longest_to_still"]) == (1.5, 2, 9)


def test_the_longest_frame_of_a_turn() -> None:
    told = thinking.report([thinking.Turn(frames(0.06), frames(0.02, 0.03), frames(0.01))], [0.004], frames(0.02))
    assert (told["longest_frame_ms"], told["thinking_longest_ms"], told["frames_over_limit"]) == (60.0, 30.0, 1)


def test_limits_stand_beside_the_figures() -> None:
    told = put_in_words({"limits": LIMITS, "frames": {"disgrace": {"mean_to_still": 1.7, "frames": 3}}})
    assert told == {"frames": {"disgrace": {"mean frame by standing still (limit 1.5, not kept)": 1.7, "frames": 3}}}


def test_no_two_figures_have_the_same_words() -> None:
    assert len(set(WORDS.values())) == len(WORDS)


def test_every_limit_is_of_a_figure_with_words() -> None:
    for name in LIMITS:
        assert name.split(".")[-1] in WORDS
    assert limit_of("frames", "disgrace", "mean_to_still") == 1.5
    assert limit_of("frames", "rounds") is None
