"""Every level plays every kind of game to its end, and answers every kind of question."""

import random
from itertools import cycle, islice

import pytest

from sakura.bots.characters import CHARACTERS
from sakura.bots.registry import LEVELS
from sakura.engine.setup import STANDARD
from tests.bots.helpers import DECISIONS, THINKING_LEVELS, ask, make_bots, moment, moments, thoughts
from tests.engine.helpers import KIND_NAMES, KINDS_OF_GAME, LONGEST_RANDOM_GAME, new_game

every_kind = pytest.mark.parametrize(("players", "variant"), KINDS_OF_GAME, ids=KIND_NAMES)
every_level = pytest.mark.parametrize("level", LEVELS)
every_thinking_level = pytest.mark.parametrize("level", THINKING_LEVELS)


def mixed_characters(level: str, players: int) -> list[str]:
    names = list(CHARACTERS)
    return [f"{level}:{names[seat % len(names)]}" for seat in range(players)]


@every_kind
@every_level
def test_whole_games_are_legal(level: str, players: int, variant: str) -> None:
    game = new_game(players, variant, seed=players)
    for view, thought in thoughts(game, make_bots(mixed_characters(level, players))):
        assert thought.option in view.options  # and the game refuses what is not
        assert 0 <= view.seat < players, "the court painter is never asked"
        assert view.seat != view.court
        assert game.round <= LONGEST_RANDOM_GAME
    assert game.winners


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_levels_play_together(players: int) -> None:
    names = list(islice(cycle(LEVELS), players, 2 * players))
    game = new_game(players, STANDARD, seed=9)
    assert all(thought.option in view.options for view, thought in thoughts(game, make_bots(names)))
    assert game.winners


@pytest.mark.parametrize("decision", DECISIONS)
@pytest.mark.parametrize("character", CHARACTERS)
@every_level
def test_every_kind_of_decision(level: str, character: str, decision: str) -> None:
    view = moment(decision)
    thought = ask(make_bots([f"{level}:{character}"])[0], view)
    assert thought.option in view.options


@every_thinking_level
def test_a_bot_may_come_in_the_middle_of_a_game_and_be_asked_only_now_and_then(level: str) -> None:
    rng = random.Random(3)
    bot = make_bots([level])[0]
    late = [view for view in moments(4, STANDARD, seed=8) if view.round > 4 and view.seat == 2]
    for view in sorted(rng.sample(late, 4), key=lambda view: view.round):
        assert ask(bot, view).option in view.options


@every_level
def test_the_last_rounds_before_a_new_deck_are_played(level: str) -> None:
    """With six the deck runs out: every card the seat cannot see is in somebody's hand."""
    views = [view for view in moments(6, STANDARD, seed=2) if view.deck == 0 and view.decision == "card"]
    assert views
    bots = make_bots([level] * 6)
    assert all(ask(bots[view.seat], view).option in view.options for view in views)
