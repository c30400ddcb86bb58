"""Any decisions that Hypothesis can think of, played in every kind of game.

That painters stay behind the Emperor, that the sixty cards stay sixty and that the events tell the whole table is
checked after every decision by `watching`.
"""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from sakura.engine.errors import IllegalDecision
from sakura.engine.events import GameEnded
from sakura.engine.game import Game
from sakura.engine.setup import LARGEST_SEED
from tests.engine.helpers import (
    KINDS_OF_GAME,
    new_game,
    play_to_end,
    state_of,
)
from tests.engine.watching import WatchedGame, watch_random_game

SEEDS = st.integers(0, LARGEST_SEED)
KINDS = st.sampled_from(KINDS_OF_GAME)


class AnyDecisions(RuleBasedStateMachine):
    """Decides whatever Hypothesis likes, tries what is not allowed, and sends copies on other ways."""

    @initialize(kind=KINDS, seed=SEEDS)
    def begin(self, kind: tuple[int, str], seed: int) -> None:
        self.watched = WatchedGame(*kind, seed)

    @property
    def game(self) -> Game:
        return self.watched.game

    @rule(which=st.integers(0, 4))
    def decide(self, which: int) -> None:
        if self.game.decision is not None:
            self.watched.decide(self.game.options[which % len(self.game.options)])

    @rule(which=st.integers(0, 4))
    def play_a_round(self, which: int) -> None:
        number = self.game.round
        while self.game.decision is not None and self.game.round == number:
            self.decide(which)

    @rule(wrong=st.integers(-5, 66) | st.sampled_from(["+", "-", "", "1", None, (), 1.5]))
    def ask_for_something_else(self, wrong: Any) -> None:
        if wrong not in self.game.options:
            before = state_of(self.game)
            with pytest.raises(IllegalDecision):
                self.game.decide(wrong)
            assert state_of(self.game) == before

    @rule(choices=st.integers(0, 2**32))
    def let_a_copy_run_ahead(self, choices: int) -> None:
        before = state_of(self.game)
        play_to_end(self.game.copy(), random.Random(choices))
        assert state_of(self.game) == before

    @invariant()
    def everything_holds(self) -> None:
        self.watched.check()


TestAnyDecisions = AnyDecisions.TestCase
TestAnyDecisions.settings = settings(max_examples=40, stateful_step_count=40, deadline=None)


@given(KINDS, SEEDS)
@settings(max_examples=60)
def test_every_random_game_ends_and_keeps_the_rules(kind: tuple[int, str], seed: int) -> None:
    watched = watch_random_game(*kind, seed)
    assert isinstance(watched.follower.log[-1], GameEnded)


@given(KINDS, SEEDS, st.integers(0, 2**32))
@settings(max_examples=30)
def test_seed_and_decisions_make_the_game(kind: tuple[int, str], seed: int, choices: int) -> None:
    first, second = new_game(*kind, seed), new_game(*kind, seed)
    assert play_to_end(first, random.Random(choices)) == play_to_end(second, random.Random(choices))
    assert state_of(first) == state_of(second)


def test_another_seed_deals_other_hands() -> None:
    assert new_game(seed=1).hands != new_game(seed=2).hands
