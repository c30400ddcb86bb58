"""The finished painting shows the game that was played."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from sakura.engine.events import SakuraScored
from sakura.session.stages import CURTAIN, OVER
from sakura.ui.shots.tables import is_in_round, play_until, seats_of, sit_down
from sakura.ui.widgets.walk_composition import Composition, compose, spread_walkers
from sakura.ui.widgets.walk_painting import ROD, WalkPainting, tree_picture
from tests.ui.conftest import UI, Start


def painting_of(sitting: Any) -> Composition:
    return compose(sitting.view(), sitting.painters(), sitting.events)


def test_trees_fall_when_they_have_given_their_tokens() -> None:
    begun = painting_of(play_until(sit_down(seats_of(4, 4)), is_in_round(1, CURTAIN)))
    assert [tree_picture(at, tree) for at, tree in enumerate(begun.trees)] == [
        "sakura_1_bloom",
        "sakura_2_bloom",
        "sakura_3_bloom",
    ]
    assert begun.petals == 0
    over = painting_of(play_until(sit_down(seats_of(4, 4)), lambda table: table.stage == OVER))
    assert all(tree_picture(at, tree).endswith("fallen") for at, tree in enumerate(over.trees))


@pytest.mark.parametrize("players", [2, 6])
def test_each_tree_bears_the_seal_of_the_painter_who_earned_most(players: int) -> None:
    sitting = play_until(sit_down(seats_of(players, players)), lambda table: table.stage == OVER)
    scorings = [event for event in sitting.events if isinstance(event, SakuraScored)]
    shown = painting_of(sitting)
    assert [tree.best for tree in shown.trees] == [sitting.painters()[scoring.ranking[0]] for scoring in scorings]
    assert shown.petals == sum(sum(scoring.awards) for scoring in scorings)


def test_the_walkers_stand_in_order_behind_the_emperor() -> None:
    sitting = play_until(sit_down(seats_of(6, 6)), lambda table: table.stage == OVER)
    shown, view = painting_of(sitting), sitting.view()
    assert shown.walkers[-1] == ("emperor", view.emperor)
    assert dict(shown.walkers[:-1]) == dict(zip(sitting.painters(), view.spaces, strict=True))
    assert [space for _name, space in shown.walkers] == sorted(space for _name, space in shown.walkers)


def test_a_larger_distance_takes_more_room_and_nobody_touches() -> None:
    places = spread_walkers([0, 0, 2, 3, 9, 10, 20], 1000, 120)
    assert places[0] == 0 and places[-1] == pytest.approx(1000)
    gaps = [after - before for before, after in pairwise(places)]
    assert min(gaps) == pytest.approx(120)
    assert gaps[0] < gaps[2] < gaps[1] < gaps[3] < gaps[5]
    assert gaps[2] == pytest.approx(gaps[4])


def test_everyone_at_one_place_is_spread_evenly() -> None:
    assert spread_walkers([0, 0, 0], 100, 20) == pytest.approx([0, 50, 100])


@pytest.mark.parametrize("players", [2, 6])
@pytest.mark.parametrize("device", ["phone", "sideways", "tablet"])
def test_everyone_and_the_emperor_are_inside_the_painting(start: Start, device: str, players: int) -> None:
    from kivy.graphics import Rectangle
    from kivy.metrics import dp

    from sakura.ui import art

    ui = start(device, reduced_motion=True)
    ui.app.flow.take_up(play_until(sit_down(seats_of(players, 1)), lambda table: table.stage == OVER))
    ui.advance(0.2)
    painting = ui.app.router.screen.ids.painting
    pictures = {art.texture(name) for name in art.manifest() if name.startswith("figure_") and art.is_loaded(name)}
    figures = [
        drawn for drawn in painting.canvas.children if isinstance(drawn, Rectangle) and drawn.texture in pictures
    ]
    assert len(figures) == max(players, 3) + 1
    for drawn in figures:
        assert painting.x + dp(ROD) < drawn.pos[0]
        assert drawn.pos[0] + drawn.size[0] < painting.right - dp(ROD)


def test_figures_are_larger_in_a_tall_painting(ui: UI) -> None:
    walkers = (("crane", 1), ("fan", 5), ("emperor", 9))
    painting = ui.show(WalkPainting(size_hint=(None, None), size=(800, 300)))
    drawn: dict[str, float] = {}
    painting._stand = lambda name, _x, _y, high: drawn.update({name: high / painting._unit})
    painting.show(Composition(walkers, (), 0.1, 0))
    low = drawn["figure_emperor"]
    painting.size = (800, 600)
    assert drawn["figure_emperor"] > low
