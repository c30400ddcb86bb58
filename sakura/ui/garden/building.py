"""What belongs to the path itself: stones, bridges, torii, trees, gate and shrine, put on a path of spots."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product

from sakura.ui.garden.geometry import STONE, Box, Bridge, Plan, Point, Prop, Spot, ground_of, runs_of
from sakura.ui.garden.shapes import shape

BRIDGE_WIDTH = 1.42  # in steps
LONG_BRIDGE_WIDTH = 3.4
TALLEST_BRIDGE = 1.12
ARCH = 0.12  # how much higher the middle of a long bridge is
FLAT_STONE = 0.66  # the stone in the deck for each space, in steps
ON_DECK = 0.045  # how far it lies from the railing that would cover it, above the middle of the deck
STEEPEST = math.radians(14)  # a bridge is drawn from the side: it leans no further
TREE_SIZES = (1.0, 0.93, 0.86, 0.8, 0.73, 0.66)
TORII_SHIFTS = (0.0, -0.2, 0.2)
TREE_SHIFTS = (0.0, 0.2, -0.2, 0.4, -0.4, 0.6, -0.6, 0.85, -0.85)  # to the side, in steps
TREE_LIFTS = (0.3, 0.45, 0.6, 0.75)  # how far behind its space a tree stands
HIDDEN_COST, BESIDE_COST, BEHIND_COST = 1.2, 1.2, 0.2  # whose tree it is must be told as well
EMPEROR_SIZE = 1.3  # he is taller than a painter


@dataclass(frozen=True, slots=True)
class Route:
    """What a way of winding the path decides: everything else follows from it."""

    width: float
    height: float
    step: float
    figure: float  # the height of a painter
    tree: float  # the height a tree may have
    spots: tuple[Spot, ...]  # the gate first
    gate_spread: float  # how far apart painters stand at the gate, in steps


def complete(route: Route, kinds: Sequence[str]) -> Plan:
    """Put stones, bridges, torii, trees, gate and shrine on a path."""
    step = route.step
    runs = runs_of(kinds, "bridge")
    spots = _arched(route.spots, runs, step)
    bridges = tuple(_bridge(route, spots, first, last) for first, last in runs)
    stones = tuple(
        (space, Prop.sized(f"stone_{1 + (space * 5 + space // 6) % 6}", spots[space].x, spots[space].y, STONE * step))
        for space, kind in enumerate(kinds)
        if kind not in ("bridge", "gate")
    )
    sakura = [space for space, kind in enumerate(kinds) if kind == "sakura"]
    grounds = [ground_of(spot, step) for spot in spots[1:]]
    torii = _torii(route, kinds.index("torii"), grounds)
    return Plan(
        route.width,
        route.height,
        step,
        route.figure,
        route.tree,
        spots,
        _gate_places(route),
        _gate(route),
        _shrine(route),
        torii,
        _trees(route, sakura, [*grounds, _shrine(route).box, torii.box]),
        stones,
        bridges,
    )


def _bridge(route: Route, spots: Sequence[Spot], first: int, last: int) -> Bridge:
    begin, end, step = spots[first], spots[last], route.step
    if last == first:
        angle, name, width = _lean(begin.heading), "bridge_back", BRIDGE_WIDTH
        x, y = begin.x, begin.y
    else:
        angle = _lean(math.atan2(end.y - begin.y, end.x - begin.x))
        name, width = "bridge_long_back", LONG_BRIDGE_WIDTH * (last - first + 1) / 3
        x, y = (begin.x + end.x) / 2, (begin.y + end.y) / 2 + ARCH * step
    width *= step
    prop = Prop(name, x, y, width, min(width * shape(name).tallness, TALLEST_BRIDGE * step), angle)
    stones = tuple(_flat_stone(prop, spots[space], (last - first) / 2, step) for space in range(first, last + 1))
    return Bridge(first, last, prop, stones)


def _flat_stone(bridge: Prop, spot: Spot, half: float, step: float) -> Prop:
    """The stone of a space in the deck, leaning as the arch does there."""
    slope = -2 * ARCH * (spot.x - bridge.x) / (half * half * step) if half else 0.0
    stone = Prop.sized("stone_flat", spot.x, spot.y + ON_DECK * step, FLAT_STONE * step)
    return replace(stone, angle=bridge.angle + math.atan(slope))


def _lean(heading: float) -> float:
    """How far a bridge leans from the level: the direction of walking does not matter."""
    lean = math.atan(math.tan(heading)) if abs(math.cos(heading)) > 1e-6 else STEEPEST
    return max(-STEEPEST, min(STEEPEST, lean))


def _arched(spots: tuple[Spot, ...], runs: Sequence[tuple[int, int]], step: float) -> tuple[Spot, ...]:
    """The spaces of a long bridge lie in line, its middle higher than its ends."""
    lifted = list(spots)
    for first, last in runs:
        begin, end, length = spots[first], spots[last], last - first
        for space in range(first + 1, last):
            share = (space - first) / length
            lift = ARCH * step * 4 * share * (1 - share)
            x, y = begin.x + (end.x - begin.x) * share, begin.y + (end.y - begin.y) * share + lift
            lifted[space] = replace(spots[space], x=x, y=y)
    return tuple(lifted)


def _gate_places(route: Route) -> tuple[Point, ...]:
    """Two staggered rows before the gate, so that every hat is seen; the first painters stand in front."""
    gate, gap, step = route.spots[0], route.gate_spread * route.step, route.step
    front, back = gate.y - 0.26 * step, gate.y + 0.34 * step
    across = ((-0.25, front), (0.75, front), (-1.25, front), (0.25, back), (-0.75, back), (1.25, back))
    return tuple((gate.x + offset * gap, y) for offset, y in across)


def _gate(route: Route) -> Prop:
    gate = route.spots[0]
    return Prop.sized("gate", gate.x, gate.y + 0.34 * route.step, min(2.6 * route.step, route.tree))


def _shrine(route: Route) -> Prop:
    last = route.spots[-1]
    side = -1.0 if math.cos(last.heading) < 0 else 1.0
    width = min(2.6 * route.step, route.tree * 1.2)
    return Prop.sized("shrine", last.x + side * (0.68 * route.step + width / 2), last.y - 0.1 * route.step, width)


def _torii(route: Route, space: int, grounds: Sequence[Box]) -> Prop:
    """The torii over its space, smaller where the path turns close behind it."""
    spot, step = route.spots[space], route.step
    others = [box for number, box in enumerate(grounds, start=1) if abs(number - space) > 1]
    tries = [
        Prop.sized("torii", spot.x + shift * step, spot.y + 0.16 * step, min(1.75 * step, route.tree * 0.95) * size)
        for size in TREE_SIZES
        for shift in TORII_SHIFTS
    ]
    return next((prop for prop in tries if not any(prop.box.overlaps(box) for box in others)), tries[-1])


def _trees(route: Route, sakura: Sequence[int], taken: Sequence[Box]) -> tuple[tuple[int, Prop], ...]:
    """A tree behind each sakura space, as large as can be without covering any other space."""
    return tuple((space, _tree(route, number, space, taken)) for number, space in enumerate(sakura))


def _tree(route: Route, number: int, space: int, taken: Sequence[Box]) -> Prop:
    """The tree of which most is seen when the Emperor stands before it, yet not far from its space."""
    name, spot, step = f"sakura_{1 + number % 3}_bloom", route.spots[space], route.step
    garden, emperor = Box(0.0, 0.0, route.width, route.height), emperor_at(spot, route.figure)
    best, worth = Prop.sized(name, spot.x, spot.y + TREE_LIFTS[0] * step, route.tree * TREE_SIZES[-1]), 0.0
    for size, lift, shift in product(TREE_SIZES, TREE_LIFTS, TREE_SHIFTS):
        tree = Prop.sized(name, spot.x + shift * step, spot.y + lift * step, route.tree * size)
        leaves, trunk = crown_of(tree)
        away = BESIDE_COST * shift**4 + BEHIND_COST * lift
        seen = size * size * (1 - HIDDEN_COST * hidden_share(leaves, emperor) - away)
        if seen <= worth or not leaves.within(garden):
            continue
        if not any(leaves.overlaps(box) or trunk.overlaps(box) for box in taken):
            best, worth = tree, seen
    return best


def emperor_at(spot: Spot, figure: float) -> Box:
    """What the Emperor covers where he stands."""
    height = EMPEROR_SIZE * figure
    half = 0.42 * height / shape("figure_emperor").tallness
    return Box(spot.x - half, spot.y, spot.x + half, spot.y + 0.95 * height)


def hidden_share(behind: Box, before: Box) -> float:
    """How much of one rectangle another covers."""
    across = min(behind.right, before.right) - max(behind.left, before.left)
    up = min(behind.top, before.top) - max(behind.bottom, before.bottom)
    area = (behind.right - behind.left) * (behind.top - behind.bottom)
    return max(0.0, across) * max(0.0, up) / area


def crown_of(tree: Prop) -> tuple[Box, Box]:
    """The leaves and the trunk of a tree: the lower corners of its picture are empty."""
    box, high, wide = tree.box, tree.height, tree.width
    leaves = Box(box.left + 0.05 * wide, box.bottom + 0.34 * high, box.right - 0.05 * wide, box.top - 0.08 * high)
    return leaves, Box(tree.x - 0.1 * wide, tree.y, tree.x + 0.1 * wide, leaves.bottom)
