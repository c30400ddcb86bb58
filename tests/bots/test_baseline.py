"""The command that measures a bot against flat Monte Carlo players runs and prints what it says."""

import itertools
import json
import random
import subprocess
import sys
from typing import Any

import pytest

from sakura.engine.setup import HAND_SIZE
from sakura.engine.views import view_of
from tests.bots.flat_monte_carlo import NAME, FlatMonteCarloBot, deal_world
from tests.bots.helpers import ask, few, game_at, give_hand, lay_down, moments
from tests.engine.helpers import KIND_NAMES, KINDS_OF_GAME, position


def measure(*arguments: str) -> dict[str, Any]:
    command = [sys.executable, "-m", "tests.bots.against_baseline", "--simulations", "1", *arguments]
    finished = subprocess.run(command, capture_output=True, text=True, check=True)
    report: dict[str, Any] = json.loads(finished.stdout)
    return report


def without_times(report: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in report.items() if "_ms_" not in key and key != "seconds"}


def test_the_report() -> None:
    report = measure("--games", "2", "--seats", "3")
    assert (report["bot"], report["against"], report["games"]) == ("master", f"2 × {NAME}", 2)
    low, high = report["win_interval"]
    assert low <= report["win_rate"] <= high
    assert without_times(measure("--games", "2", "--seats", "3", "--jobs", "2")) == without_times(report)


@pytest.mark.parametrize(("players", "variant"), KINDS_OF_GAME, ids=KIND_NAMES)
def test_dealt_worlds_look_like_the_view(players: int, variant: str) -> None:
    rng = random.Random(1)
    for view in moments(players, variant, seed=2):
        world = deal_world(view, rng)
        piles = [world.deck, world.discard, [order for order, _ in world.picks], *world.hands]
        assert sorted(itertools.chain(*piles)) == list(view.cards.orders)
        if view.plays:
            assert view_of(world, view.seat) == view
        else:
            assert [len(hand) for hand in world.hands] == [HAND_SIZE] * players


def test_it_finds_the_card_that_wins_at_once() -> None:
    """One space before the last tree: whoever plays 3 first has won, everything else is a gamble."""
    game = game_at(position(30, [26, 25, 24], tokens=[12, 9, 9], scored=[13, 22]))
    give_hand(game, 0, [3, 38, 46, 52, 60])
    assert ask(FlatMonteCarloBot(1, few()), view_of(game, 0)).option == 3


def test_it_finds_the_direction_that_wins() -> None:
    view = lay_down(game_at(position(30, [28, 29, 3], tokens=[5, 6, 0], scored=[13, 22])), [14, 59, 60])
    thought = ask(FlatMonteCarloBot(1, few()), view)
    assert (thought.option, [reason.value for reason in thought.reasons]) == ("+", [1.0, 0.0])
