"""How rivals choose is learned from what they play, and what is imagined of them follows it."""

import random
from collections.abc import Callable

import pytest

from sakura.bots.beliefs import Beliefs
from sakura.bots.rivals import Rivals
from sakura.bots.styles import DOUBT, STYLES, Impressions, Style, inclinations, likelihood
from sakura.engine.views import View, open_table, view_of
from tests.bots.helpers import appeals_to, ask, make_bots
from tests.engine.helpers import KIND_NAMES, KINDS_OF_GAME, new_game

SEAT = 0
GAMES = 4
ROUNDS = 9
EAGER, STEADY, FREE = range(3)
FIRST = [style.first_impression for style in STYLES]


def test_the_first_impression_is_a_distribution() -> None:
    assert [style.name for style in STYLES] == ["eager", "steady", "free"]
    assert sum(FIRST) == pytest.approx(1.0)
    assert min(FIRST) > 0, "nobody is ruled out before the first card"
    assert Impressions(STYLES).of(1) == FIRST


def test_the_eager_play_what_appeals_most_and_the_others_less_strictly() -> None:
    by_style = inclinations(STYLES, {1: 1.0, 2: 0.9, 3: -1.0})
    chances = [likelihood(inclination, 1, [[2, 3]]) for inclination in by_style]
    assert chances[EAGER] > 0.9
    assert 0.4 < chances[STEADY] < 0.7
    assert 0.33 < chances[FREE] < 0.45


def test_a_card_that_does_not_appeal_at_all_is_still_possible() -> None:
    by_style = inclinations(STYLES, {1: 500.0, 2: -500.0})
    assert all(inclination[2] > 0 for inclination in by_style)


def after(*rounds: dict[int, list[float]]) -> Impressions:
    """The impressions after rounds in which the rivals' plays were so likely in each style."""
    impressions = Impressions(STYLES)
    for likelihoods in rounds:
        impressions.learn(likelihoods)
    return impressions


SPEAKS_FOR_EAGER = [0.8, 0.3, 0.2]
SPEAKS_FOR_FREE = [0.02, 0.1, 0.2]


def test_a_play_that_was_likely_speaks_for_a_style() -> None:
    shares = after({1: SPEAKS_FOR_EAGER}).of(1)
    assert shares[EAGER] > FIRST[EAGER]
    assert shares[FREE] < FIRST[FREE]
    assert sum(shares) == pytest.approx(1.0)


def test_evidence_adds_up() -> None:
    shares = [after(*[{1: SPEAKS_FOR_FREE}] * rounds).of(1)[FREE] for rounds in range(6)]
    assert shares == sorted(shares)
    assert shares[-1] > 0.9


def test_nothing_is_ever_certain() -> None:
    shares = after(*[{1: [1.0, 1e-9, 1e-9], 2: [1.0, 1e-9, 1e-9]}] * 200).of(1)
    assert shares[STEADY] == pytest.approx(DOUBT * FIRST[STEADY])
    assert shares[FREE] == pytest.approx(DOUBT * FIRST[FREE])


def test_those_who_play_together_are_thought_to_play_alike() -> None:
    alone, in_company = after({1: SPEAKS_FOR_FREE}), after({1: SPEAKS_FOR_FREE, 2: SPEAKS_FOR_FREE})
    assert in_company.of(1)[FREE] > alone.of(1)[FREE]


def test_unless_they_turn_out_to_differ() -> None:
    impressions = after(*[{1: SPEAKS_FOR_EAGER, 2: SPEAKS_FOR_EAGER, 3: SPEAKS_FOR_FREE}] * 6)
    assert impressions.of(1)[EAGER] > 0.9
    assert impressions.of(3)[FREE] > 0.8


def test_who_changes_its_mind_is_seen_to() -> None:
    faithful = [{1: SPEAKS_FOR_EAGER}] * 6
    assert after(*faithful, *[{1: SPEAKS_FOR_FREE}] * 8).of(1)[EAGER] < 0.1


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
    return sum(beliefs.impressions.of(rival)[style] for beliefs in tables for rival in (1, 2, 3)) / (3 * GAMES)


def test_apprentices_are_found_to_be_eager() -> None:
    assert mean_share("apprentice", EAGER) > 0.6


def test_those_who_play_at_random_are_found_to_be_free() -> None:
    assert mean_share("random", FREE) > 0.6
    assert mean_share("random", EAGER) < 0.1


def test_each_rival_is_judged_by_its_own_plays() -> None:
    tables = [watch(["apprentice", "apprentice", "random", "random"], seed)[0] for seed in range(1, GAMES + 1)]
    eager = [sum(beliefs.impressions.of(rival)[EAGER] for beliefs in tables) / GAMES for rival in (1, 2, 3)]
    assert eager[0] > 2 * max(eager[1:])


def test_what_is_imagined_follows_what_was_learned() -> None:
    """At the very same table a rival known to be eager is imagined to play what appeals more often."""

    def mean_appeal(level: str) -> float:
        beliefs, view = watch(["apprentice", level, "novice", "novice"], 2)
        rivals = size_up(view, beliefs)
        rng = random.Random(1)
        appeal = appeals_to(view, 1)
        mean = sum(appeal.values()) / len(appeal)
        played = [order for _ in range(300) for order, painter in rivals.imagine_plays(rng) if painter == 1]
        return sum(appeal[order] - mean for order in played) / len(played)

    assert mean_appeal("apprentice") > mean_appeal("random") + 0.1


def test_a_single_style_needs_no_learning() -> None:
    view = view_of(new_game(3, seed=4), SEAT)
    rivals = Rivals(view, open_table(view), [Style("calm", 1.0)])
    for _ in rivals.size_up():
        pass
    assert len(rivals.imagine_plays(random.Random(1))) == 2


@pytest.mark.parametrize(("players", "variant"), KINDS_OF_GAME, ids=KIND_NAMES)
def test_the_same_plays_teach_the_same(players: int, variant: str) -> None:
    def learned(watching: Callable[[], tuple[Beliefs, View]]) -> list[list[float]]:
        return [watching()[0].impressions.of(rival) for rival in range(1, players)]

    levels = ["apprentice"] + ["novice"] * (players - 1)
    first, again = (learned(lambda: watch(levels, 3, players, variant)) for _ in range(2))
    assert first == again
    assert all(sum(shares) == pytest.approx(1.0) for shares in first)
    assert any(shares != FIRST for shares in first)
