"""The rules of one game: compared with the plainest version, and the corners one by one."""

from __future__ import annotations

from random import Random

import pytest

from sakura.okiya.errors import IllegalMove, LayoutError
from sakura.okiya.events import GameDrawn, GameWon, OkiyaEvent, SidesSwapped, TileTaken
from sakura.okiya.game import NOBODY, SWAP, Game
from sakura.okiya.lines import LINES
from sakura.okiya.positions import judge_position
from sakura.okiya.tiles import CODES, PLANTS, SYMBOLS, Layout, match, plant_of, symbol_of
from tests.okiya.plain import after, fours, random_layout, random_moves

GOLDEN = "ipmrmbcrircbibprpbmppsiscpcsppms"  # of seed 1, for ever
GOLDEN_THIRD = "pbibcpcbirisipcsmsprcrmbmrpsmppp"  # of seed 7, the third game
SORTED = Layout(tuple(range(16)))  # one plant a row, one symbol a column


def play(*moves: int | str, layout: Layout = SORTED, fair: bool = False) -> tuple[Game, list[OkiyaEvent]]:
    events: list[OkiyaEvent] = []
    game = Game(layout, fair=fair, sink=events.append)
    for move in moves:
        game.decide(move)
    return game, events


def test_every_plant_meets_every_symbol_once() -> None:
    assert {(plant_of(tile), symbol_of(tile)) for tile in range(16)} == {
        (plant, symbol) for plant in PLANTS for symbol in SYMBOLS
    }
    assert len(set(CODES)) == 16


def test_a_tile_matches_six_others() -> None:
    assert [sum(match(tile, other) for other in range(16) if other != tile) for tile in range(16)] == [6] * 16


def test_there_are_nineteen_ways_to_place_four() -> None:
    assert len(LINES) == sum(len(fours(way)) for way in ("row", "column", "diagonal", "square")) == 19


def test_random_games_agree_with_the_plain_version_at_every_move() -> None:
    rng = Random(1)
    reasons = set()
    for _ in range(150):
        layout = random_layout(rng)
        moves = random_moves(layout, rng, 16)
        for made in range(len(moves) + 1):
            plain = after(layout, moves[:made])
            end = plain.finished()
            answer = {"legal": plain.legal(), "winner": end[0] if end else None, "reason": end[1] if end else None}
            assert judge_position({"layout": layout, "moves": moves[:made]}) == answer
        reasons.add(answer["reason"])
    assert reasons == {"row", "column", "diagonal", "square", "block", "draw"}


def test_the_first_tile_comes_from_the_border() -> None:
    game, _ = play()
    assert game.squares == [0, 1, 2, 3, 4, 7, 8, 11, 12, 13, 14, 15]
    with pytest.raises(IllegalMove, match="border"):
        game.decide(5)


def test_the_next_shares_plant_or_symbol() -> None:
    game, events = play(0)
    assert game.squares == [1, 2, 3, 4, 8, 12]
    assert (game.seat, game.last) == (1, 0)
    assert events == [TileTaken(0, 0, 0)]
    with pytest.raises(IllegalMove, match="shares nothing"):
        game.decide(5)
    with pytest.raises(IllegalMove, match="already taken"):
        game.decide(0)


@pytest.mark.parametrize("nonsense", [-1, 16, True, 1.0, "1", None, SWAP])
def test_nonsense_is_refused(nonsense) -> None:
    game, _ = play(0)
    with pytest.raises(IllegalMove, match="not a square"):
        game.decide(nonsense)
    assert game.moves == [0]


def ended_by(reason: str) -> tuple[list[str], list[int]]:
    """A random game that ends so."""
    rng = Random(3)
    while True:
        layout = random_layout(rng)
        moves = random_moves(layout, rng, 16)
        end = after(layout, moves).finished()
        if end is not None and end[1] == reason:
            return layout, moves


@pytest.mark.parametrize("reason", ["row", "square", "block"])
def test_a_win_ends_the_game(reason: str) -> None:
    layout, moves = ended_by(reason)
    game, events = play(*moves, layout=Layout.parse(layout))
    won = events[-1]
    assert isinstance(won, GameWon)
    assert (won.seat, won.reason, won.remaining) == (game.winner, reason, 16 - len(moves))
    assert len(won.squares) == (0 if reason == "block" else 4)
    assert (game.seat, game.squares, game.options) == (NOBODY, [], [])
    with pytest.raises(IllegalMove, match="over"):
        game.decide(0)


def test_the_last_tile_without_a_line_is_a_draw() -> None:
    layout, moves = ended_by("draw")
    game, events = play(*moves, layout=Layout.parse(layout))
    assert events[-1] == GameDrawn()
    assert (game.winner, game.reason, game.remaining) == (NOBODY, "draw", 0)


def test_the_second_player_may_swap_sides_once() -> None:
    game, events = play(0, fair=True)
    assert SWAP in game.options
    game.decide(SWAP)
    assert (game.tokens, game.seat, game.last) == ([0, 1], 0, 0)
    assert events[-1] == SidesSwapped(1)
    assert SWAP not in game.options
    with pytest.raises(IllegalMove):
        game.decide(SWAP)


def test_without_fair_start_nobody_swaps() -> None:
    game, _ = play(0)
    assert SWAP not in game.options


def test_a_copy_goes_its_own_way() -> None:
    game, events = play(0)
    twin = game.copy()
    twin.decide(1)
    assert (game.moves, game.tokens, len(events)) == ([0], [1, 0], 1)
    assert (twin.moves, twin.tokens) == ([0, 1], [1, 2])


def test_a_layout_is_shuffled_by_its_seed_and_number() -> None:
    layouts = {Layout.shuffled(seed, number) for seed in range(10) for number in range(10)}
    assert len(layouts) == 100
    assert "".join(Layout.shuffled(1).codes) == GOLDEN
    assert "".join(Layout.shuffled(7, 2).codes) == GOLDEN_THIRD


def test_layouts_that_cannot_be_laid() -> None:
    with pytest.raises(LayoutError, match="each of the sixteen"):
        Layout.parse(["ms"] * 16)
    with pytest.raises(LayoutError, match="no tile “sm”"):
        Layout.parse(["sm", *CODES[1:]])
