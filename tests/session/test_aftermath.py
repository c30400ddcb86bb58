"""The table moved on by events alone: it is the one the engine has."""

import pytest

from sakura.engine.events import LineClosedUp, PainterDisgraced, SakuraScored
from sakura.engine.records import Recording
from sakura.engine.views import SPECTATOR, View, view_of
from sakura.session.aftermath import view_after
from sakura.session.stages import OVER
from tests.session.helpers import KIND_NAMES, KINDS, find_stage, make_sitting


def on_table(view: View) -> tuple[object, ...]:
    return view.emperor, view.spaces, view.tokens, view.scored


@pytest.mark.parametrize(("players", "variant"), KINDS, ids=KIND_NAMES)
def test_events_lead_to_the_table_of_the_game(players: int, variant: str) -> None:
    for seed in range(3):
        record = find_stage(make_sitting("p" * players, variant, seed), OVER).record()
        events: list = []
        recording = Recording(record.setup, record.seats, events.append)
        shown = view_of(recording.game, SPECTATOR)
        for option in record.decisions:
            events.clear()
            recording.decide(option)
            for event in events:
                shown = view_after(shown, event)
            assert on_table(shown) == on_table(view_of(recording.game, SPECTATOR))


def test_each_event_changes_only_what_it_tells() -> None:
    sitting = make_sitting("ppp")
    before = sitting.view()
    fallen = view_after(before, PainterDisgraced(1, 0, 4, 2, 1))
    assert (fallen.spaces, fallen.tokens) == ((0, 2, 0), (5, 4, 5))
    scored = view_after(fallen, SakuraScored(13, (1, 2), (3, 2), ()))
    assert (scored.tokens, scored.scored, scored.spaces) == ((5, 7, 7), (13,), fallen.spaces)
    closed = view_after(scored, LineClosedUp(((2, 0, 1),)))
    assert (closed.spaces, closed.tokens) == ((0, 2, 1), scored.tokens)
    assert view_after(closed, sitting.events[0]) == closed
