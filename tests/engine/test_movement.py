"""How pieces walk, on bare tables: what is not already an example of one round."""

import pytest

from sakura.engine.events import Event, PainterDisgraced, PainterMoved, PainterStayed
from sakura.engine.movement import advance, count_back, disgrace, draw_emperor_back, lead_emperor, retreat
from sakura.engine.table import NOBODY, Table


def make_table(emperor: int, *spaces: int) -> tuple[Table, list[Event]]:
    table = Table(emperor, list(spaces), [5] * len(spaces), (13, 22, 31))
    events: list[Event] = []
    table.emit = events.append
    return table, events


@pytest.mark.parametrize(
    ("taken", "start", "steps", "end"),
    [
        ([], 9, 3, 6),
        ([8], 9, 3, 5),
        ([8, 7, 6, 5], 9, 1, 4),
        ([0, 0], 1, 1, 0),
        ([1], 2, 3, 0),
        ([], 0, 3, 0),
        ([], 5, 0, 5),
    ],
)
def test_counting_back(taken: list[int], start: int, steps: int, end: int) -> None:
    assert count_back(taken, start, steps) == end


def test_a_move_says_where_it_began_and_ended() -> None:
    table, events = make_table(9, 3, 4)
    advance(table, 0, 1)
    retreat(table, 1, 2)
    assert events == [PainterMoved(0, 3, 5), PainterMoved(1, 4, 2)]


def test_a_step_back_from_the_gate_says_that_the_painter_stayed() -> None:
    table, events = make_table(9, 0, 4)
    retreat(table, 0, 1)
    assert events == [PainterStayed(0)]


def test_a_disgrace_says_where_the_painter_came_from_and_where_it_met_the_emperor() -> None:
    table, events = make_table(9, 7, 4)
    advance(table, 0, 3)
    assert events == [PainterDisgraced(painter=0, start=7, met=9, end=6, lost=1)]


def test_a_disgrace_may_end_where_it_began() -> None:
    table, events = make_table(9, 6, 4)
    disgrace(table, 0)
    assert table.spaces == [6, 4]
    assert events == [PainterDisgraced(painter=0, start=6, met=9, end=6, lost=1)]


def test_without_a_sink_the_same_happens_silently() -> None:
    silent, _ = make_table(9, 7, 4)
    silent.emit = None
    told, _ = make_table(9, 7, 4)
    for table in (silent, told):
        advance(table, 0, 3)
        draw_emperor_back(table, 1)
        lead_emperor(table, 2)
    assert (silent.spaces, silent.tokens, silent.emperor) == (told.spaces, told.tokens, told.emperor)


def test_the_emperor_does_not_stop_at_a_scored_tree() -> None:
    table, _ = make_table(12, 3, 4)
    table.blooming = (22, 31)
    lead_emperor(table, 2)
    assert (table.emperor, table.reached) == (14, NOBODY)


def test_the_emperor_stops_at_a_tree_in_bloom() -> None:
    table, _ = make_table(12, 3, 4)
    lead_emperor(table, 2)
    assert (table.emperor, table.reached) == (13, 13)


def test_a_copied_table_goes_its_own_way_in_silence() -> None:
    table, events = make_table(9, 3, 4)
    twin = table.copy()
    advance(twin, 0, 1)
    lead_emperor(twin, 1)
    assert (table.emperor, table.spaces, events) == (9, [3, 4], [])
    assert (twin.emperor, twin.spaces) == (10, [5, 4])
