"""A sitting of Okiya: turns, bots in slices, moves taken back, saves, and where a game was lost."""

from __future__ import annotations

import json
from random import Random

import pytest

from sakura.engine.errors import SakuraError
from sakura.okiya.events import GameBegan, MatchWon, TileTaken
from sakura.okiya.game import SWAP, Game
from sakura.okiya.match import FORMATS, MatchSetup
from sakura.okiya.solver import LOST, WON, Solver, run_through
from sakura.okiya.tiles import Layout
from sakura.session.errors import NotNow, SeatError, SittingError
from sakura.session.okiya_analysis import analyse, suggest
from sakura.session.okiya_sitting import ASKED, BETWEEN, OVER, TAKE, THINKING, OkiyaSitting
from sakura.session.seats import Seat

HANA, REN = Seat("crane", "Hana"), Seat("wave", "Ren")
BOT = Seat("wave", "Wave", "novice")


def sit(*seats: Seat, format: str = "single", seed: int = 1, fair: bool = False) -> OkiyaSitting:
    return OkiyaSitting(seats or (HANA, REN), MatchSetup(format, seed, fair))


def play_on(sitting: OkiyaSitting, moves: int = 10_000, seed: int = 1) -> OkiyaSitting:
    """Random moves for people, the bots' own for bots."""
    rng = Random(seed)
    for _ in range(moves):
        if sitting.stage == OVER:
            break
        if sitting.stage == BETWEEN:
            sitting.begin_next()
        elif sitting.stage == TAKE:
            sitting.decide(rng.choice(sitting.game.options))
        else:
            while not sitting.think(0.0):
                continue
            sitting.let_bot_move()
    return sitting


@pytest.mark.parametrize("format", FORMATS)
def test_whole_matches_against_a_bot(format: str) -> None:
    sitting = play_on(sit(HANA, BOT, format=format))
    assert sitting.stage == OVER
    assert isinstance(sitting.events[-1], MatchWon) == (format != "single")
    assert sum(isinstance(event, GameBegan) for event in sitting.events) == sitting.round


def test_events_are_handed_out_once() -> None:
    sitting = sit()
    assert [type(event) for event in sitting.take_events()] == [GameBegan]
    sitting.decide(0)
    assert [type(event) for event in sitting.take_events()] == [TileTaken]
    assert sitting.take_events() == []


def test_a_bot_moves_only_when_the_screen_is_ready() -> None:
    sitting = sit(Seat("fan", "Fan", "perfect"), BOT)
    assert sitting.stage == THINKING
    with pytest.raises(NotNow):
        sitting.let_bot_move()
    with pytest.raises(NotNow):
        sitting.decide(0)
    while not sitting.think(0.01):
        continue
    assert sitting.game.moves == []
    sitting.let_bot_move()
    assert len(sitting.game.moves) == 1


def test_against_a_bot_a_move_is_taken_back_at_once_with_the_bots_answer() -> None:
    sitting = sit(HANA, BOT)
    assert not sitting.may_take_back or sitting.game.moves
    while sitting.stage != TAKE:
        play_on(sitting, 1)
    before = list(sitting.game.moves)
    play_on(sitting, 2)
    assert sitting.stage == TAKE
    sitting.take_back()
    assert (sitting.game.moves, sitting.stage) == (before, TAKE)
    assert sitting.take_events() == []


def test_between_people_the_other_is_asked() -> None:
    sitting = play_on(sit(), 3)
    mover = sitting.seat
    sitting.take_back()
    assert (sitting.stage, sitting.asker) == (ASKED, 1 - mover)
    with pytest.raises(NotNow):
        sitting.decide(sitting.game.squares[0])
    sitting.answer_take_back(False)
    assert (len(sitting.game.moves), sitting.stage) == (3, TAKE)
    sitting.take_back()
    again = OkiyaSitting.restore(json.loads(json.dumps(sitting.save())))
    assert again.stage == ASKED
    again.answer_take_back(True)
    assert (len(again.game.moves), again.seat) == (2, 1 - mover)


def test_nothing_can_be_taken_back_at_the_beginning_or_after_the_end() -> None:
    sitting = sit()
    with pytest.raises(NotNow, match="nothing to take back"):
        sitting.take_back()
    assert not play_on(sitting).may_take_back


def test_taking_back_keeps_the_games_before() -> None:
    sitting = sit(format="three")
    while sitting.round < 2:
        play_on(sitting, 1)
    play_on(sitting, 2)
    score, first = list(sitting.match.score), list(sitting.match.games[0].moves)
    sitting.take_back()
    sitting.answer_take_back(True)
    assert (sitting.match.score, sitting.match.games[0].moves, len(sitting.game.moves)) == (score, first, 1)


def test_the_second_player_swaps_and_can_take_it_back() -> None:
    sitting = sit(fair=True)
    sitting.decide(0)
    second = sitting.seat
    sitting.decide(SWAP)
    assert sitting.game.tokens[second] == 1
    sitting.take_back()
    assert sitting.asker == second
    sitting.answer_take_back(True)
    assert (sitting.seat, sitting.game.tokens[second]) == (second, 0)


@pytest.mark.parametrize("moves", [0, 1, 7, 30])
def test_a_saved_sitting_goes_on_where_it_was(moves: int) -> None:
    sitting = play_on(sit(HANA, BOT, format="points-20", fair=True), moves)
    again = OkiyaSitting.restore(json.loads(json.dumps(sitting.save())))
    assert (again.stage, again.seat, again.moment, again.seats) == (
        sitting.stage,
        sitting.seat,
        sitting.moment,
        sitting.seats,
    )
    assert again.take_events() == []
    assert play_on(again, seed=3).record() == play_on(sitting, seed=3).record()


SAVE = play_on(sit(format="three"), 4).save()
WRONG_SAVES = {
    "nothing": {},
    "another game": {"sakura-sitting": 1},
    "a later version": {**SAVE, "okiya-sitting": 2},
    "no seats": {**SAVE, "seats": None},
    "a seat that is a word": {**SAVE, "seats": ["a", "b"]},
    "one seat": {**SAVE, "seats": SAVE["seats"][:1]},
    "an unknown bot": {**SAVE, "seats": [SAVE["seats"][0], {"painter": "fan", "name": "F", "level": "master"}]},
    "no record": {**SAVE, "record": None},
    "an impossible record": {**SAVE, "record": {**SAVE["record"], "games": ["5"]}},
    "asked by nobody": {**SAVE, "asker": 2},
}


@pytest.mark.parametrize("data", WRONG_SAVES.values(), ids=WRONG_SAVES)
def test_a_wrong_save_is_refused(data: object) -> None:
    with pytest.raises(SakuraError) as problem:
        OkiyaSitting.restore(data)
    assert str(problem.value).endswith(".")


def test_a_later_version_is_named() -> None:
    with pytest.raises(SittingError, match="newer version"):
        OkiyaSitting.restore(WRONG_SAVES["a later version"])


def test_seats_that_cannot_sit_down() -> None:
    for seats in ((HANA,), (HANA, HANA), (HANA, Seat("crane", "Ren")), (HANA, Seat("fan", "x" * 21))):
        with pytest.raises(SeatError):
            OkiyaSitting(seats, MatchSetup())


def test_a_rematch_has_other_gardens_and_the_same_rules() -> None:
    sitting = play_on(sit(HANA, BOT, format="points-10", fair=True))
    again = sitting.rematch(99)
    assert again.game.layout != sitting.match.games[0].layout
    assert (again.seats, again.match.setup.format, again.match.setup.fair) == (sitting.seats, "points-10", True)


def lost_game() -> Game:
    """A game in which a win was thrown away, and then lost."""
    game = Game(Layout.shuffled(1))
    solver, rng = Solver(game.layout), Random(2)
    while not game.is_over:
        values = run_through(solver.values(game))
        wanted = max(values.values()) if game.seat == 1 else min(values.values())
        game.decide(rng.choice([square for square, value in values.items() if value == wanted]))
    return game


def test_the_analysis_finds_the_first_losing_move() -> None:
    game = lost_game()
    assert game.winner == 1
    analysis = run_through(analyse(game, 0))
    assert len(analysis.moves) == len(game.moves)
    at = analysis.first_mistake
    assert at is not None
    mistake = analysis.moves[at]
    assert (mistake.seat, mistake.value) == (0, LOST)
    assert mistake.best > LOST
    assert all(not (move.seat == 0 and move.value == LOST and move.gave_away) for move in analysis.moves[:at])
    assert set(mistake.best_options).isdisjoint({mistake.option})
    course = analysis.course(0)
    assert len(course) == len(game.moves) + 1
    assert (course[at + 1], course[-1], analysis.course(1)[-1]) == (LOST, LOST, WON)


def test_after_perfect_play_there_is_no_mistake() -> None:
    sitting = play_on(sit(Seat("fan", "Fan", "perfect"), Seat("moon", "Moon", "perfect")))
    analysis = run_through(analyse(sitting.game, sitting.match.starter))
    assert analysis.first_mistake is None
    assert len(set(analysis.course(0))) == 1


def test_the_value_of_swapping_counts() -> None:
    game = Game(Layout.shuffled(1), fair=True)
    values = run_through(Solver(game.layout).values(game))
    game.decide(next(square for square, value in values.items() if value == WON))
    taken = game.copy()
    taken.decide(SWAP)
    while not taken.is_over:
        taken.decide(taken.squares[0])
    analysis = run_through(analyse(taken, 0))
    opening, swap = analysis.moves[:2]
    assert (opening.value, swap.value, swap.best_options) == (LOST, WON, (SWAP,))
    assert run_through(suggest(game)) == SWAP
