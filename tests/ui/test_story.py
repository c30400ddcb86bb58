"""The end in words: stories, and the ranking."""

from __future__ import annotations

import pytest

from sakura.engine.events import GameEnded
from sakura.session.stages import OVER
from sakura.session.story import Gain, PlayedCard, Story
from sakura.ui.story import find_ending, rank_places, story_lines
from tests.session.helpers import MIX_NAMES, SOME_MIXES, find_stage, make_sitting

NAMES = {0: "Hana", 1: "Ren", 2: "Yuki"}


def story(best: Gain | None, by_tree: tuple[int, ...] = (3, 2), disgraces: int = 0) -> Story:
    return Story(0, 9, by_tree, disgraces, disgraces, None if best is None else PlayedCard(12, 4, best))


def test_a_story_tells_trees_disgraces_and_the_best_card() -> None:
    assert story_lines(story(Gain(0, 0, 4))) == [
        "At the trees: 3 + 2",
        "Never in disgrace",
        "Best card: 12 (+4\N{NO-BREAK SPACE}spaces)",
    ]
    assert story_lines(story(None, (0, 1), 1)) == ["At the trees: 0 + 1", "1 disgrace"]


@pytest.mark.parametrize(
    ("gain", "words"),
    [
        (Gain(3, 2, 4), "+3\N{NO-BREAK SPACE}tokens"),
        (Gain(1, -1, -2), "+1\N{NO-BREAK SPACE}token"),
        (Gain(0, 1, 6), "+1\N{NO-BREAK SPACE}place"),
        (Gain(0, 2, 6), "+2\N{NO-BREAK SPACE}places"),
        (Gain(0, 0, 1), "+1\N{NO-BREAK SPACE}space"),
    ],
)
def test_the_best_card_says_what_made_it_the_best(gain: Gain, words: str) -> None:
    assert story_lines(story(gain))[-1] == f"Best card: 12 ({words})"


def test_the_ranking_says_what_broke_a_tie() -> None:
    places = rank_places(GameEnded((1,), (7, 7, 5), (3, 8, 9), False), -1, NAMES)
    assert [(place.painter, place.rank) for place in places] == [(1, 1), (0, 2), (2, 3)]
    assert places[0].reason == "Ren and Hana have the same number of tokens; Ren stands closer to the Emperor."
    assert [place.reason for place in places[1:]] == ["", ""]


def test_at_the_gate_a_place_is_shared() -> None:
    places = rank_places(GameEnded((0, 1), (7, 7, 5), (0, 0, 9), False), -1, NAMES)
    assert [place.rank for place in places] == [1, 1, 3]
    assert places[0].reason == "Hana and Ren have the same number of tokens and are both at the gate."


def test_a_tie_of_three_with_two_at_the_gate() -> None:
    places = rank_places(GameEnded((1,), (8, 8, 8), (0, 4, 0), False), -1, NAMES)
    assert [(place.painter, place.rank) for place in places] == [(1, 1), (0, 2), (2, 2)]


@pytest.mark.parametrize(("mix", "variant"), SOME_MIXES, ids=MIX_NAMES)
def test_whoever_is_ranked_first_has_won(mix: str, variant: str) -> None:
    sitting = find_stage(make_sitting(mix, variant, seed=6), OVER)
    ending = find_ending(sitting.events)
    assert ending is not None
    names = {number: seat.name for number, seat in enumerate(sitting.seats)}
    places = rank_places(ending, sitting.view().court, names)
    assert {place.painter for place in places if place.rank == 1} == set(ending.winners)


def test_the_court_painter_has_no_rank() -> None:
    places = rank_places(GameEnded((0,), (7, 4, 9), (5, 3, 9), True), 2, {0: "Hana", 1: "Ren"})
    assert [(place.painter, place.rank) for place in places] == [(0, 1), (1, 2), (2, 0)]


def test_a_game_that_goes_on_has_no_ending() -> None:
    assert find_ending([]) is None
