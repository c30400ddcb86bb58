"""What the figures may be, by their dotted names; ``*`` stands for any one motion."""

from __future__ import annotations

from typing import Final

LONGEST_FRAME_MS: Final = 50.0
LIMITS: Final[dict[str, float]] = {
    "start.first_frame_to_bare_best": 1.5,
    "start.first_frame_to_bare_median": 1.5,
    "start.home_usable_to_bare_best": 2.5,
    "start.home_usable_to_bare_median": 2.5,
    "frames.*.mean_to_still": 1.5,
    "thinking.longest_frame_ms": LONGEST_FRAME_MS,
    "thinking.frames_over_limit": 0,
    "games.memory_growth_percent": 5.0,
}


def limit_of(*path: str) -> float | None:
    """The limit of a figure, if it has one."""
    found = LIMITS.get(".".join(path))
    if found is None and len(path) == 3:
        found = LIMITS.get(f"{path[0]}.*.{path[2]}")
    return found
