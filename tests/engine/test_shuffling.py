"""The shuffle: the same on every platform and in every version, or old records would tell of other games."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sakura.engine.setup import LARGEST_SEED
from sakura.engine.shuffling import shuffle


@pytest.mark.parametrize(
    ("seed", "number", "expected"),
    [
        (
            0,
            0,
            "12 50 42 15 46 22 26 10 60 30 33 16 41 19 18 37 27 55 28 1 7 20 29 6 14 45 38 13 2 36 31 54 59 39 17 49 "
            "47 8 9 25 35 3 5 43 40 52 4 44 57 58 51 11 53 32 48 21 23 24 34 56",
        ),
        (
            20180401,
            0,
            "48 3 1 60 4 5 10 27 45 46 12 13 30 37 38 49 50 11 41 17 54 31 56 55 23 14 19 44 57 59 29 39 40 35 15 26 "
            "24 22 47 21 20 32 52 43 7 16 25 28 36 18 51 42 33 58 6 34 53 9 2 8",
        ),
        (
            20180401,
            1,
            "33 18 22 24 11 28 57 40 35 52 17 21 39 42 51 54 27 6 43 60 56 48 44 14 13 10 23 9 19 26 12 45 50 58 32 46 "
            "29 5 36 38 47 34 53 15 49 25 20 1 8 16 7 3 55 30 31 41 2 4 59 37",
        ),
    ],
)
def test_shuffle_is_pinned(seed: int, number: int, expected: str) -> None:
    assert shuffle(range(1, 61), seed, number) == [int(word) for word in expected.split()]


def test_shuffle_of_a_few_cards_is_pinned() -> None:
    assert shuffle([7, 3, 5], 1, 0) == shuffle([5, 3, 7], 1, 0) == [7, 5, 3]
    assert shuffle(range(1, 11), LARGEST_SEED, 3) == [5, 10, 2, 8, 1, 4, 3, 7, 6, 9]
    assert shuffle([], 1, 0) == []


@given(st.sets(st.integers(1, 60)), st.integers(0, LARGEST_SEED), st.integers(0, 50))
def test_shuffle_keeps_the_cards(cards: set[int], seed: int, number: int) -> None:
    assert sorted(shuffle(cards, seed, number)) == sorted(cards)


def test_every_card_comes_up_everywhere() -> None:
    tops = {shuffle(range(1, 61), seed, 0)[-1] for seed in range(1000)}
    bottoms = {shuffle(range(1, 61), seed, 0)[0] for seed in range(1000)}
    assert tops == bottoms == set(range(1, 61))
