"""How rivals choose is learned from what they play, and what is imagined of them follows it."""

import random
from collections.abc import Callable
from math import inf

import pytest

from sakura.bots.beliefs import Beliefs
from sakura.bots.rivals import Rivals
from sakura.bots.styles import FORGETTING, STYLES, Style, inclinations, learn, likelihood
from sakura.engine.views import View, open_table, view_of
from tests.bots.helpers import ask, make_bots
from tests.engine.helpers import KIND_NAMES, KINDS_OF_GAME, new_game

SEAT = 0
GAMES = 4
ROUNDS = 9
NAMES = [style.name for style in STYLES]
EAGER, STEADY, ANYTHING = (NAMES.index(name) for name in ("eager", "steady", "anything"))


def test_the_first_impression_is_a_distribution() -> None:
    assert sum(style.first_impression for style in STYLES) == pytest.approx(1.0)
    assert all(style.first_impression > 0 for style in STYLES), "nobody is ruled out before the first card"


def test_the_eager_play_what_appeals_most_and_the_others_less_strictly() -> None:
    by_style = inclinations(STYLES, {1: 1.0, 2: 0.9, 3: -1.0})
    chances = [likelihood(inclination, 1, [[2, 3]]) for inclination in by_style]
    assert chances[EAGER] > 0.9
    assert 0.4 < chances[STEADY] < 0.7
    assert chances[ANYTHING] == pytest.approx(1 / 3)


def test_a_card_that_does_not_appeal_at_all_is_still_possible() -> None:
    by_style = inclinations(STYLES, {1: 500.0, 2: -500.0})
    assert all(inclination[2] > 0 for inclination in by_style)


def test_a_play_that_was_likely_speaks_for_a_style() -> None:
    before = [style.first_impression for style in STYLES]
    after = learn(STYLES, before, [0.8, 0.2, 0.2])
    assert after[0] > before[0]
    assert after[1] < before[1]
    assert sum(after) == pytest.approx(1.0)


def test_nothing_is_ever_certain() -> None:
    shares = [style.first_impression for style in STYLES]
    for _ in range(200):
        shares = learn(STYLES, shares, [1.0, 0.0, 0.0])
    for style, share in zip(STYLES[1:], shares[1:], strict=True):
        assert share == pytest.approx(FORGETTING * style.first_impression)


# Learned at the table


def size_up(view: View, beliefs: Beliefs) -> Rivals:
    rivals = Rivals(view, open_table(view), STYLES, beliefs)
    for _ in rivals.size_up():
        pass
    return rivals


def watch(levels: list[str], seed: int, players: int = 4, variant: str = "standard") -> tuple[Beliefs, View]:
    """What the first seat believes of the others after some rounds, and what it sees then."""
    game = new_game(players, variant, seed)
    bots = make_bots(levels, seed)
    beliefs = Beliefs(STYLES)
    view = view_of(game, SEAT)
    while game.decision is not None and game.round <= ROUNDS:
        if (game.decision, game.seat) == ("card", SEAT):
            view = view_of(game, SEAT)
            size_up(view, beliefs)
        game.decide(ask(bots[game.seat], view_of(game, game.seat)).option)
    return beliefs, view


def mean_share(level: str, style: int) -> float:
    """The share of a style in what is believed of three players of a level, after a few games."""
    tables = [watch(["apprentice", level, level, level], seed)[0] for seed in range(1, GAMES + 1)]
    return sum(beliefs.shares(rival)[style] for beliefs in tables for rival in (1, 2, 3)) / (3 * GAMES)


def test_apprentices_are_found_to_be_eager() -> None:
    assert mean_share("apprentice", EAGER) > 0.6


def test_those_who_play_at_random_are_found_to_play_anything() -> None:
    assert mean_share("random", ANYTHING) > 0.6
    assert mean_share("random", EAGER) < 0.1


def test_each_rival_is_judged_by_its_own_plays() -> None:
    tables = [watch(["apprentice", "apprentice", "random", "random"], seed)[0] for seed in range(1, GAMES + 1)]
    eager = [sum(beliefs.shares(rival)[EAGER] for beliefs in tables) / GAMES for rival in (1, 2, 3)]
    assert eager[0] > 2 * max(eager[1:])


def test_what_is_imagined_follows_what_was_learned() -> None:
    """At the very same table a rival known to be eager is imagined to play what appeals more often."""

    def mean_appeal(level: str) -> float:
        beliefs, view = watch(["apprentice", level, "novice", "novice"], 2)
        rivals = size_up(view, beliefs)
        rng = random.Random(1)
        appeal = rivals.appeals[1]
        mean = sum(appeal.values()) / len(appeal)
        played = [order for _ in range(300) for order, painter in rivals.imagine_plays(rng) if painter == 1]
        return sum(appeal[order] - mean for order in played) / len(played)

    assert mean_appeal("apprentice") > mean_appeal("random") + 0.1


def test_somebody_of_whom_nothing_is_known_gets_the_first_impression() -> None:
    assert Beliefs(STYLES).shares(1) == [style.first_impression for style in STYLES]


def test_a_single_style_needs_no_learning() -> None:
    view = view_of(new_game(3, seed=4), SEAT)
    rivals = Rivals(view, open_table(view), [Style("calm", inf)])
    for _ in rivals.size_up():
        pass
    assert len(rivals.imagine_plays(random.Random(1))) == 2


@pytest.mark.parametrize(("players", "variant"), KINDS_OF_GAME, ids=KIND_NAMES)
def test_the_same_plays_teach_the_same(players: int, variant: str) -> None:
    def learned(watching: Callable[[], tuple[Beliefs, View]]) -> list[list[float]]:
        return [watching()[0].shares(rival) for rival in range(1, players)]

    levels = ["apprentice"] + ["novice"] * (players - 1)
    first, again = (learned(lambda: watch(levels, 3, players, variant)) for _ in range(2))
    assert first == again
    assert all(sum(shares) == pytest.approx(1.0) for shares in first)
    assert any(shares != [style.first_impression for style in STYLES] for shares in first)
