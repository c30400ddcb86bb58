"""Comparing cards world by world: luck that strikes both cancels out, and only a clear difference counts."""

import random

import pytest

from sakura.bots.foresight import Hand
from sakura.bots.master import candidates_of
from sakura.bots.rivals import Rivals
from sakura.bots.search import WORLDS_BEFORE_DROPPING, Candidate, Search
from sakura.bots.styles import STYLES
from sakura.bots.thinking import Budget
from sakura.engine.cards import make_card
from sakura.engine.table import Table
from sakura.engine.views import open_table
from tests.bots.helpers import Clock, moment, table_of
from tests.engine.helpers import position

MANY = 200


def candidate(values: list[float]) -> Candidate:
    made = Candidate(((1, 0),), (2, 3, 4, 5))
    made.values, made.total = values, sum(values)
    return made


def test_a_small_difference_in_every_world_is_clear_however_much_the_worlds_differ() -> None:
    rng = random.Random(1)
    luck = [rng.uniform(-10, 10) for _ in range(MANY)]
    best = candidate([value + rng.uniform(0.1, 0.3) for value in luck])
    assert candidate(luck).is_clearly_behind(best)
    assert not best.is_clearly_behind(candidate(luck))


def test_a_difference_that_may_be_luck_is_not_clear() -> None:
    rng = random.Random(2)
    one, other = ([rng.uniform(-1, 1) for _ in range(MANY)] for _ in range(2))
    assert not candidate(one).is_clearly_behind(candidate(other))
    assert not candidate(other).is_clearly_behind(candidate(one))


def test_what_is_always_the_same_is_never_behind() -> None:
    same = [0.25] * MANY
    assert not candidate(same).is_clearly_behind(candidate(same[:]))


def run_search(worth: dict[int, float], simulations: int) -> Search:
    """A search in which a card is worth what it is told to be, whatever happens."""
    view = moment("card", 4, "standard")
    rivals = Rivals(view, open_table(view), STYLES)
    for _ in rivals.size_up():
        pass

    def judge(_end: Table, kept: Hand) -> float:
        (played,) = set(view.hand) - set(kept)
        return worth[view.hand.index(played)]

    search = Search(open_table(view), view.seat, candidates_of(view), rivals, judge)
    budget = Budget(simulations=simulations, clock=Clock())
    while not search.run_slice(random.Random(3), budget, 0.0):
        pass
    return search


def test_thinking_ends_when_one_card_leads_clearly() -> None:
    search = run_search({0: 0.1, 1: 0.2, 2: 0.9, 3: 0.3, 4: 0.4}, 500)
    assert search.worlds == WORLDS_BEFORE_DROPPING
    assert search.live == [search.candidates[2]]


def test_the_worlds_go_to_those_that_are_close() -> None:
    search = run_search({0: 0.1, 1: 0.5, 2: 0.5, 3: 0.1, 4: 0.1}, 100)
    assert [len(candidate.values) for candidate in search.candidates] == [24, 100, 100, 24, 24]


class Nobody(Rivals):
    """Rivals who play nothing."""

    def imagine_plays(self, _rng: random.Random) -> list[tuple[int, int]]:
        return []


@pytest.mark.parametrize(("likes_front", "space"), [(1, 6), (-1, 4)])
def test_a_card_that_asks_is_weighed_by_the_answer_that_its_owner_likes(likes_front: int, space: int) -> None:
    view = moment("card", 4, "standard")
    table = table_of(position(12, [5, 2, 1]))
    table.cards = {1: make_card(1, "emperor+1", "+-1")}
    card = Candidate(((1, 0),), ())
    search = Search(table, 0, [card], Nobody(view, table, STYLES), lambda end, _kept: likes_front * end.spaces[0])
    search.run_slice(random.Random(3), Budget(simulations=1, clock=Clock()), 0.0)
    assert card.values == [likes_front * space]
