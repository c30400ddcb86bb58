"""The garden laid out whole: the scroll folded into rows, joined by soft turns, that fill a rectangle."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from sakura.ui.garden.building import Route, complete
from sakura.ui.garden.frames import GATE_MIDDLE, RIPPLE, SHRINE_ROOM, SIDE, Frame, frames_for
from sakura.ui.garden.geometry import Plan, Spot

NUDGES = tuple(0.5 * number for number in range(10))  # how much earlier than possible a row may turn, in steps
COSTS = {"bridge": 1.0, "torii": 0.08, "sakura": 0.08}  # of lying in a turn
NUDGE_COST, EMPTY_COST = 0.008, 0.012  # of a step that is not walked on
TURN_EDGE = 0.2  # in steps: so far into a turn it is still level

Turns = tuple[float, ...]  # how early each row turns


def plan_whole(kinds: Sequence[str], width: float, height: float) -> Plan:
    """The garden that fits the rectangle with the largest figures and trees."""
    return _plan_whole(tuple(kinds), round(width), round(height))


@lru_cache(maxsize=16)
def _plan_whole(kinds: tuple[str, ...], width: int, height: int) -> Plan:
    frames = sorted(frames_for(len(kinds), width, height), key=lambda frame: frame.worth, reverse=True)
    chosen, turns, best = frames[-1], NUDGES[:1] * frames[-1].rows, -1.0
    for frame in frames:
        if frame.worth <= best:
            break
        found = choose_turns(frame, kinds)
        if found is not None and frame.worth / (1 + found[0]) > best:
            chosen, turns, best = frame, found[1], frame.worth / (1 + found[0])
    return complete(_route(chosen, kinds, turns), kinds)


def choose_turns(frame: Frame, kinds: Sequence[str]) -> tuple[float, Turns] | None:
    """Where the rows turn so that no bridge lies in a turn, and what it costs; None if the path does not fit."""
    longest = sum(frame.row_length(row) for row in range(frame.rows)) + frame.turn_length * (frame.rows - 1)
    if (len(kinds) - 2 + SHRINE_ROOM) * frame.step > longest + frame.bulge:
        return None
    ways: dict[tuple[float, float], tuple[float, Turns]] = {(0.0, 0.0): (0.0, ())}
    for row in range(frame.rows - 1):
        ways = _turn_once_more(frame, kinds, row, ways)
    best: tuple[float, Turns] | None = None
    for (lost, nudge), (cost, turns) in ways.items():
        spare = _spare(frame, kinds, lost, nudge)
        if spare >= 0.0 and (best is None or cost + EMPTY_COST * spare < best[0]):
            best = cost + EMPTY_COST * spare, turns
    return best


def _turn_once_more(
    frame: Frame, kinds: Sequence[str], row: int, ways: dict[tuple[float, float], tuple[float, Turns]]
) -> dict[tuple[float, float], tuple[float, Turns]]:
    """The cheapest way to every turn of this row: a way is known by the steps lost so far and by its last nudge."""
    grown: dict[tuple[float, float], tuple[float, Turns]] = {}
    start = sum(frame.row_length(number) for number in range(row + 1)) + frame.turn_length * row
    costs: dict[float, float] = {}
    for (lost, before), (cost, turns) in ways.items():
        for nudge in NUDGES:
            if frame.row_length(row) < (before + nudge + 2) * frame.step:
                continue
            way = round(lost + before + nudge, 1), nudge
            if way[0] not in costs:
                costs[way[0]] = _turn_cost(frame, kinds, start / frame.step - way[0])
            total = cost + nudge * NUDGE_COST + costs[way[0]]
            if way not in grown or total < grown[way][0]:
                grown[way] = total, (*turns, nudge)
    return grown


def _turn_cost(frame: Frame, kinds: Sequence[str], start: float) -> float:
    """What it costs that special spaces lie in a turn that begins so many steps after the first space."""
    lowest = 1 + start + TURN_EDGE
    highest = 1 + start + frame.turn_length / frame.step - TURN_EDGE
    inside = range(max(1, math.ceil(lowest)), min(len(kinds) - 1, math.floor(highest)) + 1)
    return sum(COSTS.get(kinds[space], 0.0) for space in inside)


def _spare(frame: Frame, kinds: Sequence[str], lost: float, nudge: float) -> float:
    """The steps left behind the last space and the shrine; negative if it does not end in the last row."""
    before = sum(frame.row_length(row) for row in range(frame.rows - 1)) + frame.turn_length * (frame.rows - 1)
    rest = len(kinds) - 2 - (before / frame.step - lost)
    if rest < 0.5 and frame.rows > 1:
        return -1.0
    return (frame.row_length(frame.rows - 1) + frame.bulge) / frame.step - nudge - rest - SHRINE_ROOM


def _route(frame: Frame, kinds: Sequence[str], turns: Turns) -> Route:
    gate = Spot(GATE_MIDDLE * frame.step, frame.level(0), 0.0)
    spots = _centred(frame, [gate, *_evenly(list(_points(frame, turns)), frame.step, len(kinds) - 1)])
    return Route(frame.width, frame.height, frame.step, frame.figure, frame.tree, tuple(spots), 0.82)


def _centred(frame: Frame, spots: list[Spot]) -> list[Spot]:
    """The path in the middle of the rectangle, with gate and shrine."""
    last = spots[-1]
    shrine = last.x + math.copysign(SHRINE_ROOM * frame.step, math.cos(last.heading))
    edges = [spot.x + side * SIDE * frame.step for spot in spots[1:] for side in (-1, 1)]
    left, right = min(0.0, shrine, *edges), max(shrine, *edges)
    shift = (frame.width - right - left) / 2
    return [Spot(spot.x + shift, spot.y, spot.heading) for spot in spots]


def _points(frame: Frame, turns: Turns) -> Iterator[tuple[float, float]]:
    """The path as a fine chain of points."""
    begin = frame.begin
    for row in range(frame.rows):
        side = 1.0 if row % 2 == 0 else -1.0
        last = row == frame.rows - 1
        end = frame.end(row) + side * (frame.bulge if last else -turns[row] * frame.step)
        for piece in range(61):
            share = piece / 60
            ripple = math.sin(math.pi * share) * math.sin(2 * math.pi * (share * 1.5 + 0.5 + row * 0.37))
            yield begin + (end - begin) * share, frame.level(row) + RIPPLE * frame.pitch * ripple
        if not last:
            yield from _turn(frame, row, end, side)
        begin = end


def _turn(frame: Frame, row: int, end: float, side: float) -> Iterator[tuple[float, float]]:
    for piece in range(1, 40):
        angle = math.pi * piece / 40 - math.pi / 2
        x, y = end + side * frame.bulge * math.cos(angle), frame.level(row) + frame.pitch * (1 + math.sin(angle)) / 2
        yield x, y


def _evenly(points: Sequence[tuple[float, float]], step: float, count: int) -> list[Spot]:
    """So many places along a chain of points, one step from each other; past its end it goes straight on."""
    spots: list[Spot] = []
    walked, due = 0.0, 0.0
    for number, ((x0, y0), (x1, y1)) in enumerate(pairwise(points)):
        length = math.hypot(x1 - x0, y1 - y0)
        straight_on = number == len(points) - 2
        while length and len(spots) < count and (due <= walked + length or straight_on):
            share = (due - walked) / length
            spots.append(Spot(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, math.atan2(y1 - y0, x1 - x0)))
            due += step
        walked += length
    return spots
