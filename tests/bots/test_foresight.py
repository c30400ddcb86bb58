"""Looking beyond the round: blind cards, the same for every option, as far as the next tree."""

from random import Random

import pytest

from sakura.bots.foresight import TRUST, Foresight, Hand
from sakura.bots.master import candidates_of
from sakura.bots.rivals import Rivals
from sakura.bots.styles import STYLES
from sakura.engine.game import Game
from sakura.engine.table import Table
from sakura.engine.views import View, open_table, view_of
from tests.bots.helpers import moment
from tests.engine.helpers import KIND_NAMES, KINDS_OF_GAME, new_game


class Listener:
    """Judges everything alike and remembers what it was asked."""

    def __init__(self, worth: float = 0.0) -> None:
        self.worth = worth
        self.asked: list[tuple[Table, Hand]] = []

    def __call__(self, end: Table, kept: Hand) -> float:
        self.asked.append((end, kept))
        return self.worth


def rivals_of(view: View) -> Rivals:
    rivals = Rivals(view, open_table(view), STYLES)
    for _ in rivals.size_up():
        pass
    return rivals


@pytest.mark.parametrize(("players", "variant"), KINDS_OF_GAME, ids=KIND_NAMES)
def test_the_hand_stays_as_large_and_gets_unseen_cards_only(players: int, variant: str) -> None:
    view = view_of(new_game(players, variant, 3), 0)
    listener = Listener()
    foresight = Foresight(view, listener)
    plays = rivals_of(view).imagine_plays(Random(1))
    foresight.imagine(Random(2), plays)
    kept = candidates_of(view)[0].kept
    foresight.weigh(open_table(view), kept)
    hand = listener.asked[-1][1]
    assert len(set(hand)) == len(kept)
    fresh = set(hand) - set(kept)
    assert fresh <= set(view.unseen()) - {order for order, _ in plays}


def test_all_options_meet_the_same_rounds() -> None:
    view = moment("card", 4, "standard")
    listener = Listener()
    foresight = Foresight(view, listener)
    foresight.imagine(Random(5), [])
    for _ in range(2):
        foresight.weigh(open_table(view), view.hand[:4])
    (_, first_hand), (_, second_hand) = listener.asked[1], listener.asked[3]
    first, second = listener.asked[1][0], listener.asked[3][0]
    assert first_hand == second_hand
    assert (first.emperor, first.spaces, first.tokens) == (second.emperor, second.spaces, second.tokens)


def test_what_comes_counts_beside_how_it_looks() -> None:
    view = moment("card", 4, "standard")
    table = open_table(view)
    foresight = Foresight(view, lambda end, _kept: 0.2 if end is table else 0.6)
    assert foresight.weigh(table, view.hand[:4]) == 0.2, "nothing was imagined yet"
    foresight.imagine(Random(1), [])
    assert foresight.weigh(table, view.hand[:4]) == pytest.approx(0.2 + TRUST * 0.4)


def test_the_look_ends_at_the_next_tree() -> None:
    view = moment("card", 4, "standard")
    seen = set()
    for seed in range(200):
        listener = Listener()
        foresight = Foresight(view, listener)
        foresight.imagine(Random(seed), [])
        table = open_table(view)
        table.emperor = table.blooming[0] - 1  # most cards lead him there at once
        foresight.weigh(table, view.hand[:4])
        later = listener.asked[-1][0]
        seen.add(len(table.blooming) - len(later.blooming))
    assert seen == {0, 1}


def test_the_end_of_the_game_needs_no_foresight() -> None:
    view = moment("card", 4, "standard")
    listener = Listener(1.0)
    foresight = Foresight(view, listener)
    foresight.imagine(Random(1), [])
    table = open_table(view)
    table.blooming = ()
    assert foresight.weigh(table, view.hand[:4]) == 1.0
    assert len(listener.asked) == 1


def test_too_few_unseen_cards_shorten_the_look() -> None:
    game: Game = new_game(2, "standard", 1)
    view = view_of(game, 0)
    unseen = view.unseen()
    listener = Listener()
    foresight = Foresight(view, listener)
    foresight.imagine(Random(1), [(order, 1) for order in unseen[2:]])  # two left: not enough for a round of three
    foresight.weigh(open_table(view), view.hand[:4])
    assert len(listener.asked) == 1, "no round could be imagined"
