"""The end in numbers: who came where, and who is equal to whom."""

import pytest

from sakura.engine.events import GameEnded
from sakura.session.ranking import find_ending, rank_ending
from sakura.session.stages import OVER
from tests.session.helpers import MIX_NAMES, SOME_MIXES, find_stage, make_sitting


def test_tokens_count_first_and_then_who_stands_closer() -> None:
    ranks = rank_ending(GameEnded((1,), (7, 7, 5), (3, 8, 9), False), -1)
    assert [(rank.painter, rank.number, rank.tokens) for rank in ranks] == [(1, 1, 7), (0, 2, 7), (2, 3, 5)]
    assert [(rank.equal, rank.is_closer) for rank in ranks] == [(0, True), (None, False), (None, False)]


def test_at_the_gate_a_place_is_shared() -> None:
    ranks = rank_ending(GameEnded((0, 1), (7, 7, 5), (0, 0, 9), False), -1)
    assert [rank.number for rank in ranks] == [1, 1, 3]
    assert [(rank.equal, rank.is_closer) for rank in ranks] == [(1, False), (None, False), (None, False)]


def test_a_tie_of_three_with_two_at_the_gate() -> None:
    ranks = rank_ending(GameEnded((1,), (8, 8, 8), (0, 4, 0), False), -1)
    assert [(rank.painter, rank.number) for rank in ranks] == [(1, 1), (0, 2), (2, 2)]
    assert [(rank.equal, rank.is_closer) for rank in ranks] == [(0, True), (2, False), (None, False)]


@pytest.mark.parametrize(("mix", "variant"), SOME_MIXES, ids=MIX_NAMES)
def test_whoever_is_ranked_first_has_won(mix: str, variant: str) -> None:
    sitting = find_stage(make_sitting(mix, variant, seed=6), OVER)
    ending = find_ending(sitting.events)
    assert ending is not None
    ranks = rank_ending(ending, sitting.view().court)
    assert {rank.painter for rank in ranks if rank.number == 1} == set(ending.winners)


def test_the_court_painter_has_no_rank() -> None:
    ranks = rank_ending(GameEnded((0,), (7, 4, 9), (5, 3, 9), True), 2)
    assert [(rank.painter, rank.number) for rank in ranks] == [(0, 1), (1, 2), (2, 0)]


def test_nobody_is_compared_with_the_court_painter() -> None:
    ranks = rank_ending(GameEnded((0,), (7, 4, 4), (5, 3, 9), False), 2)
    assert [(rank.painter, rank.equal) for rank in ranks] == [(0, None), (1, None), (2, None)]


def test_a_game_that_goes_on_has_no_ending() -> None:
    assert find_ending([]) is None
