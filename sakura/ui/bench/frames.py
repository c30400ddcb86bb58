"""Frame times of everything that moves, beside the same scene standing still and beside the empty window."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any

from sakura.ui.bench.motions import MOTIONS, Motion, Take
from sakura.ui.bench.theatre import NO_TIME, STILL_FRAMES, Frame, Theatre


def measure(rounds: int, theatre: Theatre | None = None) -> dict[str, Any]:
    """Show every motion so often. What a frame costs is its quickest showing: the rest is the machine's doing."""
    theatre = theatre or Theatre()
    bare = _draw_nothing(theatre, rounds)
    with theatre.open_app():
        motions = {name: _measure_motion(theatre, motion, rounds) for name, motion in MOTIONS.items()}
    return {"renderer": _renderer(), "rounds": rounds, "bare_frame_ms": round(bare * 1e3, 2)} | motions


def weigh(takes: Sequence[Take]) -> dict[str, Any]:
    """The ratios of some showings of the same motion; the first is the one in which things are loaded."""
    still = quickest([take.still for take in takes])
    moving = quickest([take.moving for take in takes])
    mean = fmean(frame.wall for frame in still)
    processors = fmean(frame.processors for frame in still)
    return {
        "frames": len(moving),
        "still_ms": round(mean * 1e3, 2),
        "mean_to_still": round(fmean(frame.wall for frame in moving) / mean, 3),
        "longest_to_still": round(max(frame.wall for frame in moving) / mean, 3),
        "processors_to_still": round(fmean(frame.processors for frame in moving) / processors, 3),
        "first_showing_longest_ms": round(max(frame.wall for frame in takes[0].moving) * 1e3, 1),
        "first_showing_longest_to_still": round(max(frame.wall for frame in takes[0].moving) / mean, 3),
    }


def quickest(showings: Sequence[Sequence[Frame]]) -> list[Frame]:
    """Frame by frame the least of all showings."""
    return [Frame(*(min(times) for times in zip(*frames, strict=True))) for frames in zip(*showings, strict=False)]


def _measure_motion(theatre: Theatre, motion: Motion, rounds: int) -> dict[str, Any]:
    copy = motion.table()
    return {"scene": motion.scene} | weigh([motion.show(theatre, copy) for _ in range(rounds)])


def _draw_nothing(theatre: Theatre, rounds: int) -> float:
    """Seconds of a frame of the window with nothing on it."""
    showings = [[theatre.frame(NO_TIME) for _ in range(STILL_FRAMES)] for _ in range(rounds + 1)]
    return fmean(frame.wall for frame in quickest(showings[1:]))


def _renderer() -> str:
    from kivy.graphics.opengl import GL_RENDERER, glGetString

    name = glGetString(GL_RENDERER)
    return name.decode(errors="replace") if isinstance(name, bytes) else str(name)
