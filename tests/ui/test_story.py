"""The end in words and numbers, from events alone."""

from __future__ import annotations

from sakura.engine.events import (
    CardStarted,
    GameEnded,
    PainterDisgraced,
    PainterMoved,
    SakuraScored,
)
from sakura.ui.story import find_ending, rank_places, story_lines, tell_stories

NAMES = {0: "Hana", 1: "Ren", 2: "Yuki"}


def test_a_story_counts_trees_disgraces_and_the_best_card() -> None:
    stories = tell_stories(
        [
            CardStarted(7, 0, "emperor+1", "+2"),
            PainterMoved(0, 0, 2),
            CardStarted(12, 0, "furthest+2", "+3"),
            PainterMoved(1, 0, 2),
            PainterMoved(0, 2, 6),
            PainterDisgraced(1, 2, 9, 5, 1),
            SakuraScored(13, (0, 1), (3, 2), (2,)),
            SakuraScored(22, (1, 0, 2), (3, 2, 1), ()),
        ],
        3,
    )
    assert [story.trees for story in stories] == [[3, 2], [2, 3], [0, 1]]
    assert [story.disgraces for story in stories] == [0, 1, 0]
    assert (stories[0].best_card, stories[0].best_steps) == (12, 4)
    assert stories[1].best_card == 0
    assert story_lines(stories[0]) == ["At the trees: 3 + 2", "Never in disgrace", "Best card: 12 (+4)"]
    assert story_lines(stories[1]) == ["At the trees: 2 + 3", "1 disgrace"]


def test_the_ranking_says_what_broke_a_tie() -> None:
    places = rank_places(GameEnded((1,), (7, 7, 5), (3, 8, 9), False), -1, NAMES)
    assert [(place.painter, place.rank) for place in places] == [(1, 1), (0, 2), (2, 3)]
    assert places[0].reason == "Ren and Hana have the same number of tokens; Ren stands closer to the Emperor."
    assert [place.reason for place in places[1:]] == ["", ""]


def test_at_the_gate_a_place_is_shared() -> None:
    places = rank_places(GameEnded((0, 1), (7, 7, 5), (0, 0, 9), False), -1, NAMES)
    assert [place.rank for place in places] == [1, 1, 3]
    assert places[0].reason == "Hana and Ren have the same number of tokens and are both at the gate."


def test_the_court_painter_has_no_rank() -> None:
    places = rank_places(GameEnded((0,), (7, 4, 9), (5, 3, 9), True), 2, {0: "Hana", 1: "Ren"})
    assert [(place.painter, place.rank) for place in places] == [(2, 0), (0, 1), (1, 2)]


def test_a_game_that_goes_on_has_no_ending() -> None:
    assert find_ending([]) is None
