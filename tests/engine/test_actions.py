"""The actions as a list: their codes, and which of them ask for a direction."""

from collections.abc import Callable

import pytest

from sakura.engine.actions import GARDEN_ACTIONS, PAINTER_ACTIONS, hold_back_closest, push_furthest
from sakura.engine.events import Event, NobodyMoved
from sakura.engine.positions import read_table
from sakura.engine.table import Table
from tests.engine import random_tables
from tests.engine.helpers import position


def test_the_codes_are_those_of_the_rules() -> None:
    assert list(GARDEN_ACTIONS) == ["emperor+1", "emperor+2", "emperor-1", "emperor+-1", "closest-2", "furthest+2"]
    assert list(PAINTER_ACTIONS) == ["+1", "+2", "+3", "+-1", "+-2", "+-3", "leap", "follow"]


def test_every_action_knows_its_own_code() -> None:
    for code, action in (GARDEN_ACTIONS | PAINTER_ACTIONS).items():
        assert action.code == code


def test_actions_written_with_plus_and_minus_ask_for_a_direction() -> None:
    asking = [code for actions in (GARDEN_ACTIONS, PAINTER_ACTIONS) for code in actions if actions[code].back]
    assert asking == ["emperor+-1", "+-1", "+-2", "+-3"]


@pytest.mark.parametrize(("code", "action"), [("closest-1", hold_back_closest), ("furthest+3", push_furthest)])
def test_nobody_moved_names_the_action_whatever_its_steps(code: str, action: Callable[[Table, int], None]) -> None:
    events: list[Event] = []
    table = read_table(position(9, [0, 0, 0]))
    table.emit = events.append
    action(table, int(code[-1]))
    assert events == [NobodyMoved(code)]


def test_the_random_tables_use_every_action() -> None:
    assert set(random_tables.GARDEN_ACTIONS) == set(GARDEN_ACTIONS)
    assert set(random_tables.PAINTER_ACTIONS) == set(PAINTER_ACTIONS)
