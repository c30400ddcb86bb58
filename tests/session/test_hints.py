"""Hints: true to what the owner may know, the same for the same view, and thought of in slices."""

from __future__ import annotations

import random

import pytest

from sakura.engine.game import CARD, COURT_CARD, Game
from sakura.engine.setup import STANDARD, TRICKY
from sakura.engine.views import View, view_of
from sakura.session.hints import ADVISER, Adviser, HandHint, Timing, sum_up, timing_of
from sakura.session.minds import Stopwatch
from tests.engine.helpers import new_game
from tests.engine.test_views import deal_hidden_cards_anew

KINDS = [(2, STANDARD), (2, TRICKY), (4, STANDARD)]


def hint_for(view: View) -> HandHint:
    adviser = Adviser(view)
    while not adviser.think(1.0):
        pass
    assert adviser.hint is not None
    return adviser.hint


def decisions(players: int, variant: str, rounds: int) -> list[Game]:
    """Games in which the last seat chooses a card, its own or the court painter's."""
    game, found = new_game(players, variant, seed=3), []
    while game.decision is not None and game.round <= rounds:
        if game.decision in (CARD, COURT_CARD) and game.seat == players - 1:
            found.append(game.copy())
        game.decide(game.options[0])
    return found


@pytest.mark.parametrize(("players", "variant"), KINDS)
def test_hidden_cards_make_no_difference(players: int, variant: str) -> None:
    rng, seat = random.Random(5), players - 1
    asked = decisions(players, variant, 3)
    others = [deal_hidden_cards_anew(game, seat, rng) for game in asked]
    assert any(other.hands[0] != game.hands[0] for other, game in zip(others, asked, strict=True))
    for game, other in zip(asked, others, strict=True):
        assert hint_for(view_of(game, seat)) == hint_for(view_of(other, seat))


def test_a_court_painters_card_is_advised_on_too() -> None:
    asked = [game for game in decisions(2, TRICKY, 6) if game.decision == COURT_CARD]
    view = view_of(asked[0], 1)
    assert {card.order for card in hint_for(view).cards} == set(view.options)


@pytest.mark.parametrize(("players", "variant"), KINDS)
def test_every_card_has_its_hint(players: int, variant: str) -> None:
    view = view_of(decisions(players, variant, 2)[-1], players - 1)
    hint = hint_for(view)
    assert {card.order for card in hint.cards} == set(view.options)
    assert [card.place for card in hint.cards] == list(range(1, len(hint.cards) + 1))
    assert hint.best == hint.cards[0].order and not hint.cards[0].near
    assert all(0 <= card.risk <= 1 for card in hint.cards)
    assert hint.threat in range(len(view.spaces)) and hint.threat != view.seat
    assert all(hint.of(card.order) is card for card in hint.cards)


def test_the_adviser_is_the_adept_itself() -> None:
    """What it would play is what a bot of that level plays with the same chance."""
    from sakura.bots.registry import make_bot
    from sakura.bots.thinking import run_through
    from sakura.session import hints

    view = view_of(decisions(4, STANDARD, 2)[-1], 3)
    thought = run_through(make_bot(ADVISER, hints._seed_of(view)).think(view))
    assert hint_for(view) == sum_up(view, thought)
    assert hint_for(view).best == thought.option


def test_timing_counts_the_cards_nobody_has_shown() -> None:
    game = new_game(4, seed=3)
    view = view_of(game, 0)
    for order in view.hand:
        hidden = [other for hand in game.hands[1:] for other in hand] + list(game.deck)
        assert timing_of(view, order) == Timing(sum(other < order for other in hidden), len(hidden))
    assert Timing(3, 30).is_early and not Timing(3, 30).is_late
    assert Timing(28, 30).is_late and not Timing(15, 30).is_late and not Timing(15, 30).is_early


def test_it_thinks_in_slices_and_then_knows() -> None:
    """A clock that only the slices move: each call does one slice when there is no time for more."""
    time = Stopwatch(lambda: 0.0)
    adviser = Adviser(view_of(new_game(4, seed=3), 0), time.read)
    calls = 1
    while not adviser.think(0):
        calls += 1
    assert calls > 3
    known = adviser.hint
    assert adviser.think(0) and adviser.hint is known
