"""A view is what one seat may know: whatever it cannot see may change without the view changing."""

import dataclasses
import random
from collections.abc import Iterator
from types import FunctionType
from typing import Any

import pytest

from sakura.engine.events import CardsRevealed, Event
from sakura.engine.game import Game, Option
from sakura.engine.setup import LARGEST_SEED, Setup
from sakura.engine.table import NOBODY, Table
from sakura.engine.views import SPECTATOR, View, open_table, view_of
from tests.engine.helpers import KIND_NAMES, KINDS_OF_GAME, moments, new_game, play_randomly, state_of_table, with_seed
from tests.engine.imagining import full_hand, imagine
from tests.engine.watching import CARD_CHOICES, DIRECTION_CHOICES

every_kind = pytest.mark.parametrize(("players", "variant"), KINDS_OF_GAME, ids=KIND_NAMES)


def seats_of(game: Game) -> list[int]:
    return [*range(game.setup.players), SPECTATOR]


# What a seat cannot see


def hidden_picks(game: Game, seat: int) -> list[int]:
    """Which of the choices are sealed and another's."""
    if game.decision not in CARD_CHOICES:
        return []
    own = {seat, game.table.court} if seat == game.court_chooser != NOBODY else {seat}
    return [number for number, (_, painter) in enumerate(game.picks) if painter not in own]


def deal_hidden_cards_anew(game: Game, seat: int, rng: random.Random) -> Game:
    """A game that differs in everything hidden from this seat: hands, sealed choices, deck, seed."""
    other = game.copy()
    sealed = hidden_picks(other, seat)
    hands = [hand for owner, hand in enumerate(other.hands) if owner != seat]
    pool = [*(other.picks[number][0] for number in sealed), *other.deck, *(card for hand in hands for card in hand)]
    rng.shuffle(pool)
    for number in sealed:
        other.picks[number] = (pool.pop(), other.picks[number][1])
    for pile in (other.deck, *hands):
        pile[:] = [pool.pop() for _ in pile]
    other.setup = with_seed(game.setup, rng.randrange(LARGEST_SEED))
    if game.decision is None:
        other.options = ()
    return other


@every_kind
def test_permuting_what_a_seat_cannot_see_leaves_its_view_identical(players: int, variant: str) -> None:
    rng = random.Random(21)
    for seed in range(4):
        for game in moments(players, variant, seed):
            for seat in seats_of(game):
                view = view_of(game, seat)
                assert view_of(deal_hidden_cards_anew(game, seat, rng), seat) == view
                assert repr(view_of(deal_hidden_cards_anew(game, seat, rng), seat)) == repr(view)


@every_kind
def test_the_permutation_does_change_what_others_see(players: int, variant: str) -> None:
    rng = random.Random(22)
    game = new_game(players, variant)
    other = deal_hidden_cards_anew(game, 0, rng)
    assert all(view_of(other, seat) != view_of(game, seat) for seat in range(1, players))
    assert other.deck != game.deck


def test_sealed_choices_of_others_are_among_what_is_permuted() -> None:
    game = new_game(3)
    game.decide(game.options[0])
    game.decide(game.options[0])
    changed = [deal_hidden_cards_anew(game, 2, random.Random(seed)).picks != game.picks for seed in range(5)]
    assert any(changed)


# What a seat does see


@pytest.mark.parametrize(
    "change",
    [
        lambda game: game.hands[0].append(game.hands[0].pop(0)),
        lambda game: game.hands[0].__setitem__(0, game.deck[0]),
        lambda game: game.hands[1].pop(),
        lambda game: game.deck.pop(),
        lambda game: game.discard.append(99),
        lambda game: setattr(game, "previous", [(7, 0), (9, 1)]),
        lambda game: setattr(game, "round", 9),
        lambda game: setattr(game, "seat", 1),
        lambda game: setattr(game, "decision", "court card"),
        lambda game: setattr(game, "court_chooser", 1),
        lambda game: setattr(game, "picks", [(7, 0)]),
        lambda game: setattr(game.table, "emperor", 9),
        lambda game: game.table.spaces.__setitem__(1, 3),
        lambda game: game.table.tokens.__setitem__(1, 3),
        lambda game: setattr(game.table, "blooming", (22, 31)),
        lambda game: setattr(game.table, "court", 1),
    ],
)
def test_changing_what_a_seat_sees_changes_its_view(change) -> None:
    game = new_game(3)
    changed = game.copy()
    change(changed)
    assert view_of(changed, 0) != view_of(game, 0)


def question(players: int = 3) -> Game:
    """A game that waits for a direction."""
    return next(
        game.copy() for game in moments(players, "standard", 1) if game.decision in DIRECTION_CHOICES and game.picks
    )


def test_revealed_cards_are_seen_by_all() -> None:
    game = question()
    for seat in seats_of(game):
        view = view_of(game, seat)
        assert (view.plays, view.turn, view.halfway) == (tuple(game.picks), game.table.turn, game.table.halfway)
        assert view.sealed == ()


def test_the_cards_of_the_round_before_are_seen_by_all() -> None:
    events: list[Event] = []
    game = new_game(3, seed=7, sink=events.append)
    for _ in play_randomly(game, random.Random(7)):
        revealed = [event.plays for event in events if isinstance(event, CardsRevealed)]
        before = [(), *revealed][game.round - 1]
        assert all(view_of(game, seat).previous == before for seat in seats_of(game))


def test_only_the_seat_that_decides_is_told_what_to_decide() -> None:
    for game in moments(3, "standard", 2):
        for seat in seats_of(game):
            view = view_of(game, seat)
            asked = game.decision is not None and seat == game.seat
            assert view.decision == (game.decision if asked else None)
            assert view.options == (tuple(game.options) if asked else ())
            assert (view.deciding, view.ended) == (game.seat, game.decision is None)


def test_a_seat_sees_its_own_sealed_card_and_no_other() -> None:
    game = new_game(3)
    own = game.options[0]
    game.decide(own)
    assert view_of(game, 0).sealed == ((own, 0),)
    assert view_of(game, 1).sealed == view_of(game, SPECTATOR).sealed == ()
    assert view_of(game, 1).hand_sizes == (4, 5, 5)


def test_tricky_the_court_card_is_known_to_its_chooser_only() -> None:
    game = next(game for game in moments(2, "tricky", 3) if game.decision == "court card" and game.seat == 0)
    own, courts = game.picks[-1][0], game.options[0]
    game.decide(courts)
    assert view_of(game, 0).sealed == ((own, 0), (courts, 2))
    assert view_of(game, 1).sealed == ()


def test_spectators_see_no_hand_and_no_options() -> None:
    for game in moments(2, "tricky", 4):
        view = view_of(game, SPECTATOR)
        assert (view.hand, view.sealed, view.options, view.decision) == ((), (), (), None)


def test_nobody_sees_no_hand() -> None:
    # `game.seat` is NOBODY after the end, so this is what `view_of(game, game.seat)` asks for then.
    assert view_of(new_game(), NOBODY).hand == ()


def test_unseen_cards_are_those_in_other_hands_sealed_choices_and_deck() -> None:
    for game in moments(3, "standard", 5):
        for seat in range(3):
            others = [card for owner, hand in enumerate(game.hands) if owner != seat for card in hand]
            sealed = [game.picks[number][0] for number in hidden_picks(game, seat)]
            assert view_of(game, seat).unseen() == sorted([*others, *sealed, *game.deck])


# What a view is made of


def parts_of(value: Any) -> Iterator[Any]:
    """A value and all it refers to, down to numbers and texts."""
    yield value
    if dataclasses.is_dataclass(value):
        inner = [getattr(value, field.name) for field in dataclasses.fields(value)]
    elif isinstance(value, dict):
        inner = [*value.keys(), *value.values()]
    elif isinstance(value, (list, tuple, set, frozenset)):
        inner = list(value)
    else:
        inner = [getattr(value, name) for name in getattr(type(value), "__slots__", ())]
    for item in inner:
        yield from parts_of(item)


SECRET_SEED = LARGEST_SEED - 4321


@every_kind
def test_a_view_holds_no_game_no_setup_no_seed(players: int, variant: str) -> None:
    game = new_game(players, variant, SECRET_SEED)
    game.decide(game.options[0])
    for seat in seats_of(game):
        parts = list(parts_of(view_of(game, seat)))
        assert len(parts) > 100
        assert not any(isinstance(part, (Game, Setup, Table, random.Random)) for part in parts)
        assert SECRET_SEED not in parts
        # the actions of the cards are plain functions, which carry nothing along
        functions = [part for part in parts if callable(part)]
        assert all(isinstance(function, FunctionType) and function.__closure__ is None for function in functions)


def test_a_view_cannot_be_used_to_change_the_game() -> None:
    view = view_of(new_game(), 0)
    with pytest.raises(dataclasses.FrozenInstanceError):
        view.emperor = 3  # type: ignore[misc]
    lists = [part for part in parts_of(dataclasses.replace(view, cards=None)) if isinstance(part, (list, set))]  # type: ignore[arg-type]
    assert lists == []


def test_a_view_stays_as_it_is_while_the_game_goes_on() -> None:
    game = new_game(4, seed=6)
    taken = []
    for _ in play_randomly(game, random.Random(6)):
        taken.append((view_of(game, 1), repr(view_of(game, 1))))
    assert all(repr(view) == then for view, then in taken)


# Imagining the rest


@dataclasses.dataclass
class Moment:
    """A game at one decision, the hands at the beginning of its round, and what was decided in that round so far."""

    game: Game
    hands: list[list[int]]
    so_far: list[Option]
    then: list[Option]
    after: Game | None = None


def follow_game(players: int, variant: str, seed: int) -> list[Moment]:
    """All decisions of a random game, each with the rest of its round and the game after that."""
    game = new_game(players, variant, seed)
    everything: list[Moment] = []
    current: list[Moment] = []
    number = 0
    decided: list[Option] = []
    for option in play_randomly(game, random.Random(seed)):
        if game.round != number:
            close_round(current, decided, game)
            number, decided, current = game.round, [], []
            hands = [hand[:] for hand in game.hands]
        current.append(Moment(game.copy(), hands, decided[:], []))
        everything.append(current[-1])
        decided.append(option)
    close_round(current, decided, game)
    return everything


def close_round(moments_of_round: list[Moment], decided: list[Option], game: Game) -> None:
    for moment in moments_of_round:
        moment.then = decided[len(moment.so_far) :]
        moment.after = game.copy()


def open_state(game: Game) -> tuple[View, ...]:
    return tuple(view_of(game, seat) for seat in seats_of(game))


def imagine_the_rest(moment: Moment) -> None:
    """Imagine the true hidden cards, decide as it was decided, and compare with the game after the round."""
    game = moment.game
    choosing = game.decision in CARD_CHOICES
    hands = moment.hands if choosing else game.hands
    imagined = imagine(view_of(game, game.seat), game.setup, hands, game.deck)
    imagined.shuffles = game.shuffles  # so that a new deck comes out the same too
    for option in [*(moment.so_far if choosing else ()), *moment.then]:
        imagined.decide(option)
    assert moment.after is not None
    assert open_state(imagined) == open_state(moment.after)
    assert (imagined.hands, imagined.deck) == (moment.after.hands, moment.after.deck)


def emperor_has_stopped(moment: Moment) -> bool:
    """The garden action led the Emperor to a tree in bloom; the painter action is still to come."""
    return moment.game.table.emperor in moment.game.table.blooming


@every_kind
def test_imagining_the_true_hidden_cards_plays_on_exactly_like_the_game(players: int, variant: str) -> None:
    for seed in (31, 32, 33):
        for moment in follow_game(players, variant, seed):
            if not emperor_has_stopped(moment):
                imagine_the_rest(moment)


@every_kind
def test_imagining_a_round_in_which_the_emperor_has_stopped_at_a_tree(players: int, variant: str) -> None:
    found = [moment for seed in range(40) for moment in follow_game(players, variant, seed)]
    stopped = list(filter(emperor_has_stopped, found))
    assert stopped
    for moment in stopped:
        imagine_the_rest(moment)


@every_kind
def test_imagining_waits_for_the_same_decision(players: int, variant: str) -> None:
    for moment in follow_game(players, variant, 33):
        game = moment.game
        imagined = imagine(view_of(game, game.seat), game.setup, moment.hands, game.deck)
        if game.decision in CARD_CHOICES:
            assert (imagined.decision, imagined.seat) == ("card", 0)
        else:
            assert (imagined.decision, imagined.seat, imagined.options) == (game.decision, game.seat, game.options)


def test_imagining_with_other_cards_leaves_the_true_game_alone() -> None:
    game = question()
    view, before = view_of(game, game.seat), open_state(game)
    hands = [hand[:] for hand in game.hands]
    imagined = imagine(view, game.setup, hands, game.deck)
    imagined.decide("+")
    assert open_state(game) == before
    assert hands == game.hands


def test_imagining_from_another_seat_waits_for_the_same_direction() -> None:
    game = question()
    other = (game.seat + 1) % 3
    imagined = imagine(view_of(game, other), game.setup, game.hands, game.deck)
    assert (imagined.decision, imagined.seat) == (game.decision, game.seat)


def test_a_full_hand_has_the_sealed_cards_back() -> None:
    for moment in follow_game(2, "tricky", 34):
        if moment.game.decision in CARD_CHOICES:
            for seat in range(2):
                assert sorted(full_hand(view_of(moment.game, seat))) == sorted(moment.hands[seat])


def test_the_open_table_of_a_view_is_that_of_the_game() -> None:
    game = question()
    table = open_table(view_of(game, 0))
    assert state_of_table(table) == state_of_table(game.table)
    table.spaces[0] = 4
    assert state_of_table(table) != state_of_table(game.table)
