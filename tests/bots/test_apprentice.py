"""The apprentice is a serious opponent: no disgrace of its own making, and directions answered by what they lead to."""

import itertools
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sakura.bots.characters import CHARACTERS
from sakura.bots.registry import make_bot
from sakura.engine.events import Event, PainterDisgraced
from sakura.engine.movement import advance, retreat
from sakura.engine.positions import resolve_position
from sakura.engine.setup import STANDARD, TRICKY
from sakura.engine.table import NOBODY
from sakura.engine.views import View, open_table
from tests.bots.helpers import ask, decide_first, few, game_at, give_hand, lay_down, moments
from tests.engine.helpers import KINDS_OF_GAME, card, events_named, position, shipped_deck
from tests.engine.random_tables import random_table

CARDS = shipped_deck().cards


def alone(data: dict[str, Any], order: int, painter: int, choices: str) -> dict[str, Any]:
    """What comes of this one card, with these answers."""
    played = CARDS[order]
    return resolve_position({**data, "cards": [card(order, painter, played.garden.code, played.painter.code, choices)]})


def is_disgraced(result: dict[str, Any], painter: int) -> bool:
    return any(event["painter"] == painter for event in events_named(result, "PainterDisgraced"))


def certainly_disgraces(data: dict[str, Any], order: int, seat: int, painter: int) -> bool:
    """Whether the card alone, played for that painter, disgraces the seat's own painter whatever it answers."""
    answers = map("".join, itertools.product("+-", repeat=2))
    return all(is_disgraced(alone(data, order, painter, choices), seat) for choices in answers)


def any_table(rng: random.Random) -> dict[str, Any]:
    """Any legal table; a court painter sits where it sits in a game."""
    data = random_table(rng)
    return {**data, "court": None if data["court"] is None else 2}


def dangerous(data: dict[str, Any], seat: int) -> list[int]:
    return [order for order in CARDS if certainly_disgraces(data, order, seat, seat)]


def some_hand(rng: random.Random, data: dict[str, Any], seat: int) -> list[int]:
    """Five cards, with a taste for those that end in disgrace: often all but one."""
    bad = dangerous(data, seat)
    good = [order for order in CARDS if order not in bad]
    wanted = min(len(bad), rng.choice((0, 3, 4, 4, 5)))
    hand = rng.sample(bad, wanted) + rng.sample(good, 5 - wanted)
    rng.shuffle(hand)
    return hand


@settings(max_examples=100)
@given(seed=st.integers(0, 2**32), character=st.sampled_from(sorted(CHARACTERS)))
def test_never_a_certain_disgrace_that_another_card_avoids(seed: int, character: str) -> None:
    rng = random.Random(seed)
    data = any_table(rng)
    game = game_at(data, STANDARD)
    seat = rng.randrange(game.setup.players)
    give_hand(game, seat, some_hand(rng, data, seat))
    view = decide_first(game, seat)
    chosen = ask(make_bot(f"apprentice:{character}", seed, few()), view).option
    certain = {order: certainly_disgraces(data, order, seat, seat) for order in view.hand}
    assert not certain[int(chosen)] or all(certain.values())


@settings(max_examples=50)
@given(seed=st.integers(0, 2**32))
def test_nor_by_the_card_chosen_for_the_court_painter(seed: int) -> None:
    rng = random.Random(seed)
    data = any_table(rng)
    while data["court"] is None or data["painters"][0]["space"] == data["painters"][1]["space"]:
        data = any_table(rng)
    game = game_at(data, TRICKY)
    seat, court = game.court_chooser, game.table.court
    bot = make_bot("apprentice", seed, few())
    view = decide_first(game, seat)
    game.decide(ask(bot, view).option)
    view = decide_first(game, seat)
    assert view.decision == "court card"
    chosen = ask(bot, view).option
    certain = {order: certainly_disgraces(data, order, seat, court) for order in view.hand}
    assert not certain[int(chosen)] or all(certain.values())


def test_the_search_meets_the_nasty_cases() -> None:
    """The tables above do include painters without tokens, trees, and hands with a single way out."""
    rng = random.Random(1)
    poor = trees = single = 0
    for _ in range(80):
        data = any_table(rng)
        seat = rng.randrange(2)
        bad = [order for order in some_hand(rng, data, seat) if certainly_disgraces(data, order, seat, seat)]
        poor += bool(bad) and data["painters"][seat]["tokens"] == 0
        trees += any(events_named(alone(data, order, seat, "++"), "SakuraScored") for order in bad)
        single += len(bad) == 4
    assert min(poor, trees, single) >= 4


def test_tokens_won_at_the_tree_do_not_excuse_a_disgrace_on_the_way() -> None:
    # Card 57 leads the Emperor to the tree and its painter, second and so three tokens richer, into disgrace.
    data = position(12, [11, 3, 2])
    assert certainly_disgraces(data, 57, 0, 0)
    game = game_at(data)
    give_hand(game, 0, [57, 48, 6, 60, 54])
    assert ask(make_bot("apprentice", 1), decide_first(game, 0)).option != 57


# Forwards or back


def answer(data: dict[str, Any], picks: list[int], seed: int = 1, level: str = "apprentice") -> tuple[str, object]:
    """The question these cards lead to, and what the bot of that seat answers."""
    view = lay_down(game_at(data), picks)
    assert view.decision is not None
    return view.decision, ask(make_bot(level, seed, few()), view).option


by_rule_of_thumb = pytest.mark.parametrize("level", ["apprentice", "adept"])


@by_rule_of_thumb
@pytest.mark.parametrize("seed", range(3))
def test_back_when_forwards_is_a_disgrace(level: str, seed: int) -> None:
    # 22: nobody furthest moves, for two are at the gate; then one step to where the Emperor stands.
    data = position(9, [8, 0, 0])
    assert answer(data, [22, 40, 42], seed, level) == ("painter direction", "-")


@by_rule_of_thumb
@pytest.mark.parametrize("seed", range(3))
def test_forwards_when_nothing_stands_in_the_way(level: str, seed: int) -> None:
    data = position(9, [4, 0, 0])
    assert answer(data, [22, 40, 42], seed, level) == ("painter direction", "+")


@by_rule_of_thumb
@pytest.mark.parametrize("seed", range(3))
def test_the_emperor_is_not_called_back_onto_oneself(level: str, seed: int) -> None:
    # 33: the Emperor goes forwards or back, then its painter one step.
    data = position(9, [8, 3, 2])
    assert answer(data, [33, 40, 42], seed, level) == ("garden direction", "+")


@pytest.mark.parametrize("seed", range(3))
def test_the_emperor_is_called_back_onto_a_rival(seed: int) -> None:
    data = position(9, [4, 8, 7])
    assert answer(data, [33, 40, 42], seed) == ("garden direction", "-")


@pytest.mark.parametrize("seed", range(3))
def test_the_emperor_is_led_to_the_tree_by_whoever_leads(seed: int) -> None:
    data = position(12, [9, 3, 2])
    assert answer(data, [33, 40, 42], seed) == ("garden direction", "+")


def table_data(view: View) -> dict[str, Any]:
    """The table of a view as data."""
    court = None if view.court == NOBODY else view.court
    return {
        **position(view.emperor, view.spaces, tokens=view.tokens, scored=view.scored, court=court),
        "sakura": list(view.sakura),
    }


def is_own_disgrace(view: View, choice: str) -> bool:
    """Whether this answer lets the card in play, however it goes on, disgrace its own painter."""
    order, seat = view.plays[view.turn]
    if view.decision == "garden direction":
        return all(is_disgraced(alone(table_data(view), order, seat, choice + then), seat) for then in "+-")
    told: list[Event] = []
    table = open_table(view)
    table.emit = told.append
    (advance if choice == "+" else retreat)(table, seat, CARDS[order].painter.steps)
    return any(isinstance(event, PainterDisgraced) for event in told)


@settings(max_examples=30)
@given(
    kind=st.sampled_from(KINDS_OF_GAME),
    seed=st.integers(0, 2**32),
    character=st.sampled_from(sorted(CHARACTERS)),
)
def test_no_direction_into_a_disgrace_that_the_other_avoids(kind: tuple[int, str], seed: int, character: str) -> None:
    bot = make_bot(f"apprentice:{character}", seed, few())
    for view in moments(*kind, seed=seed):
        if view.options == ("+", "-"):
            chosen = str(ask(bot, view).option)
            assert not is_own_disgrace(view, chosen) or is_own_disgrace(view, "-" if chosen == "+" else "+")


# The Emperor has stopped at a tree: the round ends with this card, and those after it are left unused.


@pytest.mark.parametrize("level", ["adept", "master"])
def test_cards_left_unused_do_not_sway_the_answer(level: str) -> None:
    """The same question with other cards behind it: they are never carried out, so the thought is the same."""
    data = position(30, [28, 29, 3], scored=[13, 22])
    thoughts = []
    for picks in ([14, 25, 40], [14, 46, 52], [14, 16, 60]):
        view = lay_down(game_at(data), picks)
        assert (view.decision, view.emperor) == ("painter direction", 31)
        thoughts.append([reason.tokens for reason in ask(make_bot(level, 1, few()), view).reasons])
    assert thoughts[0] == thoughts[1] == thoughts[2]


@pytest.mark.parametrize("level", ["apprentice", "adept", "master"])
def test_tokens_of_the_tree_are_expected_when_the_emperor_has_stopped(level: str) -> None:
    view = lay_down(game_at(position(12, [9, 3, 2])), [14, 40, 42])
    assert (view.decision, view.emperor) == ("painter direction", 13)
    assert ask(make_bot(level, 1, few()), view).reasons[0].tokens == 3


@pytest.mark.parametrize("level", ["apprentice", "adept", "master"])
@pytest.mark.parametrize(
    ("order", "spaces", "tokens", "wanted"),
    [
        (14, [28, 29, 3], [5, 6, 0], "+"),  # one step passes the rival: nine tokens to eight
        (56, [29, 28, 3], [5, 2, 0], "-"),  # a disgrace would leave six to six, and the rival closer
    ],
)
def test_at_the_last_tree_the_answer_that_wins_is_given(
    level: str, order: int, spaces: list[int], tokens: list[int], wanted: str
) -> None:
    data = position(30, spaces, tokens=tokens, scored=[13, 22])
    assert answer(data, [order, 59, 60], level=level) == ("painter direction", wanted)
