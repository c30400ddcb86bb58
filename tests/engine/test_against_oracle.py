"""One round: the engine against an oracle written only from the rules, on thousands of tables."""

import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from sakura.engine.positions import resolve_position
from tests.engine.oracle import resolve_table
from tests.engine.random_tables import random_table
from tests.engine.worked_example import ANSWER, EXAMPLE

TABLES = 6000


def without_events(result: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in result.items() if key != "events"}


def test_thousands_of_random_tables_agree_with_the_oracle() -> None:
    rng = random.Random(1)
    for _ in range(TABLES):
        table = random_table(rng)
        assert without_events(resolve_position(table)) == resolve_table(table), table


@given(st.integers(0, 2**64))
def test_any_random_table_agrees_with_the_oracle(seed: int) -> None:
    table = random_table(random.Random(seed))
    assert without_events(resolve_position(table)) == resolve_table(table)


def test_the_worked_example_of_the_resolve_command() -> None:
    assert without_events(resolve_position(EXAMPLE)) == ANSWER


def test_the_given_table_itself_is_left_alone() -> None:
    rng = random.Random(2)
    for _ in range(50):
        table = random_table(rng)
        before = repr(table)
        resolve_position(table)
        assert repr(table) == before
