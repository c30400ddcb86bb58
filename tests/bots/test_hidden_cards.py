"""A bot knows what its seat may know and nothing else: permuting the hidden cards changes nothing it decides."""

import ast
import random
from pathlib import Path

import pytest

import sakura.bots
from sakura.bots.registry import LEVELS, make_bot
from sakura.bots.thinking import Bot, Thought
from sakura.engine.game import Game
from sakura.engine.setup import STANDARD, TRICKY
from sakura.engine.views import view_of
from tests.bots.flat_monte_carlo import FlatMonteCarloBot
from tests.bots.helpers import ask, few, make_bots
from tests.engine.helpers import new_game
from tests.engine.test_views import deal_hidden_cards_anew

ROUNDS = 6
WATCHED_SEED = 77
SOURCES = sorted(Path(next(iter(sakura.bots.__path__))).glob("*.py"))

KINDS = [(2, STANDARD), (2, TRICKY), (4, STANDARD), (6, STANDARD)]


def watched_bot(level: str) -> Bot:
    return FlatMonteCarloBot(WATCHED_SEED, few()) if level == "flat" else make_bot(level, WATCHED_SEED, few())


def play_some_rounds(level: str, game: Game, seat: int) -> tuple[list[Game], list[Thought]]:
    """The seat's decisions in the first rounds, among bots that see their own hands: each game, and what it thought."""
    bots = make_bots([level if level in LEVELS else "novice"] * game.setup.players)
    bots[seat] = watched_bot(level)
    asked, thought = [], []
    while game.decision is not None and game.round <= ROUNDS:
        answer = ask(bots[game.seat], view_of(game, game.seat))
        if game.seat == seat:
            asked.append(game.copy())
            thought.append(answer)
        game.decide(answer.option)
    return asked, thought


@pytest.mark.parametrize(("players", "variant"), KINDS)
@pytest.mark.parametrize("level", [*LEVELS, "flat"])
def test_hidden_cards_make_no_difference(level: str, players: int, variant: str) -> None:
    rng = random.Random(5)
    seat = players - 1  # the others have sealed their cards when it is asked
    asked, thought = play_some_rounds(level, new_game(players, variant, seed=3), seat)
    other_worlds = [deal_hidden_cards_anew(game, seat, rng) for game in asked]
    assert any(other.hands[0] != game.hands[0] for other, game in zip(other_worlds, asked, strict=True))
    assert any(other.deck != game.deck for other, game in zip(other_worlds, asked, strict=True))
    twin = watched_bot(level)  # remembers no more than what it was shown itself
    assert [ask(twin, view_of(other, seat)) for other in other_worlds] == thought


def test_the_watched_seat_was_asked_more_than_cards() -> None:
    asked, _ = play_some_rounds("novice", new_game(2, TRICKY, seed=3), 1)
    assert {game.decision for game in asked} >= {"card", "court card"}
    assert {game.round for game in asked} == set(range(1, ROUNDS + 1))


def imported_names(source: Path) -> set[tuple[str, str]]:
    """What a module imports: (module, name), the name empty for a whole module."""
    found = set()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {(alias.name, "") for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {(node.module or "", alias.name) for alias in node.names}
    return found


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.stem)
def test_bots_import_neither_games_nor_chance_that_nobody_seeded(source: Path) -> None:
    for module, name in imported_names(source):
        assert module != "random" or name == "Random", "the functions of the module share one generator"
        assert module not in ("secrets", "os", "uuid")
        assert name not in ("Game", "Recording", "view_of", "SystemRandom")


@pytest.mark.parametrize("level", LEVELS)
def test_bots_leave_the_common_generator_alone(level: str) -> None:
    random.seed(1)
    before = random.getstate()
    game = new_game(3, seed=4)
    decided = ask(watched_bot(level), view_of(game, 0))
    assert random.getstate() == before
    random.seed(2)
    assert ask(watched_bot(level), view_of(game, 0)) == decided
