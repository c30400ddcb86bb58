"""Where the spaces lie: inside, apart, in reach of each other, for every garden, number of players and room."""

from __future__ import annotations

import math
from itertools import combinations, pairwise

import pytest

from sakura.engine.garden import Layout
from sakura.ui.garden.bends import plan_whole
from sakura.ui.garden.geometry import Box, Plan, runs_of
from sakura.ui.garden.scroll import plan_scroll
from tests.ui.garden.gardens import GARDENS, ROOMS

CASES = [
    (garden, players, room, mode)
    for garden in GARDENS
    for players in (4, 6)
    for room in ROOMS
    for mode in ("scroll", "whole")
]
BIG_FIGURES = {"phone", "sideways", "tablet", "tablet, all of it", "tablet, upright", "desktop"}


def plan_for(garden: str, players: int, room: str, mode: str) -> tuple[Plan, Layout, float]:
    width, height, density = ROOMS[room]
    layout = GARDENS[garden].lay_out(players)
    if mode == "scroll":
        return plan_scroll(layout.kinds, width, height, density), layout, density
    return plan_whole(layout.kinds, width, height), layout, density


@pytest.mark.parametrize("case", CASES, ids=lambda case: "-".join(map(str, case)))
def test_every_space_has_its_place(case: tuple[str, int, str, str]) -> None:
    plan, layout, density = plan_for(*case)
    assert len(plan.spots) == len(layout.kinds)
    stones_lie_apart(plan)
    steps_lead_on(plan)
    everything_is_inside(plan)
    assert plan.step >= 9 * density, "even the longest garden in the smallest room can be told apart"
    if case[3] == "scroll":
        assert plan.step >= 39 * density
        assert plan.figure >= 40 * density
    else:
        assert (plan.width, plan.height) == ROOMS[case[2]][:2]


def stones_lie_apart(plan: Plan) -> None:
    for (one, first), (other, second) in combinations(enumerate(plan.spots[1:], start=1), 2):
        distance = math.dist((first.x, first.y), (second.x, second.y))
        assert distance > 0.85 * plan.step, (one, other, distance / plan.step)
        if abs(one - other) > 1:
            assert not plan.stone_box(one).overlaps(plan.stone_box(other)), (one, other)


def steps_lead_on(plan: Plan) -> None:
    """Neighbours are about a step apart, and the way between them does not stray."""
    for space, (here, there) in enumerate(pairwise(plan.spots[1:]), start=1):
        assert math.dist((here.x, here.y), (there.x, there.y)) < 1.2 * plan.step, space
        x, y = plan.at(space + 0.5)
        assert math.dist((x, y), ((here.x + there.x) / 2, (here.y + there.y) / 2)) < 0.25 * plan.step, space


def everything_is_inside(plan: Plan) -> None:
    garden = Box(0.0, 0.0, plan.width, plan.height)
    for space in range(1, plan.last + 1):
        assert plan.stone_box(space).within(garden), space
    for x, y in plan.gate_places:
        assert 0.2 * plan.step < x < plan.width
        assert 0 <= y <= plan.height - plan.figure * 0.9
    slack = 0.12 * plan.step
    room = Box(-slack, -slack, plan.width + slack, plan.height + slack)
    for prop in (plan.gate, plan.shrine, plan.torii, *(bridge.prop for bridge in plan.bridges)):
        assert prop.box.within(room), prop


@pytest.mark.parametrize("players", [2, 4, 5, 6])
@pytest.mark.parametrize("mode", ["scroll", "whole"])
@pytest.mark.parametrize("room", sorted(BIG_FIGURES))
def test_the_shipped_garden_shows_big_figures(players: int, mode: str, room: str) -> None:
    plan, _, density = plan_for("shipped", players, room, mode)
    assert plan.figure >= 40 * density
    assert plan.tree >= plan.figure, "the trees are what the walk is about"


@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("room", sorted(ROOMS))
@pytest.mark.parametrize("mode", ["scroll", "whole"])
def test_bridges_lie_along_the_path(players: int, room: str, mode: str) -> None:
    plan, layout, _ = plan_for("shipped", players, room, mode)
    assert [(bridge.first, bridge.last) for bridge in plan.bridges] == runs_of(layout.kinds, "bridge")
    for bridge in plan.bridges:
        assert abs(math.sin(plan.spots[bridge.first].heading)) < 0.8, "a bridge is seen from the side"
        for space in range(bridge.first, bridge.last + 1):
            spot = plan.spots[space]
            assert bridge.prop.box.overlaps(Box(spot.x, spot.y, spot.x, spot.y))


@pytest.mark.parametrize("garden", sorted(GARDENS))
@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("mode", ["scroll", "whole"])
def test_every_space_of_a_bridge_has_a_stone_in_the_deck(garden: str, players: int, mode: str) -> None:
    plan, _, _ = plan_for(garden, players, "tablet", mode)
    for bridge in plan.bridges:
        assert len(bridge.stones) == bridge.last - bridge.first + 1
        for space, stone in enumerate(bridge.stones, start=bridge.first):
            spot = plan.spots[space]
            assert math.dist((spot.x, spot.y), (stone.x, stone.y)) < 0.1 * plan.step
        for one, other in pairwise(bridge.stones):
            assert math.dist((one.x, one.y), (other.x, other.y)) > one.width


def test_the_stones_of_an_arched_bridge_lean_to_its_ends() -> None:
    plan, _, _ = plan_for("shipped", 6, "phone", "scroll")
    left, middle, right = sorted(plan.bridges[0].stones, key=lambda stone: stone.x)
    assert left.angle > middle.angle > right.angle


def test_painters_at_the_gate_each_have_a_place() -> None:
    plan, _, density = plan_for("shipped", 6, "phone", "scroll")
    places = [plan.place(0, painter) for painter in range(6)]
    for one, other in combinations(places, 2):
        assert math.dist(one, other) > 25 * density
    assert plan.place(1, 3) == plan.at(1)


def test_the_gate_is_left_in_a_straight_line() -> None:
    plan, _, _ = plan_for("shipped", 4, "tablet", "whole")
    x, y = plan.place(0.5, 2)
    (x0, y0), (x1, y1) = plan.place(0, 2), plan.at(1)
    assert (x, y) == pytest.approx(((x0 + x1) / 2, (y0 + y1) / 2))


def test_rows_go_back_and_forth() -> None:
    plan, _, _ = plan_for("shipped", 4, "tablet", "whole")
    directions = [plan.leftwards(space) for space in range(1, plan.last + 1)]
    assert sum(one != other for one, other in pairwise(directions)) >= 2
    assert not plan.leftwards(1)


def test_a_single_row_lies_in_the_middle_of_a_high_room() -> None:
    """Measured from the water under its bridges to the top of its trees."""
    kinds = GARDENS["short"].lay_out(3).kinds
    plan = plan_whole(kinds, 2600, 480)
    assert max(spot.y for spot in plan.spots) - min(spot.y for spot in plan.spots) < plan.step, "a single row"
    lowest = min(spot.y for spot in plan.spots) - 0.75 * plan.step
    highest = max(tree.box.top for _, tree in plan.trees)
    assert lowest == pytest.approx(plan.height - highest, abs=0.75 * plan.step)
