"""What grows beside the path never covers it, and grows the same way every time."""

from __future__ import annotations

import math

import pytest

from sakura.ui.garden.building import crown_of, emperor_at, hidden_share
from sakura.ui.garden.geometry import Box
from sakura.ui.garden.planting import plant
from tests.ui.garden.gardens import ROOMS
from tests.ui.garden.test_geometry import plan_for


@pytest.mark.parametrize("garden", ["shipped", "long"])
@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("room", sorted(ROOMS))
@pytest.mark.parametrize("mode", ["scroll", "whole"])
def test_nothing_covers_a_space(garden: str, players: int, room: str, mode: str) -> None:
    plan, _, _ = plan_for(garden, players, room, mode)
    stones = [plan.stone_box(space) for space in range(1, plan.last + 1)]
    for prop in plant(plan).upright:
        assert not any(prop.box.overlaps(stone) for stone in stones), prop


@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("room", sorted(ROOMS))
@pytest.mark.parametrize("mode", ["scroll", "whole"])
def test_trees_leave_the_path_uncovered(players: int, room: str, mode: str) -> None:
    plan, _, _ = plan_for("shipped", players, room, mode)
    stones = [plan.stone_box(space) for space in range(1, plan.last + 1)]
    for space, tree in plan.trees:
        leaves, trunk = crown_of(tree)
        covered = [
            number for number, stone in enumerate(stones, start=1) if leaves.overlaps(stone) or trunk.overlaps(stone)
        ]
        assert not covered, space


@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("room", sorted(ROOMS))
@pytest.mark.parametrize("mode", ["scroll", "whole"])
def test_the_crown_is_seen_when_the_emperor_stands_before_the_tree(players: int, room: str, mode: str) -> None:
    plan, _, _ = plan_for("shipped", players, room, mode)
    for space, tree in plan.trees:
        spot = plan.spots[space]
        leaves, _ = crown_of(tree)
        assert hidden_share(leaves, emperor_at(spot, plan.figure)) <= 0.51, space
        assert abs(tree.x - spot.x) <= 0.61 * plan.step, "whose tree it is can be told"


@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("room", sorted(ROOMS))
@pytest.mark.parametrize("mode", ["scroll", "whole"])
def test_no_lantern_stands_behind_a_head(players: int, room: str, mode: str) -> None:
    plan, _, _ = plan_for("shipped", players, room, mode)
    lanterns = [prop.box for prop in plant(plan).upright if prop.name == "lantern"]
    for spot in plan.spots[1:]:
        head = Box(spot.x, spot.y + 0.6 * plan.figure, spot.x, spot.y + 0.9 * plan.figure)
        assert not any(head.overlaps(lantern) for lantern in lanterns), spot


def test_a_garden_grows_the_same_way_every_time() -> None:
    plan, _, _ = plan_for("shipped", 6, "phone", "scroll")
    assert plant(plan) == plant(plan)


@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("room", sorted(ROOMS))
@pytest.mark.parametrize("mode", ["scroll", "whole"])
def test_no_water_is_cut_off_below(players: int, room: str, mode: str) -> None:
    plan, _, _ = plan_for("shipped", players, room, mode)
    for water in plant(plan).flat:
        if water.name.startswith("pond"):
            lowest = math.hypot(water.width / 2 * math.sin(water.angle), water.height / 2 * math.cos(water.angle))
            assert water.y - lowest >= 0, water


@pytest.mark.parametrize("mode", ["scroll", "whole"])
def test_there_is_water_moss_and_light(mode: str) -> None:
    plan, _, _ = plan_for("shipped", 4, "tablet", mode)
    plants = plant(plan)
    names = [prop.name for prop in (*plants.flat, *plants.upright)]
    assert sum(name.startswith("pond") for name in names) >= len(plan.bridges)
    assert sum(name.startswith("moss") for name in names) >= 3
    assert names.count("lantern") >= 2
