"""Directions of cards that are only imagined: sensible answers, and one's own answered best."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sakura.bots.answering import best_end, resolve, would_meet_emperor
from sakura.bots.outlook import outlook
from sakura.engine.events import Event, PainterDisgraced
from sakura.engine.movement import advance
from sakura.engine.positions import resolve_position
from sakura.engine.resolution import carry_out
from sakura.engine.table import Table
from tests.bots.helpers import table_of
from tests.engine.helpers import card, position, shipped_deck
from tests.engine.random_tables import random_table

CARDS = shipped_deck().cards
SEEDS = st.integers(0, 2**32)


def table_with_cards(data: dict[str, Any]) -> Table:
    table = table_of(data)
    table.cards = CARDS
    return table


@given(SEEDS)
def test_meeting_the_emperor_is_foreseen_exactly(seed: int) -> None:
    rng = random.Random(seed)
    table = table_of(random_table(rng))
    painter, steps = rng.randrange(len(table.spaces)), rng.randint(1, 3)
    told: list[Event] = []
    walked = table.copy()
    walked.emit = told.append
    advance(walked, painter, steps)
    assert would_meet_emperor(table, painter, steps) is isinstance(told[-1], PainterDisgraced)


@pytest.mark.parametrize(("space", "after"), [(8, 7), (4, 5)])
def test_an_imagined_painter_goes_forwards_unless_that_is_a_disgrace(space: int, after: int) -> None:
    # 22: with two at the gate nobody is pushed; then one step forwards or back.
    end = resolve(table_with_cards(position(9, [space, 0, 0])), [(22, 0)])
    assert (end.spaces[0], end.tokens[0]) == (after, 5)


@pytest.mark.parametrize(("spaces", "emperor"), [([8, 3, 2], 10), ([4, 8, 7], 8)])
def test_an_imagined_painter_leads_the_emperor_where_it_helps(spaces: list[int], emperor: int) -> None:
    assert resolve(table_with_cards(position(9, spaces)), [(33, 0)]).emperor == emperor


def test_imagining_leaves_the_table_as_it_is() -> None:
    table = table_with_cards(position(9, [8, 3, 2]))
    resolve(table, [(19, 0), (33, 1), (40, 2)])
    assert (table.emperor, table.spaces, table.plays) == (9, [8, 3, 2], [])


@given(SEEDS)
def test_imagined_rounds_are_rounds_of_the_game(seed: int) -> None:
    """With the answers that were imagined the round comes out the same: one of all that are possible."""
    rng = random.Random(seed)
    data = {**random_table(rng), "cards": []}
    table = table_with_cards(data)
    order = rng.choice([order for order, played in CARDS.items() if "+-" in played.garden.code + played.painter.code])
    painter = rng.randrange(len(table.spaces))
    end = resolve(table, [(order, painter)])
    played = CARDS[order]
    possible = [
        resolve_position(
            {**data, "cards": [card(order, painter, played.garden.code, played.painter.code, first + then)]}
        )
        for first in "+-"
        for then in "+-"
    ]
    ends = [
        (
            result["emperor"],
            [one["space"] for one in result["painters"]],
            [one["tokens"] for one in result["painters"]],
        )
        for result in possible
    ]
    assert (end.emperor, end.spaces, end.tokens) in ends


@given(SEEDS)
def test_a_seat_answers_its_own_questions_best(seed: int) -> None:
    """Card 19 asks for both directions: of the four ends the one that is worth most is found."""
    data = random_table(random.Random(seed))
    if data["court"] == 0:
        data["court"] = None
    table = table_with_cards({**data, "cards": []})
    table.lay_out([(19, 0)])
    ends = []
    for first in "+-":
        for then in "+-":
            branch = table.copy()
            assert carry_out(branch) == "garden direction"
            assert carry_out(branch, first) == "painter direction"
            carry_out(branch, then)
            ends.append(outlook(branch, 0))
    found = best_end(table.copy(), carry_out(table.copy()), 0, lambda end: outlook(end, 0))
    assert outlook(found, 0) == max(ends)
