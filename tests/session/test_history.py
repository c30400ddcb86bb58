"""Looking again at a round."""

import pytest

from sakura.engine.errors import SakuraError
from sakura.engine.events import CardsRevealed, HandRefilled, RoundBegan
from sakura.engine.views import View
from sakura.session.history import events_of_round
from sakura.session.stages import OVER, REVEAL
from tests.session.helpers import find_stage, make_sitting, steps


def test_the_rounds_together_are_the_whole_log() -> None:
    sitting = find_stage(make_sitting("pbb"), OVER)
    rounds = [sitting.events_of_round(number) for number in range(sitting.round + 1)]
    assert [event for events in rounds for event in events] == sitting.events
    assert all(isinstance(event, HandRefilled) for event in rounds[0])
    for number, events in enumerate(rounds[1:], start=1):
        assert events[0] == RoundBegan(number)
        assert isinstance(events[1], CardsRevealed)


def test_there_is_nothing_in_a_round_to_come() -> None:
    assert make_sitting("pb").events_of_round(2) == []
    assert events_of_round([], 0) == []


def test_a_round_can_be_looked_at_from_its_beginning() -> None:
    begun: dict[int, View] = {}
    for step in steps(make_sitting("bbb")):
        if step.stage != REVEAL:
            begun.setdefault(step.round, step.outcome())
            if step.stage != OVER:
                assert step.view_at_round(step.round) == begun[step.round]
    for number, view in begun.items():
        assert step.view_at_round(number) == view
    assert len(begun) > 5


@pytest.mark.parametrize("number", [0, -1, 3])
def test_a_round_that_never_began_is_refused(number: int) -> None:
    with pytest.raises(SakuraError, match=f"There is no round {number}"):
        make_sitting("pb").view_at_round(number)
