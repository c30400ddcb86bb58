"""Games of bots against themselves, written down as positions with their outcome."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from sakura.bots.judgement import SIZE, places_of
from sakura.bots.keeping import card_places, nearness
from sakura.bots.master import MasterBot
from sakura.bots.registry import make_bot
from sakura.bots.thinking import Bot, Budget, run_through
from sakura.engine.game import Game
from sakura.engine.setup import Setup
from sakura.engine.views import view_of
from sakura.storage.assets import load_deck, load_garden

Sample: TypeAlias = tuple[list[tuple[int, ...]], list[float]]  # the places of each player's weights, and who won

EXPLORATION = 0.06  # how often a bot does anything at all, so that unusual tables are seen too


@dataclass(frozen=True, slots=True)
class Lesson:
    """Some games of one kind: which bots, how many of them, how long they think."""

    level: str
    players: int
    variant: str
    games: int
    seed: int
    worlds: int
    with_hands: bool  # whether the hands are looked at too: weak players' hands would teach the wrong worth of cards


class Learner(MasterBot):
    """A master that goes by its judgement alone: quicker, so that it learns from more games."""

    looks_further = False


def play_lesson(lesson: Lesson) -> list[Sample]:
    """Play the games and give back every round's start with the outcome of its game."""
    samples: list[Sample] = []
    for number in range(lesson.games):
        samples += _play_game(lesson, lesson.seed * 1_000_003 + number)
    return samples


def _play_game(lesson: Lesson, seed: int) -> list[Sample]:
    game = Game(Setup(lesson.players, load_deck(), load_garden(), seed=seed, variant=lesson.variant))
    bots = [_make_bot(lesson, seed * 8 + seat) for seat in range(lesson.players)]
    rng = Random(seed)
    positions = []
    seen = 0
    while game.decision is not None:
        if game.round != seen:
            seen = game.round
            positions.append(_describe(game, lesson.with_hands))
        explore = rng.random() < EXPLORATION
        option = (
            rng.choice(game.options) if explore else run_through(bots[game.seat].think(view_of(game, game.seat))).option
        )
        game.decide(option)
    shares = [1 / len(game.winners) if seat in game.winners else 0.0 for seat in range(lesson.players)]
    return [(position, shares) for position in positions]


def _make_bot(lesson: Lesson, seed: int) -> Bot:
    budget = Budget(simulations=lesson.worlds)
    return Learner(seed, budget) if lesson.level == "master" else make_bot(lesson.level, seed, budget)


def _describe(game: Game, with_hands: bool) -> list[tuple[int, ...]]:
    """For each player the places of its weights: those of the table first, then those of its hand."""
    stands: list[tuple[int, ...]] = list(places_of(game.table)[: game.setup.players])
    if not with_hands:
        return stands
    near = nearness(game.table)
    hands = [
        [SIZE + place for order in hand for place in card_places(game.setup.deck, order, near)] for hand in game.hands
    ]
    return [(*stand, *hand) for stand, hand in zip(stands, hands, strict=True)]
