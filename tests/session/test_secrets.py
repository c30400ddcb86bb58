"""No stage of a sitting shows what is not its owner's: whatever is hidden may change without the view changing."""

import dataclasses
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

from sakura.engine.game import CARD, COURT_CARD, Game
from sakura.engine.setup import LARGEST_SEED
from sakura.engine.views import SPECTATOR, view_of
from sakura.session.choosing import choosing_view
from sakura.session.sitting import Sitting
from sakura.session.stages import CHOOSE, QUESTION
from tests.session.helpers import KIND_NAMES, KINDS, MIX_NAMES, SOME_MIXES, make_setup, make_sitting, steps

every_mix = pytest.mark.parametrize(("mix", "variant"), SOME_MIXES, ids=MIX_NAMES)


def owner_of(sitting: Sitting) -> int:
    """Whose hand may be on the screen."""
    alone = len(sitting.people) == 1
    shown = sitting.stage == CHOOSE or (sitting.stage == QUESTION and alone)
    return sitting.eyes if shown and sitting.eyes is not None else SPECTATOR


@contextmanager
def dealt_anew(sitting: Sitting, owner: int, rng: Random) -> Iterator[None]:
    """Other hands, deck, seed and sealed picks for a while: all that the owner of the open hand cannot see."""
    game = sitting._game
    piles = [game.deck, *(hand for seat, hand in enumerate(game.hands) if seat != owner)]
    kept, setup, sealed = [pile[:] for pile in piles], game.setup, sitting._sealed
    pool = [order for pile in piles for order in pile]
    rng.shuffle(pool)
    for pile in piles:
        pile[:] = [pool.pop() for _ in pile]
    game.setup = dataclasses.replace(setup, seed=rng.randrange(LARGEST_SEED))
    sitting._sealed = {
        seat: picks if seat == owner else tuple(game.hands[seat][: len(picks)]) for seat, picks in sealed.items()
    }
    try:
        yield
    finally:
        game.setup, sitting._sealed = setup, sealed
        for pile, cards in zip(piles, kept, strict=True):
            pile[:] = cards


@every_mix
def test_permuting_what_is_hidden_changes_nothing_on_the_screen(mix: str, variant: str) -> None:
    rng = Random(7)
    for step in steps(make_sitting(mix, variant, seed=4)):
        shown = repr((step.view(), step.outcome(), step.events, step.picked, step.needs, step.stage, step.eyes))
        with dealt_anew(step, owner_of(step), rng):
            assert shown == repr(
                (step.view(), step.outcome(), step.events, step.picked, step.needs, step.stage, step.eyes)
            )


@every_mix
def test_a_hand_is_on_the_screen_only_while_its_owner_looks(mix: str, variant: str) -> None:
    for step in steps(make_sitting(mix, variant, seed=5)):
        view, owner = step.view(), owner_of(step)
        if owner == SPECTATOR:
            assert (view.hand, view.sealed) == ((), ())
            assert view.options in ((), ("+", "-"))
        else:
            assert view.seat == owner
            assert {*view.hand, *step.picked} == set(step._game.hands[owner])


def test_the_permutation_does_change_an_open_hand() -> None:
    sitting = make_sitting("pb")
    shown = sitting.view()
    with dealt_anew(sitting, SPECTATOR, Random(8)):
        assert sitting.view() != shown
    assert sitting.view() == shown


def own_picks(game: Game) -> tuple[int, ...]:
    """What the deciding seat has already sealed in this round."""
    return tuple(order for order, painter in game.picks if painter == game.seat)


@pytest.mark.parametrize(("players", "variant"), KINDS, ids=KIND_NAMES)
def test_whoever_chooses_gets_the_view_the_engine_would_give(players: int, variant: str) -> None:
    rng = Random(9)
    game = Game(make_setup(players, variant))
    untold = game.copy()
    while game.decision is not None:
        if game.decision == CARD and game.seat == 0:
            untold = game.copy()
        if game.decision in (CARD, COURT_CARD):
            assert choosing_view(untold, game.seat, own_picks(game)) == view_of(game, game.seat)
        game.decide(rng.choice(list(game.options)))
