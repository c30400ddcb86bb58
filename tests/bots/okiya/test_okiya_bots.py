"""The bots of Okiya: each level is better than the one below, and the last one is perfect."""

from __future__ import annotations

import pytest

from sakura.bots.okiya.registry import OKIYA_LEVELS, make_okiya_bot
from sakura.engine.errors import SakuraError
from sakura.okiya.game import SWAP, Game
from sakura.okiya.match import Match, MatchSetup
from sakura.okiya.pace import PacedSolver
from sakura.okiya.solver import DRAWN, WON, Solver, run_through
from sakura.okiya.tiles import Layout
from tools.okiya.runs import duel, play_series, share_values


@pytest.mark.parametrize(("better", "worse"), [("novice", "random"), ("apprentice", "novice"), ("adept", "apprentice")])
def test_each_level_is_better_than_the_one_below(better: str, worse: str) -> None:
    won, lost = duel(better, worse, 60)
    assert won > 1.3 * lost


@pytest.mark.parametrize("opponent", ["random", "adept"])
def test_perfect_gives_nothing_away(opponent: str) -> None:
    series = play_series(opponent, 3)
    assert series.given_away == []
    assert series.lost <= series.started_lost
    assert series.won >= 2


@pytest.mark.parametrize("level", OKIYA_LEVELS)
def test_the_same_seed_plays_the_same(level: str) -> None:
    game = Game(Layout.shuffled(3), fair=True)
    for move in (0, game.layout.tiles.index(game.layout.tiles[0] ^ 1)):
        game.decide(move)
    picks = [run_through(make_okiya_bot(level, 5).think(game.copy())) for _ in range(2)]
    assert picks[0] == picks[1]
    assert picks[0] in game.options


def test_perfect_takes_the_quickest_win() -> None:
    checked = 0
    for seed in range(4):
        game = Game(Layout.shuffled(seed))
        bots = make_okiya_bot("perfect", 1), make_okiya_bot("random", seed)
        while len(game.moves) < 4:
            game.decide(run_through(bots[1].think(game.copy())))
        while not game.is_over:
            option = run_through(bots[game.seat].think(game.copy()))
            if game.seat == 0:
                outlooks = run_through(PacedSolver(game.layout).outlooks(game))
                chosen = next(outlook for outlook in outlooks if outlook.square == option)
                wins = [outlook.plies for outlook in outlooks if outlook.value == WON]
                if wins:
                    checked += 1
                    assert chosen.plies == min(wins)
            game.decide(option)
    assert checked > 5


def test_perfect_swaps_exactly_when_the_first_tile_has_won() -> None:
    swapped = []
    for seed in range(3):
        game = Game(Layout.shuffled(seed), fair=True)
        values = run_through(Solver(game.layout).values(game))
        opening = max(values, key=values.__getitem__)
        game.decide(opening)
        answer = run_through(make_okiya_bot("perfect", 1).think(game.copy()))
        assert (answer == SWAP) == (values[opening] == WON)
        swapped.append(answer == SWAP)
    assert any(swapped)


def test_perfect_opens_evenly_where_sides_may_be_swapped() -> None:
    for seed in range(2):
        game = Game(Layout.shuffled(seed), fair=True)
        values = run_through(Solver(game.layout).values(game))
        opening = run_through(make_okiya_bot("perfect", 1).think(game.copy()))
        assert values[int(opening)] == DRAWN


def test_bots_play_whole_fair_matches() -> None:
    match = Match(MatchSetup("points-15", 2, fair=True))
    bots = make_okiya_bot("apprentice", 1), make_okiya_bot("adept", 2)
    while not match.is_over:
        if match.game.is_over:
            match.begin_next()
        match.decide(run_through(bots[match.game.seat].think(match.game.copy())))
    assert max(match.score) >= 15


def test_a_level_nobody_knows() -> None:
    with pytest.raises(SakuraError, match="no bot “wizard”"):
        make_okiya_bot("wizard", 1)


def test_most_layouts_favour_the_starter() -> None:
    shares = share_values(12)
    assert shares["won"] > shares["drawn"] > 0
    assert sum(shares.values()) == 12
