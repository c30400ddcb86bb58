"""The longest frame while three masters think: from the moment a person ends the turn until the cards are revealed."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from random import Random
from statistics import fmean, median
from typing import Any, Final, NamedTuple

from sakura.session.stages import CHOOSE, THINKING
from sakura.ui.bench.limits import LONGEST_FRAME_MS
from sakura.ui.bench.player import Player
from sakura.ui.bench.theatre import Frame, Theatre
from sakura.ui.shots.tables import seats_of, sit_down

PLAYERS: Final = 4
LEVEL: Final = "master"
AFTER: Final = 5  # frames of the reveal that are measured with it
SEED: Final = 1


class Slices:
    """Stands between the app and the sitting's thinking, and keeps how long each slice took."""

    def __init__(self, sitting: Any) -> None:
        self.seconds: list[float] = []
        self._think = sitting.think
        sitting.think = self._time

    def _time(self, seconds: float) -> bool:
        begin = time.thread_time()
        try:
            return bool(self._think(seconds))
        finally:
            self.seconds.append(time.thread_time() - begin)


class Turn(NamedTuple):
    """Frames in which a person picks and ends the turn, those in which the masters think, the first of the reveal."""

    end: list[Frame]
    thinking: list[Frame]
    reveal: list[Frame]


def measure(turns: int, theatre: Theatre | None = None) -> dict[str, Any]:
    """So many turns of one person against three masters; the person is quick, so that the masters are not."""
    from sakura.ui.game_flow import THINKING_SECONDS

    theatre = theatre or Theatre()
    with theatre.open_app() as app:
        sitting = sit_down(seats_of(PLAYERS, 1, level=LEVEL))
        slices = Slices(sitting)
        app.flow.take_up(sitting)
        player = Player(theatre, Random(SEED))
        watched = [_watch_turn(theatre, player, sitting) for _ in range(turns)]
        player.play_until(lambda table: table.stage == CHOOSE)
        still = theatre.stand_still()
    return {"turns": turns, "slice_ms": THINKING_SECONDS * 1e3} | report(watched, slices.seconds, still)


def _watch_turn(theatre: Theatre, player: Player, sitting: Any) -> Turn:
    """Play on to the next hand, play the lowest card of it and see what the masters make of it."""
    player.play_until(lambda table: table.stage == CHOOSE and theatre.app.router.name == CHOOSE)
    theatre.wait_until(lambda: theatre.app.flow.is_ready)  # half a second: nobody chooses sooner

    def pick() -> None:
        theatre.screen.play(min(sitting.view().hand))

    end = [theatre.frame(act=pick), *(theatre.frame() for _ in range(AFTER))]
    end.append(theatre.frame(act=theatre.screen.end_turn))
    thinking = theatre.record(lambda: sitting.stage == THINKING)
    return Turn(end, thinking, [theatre.frame() for _ in range(AFTER)])


def report(turns: Sequence[Turn], slices: Sequence[float], still: Sequence[Frame]) -> dict[str, Any]:
    """The longest frames, and what the longest of them were busy with."""
    frames = [frame for turn in turns for part in turn for frame in part]
    thinking = [frame for turn in turns for frame in turn.thinking]
    return {
        "frames": len(frames),
        "longest_frame_ms": _longest(frame.wall for frame in frames),
        "frames_over_limit": sum(frame.wall * 1e3 > LONGEST_FRAME_MS for frame in frames),
        "turn_end_longest_ms": _longest(frame.wall for turn in turns for frame in turn.end),
        "thinking_longest_ms": _longest(frame.wall for frame in thinking),
        "thinking_median_ms": round(median(frame.wall for frame in thinking or frames) * 1e3, 1),
        "reveal_begins_longest_ms": _longest(frame.wall for turn in turns for frame in turn.reveal),
        "longest_frame_thread_ms": _longest(frame.thread for frame in frames),
        "thinking_longest_thread_ms": _longest(frame.thread for frame in thinking),
        "longest_slice_thread_ms": _longest(slices),
        "still_ms": round(fmean(frame.wall for frame in still) * 1e3, 1),
    }


def _longest(seconds: Iterable[float]) -> float:
    return round(max(seconds, default=0.0) * 1e3, 1)
