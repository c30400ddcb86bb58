"""The actions as a list: their codes, and which of them ask for a direction."""

from sakura.engine.actions import GARDEN_ACTIONS, PAINTER_ACTIONS
from tests.engine import random_tables


def test_the_codes_are_those_of_the_rules() -> None:
    assert list(GARDEN_ACTIONS) == ["emperor+1", "emperor+2", "emperor-1", "emperor+-1", "closest-2", "furthest+2"]
    assert list(PAINTER_ACTIONS) == ["+1", "+2", "+3", "+-1", "+-2", "+-3", "leap", "follow"]


def test_every_action_knows_its_own_code() -> None:
    for code, action in (GARDEN_ACTIONS | PAINTER_ACTIONS).items():
        assert action.code == code


def test_actions_written_with_plus_and_minus_ask_for_a_direction() -> None:
    asking = [code for actions in (GARDEN_ACTIONS, PAINTER_ACTIONS) for code in actions if actions[code].back]
    assert asking == ["emperor+-1", "+-1", "+-2", "+-3"]


def test_the_random_tables_use_every_action() -> None:
    assert set(random_tables.GARDEN_ACTIONS) == set(GARDEN_ACTIONS)
    assert set(random_tables.PAINTER_ACTIONS) == set(PAINTER_ACTIONS)
