"""Beliefs about hidden hands: nothing that has been seen, nothing twice, and little of what would have been played.

How beliefs about styles are learned is tested in ``test_styles.py``; here rivals are known to be eager.
"""

import random
from collections import Counter
from collections.abc import Mapping

import pytest

from sakura.bots.beliefs import Beliefs
from sakura.bots.rivals import Rivals
from sakura.bots.styles import STYLES, Style, inclinations
from sakura.engine.game import Game
from sakura.engine.setup import HAND_SIZE, STANDARD
from sakura.engine.table import NOBODY
from sakura.engine.views import View, open_table, view_of
from tests.bots.helpers import appeals_to, moments
from tests.engine.helpers import KIND_NAMES, KINDS_OF_GAME, new_game

every_kind = pytest.mark.parametrize(("players", "variant"), KINDS_OF_GAME, ids=KIND_NAMES)
SEAT = 0
RIVAL = 1
DRAWS = 400
EAGER = [Style("eager", 0.02)]


def play_round(game: Game, picks: Mapping[int, int]) -> None:
    """One round in which these seats play these cards; all else is the first that is possible."""
    number = game.round
    while game.round == number:
        card = picks.get(game.seat) if game.decision == "card" else None
        game.decide(game.options[0] if card is None else card)


def update(beliefs: Beliefs, view: View, appeals: Mapping[int, Mapping[int, float]]) -> None:
    """A new round, in which the cards appeal so much to each rival."""
    beliefs.update(view, {rival: inclinations(EAGER, appeal) for rival, appeal in appeals.items()})


def how_often(beliefs: Beliefs, view: View, rival: int = RIVAL) -> Counter[int]:
    """How often each card is imagined in the rival's hand."""
    rng = random.Random(1)
    sampler = beliefs.sampler(rival, view.unseen())
    return Counter(card for _ in range(DRAWS) for card in sampler.draw(rng, HAND_SIZE, set()))


class Story:
    """Two rounds: what appealed to the rival in the first, which card it played, and what is believed then."""

    def __init__(self, better: int, worse: int) -> None:
        game = new_game(3, seed=11)
        first = view_of(game, SEAT)
        self.played = game.hands[RIVAL][0]
        others = [order for order in first.unseen() if order != self.played]
        self.better, self.worse = others[:better], others[better : better + worse]
        appeal = dict.fromkeys(first.unseen(), 0.5) | dict.fromkeys(self.better, 3.0) | dict.fromkeys(self.worse, -3.0)
        self.beliefs = Beliefs(EAGER)
        update(self.beliefs, first, dict.fromkeys((1, 2), appeal))
        play_round(game, {RIVAL: self.played})
        self.view = view_of(game, SEAT)
        update(self.beliefs, self.view, {rival: dict.fromkeys(self.view.unseen(), 0.0) for rival in (1, 2)})
        self.counts = how_often(self.beliefs, self.view)

    def mean(self, orders: list[int]) -> float:
        """How often one of these is imagined, on average; cards that have been seen since are left out."""
        unseen = [order for order in orders if order in self.view.unseen()]
        return sum(self.counts[order] for order in unseen) / len(unseen)


def test_a_card_that_appealed_much_more_than_the_one_played_was_hardly_kept() -> None:
    story = Story(better=10, worse=10)
    rest = [order for order in story.view.unseen() if order not in story.better]
    assert story.mean(story.better) < story.mean(rest) / 2
    assert story.mean(story.better) > 0, "it may be fresh from the deck"
    assert story.mean(story.worse) == pytest.approx(story.mean(rest), rel=0.3)


def test_the_card_that_was_played_is_in_no_hand() -> None:
    story = Story(better=5, worse=5)
    assert story.played not in story.view.unseen()
    assert story.counts[story.played] == 0


def test_what_is_believed_of_one_rival_says_nothing_about_another() -> None:
    game = new_game(3, seed=11)
    first = view_of(game, SEAT)
    played = game.hands[RIVAL][0]
    better = [order for order in first.unseen() if order != played][:12]
    flat = dict.fromkeys(first.unseen(), 0.0)
    beliefs = Beliefs(EAGER)
    update(beliefs, first, {1: flat | dict.fromkeys(better, 3.0), 2: flat})
    play_round(game, {RIVAL: played})
    view = view_of(game, SEAT)
    update(beliefs, view, {1: flat, 2: flat})
    still_hidden = [order for order in better if order in view.unseen()]
    of_one, of_other = (sum(how_often(beliefs, view, rival)[order] for order in still_hidden) for rival in (1, 2))
    assert of_one < of_other / 2


def test_beliefs_are_kept_through_the_rounds() -> None:
    """What was unlikely to be kept twice over is less likely still than what was so once."""
    story = Story(better=8, worse=0)
    once = story.mean(story.better)
    stale = Beliefs(EAGER)
    update(stale, story.view, {rival: dict.fromkeys(story.view.unseen(), 0.0) for rival in (1, 2)})
    fresh = how_often(stale, story.view)
    hidden = [order for order in story.better if order in story.view.unseen()]
    assert once < sum(fresh[order] for order in hidden) / len(hidden)


def test_who_comes_late_or_misses_a_round_believes_nothing_in_particular() -> None:
    views = [view for view in moments(4, STANDARD, seed=3) if view.seat == SEAT and view.decision == "card"]
    beliefs = Beliefs(EAGER)
    for view in (views[2], views[5], views[6]):
        update(beliefs, view, {rival: dict.fromkeys(view.unseen(), 0.0) for rival in (1, 2, 3)})
        counts = how_often(beliefs, view)
        assert set(counts) == set(view.unseen())


def test_looking_twice_at_the_same_round_changes_nothing() -> None:
    story = Story(better=6, worse=6)
    update(story.beliefs, story.view, {rival: dict.fromkeys(story.view.unseen(), 9.0) for rival in (1, 2)})
    assert how_often(story.beliefs, story.view) == story.counts


def test_what_lay_in_the_discard_pile_was_not_kept() -> None:
    """A new deck brings cards back that nobody can have had in hand before: only the fresh card can be one of them."""
    beliefs = Beliefs(EAGER)
    seen_before: set[int] = set()
    shuffled = False
    for view in moments(6, STANDARD, seed=2):
        if view.seat != SEAT or view.decision != "card":
            continue
        update(beliefs, view, {rival: dict.fromkeys(view.unseen(), 0.0) for rival in range(1, 6)})
        back = seen_before & set(view.unseen())
        if back:
            shuffled = True
            sampler = beliefs.sampler(RIVAL, view.unseen())
            rng = random.Random(1)
            hands = [sampler.draw(rng, HAND_SIZE, set()) for _ in range(50)]
            assert all(not back & set(hand[:-1]) for hand in hands)
            assert any(back & set(hand) for hand in hands)
        seen_before = {*view.discard, *view.hand}
    assert shuffled


@pytest.mark.parametrize("size", [1, 4, 5])
def test_a_hand_holds_no_card_twice_and_no_taken_card(size: int) -> None:
    story = Story(better=6, worse=6)
    rng = random.Random(3)
    sampler = story.beliefs.sampler(RIVAL, story.view.unseen())
    for _ in range(100):
        before = set(rng.sample(story.view.unseen(), 20))
        taken = set(before)
        hand = sampler.draw(rng, size, taken)
        assert len(hand) == len(set(hand)) == size
        assert not set(hand) & before
        assert set(hand) <= set(story.view.unseen())
        assert taken == before | set(hand)


# What the others may play


def check_imagined_plays(view: View, beliefs: Beliefs, rng: random.Random) -> None:
    """Every other painter has one card, none of them twice and none that the seat can see."""
    rivals = Rivals(view, open_table(view), STYLES, beliefs)
    for _ in rivals.size_up():
        pass
    own = {view.seat, view.court} if view.seat == view.court_chooser else {view.seat}
    others = [painter for painter in range(len(view.spaces)) if painter not in own]
    for _ in range(5):
        plays = rivals.imagine_plays(rng)
        orders = [order for order, _ in plays]
        assert sorted(painter for _, painter in plays) == others
        assert len(set(orders)) == len(orders)
        assert set(orders) <= set(view.unseen())


@every_kind
def test_imagined_plays_are_possible_through_whole_games(players: int, variant: str) -> None:
    rng = random.Random(4)
    beliefs = [Beliefs(STYLES) for _ in range(players)]
    for view in moments(players, variant, seed=5):
        if view.options != ("+", "-") and view.seat < 2:
            check_imagined_plays(view, beliefs[view.seat], rng)


def test_the_court_painters_card_comes_from_whoever_chooses_it() -> None:
    views = [view for view in moments(2, "tricky", seed=5) if view.decision == "card"]
    choosers = {view.court_chooser == view.seat for view in views if view.court_chooser != NOBODY}
    assert choosers == {True, False}, "the games above have both"


def test_sensible_rivals_are_thought_to_play_what_looks_best() -> None:
    """A rival right behind the Emperor does not call him back onto itself if it has anything else to play."""
    view = next(view for view in moments(3, seed=1) if view.round == 3 and view.seat == 0)
    rivals = Rivals(view, open_table(view), EAGER)
    for _ in rivals.size_up():
        pass
    rng = random.Random(1)
    appeal = appeals_to(view, 1)
    played = [appeal[order] for _ in range(200) for order, painter in rivals.imagine_plays(rng) if painter == 1]
    assert sum(played) / len(played) > sum(appeal.values()) / len(appeal)
