"""A yardstick for the machine: the same small loop, timed beside whatever is measured."""

from __future__ import annotations

import time

STEPS = 200_000


def calibrate() -> float:
    """Seconds the machine takes for the loop just now."""
    begin = time.perf_counter()
    total = 0
    for number in range(STEPS):
        total += number & 7
    return time.perf_counter() - begin
