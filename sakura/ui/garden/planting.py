"""What grows beside the path: the same garden grows the same way every time, and nothing covers a space."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from sakura.ui.garden.geometry import Box, Bridge, Plan, Prop, shrunk

TRIES: Final = 24


@dataclass(frozen=True, slots=True)
class Plants:
    """What lies flat under the stones, in the order of drawing, and what stands upright, the furthest first."""

    flat: tuple[Prop, ...]
    upright: tuple[Prop, ...]


@dataclass(frozen=True, slots=True)
class Kind:
    """Something to plant: how wide, how many for so many spaces, and how far from the path."""

    names: tuple[str, ...]
    width: float  # all in steps
    every: float
    nearest: float
    furthest: float
    flat: bool = False
    low: bool = False  # a figure may stand before it


KINDS: Final = (
    Kind(("raked",), 2.9, 11, 1.7, 3.0, flat=True),
    Kind(("pond_2", "pond_1"), 2.5, 13, 1.5, 2.8, flat=True),
    Kind(("pine",), 1.6, 8, 1.2, 3.0),
    Kind(("lantern",), 0.6, 6, 0.6, 2.2),
    Kind(("rock",), 0.85, 9, 0.8, 2.2),
    Kind(("moss_1", "moss_2", "moss_3"), 1.05, 3.5, 0.7, 2.4, low=True),
)


def plant(plan: Plan) -> Plants:
    """Plant the whole garden."""
    chance = Random(plan.last * 1009 + round(10 * plan.width / plan.height))
    waters = [_pond(plan, bridge) for bridge in plan.bridges]
    flat = [*_lawns(plan), *waters]
    upright: list[Prop] = []
    stones = [plan.stone_box(space) for space in range(1, plan.last + 1)]
    taken = [*_taken(plan), *(shrunk(water.box, 0.9) for water in waters)]
    for kind in KINDS:
        clear = taken if kind.low or kind.flat else [*taken, *_figure_boxes(plan)]
        for prop in _grow(plan, kind, clear, chance):
            box = prop.box
            taken.append(box)
            clear.append(box)
            if kind.flat:
                flat.append(prop)
                flat.extend(_fish(prop))
            else:
                upright.append(prop)
    for water in waters:
        upright.extend(_bank(plan, water, [*stones, *(prop.box for prop in upright)]))
    upright.sort(key=lambda prop: -prop.y)
    return Plants(tuple(flat), tuple(upright))


def _taken(plan: Plan) -> list[Box]:
    """Where nothing may grow: on the path, before the gate, and on what belongs to the path."""
    stones = [plan.stone_box(space) for space in range(1, plan.last + 1)]
    built = [plan.gate.box, plan.shrine.box, plan.torii.box, *(shrunk(tree.box, 0.9) for _, tree in plan.trees)]
    half = 0.35 * plan.step
    waiting = [Box(x - half, y - 0.2 * plan.step, x + half, y + plan.figure) for x, y in plan.gate_places]
    return [*stones, *built, *waiting, *(bridge.prop.box for bridge in plan.bridges)]


def _figure_boxes(plan: Plan) -> list[Box]:
    """Where figures will stand: behind a figure the paper stays empty."""
    half = 0.32 * plan.step
    return [Box(spot.x - half, spot.y, spot.x + half, spot.y + 0.9 * plan.figure) for spot in plan.spots[1:]]


def _grow(plan: Plan, kind: Kind, taken: Sequence[Box], chance: Random) -> Iterator[Prop]:
    """As many of a kind as find room, spread along the path."""
    garden = Box(0.0, 0.02 * plan.height, plan.width, 0.98 * plan.height)
    wanted = max(1, round(plan.last / kind.every))
    grown: list[Box] = []
    for number in range(wanted):
        for _ in range(TRIES):
            prop = _try(plan, kind, (number + chance.random()) / wanted, chance)
            box = prop.box
            if box.within(garden) and not any(box.overlaps(other, 0.06 * plan.step) for other in [*taken, *grown]):
                grown.append(box)
                yield prop
                break


def _try(plan: Plan, kind: Kind, share: float, chance: Random) -> Prop:
    spot = plan.spots[1 + min(int(share * plan.last), plan.last - 1)]
    side = chance.choice((-1.0, 1.0))
    away = side * chance.uniform(kind.nearest, kind.furthest) * plan.step
    x = spot.x + chance.uniform(-1.0, 1.0) * plan.step
    width = kind.width * plan.step * chance.uniform(0.82, 1.12)
    y = spot.y + away
    prop = Prop.sized(chance.choice(kind.names), x, y, min(width, 0.95 * plan.tree))
    return replace(prop, mirrored=chance.random() < 0.5)


def _pond(plan: Plan, bridge: Bridge) -> Prop:
    """The water under a bridge."""
    span = bridge.last - bridge.first
    width, height = (2.5, 1.2) if span == 0 else (2.2 + span, 1.26)
    name = "pond_1" if bridge.first % 2 else "pond_2"
    prop = bridge.prop
    return Prop(name, prop.x, prop.y - 0.1 * plan.step, width * plan.step, height * plan.step, prop.angle)


def _lawns(plan: Plan) -> list[Prop]:
    """Soft green under the path, here and there."""
    lawns = []
    for number, space in enumerate(range(2, plan.last, 4)):
        spot = plan.spots[space]
        y = spot.y + (0.5 if number % 2 else -0.35) * plan.step
        lawns.append(Prop.sized(f"lawn_{1 + number % 2}", spot.x, y, (5.2 if number % 3 else 6.4) * plan.step))
    return lawns


def _fish(prop: Prop) -> list[Prop]:
    if not prop.name.startswith("pond"):
        return []
    width = 0.17 * prop.width
    return [
        replace(Prop.sized("koi", prop.x - 0.2 * prop.width, prop.y + 0.02 * prop.height, width), angle=0.3),
        replace(Prop.sized("koi", prop.x + 0.14 * prop.width, prop.y - 0.12 * prop.height, width), mirrored=True),
    ]


def _bank(plan: Plan, water: Prop, taken: Sequence[Box]) -> Iterator[Prop]:
    """Irises and a rock where the water ends, if the path leaves room."""
    box = water.box
    for name, x, y, width in (
        ("reeds", box.left + 0.2 * water.width, box.bottom + 0.04 * water.height, 0.4),
        ("moss_2", box.right - 0.16 * water.width, box.bottom + 0.02 * water.height, 0.62),
        ("reeds", box.right - 0.07 * water.width, box.bottom + 0.16 * water.height, 0.36),
    ):
        prop = Prop.sized(name, x, y, width * plan.step)
        if prop.box.bottom > 0 and not any(prop.box.overlaps(other) for other in taken):
            yield prop
