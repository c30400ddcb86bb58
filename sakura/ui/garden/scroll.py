"""The garden unrolled sideways: the path rises and falls, and every bridge lies level on a crest or in a hollow."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from sakura.ui.garden.building import Route, complete
from sakura.ui.garden.geometry import Plan, Spot, runs_of

STEEPNESS = 0.8  # how much of a step may go up or down
HALF_WAVE = 4.5  # spaces from a crest to the next hollow
GATE_ROOM = 2.3  # in steps, left of the gate's middle
GATE_EXIT = 2.5  # from the gate's middle to the first stone
SHRINE_ROOM = 3.7
BELOW, ABOVE = 0.85, 2.45


def plan_scroll(kinds: Sequence[str], width: float, height: float, dp: float) -> Plan:
    """A garden as high as the window and as long as it has to be."""
    step = min(max(height / 6.2, 40 * dp), 68 * dp, height / 3.6)
    bottom, top = BELOW * step, height - ABOVE * step
    levels = _levels(kinds, bottom, max(top, bottom), step)
    across = _advance(levels, step)
    length = across[-1] + (GATE_ROOM + SHRINE_ROOM) * step
    start = GATE_ROOM * step + max(0.0, width - length) / 2
    points = [(start + x, y) for x, y in zip(across, levels, strict=True)]
    spots = tuple(Spot(x, y, _heading(points, number)) for number, (x, y) in enumerate(points))
    figure = 1.3 * step
    return complete(Route(max(length, width), height, step, figure, 2.35 * step, spots, 0.98), kinds)


def _advance(levels: Sequence[float], step: float) -> list[float]:
    """How far along each space lies, so that neighbours are one step apart."""
    across = [0.0, GATE_EXIT * step]
    for before, here in pairwise(levels[1:]):
        across.append(across[-1] + math.sqrt(max(step**2 - (here - before) ** 2, (0.5 * step) ** 2)))
    return across


def _heading(points: Sequence[tuple[float, float]], number: int) -> float:
    (x0, y0), (x1, y1) = points[max(number - 1, 0)], points[min(number + 1, len(points) - 1)]
    return math.atan2(y1 - y0, x1 - x0)


def _levels(kinds: Sequence[str], bottom: float, top: float, step: float) -> list[float]:
    """The height of every space: soft waves between turning points, level on the bridges."""
    last = len(kinds) - 1
    middle, swing = (bottom + top) / 2, (top - bottom) / 2
    levels = [middle] * len(kinds)
    level, side, start = middle - 0.1 * swing, 1.0, 1
    levels[0] = levels[1] = level
    for first, end in [*runs_of(kinds, "bridge"), (last, last)]:
        for begin, stop in _half_waves(start, first):
            reach = STEEPNESS * step * (stop - begin) * 2 / math.pi
            goal = middle + side * swing * (0.82 + 0.18 * math.cos(stop * 2.4))
            target = level + max(-reach, min(reach, goal - level))
            for space in range(begin, stop + 1):
                share = (space - begin) / max(stop - begin, 1)
                levels[space] = level + (target - level) * (1 - math.cos(math.pi * share)) / 2
            level, side = target, -side
        for space in range(first, end + 1):
            levels[space] = level
        start = end
    return levels


def _half_waves(begin: int, end: int) -> list[tuple[int, int]]:
    """A stretch of the path in parts of about half a wave each."""
    length = end - begin
    if length <= 0:
        return []
    parts = max(1, round(length / HALF_WAVE))
    edges = [begin + round(length * part / parts) for part in range(parts + 1)]
    return [(here, there) for here, there in pairwise(edges) if there > here]
