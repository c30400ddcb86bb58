"""Bots think in slices: only as long as they are allowed to, and strongly however slow the frames are."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

import pytest

from sakura.bots import registry
from sakura.bots.thinking import Budget, Thinking, Thought
from sakura.engine.errors import IllegalDecision
from sakura.engine.game import Option
from sakura.engine.views import View
from sakura.session.sitting import Sitting
from sakura.session.stages import CHOOSE, REVEAL, THINKING
from tests.bots.helpers import Clock
from tests.session.helpers import make_seats, make_setup, make_sitting, play_on

SLICE = 0.004


@dataclass
class Ponderer:
    """Thinks for so many slices of four milliseconds, and writes down what its own clock said."""

    clock: Clock
    budget: Budget
    slices: int = 10
    option: Option | None = None
    heard: list[float] = field(default_factory=list)

    def think(self, view: View) -> Thinking:
        for _ in range(self.slices):
            self.heard.append(self.budget.clock())
            self.clock.now += SLICE
            yield
        return Thought(view.options[0] if self.option is None else self.option)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def ponderers(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Ponderer]]:
    """The bots called ``ponderer``, as they are made."""
    made: list[Ponderer] = []

    def make(_seed: int, budget: Budget, *_: object) -> Ponderer:
        made.append(Ponderer(clock, budget))
        return made[-1]

    monkeypatch.setitem(registry.LEVELS, "ponderer", make)
    yield made


def sit_down(clock: Clock, mix: str) -> Sitting:
    return Sitting(make_seats(mix, "ponderer"), make_setup(len(mix)), Budget(clock=clock))


@pytest.mark.usefixtures("ponderers")
def test_thinking_stops_when_the_time_is_used(clock: Clock) -> None:
    sitting = sit_down(clock, "bb")
    assert not sitting.think(5 * SLICE - SLICE / 2)
    assert clock.now == pytest.approx(5 * SLICE)
    assert sitting.stage == THINKING


@pytest.mark.usefixtures("ponderers")
def test_no_time_at_all_is_still_one_slice(clock: Clock) -> None:
    sitting = sit_down(clock, "bb")
    calls = 1
    while not sitting.think(0):
        calls += 1
    assert sitting.stage == REVEAL
    assert calls == 2 * (10 + 1)


@pytest.mark.usefixtures("ponderers")
def test_enough_time_is_enough(clock: Clock) -> None:
    sitting = sit_down(clock, "bb")
    assert sitting.think(1)
    assert sitting.stage == REVEAL


def test_a_bots_clock_stands_still_between_the_frames(clock: Clock, ponderers: list[Ponderer]) -> None:
    sitting = sit_down(clock, "bb")
    while not sitting.think(0):
        clock.now += 5.0
    thinkers = [ponderer for ponderer in ponderers if ponderer.heard]
    assert len(thinkers) == 2
    assert thinkers[0].heard == pytest.approx([number * SLICE for number in range(10)])


@pytest.mark.usefixtures("ponderers")
def test_bots_think_ahead_while_a_person_chooses(clock: Clock) -> None:
    sitting = sit_down(clock, "pbb")
    shown = sitting.view()
    assert sitting.think(1)
    assert (sitting.stage, sitting.eyes, sitting.view()) == (CHOOSE, 0, shown)
    sitting.pick(shown.hand[0])
    sitting.end_turn()
    spent = clock.now
    assert sitting.stage == THINKING
    assert sitting.think(0)
    assert (sitting.stage, clock.now) == (REVEAL, spent)


@pytest.mark.usefixtures("ponderers")
def test_not_asking_again_cancels_a_thought(clock: Clock) -> None:
    sitting = sit_down(clock, "bb")
    sitting.think(0)
    data = sitting.save()
    assert (data["sealed"], data["stage"]) == ([], THINKING)


def test_an_impossible_decision_is_refused(clock: Clock, ponderers: list[Ponderer]) -> None:
    sitting = sit_down(clock, "bb")
    for ponderer in ponderers:
        ponderer.option = 61
    with pytest.raises(IllegalDecision, match="seat 0 decided 61"):
        sitting.think(1)
    assert sitting.stage == THINKING


def test_people_alone_leave_nothing_to_think_about() -> None:
    assert make_sitting("pp").think(0)


def test_the_same_seed_brings_the_same_bots() -> None:
    first, again, other = (make_sitting("bbbb", seed=seed) for seed in (1, 1, 2))
    for sitting in (first, again, other):
        play_on(sitting, Random(1))
    assert first.record() == again.record()
    assert first.record().rounds != other.record().rounds


def test_no_two_bots_choose_alike_by_chance() -> None:
    places = []
    for seed in range(20):
        sitting = make_sitting("bb", seed=seed)
        dealt = [tuple(hand) for hand in sitting._game.hands]
        assert sitting.think(1)
        first, second = sitting.record().decisions[:2]
        places.append((dealt[0].index(int(first)), dealt[1].index(int(second))))
    assert any(first != second for first, second in places)
