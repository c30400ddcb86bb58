"""The game as decisions: set-up, choosing, refilling, the court painter, refusals and copies."""

import copy
import random
from typing import Any

import pytest

from sakura.engine.cards import make_card
from sakura.engine.errors import IllegalDecision
from sakura.engine.events import CardsRevealed, DeckReshuffled, Event, HandRefilled, RoundBegan
from sakura.engine.game import Game
from sakura.engine.resolution import carry_out
from sakura.engine.setup import HAND_SIZE, TRICKY
from sakura.engine.shuffling import shuffle
from sakura.engine.table import NOBODY, Table
from tests.engine.helpers import (
    KIND_NAMES,
    KINDS_OF_GAME,
    moments,
    new_game,
    play_randomly,
    play_to_end,
    shipped_deck,
    state_of,
)
from tests.engine.watching import CARD_CHOICES, DIRECTION_CHOICES, watch_random_game

every_kind = pytest.mark.parametrize(("players", "variant"), KINDS_OF_GAME, ids=KIND_NAMES)


def choose_cards(game: Game) -> None:
    """Let everyone choose, until the cards are revealed."""
    number = game.round
    while game.decision in CARD_CHOICES and game.round == number:
        game.decide(game.options[0])


def finish_round(game: Game, direction: str = "+") -> None:
    number = game.round
    while game.decision is not None and game.round == number:
        game.decide(direction if game.decision in DIRECTION_CHOICES else game.options[0])


# Set-up


@every_kind
def test_set_up(players: int, variant: str) -> None:
    game = new_game(players, variant)
    painters = max(3, players)
    assert game.table.emperor == (5 if players < 5 else 7)
    assert game.table.spaces == [0] * painters
    assert game.table.tokens == [5] * painters
    assert [len(hand) for hand in game.hands] == [HAND_SIZE] * players
    assert len(game.deck) == 60 - HAND_SIZE * players
    assert (game.round, game.seat, game.decision) == (1, 0, "card")


@every_kind
def test_cards_are_dealt_from_the_top_seat_after_seat(players: int, variant: str) -> None:
    game = new_game(players, variant, seed=8)
    pile = shuffle(shipped_deck().orders, 8, 0)
    assert game.hands == [[pile.pop() for _ in range(HAND_SIZE)] for _ in range(players)]
    assert game.deck == pile


def test_the_first_events_are_the_hands_and_the_first_round() -> None:
    events: list[Event] = []
    new_game(players=3, sink=events.append)
    assert events == [HandRefilled(0, 5), HandRefilled(1, 5), HandRefilled(2, 5), RoundBegan(1)]


# Choosing and revealing


@every_kind
def test_seats_choose_in_order_and_nothing_happens_before_the_last(players: int, variant: str) -> None:
    events: list[Event] = []
    game = new_game(players, variant, sink=events.append)
    events.clear()
    for seat in range(players):
        assert (game.seat, game.decision, events) == (seat, "card", [])
        game.decide(game.options[0])
    assert isinstance(events[0], CardsRevealed)


def test_a_chosen_card_leaves_the_hand() -> None:
    game = new_game()
    order = game.hands[0][2]
    game.decide(order)
    assert order not in game.hands[0]
    assert game.picks == [(order, 0)]


@pytest.mark.parametrize("answer", ["+", "-"])
def test_questions_are_asked_even_when_both_answers_lead_to_the_same_place(answer: str) -> None:
    table = Table(emperor=1, spaces=[0, 0], tokens=[0, 0], sakura=(13, 22, 31))
    table.cards = {22: make_card(22, "furthest+2", "+-1")}
    table.lay_out([(22, 0)])
    assert carry_out(table) == "painter direction"
    assert carry_out(table, answer) is None
    assert (table.emperor, table.spaces, table.tokens) == (1, [0, 0], [0, 0])


# Refilling


@every_kind
def test_refill_is_in_seat_order_from_the_top_of_the_deck(players: int, variant: str) -> None:
    game = new_game(players, variant)
    hands, deck = [hand[1:] for hand in game.hands], game.deck[:]
    finish_round(game)
    if players == 2:
        deck.pop()  # the court painter's card
    assert game.hands == [[*hand, deck.pop()] for hand in hands]
    assert game.deck == deck


@every_kind
def test_played_cards_go_to_the_discard_pile_in_the_order_they_were_revealed(players: int, variant: str) -> None:
    events: list[Event] = []
    game = new_game(players, variant, sink=events.append)
    finish_round(game)
    revealed = next(event for event in events if isinstance(event, CardsRevealed))
    assert game.discard == [order for order, _ in revealed.plays] == sorted(game.discard)


@every_kind
def test_some_games_need_the_discard_pile_shuffled_into_a_new_deck(players: int, variant: str) -> None:
    games = (watch_random_game(players, variant, seed) for seed in range(100))
    assert any(isinstance(event, DeckReshuffled) for watched in games for event in watched.follower.log)


def game_with_deck(left: int, players: int = 3, variant: str = "standard") -> tuple[Game, list[Event]]:
    """A game in its first round whose deck has so many cards left: the others are discarded."""
    events: list[Event] = []
    game = new_game(players, variant, sink=events.append)
    game.discard = game.deck[left:]
    del game.deck[left:]
    events.clear()
    return game, events


@pytest.mark.parametrize("left", [0, 1, 2])
def test_deck_is_reshuffled_when_a_card_is_needed_and_none_is_left(left: int) -> None:
    game, events = game_with_deck(left)
    finish_round(game)
    kinds = [event for event in events if isinstance(event, (DeckReshuffled, HandRefilled))]
    refills: list[Event] = [HandRefilled(seat, 1) for seat in range(3)]
    refills.insert(left, DeckReshuffled(45 - left + 3))
    assert kinds == refills
    assert game.discard == []


def test_deck_that_is_just_enough_is_not_reshuffled() -> None:
    game, events = game_with_deck(3)
    finish_round(game)
    assert not any(isinstance(event, DeckReshuffled) for event in events)
    assert game.deck == []


def test_cards_in_play_are_not_reshuffled_with_the_court_painters_draw() -> None:
    game, events = game_with_deck(0, players=2)
    held = {order for hand in game.hands for order in hand}
    chosen = [game.hands[0][0], game.hands[1][0]]
    for order in chosen:
        game.decide(order)
    assert isinstance(events[0], DeckReshuffled)
    assert events[0].cards == 50
    revealed = next(event for event in events if isinstance(event, CardsRevealed))
    court_card = next(order for order, painter in revealed.plays if painter == 2)
    assert court_card not in held
    assert not held & set(game.deck)


def test_after_the_last_tree_nobody_refills() -> None:
    watched = watch_random_game(3, "standard", 5)
    ending = watched.follower.log.index(watched.follower.ending)  # type: ignore[arg-type]
    assert ending == len(watched.follower.log) - 1
    assert [len(hand) for hand in watched.game.hands] == [HAND_SIZE - 1] * 3


# The court painter


@pytest.mark.parametrize("variant", ["standard", "tricky"])
def test_court_painter_gets_the_top_card_of_the_deck_from_the_gate(variant: str) -> None:
    events: list[Event] = []
    game = new_game(2, variant, sink=events.append)
    top = game.deck[-1]
    assert game.court_chooser == NOBODY
    choose_cards(game)
    revealed = next(event for event in events if isinstance(event, CardsRevealed))
    assert (top, 2) in revealed.plays


def tricky_round(first: int, second: int, court: int = 0) -> Game:
    """A tricky game with the painters moved there before a round begins."""
    game = new_game(2, TRICKY)
    game.table.spaces = [first, second, court]
    game._begin_round()
    return game


@pytest.mark.parametrize(
    ("first", "second", "chooser"),
    [(2, 3, 0), (3, 2, 1), (0, 1, 0), (4, 0, 1), (0, 0, NOBODY)],
)
def test_tricky_the_player_further_from_the_emperor_chooses_for_the_court(
    first: int, second: int, chooser: int
) -> None:
    assert tricky_round(first, second).court_chooser == chooser


def test_tricky_the_court_painters_own_place_does_not_matter() -> None:
    assert tricky_round(3, 2, court=1).court_chooser == tricky_round(3, 2, court=4).court_chooser == 1


def test_tricky_the_chooser_picks_two_cards_and_draws_two() -> None:
    game = tricky_round(2, 3)
    own, courts = game.hands[0][0], game.hands[0][3]
    game.decide(own)
    assert (game.decision, game.seat) == ("court card", 0)
    assert own not in game.options
    game.decide(courts)
    assert game.picks == [(own, 0), (courts, 2)]
    assert (game.decision, game.seat) == ("card", 1)
    deck = len(game.deck)
    finish_round(game)
    assert [len(hand) for hand in game.hands] == [HAND_SIZE, HAND_SIZE]
    assert len(game.deck) == deck - 3  # two for the chooser, one for the other, none for the court painter


def test_tricky_the_second_seat_may_be_the_chooser() -> None:
    game = tricky_round(3, 2)
    decided = []
    for _ in range(3):
        decided.append((game.decision, game.seat))
        game.decide(game.options[0])
    assert decided == [("card", 0), ("card", 1), ("court card", 1)]


def test_tricky_who_chooses_is_fixed_when_the_round_begins() -> None:
    game = tricky_round(2, 3)
    game.decide(game.options[0])
    game.table.spaces = [3, 2, 0]
    assert (game.court_chooser, game.decision) == (0, "court card")


@pytest.mark.parametrize("players", [3, 6])
def test_tricky_changes_nothing_for_more_than_two_players(players: int) -> None:
    for game in moments(players, TRICKY, seed=3):
        assert game.court_chooser == NOBODY
        assert game.decision != "court card"


@pytest.mark.parametrize("variant", ["standard", "tricky"])
def test_court_painter_is_never_asked_for_a_direction(variant: str) -> None:
    seats = {game.seat for seed in range(20) for game in moments(2, variant, seed)}
    assert seats == {0, 1, NOBODY}


@pytest.mark.parametrize("variant", ["standard", "tricky"])
def test_court_painter_never_wins(variant: str) -> None:
    winners = set()
    for seed in range(60):
        game = new_game(2, variant, seed)
        play_to_end(game, random.Random(seed))
        winners.update(game.winners)
    assert winners == {0, 1}


# Refusals


@every_kind
def test_wrong_options_are_refused_and_change_nothing(players: int, variant: str) -> None:
    events: list[Event] = []
    game = new_game(players, variant, seed=7, sink=events.append)
    for _ in play_randomly(game, random.Random(7)):
        before, told = state_of(game), len(events)
        others = [order for order in range(-1, 62) if order not in game.options]
        wrong: list[Any] = [*others, *({"+", "-", "x", ""} - set(game.options)), None, [], {}, (1, 2)]
        for option in wrong:
            with pytest.raises(IllegalDecision):
                game.decide(option)
        assert state_of(game) == before
        assert len(events) == told


def test_a_refusal_says_who_decides_what_among_what() -> None:
    game = new_game()
    with pytest.raises(IllegalDecision) as caught:
        game.decide("+")
    hand = ", ".join(map(str, game.hands[0]))
    assert str(caught.value) == f"+ is not possible: seat 0 decides a card among {hand}."


def test_nothing_is_decided_after_the_end() -> None:
    game = new_game()
    play_to_end(game, random.Random(1))
    with pytest.raises(IllegalDecision, match="The game is over"):
        game.decide(game.hands[0][0])


# Copies


@every_kind
def test_a_copy_is_equal_at_every_moment(players: int, variant: str) -> None:
    for game in moments(players, variant, seed=11):
        if game.decision is not None:
            assert state_of(game.copy()) == state_of(game)


def test_a_copy_of_an_ended_game_is_equal_too() -> None:
    game = new_game()
    play_to_end(game, random.Random(1))
    assert state_of(game.copy()) == state_of(game)


@every_kind
def test_a_copy_never_changes_its_original(players: int, variant: str) -> None:
    for number, game in enumerate(moments(players, variant, seed=12)):
        before = state_of(game)
        if game.decision is not None and number % 5 == 0:
            play_to_end(game.copy(), random.Random(number))
        assert state_of(game) == before


@every_kind
def test_an_original_never_changes_its_copy(players: int, variant: str) -> None:
    game = new_game(players, variant, seed=13)
    copies = []
    for _ in play_randomly(game, random.Random(13)):
        twin = game.copy()
        copies.append((twin, state_of(twin)))
    assert all(state_of(twin) == before for twin, before in copies)


@every_kind
def test_a_copy_plays_on_exactly_like_its_original(players: int, variant: str) -> None:
    game = new_game(players, variant, seed=14)
    copies = []
    decisions = []
    for option in play_randomly(game, random.Random(14)):
        copies.append(game.copy())
        decisions.append(option)
    for number in range(0, len(copies), 7):
        for option in decisions[number:]:
            copies[number].decide(option)
        assert state_of(copies[number]) == state_of(game)


def test_a_copy_is_silent_and_its_original_still_speaks() -> None:
    events: list[Event] = []
    game = new_game(sink=events.append)
    told = len(events)
    finish_round(game.copy())
    assert len(events) == told
    finish_round(game)
    assert len(events) > told


def test_a_copy_is_as_deep_as_a_deep_copy() -> None:
    for game in moments(2, TRICKY, seed=15):
        if game.decision is not None:
            assert state_of(game.copy()) == state_of(copy.deepcopy(game))


def test_a_game_with_and_without_a_sink_is_the_same_game() -> None:
    events: list[Event] = []
    told, silent = new_game(4, seed=16, sink=events.append), new_game(4, seed=16)
    play_to_end(told, random.Random(16))
    play_to_end(silent, random.Random(16))
    assert state_of(told) == state_of(silent)
    assert events
