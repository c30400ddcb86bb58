"""Sittings of every mix of people and bots, played to the end."""

from random import Random

import pytest

from sakura.bots.thinking import Budget
from sakura.engine.events import GameEnded
from sakura.engine.records import Record, replay
from sakura.session.sitting import Sitting
from sakura.session.stages import OVER
from tests.session.helpers import KIND_NAMES, KINDS, all_mixes, make_seats, make_setup, make_sitting, play_on


@pytest.mark.parametrize(("players", "variant"), KINDS, ids=KIND_NAMES)
def test_every_mix_plays_to_the_end(players: int, variant: str) -> None:
    for seed, mix in enumerate(all_mixes(players)):
        sitting = make_sitting(mix, variant, seed)
        assert not play_on(sitting, Random(seed))
        assert (sitting.stage, sitting.eyes) == (OVER, None)
        assert sum(isinstance(event, GameEnded) for event in sitting.events) == 1
        events: list = []
        again = replay(Record.parse(sitting.record().as_text()), events.append)
        assert events == sitting.events
        assert again.game.winners == list(sitting.events[-1].winners)  # type: ignore[attr-defined]


@pytest.mark.parametrize("level", ["novice", "apprentice", "adept", "master", "master:bold"])
def test_every_level_sits_down(level: str) -> None:
    sitting = Sitting(make_seats("pbb", level), make_setup(3), Budget(milliseconds=5))
    assert play_on(sitting, Random(1), lambda sitting: sitting.round == 3)
