"""The sandy band on which the stones lie, as a strip of triangles along the path."""

from __future__ import annotations

import math

from sakura.ui.garden.geometry import Plan, Point

PIECES = 12  # between one space and the next


def ribbon(plan: Plan, width: float, first: float = 0.0) -> tuple[list[float], list[int]]:
    """Vertices (x, y, u, v) and indices of a band of that width from a place on the path to its end."""
    count = max(2, round((plan.last - first) * PIECES))
    chain = [plan.at(first + (plan.last - first) * number / count) for number in range(count + 1)]
    vertices: list[float] = []
    for number, (x, y) in enumerate(chain):
        across, up = _normal(chain[max(number - 1, 0)], chain[min(number + 1, count)])
        half = (
            width / 2 * _rounded(number, count) * (1 + 0.07 * math.sin(number * 0.21) + 0.04 * math.sin(number * 0.47))
        )
        vertices += (x + across * half, y + up * half * 0.8, 0.0, 0.0)
        vertices += (x - across * half, y - up * half * 0.8, 0.0, 0.0)
    return vertices, list(range(len(chain) * 2))


def _rounded(number: int, count: int) -> float:
    """The band begins and ends round."""
    share = min(1.0, min(number, count - number) / (PIECES * 0.45))
    return math.sqrt(1 - (1 - share) ** 2)


def _normal(before: Point, after: Point) -> Point:
    dx, dy = after[0] - before[0], after[1] - before[1]
    length = math.hypot(dx, dy) or 1.0
    return -dy / length, dx / length
