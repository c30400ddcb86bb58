"""Whole random games of every size, checked after every decision.

``SAKURA_GAMES=10000 python -m pytest tests/engine/test_many_games.py`` plays that many of each kind.
"""

import os

import pytest

from tests.engine.helpers import KIND_NAMES, KINDS_OF_GAME
from tests.engine.watching import watch_random_game

GAMES = int(os.environ.get("SAKURA_GAMES", "400"))


@pytest.mark.parametrize(("players", "variant"), KINDS_OF_GAME, ids=KIND_NAMES)
def test_random_games_keep_the_rules_to_their_end(players: int, variant: str) -> None:
    for seed in range(GAMES):
        watch_random_game(players, variant, seed)
