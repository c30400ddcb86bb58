"""Thinking in slices: short ones, as many as the budget allows, and the same thoughts however they are cut."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import pytest

from sakura.bots.master import PUNCTUALITY
from sakura.bots.registry import LEVELS, make_bot
from sakura.bots.rivals import Rivals
from sakura.bots.styles import STYLES
from sakura.bots.thinking import SLICE_SECONDS, Bot, Budget, Thinking, Thought
from sakura.engine.setup import STANDARD, TRICKY
from sakura.engine.views import View, open_table
from tests.bots.flat_monte_carlo import FlatMonteCarloBot
from tests.bots.helpers import DECISIONS, SEARCHING_LEVELS, Clock, ask, count_slices, few, moment, moments

WORLD_SECONDS = 0.0015
ALMOST = 1e-9  # sums of floating point numbers


@dataclass
class Worlds:
    """Counts the worlds that are imagined; each takes the same time on the clock."""

    clock: Clock
    count: int = 0

    def take_time(self) -> None:
        self.count += 1
        self.clock.now += WORLD_SECONDS

    def tried_by(self, bot: Bot, view: View) -> int:
        """How many worlds a bot imagines for one decision."""
        before = self.count
        ask(bot, view)
        return self.count - before


@pytest.fixture
def worlds(monkeypatch: pytest.MonkeyPatch) -> Worlds:
    counter = Worlds(Clock())
    imagine_plays = Rivals.imagine_plays

    def imagine_slowly(rivals: Rivals, rng: Random) -> list[tuple[int, int]]:
        counter.take_time()
        return imagine_plays(rivals, rng)

    monkeypatch.setattr(Rivals, "imagine_plays", imagine_slowly)
    return counter


def card_choice(players: int = 4, variant: str = STANDARD) -> View:
    return moment("card", players, variant)


def slices_of(thinking: Thinking, worlds: Worlds) -> Iterator[tuple[int, float]]:
    """How many worlds, and how many seconds on the clock, go by in each slice."""
    over = False
    while not over:
        count, now = worlds.count, worlds.clock.now
        try:
            next(thinking)
        except StopIteration:
            over = True
        yield worlds.count - count, worlds.clock.now - now


@pytest.mark.parametrize(("players", "variant"), [(2, STANDARD), (2, TRICKY), (4, STANDARD), (6, STANDARD)])
@pytest.mark.parametrize("level", SEARCHING_LEVELS)
def test_no_slice_goes_on_for_more_than_one_world_too_long(
    worlds: Worlds, level: str, players: int, variant: str
) -> None:
    view = card_choice(players, variant)
    bot = make_bot(level, 1, Budget(simulations=20, clock=worlds.clock))
    slices = list(slices_of(bot.think(view), worlds))
    assert worlds.count >= 10
    assert all(seconds <= SLICE_SECONDS + WORLD_SECONDS + ALMOST for _, seconds in slices)
    assert max(count for count, _ in slices) > 1, "one world a slice would be a waste of frames"
    assert len(slices) >= worlds.count * WORLD_SECONDS / (SLICE_SECONDS + WORLD_SECONDS)


def test_slices_are_well_below_a_frame() -> None:
    assert SLICE_SECONDS <= 0.008 / 2


@pytest.mark.parametrize("level", LEVELS)
def test_every_thought_begins_with_a_pause(level: str) -> None:
    for decision in DECISIONS:
        assert count_slices(make_bot(level, 1, few()).think(moment(decision))) >= 1


def test_the_master_pauses_after_each_rival_it_sizes_up() -> None:
    for players in (3, 6):
        view = card_choice(players)
        rivals = Rivals(view, open_table(view), STYLES)
        assert sum(1 for _ in rivals.size_up()) >= players - 1


@pytest.mark.parametrize("milliseconds", [5.0, 20.0, 33.0])
def test_the_master_stops_in_time(worlds: Worlds, milliseconds: float) -> None:
    bot = make_bot("master", 1, Budget(milliseconds=milliseconds, clock=worlds.clock))
    worlds.clock.now = 1000.0
    ask(bot, card_choice())
    spent = worlds.clock.now - 1000.0
    assert PUNCTUALITY * milliseconds / 1000 - ALMOST <= spent <= milliseconds / 1000 + WORLD_SECONDS + ALMOST


def test_every_decision_has_a_budget_of_its_own(worlds: Worlds) -> None:
    bot = make_bot("master", 1, Budget(milliseconds=9.0, clock=worlds.clock))
    views = [view for view in moments(3, seed=6) if view.decision == "card" and view.seat == 0]
    counts = [worlds.tried_by(bot, view) for view in views]
    assert len(counts) > 1
    assert len(set(counts)) == 1


def test_a_budget_that_is_used_up_at_once_still_gives_a_decision(worlds: Worlds) -> None:
    view = card_choice()
    for milliseconds in (0.0, 0.001):
        thought = ask(make_bot("master", 1, Budget(milliseconds=milliseconds, clock=worlds.clock)), view)
        assert thought.option in view.options


def test_a_larger_budget_is_spent_on_what_matters(worlds: Worlds) -> None:
    """An option that has clearly fallen behind is dropped, and thinking ends when one is left: never later."""
    view = card_choice()
    counts = [worlds.tried_by(make_bot("master", 1, Budget(simulations=count)), view) for count in (6, 60, 600)]
    assert counts[0] == 6
    assert counts[1] <= 60
    assert counts[1] <= counts[2] <= 600


# The same seed and simulations


class Stumbling:
    """A clock that jumps ahead by any amount whenever it is read."""

    def __init__(self, seed: int, longest: float) -> None:
        self._rng = Random(seed)
        self._longest = longest
        self._now = 0.0

    def __call__(self) -> float:
        self._now += self._longest * self._rng.random()
        return self._now


def think_everything(level: str, clock: Clock | Stumbling, pause: float = 0.0) -> list[Thought]:
    """All of one seat's thoughts in a fixed game, with a pause of so many seconds after each slice."""
    bot = make_bot(level, 4, Budget(simulations=5, clock=clock))
    thoughts = []
    for view in moments(2, TRICKY, seed=12):
        if view.seat == 1:
            thinking = bot.think(view)
            while True:
                try:
                    next(thinking)
                except StopIteration as finished:
                    thoughts.append(finished.value)
                    break
                if isinstance(clock, Clock):
                    clock.now += pause
    return thoughts


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_and_simulations_give_the_same_thoughts(level: str) -> None:
    first = think_everything(level, Clock())
    assert think_everything(level, Clock()) == first
    assert think_everything(level, Clock(), pause=3600.0) == first
    assert think_everything(level, Stumbling(1, longest=0.003)) == first
    assert think_everything(level, Stumbling(2, longest=1.0)) == first


@pytest.mark.parametrize("level", ["random", "novice", "master"])
def test_another_seed_gives_other_thoughts(level: str) -> None:
    views = [view for view in moments(4, seed=3) if view.decision == "card"][:12]
    by_seed = [[ask(make_bot(level, seed, few()), view) for view in views] for seed in (1, 2)]
    assert by_seed[0] != by_seed[1]


# The baseline thinks in slices too


@pytest.mark.parametrize("decision", DECISIONS)
def test_the_baseline_decides_everything(decision: str) -> None:
    view = moment(decision)
    thought = ask(FlatMonteCarloBot(1, few()), view)
    assert thought.option in view.options
    assert sorted(reason.option for reason in thought.reasons) == sorted(view.options)
    assert all(0 <= reason.value <= 1 for reason in thought.reasons)


def test_the_baseline_is_sliced_and_repeatable() -> None:
    view = card_choice()
    assert count_slices(FlatMonteCarloBot(1, Budget(simulations=5, clock=Stumbling(1, 0.01))).think(view)) > 5
    thoughts = [ask(FlatMonteCarloBot(1, Budget(simulations=5, clock=clock)), view) for clock in (Clock(), Clock(9.0))]
    thoughts.append(ask(FlatMonteCarloBot(1, Budget(simulations=5, clock=Stumbling(3, 0.01))), view))
    assert thoughts[0] == thoughts[1] == thoughts[2]


def test_the_baseline_stops_in_time() -> None:
    clock = Stumbling(1, 0.002)
    bot = FlatMonteCarloBot(1, Budget(milliseconds=50, clock=clock))
    ask(bot, card_choice())
    assert 5 <= bot.worlds <= 15  # some six readings of a millisecond each for a world
