"""The end in numbers: each painter's story."""

import pytest

from sakura.engine.events import (
    CardsRevealed,
    CardStarted,
    EmperorMoved,
    Event,
    LineClosedUp,
    PainterDisgraced,
    PainterMoved,
    RoundBegan,
    SakuraReached,
    SakuraScored,
)
from sakura.session.stages import OVER
from sakura.session.story import Gain, PlayedCard, tell_stories
from tests.session.helpers import MIX_NAMES, SOME_MIXES, find_stage, make_sitting


def start(order: int, painter: int) -> CardStarted:
    return CardStarted(order, painter, "emperor+1", "+1")


def two_rounds() -> list[Event]:
    return [
        RoundBegan(1),
        CardsRevealed(((3, 0), (7, 1), (9, 2))),
        start(3, 0),
        PainterMoved(0, 0, 2),
        start(7, 1),
        PainterMoved(1, 0, 4),
        start(9, 2),
        PainterDisgraced(2, 0, 5, 1, 1),
        RoundBegan(2),
        CardsRevealed(((1, 2), (2, 1), (4, 0))),
        start(1, 2),
        start(2, 1),
        EmperorMoved(5, 6),
        SakuraReached(6),
        PainterMoved(1, 4, 5),
        SakuraScored(6, (1, 0, 2), (3, 2, 1), ()),
        LineClosedUp(((0, 2, 4), (2, 1, 3))),
        RoundBegan(3),
    ]


def test_stories_from_events() -> None:
    crane, fan, wave = tell_stories(two_rounds())
    assert (crane.tokens, crane.by_tree, crane.disgraces, crane.lost) == (7, (2,), 0, 0)
    assert (fan.tokens, fan.by_tree, fan.disgraces, fan.lost) == (8, (3,), 0, 0)
    assert (wave.tokens, wave.by_tree, wave.disgraces, wave.lost) == (5, (1,), 1, 1)


def test_the_best_card_gained_most_for_its_owner() -> None:
    crane, fan, wave = tell_stories(two_rounds())
    assert crane.best == PlayedCard(3, 1, Gain(0, 0, 2))
    assert fan.best == PlayedCard(2, 2, Gain(3, 0, 1))
    assert wave.best is None  # what others' cards did for it is not its own card's doing


def test_tokens_count_before_places_and_places_before_spaces() -> None:
    assert Gain(1, -2, -3) > Gain(0, 3, 9) > Gain(0, 2, 11) > Gain(0, 2, 10)


def test_overtaking_beats_walking_far_and_the_earliest_of_equals_is_kept() -> None:
    events = [
        CardsRevealed(((1, 0), (2, 1))),
        start(1, 1),
        PainterMoved(1, 0, 3),
        start(2, 0),
        PainterMoved(0, 0, 2),
        start(3, 0),
        PainterMoved(0, 2, 4),
        start(4, 0),
        PainterMoved(0, 4, 9),
        start(5, 1),
        PainterMoved(1, 3, 6),
    ]
    best = [story.best for story in tell_stories(events)]
    assert [card and (card.order, card.gain) for card in best] == [(3, Gain(0, 1, 2)), (1, Gain(0, 0, 3))]


def test_before_the_first_reveal_there_is_nothing_to_tell() -> None:
    assert tell_stories([]) == []


@pytest.mark.parametrize(("mix", "variant"), SOME_MIXES, ids=MIX_NAMES)
def test_the_stories_end_with_the_tokens_of_the_game(mix: str, variant: str) -> None:
    for seed in range(5):
        sitting = find_stage(make_sitting(mix, variant, seed), OVER)
        stories = tell_stories(sitting.events)
        assert tuple(story.tokens for story in stories) == sitting.view().tokens
        assert all(len(story.by_tree) == 3 for story in stories)
        assert all(story.tokens == 5 + sum(story.by_tree) - story.lost for story in stories)
        assert all(story.best is None or story.best.gain > Gain(0, 0, 0) for story in stories)
