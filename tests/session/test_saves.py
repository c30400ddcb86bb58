"""A killed app loses nothing: the same open decision comes back, behind the curtain."""

import copy
import json
from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any

import pytest

from sakura.engine.errors import SakuraError
from sakura.engine.records import Recording
from sakura.session.sitting import Sitting
from sakura.session.stages import CHOOSE, CURTAIN, QUESTION, REVEAL, THINKING
from tests.session.helpers import MIX_NAMES, SOME_MIXES, find_stage, make_sitting, play_on, restored, snapshot, steps

every_mix = pytest.mark.parametrize(("mix", "variant"), SOME_MIXES, ids=MIX_NAMES)


@every_mix
def test_every_moment_comes_back_behind_the_curtain(mix: str, variant: str) -> None:
    for step in steps(make_sitting(mix, variant, seed=2)):
        back = restored(step)
        assert back.stage == (CURTAIN if step.eyes is not None else step.stage)
        assert (back.eyes, back.picked, back.seats) == (step.eyes, step.picked, step.seats)
        assert (back.events, back.outcome()) == (step.events, step.outcome())
        assert back.save() == step.save()
        if step.stage in (CHOOSE, QUESTION):
            assert (back.view().hand, back.view().sealed, back.view().options) == ((), (), ())
            back.open_curtain()
        assert snapshot(back) == snapshot(step)


@pytest.mark.parametrize(("mix", "variant"), [("pp", "tricky"), ("pp", "standard"), ("ppp", "standard")])
def test_every_moment_goes_on_as_it_would_have(mix: str, variant: str) -> None:
    for number, step in enumerate(steps(make_sitting(mix, variant, seed=3))):
        if number % 5:
            continue
        untouched = next(islice(steps(make_sitting(mix, variant, seed=3)), number, None))
        assert snapshot(untouched) == snapshot(step)
        back = restored(step)
        if untouched.eyes is not None and untouched.stage != CURTAIN:
            back.open_curtain()
        for sitting in (untouched, back):
            play_on(sitting, Random(number))
        assert untouched.record() == back.record()
        assert untouched.events == back.events


def test_what_has_not_been_shown_to_the_end_is_shown_again() -> None:
    sitting = find_stage(make_sitting("pbp"), REVEAL)
    before, events = sitting.view(), sitting.take_events()
    back = restored(sitting)
    assert (back.stage, back.view(), back.take_events()) == (REVEAL, before, events)


def test_bots_that_have_chosen_keep_their_choice() -> None:
    sitting = make_sitting("pbbb")
    while not sitting.think(0):
        pass
    back = restored(sitting)
    for each in (sitting, back):
        if each.stage == CURTAIN:
            each.open_curtain()
        each.pick(each.view().hand[0])
        each.end_turn()
        assert each.stage == THINKING
        assert each.think(0)
    assert sitting.record() == back.record()


# Damaged files


def good_save() -> dict[str, Any]:
    """Two of three have chosen, the third has picked; the first round is over."""
    sitting = make_sitting("ppp")
    play_on(sitting, Random(1), lambda sitting: sitting.round == 2 and sitting.eyes == 2 and bool(sitting.picked))
    data = sitting.save()
    assert (len(data["sealed"]), len(data["picked"]), data["stage"]) == (2, 1, CURTAIN)
    return data


def change(path: str, value: object) -> Callable[[dict[str, Any]], object]:
    *outer, last = path.split("/")

    def apply(data: Any) -> None:
        for key in outer:
            data = data[int(key) if isinstance(data, list) else key]
        data[int(last) if isinstance(data, list) else last] = value

    return apply


DAMAGES = {
    "foreign version": change("sakura-sitting", "1"),
    "version zero": change("sakura-sitting", 0),
    "newer version": change("sakura-sitting", 2),
    "no seats": change("seats", None),
    "a seat too few": lambda data: data["seats"].pop(),
    "a seat that is no object": change("seats/0", "Ann"),
    "a seat without a name": change("seats/0/name", None),
    "a level that is no text": change("seats/0/level", 5),
    "an unknown painter": change("seats/0/painter", "heron"),
    "two of a name": change("seats/0/name", "Fan"),
    "no record": change("record", None),
    "a foreign record": change("record", {}),
    "another seed": change("record/seed", 77),
    "decisions missing": lambda data: data["record"]["decisions"].clear(),
    "shown missing": change("shown", None),
    "shown too far": change("shown", 500),
    "shown below nothing": change("shown", -1),
    "shown between two picks": change("shown", 1),
    "sealed missing": change("sealed", None),
    "sealed of no seat": change("sealed/0/seat", 3),
    "sealed without cards": change("sealed/0/cards", []),
    "sealed as text": change("sealed/0/cards", ["1"]),
    "two sealed cards": lambda data: data["sealed"][0]["cards"].append(1),
    "a sealed card of the deck": change("sealed/0/cards", [61]),
    "picked missing": change("picked", None),
    "picked as truth": change("picked", [True]),
    "picked from elsewhere": lambda data: change("picked", data["sealed"][0]["cards"])(data),
    "a hand left open": change("stage", CHOOSE),
    "stage missing": lambda data: data.pop("stage"),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_save_is_refused_in_a_sentence(damage: Callable[[dict[str, Any]], object]) -> None:
    data = copy.deepcopy(good_save())
    damage(data)
    with pytest.raises(SakuraError) as caught:
        Sitting.restore(data)
    assert str(caught.value).endswith((".", "”"))


@pytest.mark.parametrize("data", [None, [], "x", {}, {"sakura-record": 1}])
def test_what_is_no_save_is_refused(data: object) -> None:
    with pytest.raises(SakuraError, match="This is not a saved game of Sakura"):
        Sitting.restore(data)


def test_a_record_left_between_two_picks_is_refused() -> None:
    sitting = make_sitting("ppp")
    recording = Recording(sitting.record().setup)
    recording.decide(recording.game.options[0])
    data = sitting.save()
    data["record"] = json.loads(recording.record().as_text())
    with pytest.raises(SakuraError, match="record"):
        Sitting.restore(data)
