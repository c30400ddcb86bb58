"""Every decision comes with its reasons as data: one for each option, the best first."""

import itertools

import pytest

from sakura.bots.characters import CHARACTERS
from sakura.bots.registry import make_bot
from sakura.bots.thinking import Thought
from sakura.engine.setup import STANDARD, TRICKY
from sakura.engine.views import View
from tests.bots.helpers import (
    DECISIONS,
    THINKING_LEVELS,
    ask,
    few,
    game_at,
    give_hand,
    moment,
    moments,
)
from tests.bots.helpers import decide_first as view_after_others
from tests.engine.helpers import position

every_thinking_level = pytest.mark.parametrize("level", THINKING_LEVELS)
MOST_GAINED = 4  # tokens in a round
MOST_LOST = 12  # twice a card: the Emperor's step back, and one's own step


def check_reasons(view: View, thought: Thought) -> None:
    options = [reason.option for reason in thought.reasons]
    assert sorted(options, key=str) == sorted(view.options, key=str), "each option once"
    assert options[0] == thought.option
    for reason in thought.reasons:
        assert 0.0 <= reason.disgrace <= 1.0
        assert -MOST_LOST <= reason.tokens <= MOST_GAINED
    assert thought.threat in range(len(view.spaces))
    assert thought.threat != view.seat


@every_thinking_level
@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize("decision", DECISIONS)
def test_every_option_has_its_reason(level: str, character: str, decision: str) -> None:
    view = moment(decision)
    check_reasons(view, ask(make_bot(f"{level}:{character}", 1, few()), view))


@every_thinking_level
@pytest.mark.parametrize(("players", "variant"), [(2, STANDARD), (2, TRICKY), (3, STANDARD), (6, STANDARD)])
def test_reasons_through_a_game(level: str, players: int, variant: str) -> None:
    bot = make_bot(level, 1, few())
    for view in itertools.islice((view for view in moments(players, variant, 7) if view.seat == 0), 12):
        check_reasons(view, ask(bot, view))


@pytest.mark.parametrize("level", ["novice", "master"])
@pytest.mark.parametrize("decision", DECISIONS)
def test_reasons_go_from_best_to_worst(level: str, decision: str) -> None:
    values = [reason.value for reason in ask(make_bot(level, 1, few()), moment(decision)).reasons]
    assert values == sorted(values, reverse=True)


@pytest.mark.parametrize("decision", DECISIONS)
def test_the_apprentice_puts_disgrace_last(decision: str) -> None:
    reasons = ask(make_bot("apprentice", 1), moment(decision)).reasons
    keys = [(reason.disgrace, -reason.value) for reason in reasons]
    assert keys == sorted(keys)


def test_the_master_thinks_in_chances_of_winning() -> None:
    bot = make_bot("master", 1, few())
    for view in itertools.islice((view for view in moments(4, seed=2) if view.seat == 0), 12):
        assert all(0.0 <= reason.value <= 1.0 for reason in ask(bot, view).reasons)


def thought_with(level: str, hand: list[int]) -> Thought:
    """What a bot right behind the Emperor, with a rival at its heels, thinks of these cards."""
    game = game_at(position(9, [8, 7, 2]))
    give_hand(game, 0, hand)
    return ask(make_bot(level, 1, few()), view_after_others(game, 0))


@every_thinking_level
def test_the_risk_of_disgrace_tells_what_happens(level: str) -> None:
    # 1 calls the Emperor back onto its own painter before anything else can happen.
    reasons = {reason.option: reason for reason in thought_with(level, [1, 9, 7, 55, 59]).reasons}
    assert reasons[1].disgrace == 1.0
    assert reasons[1].tokens < 0
    assert reasons[9].disgrace < 1.0


@every_thinking_level
def test_the_main_threat_is_the_rival_who_does_best(level: str) -> None:
    game = game_at(position(9, [2, 8, 4, 3], tokens=[5, 9, 5, 5]))
    assert ask(make_bot(level, 1, few()), view_after_others(game, 0)).threat == 1
    assert ask(make_bot(level, 1, few()), view_after_others(game, 1)).threat != 1
