"""One event while it is shown: what moves, for how long, and what is true when it is over."""

from __future__ import annotations

from collections.abc import Callable

from sakura.engine.events import Event, SakuraReached, SakuraScored
from sakura.ui.garden.poses import EMPEROR, Pose, Standing
from sakura.ui.garden.walking import Motion, motion_of

REACHED_SECONDS = 0.9
SCORED_SECONDS = 1.8
LEAVES_FALL = 0.4  # at this moment of the burst the tree stands without its blossoms


class Performance:
    """An event being shown. ``advance`` until ``over``, then ``settle`` once."""

    def __init__(self, event: Event, standing: Standing, speed: float, reduced: bool, done: Callable[[], None]) -> None:
        self.motion: Motion = motion_of(event, standing, reduced)
        self.done = done
        self.time = 0.0
        self._speed = max(speed, 0.01)
        self.tree: int | None = None
        self.falls = isinstance(event, SakuraScored)
        self.seconds = self.motion.seconds
        if isinstance(event, SakuraReached | SakuraScored):
            self.tree = event.space
            if not reduced:
                self.seconds = SCORED_SECONDS if self.falls else REACHED_SECONDS

    @property
    def over(self) -> bool:
        """Whether everything has been shown."""
        return self.time >= self.seconds

    @property
    def share(self) -> float:
        """How much of it has been shown, from 0 to 1."""
        return min(1.0, self.time / self.seconds) if self.seconds else 1.0

    @property
    def leaves_fallen(self) -> bool:
        """Whether the tree has lost its blossoms by now."""
        return self.falls and self.share >= LEAVES_FALL

    @property
    def pieces(self) -> list[int]:
        """Who moves."""
        return [track.piece for track in self.motion.tracks]

    def advance(self, seconds: float, poses: dict[int, Pose]) -> None:
        """Go on for a moment and take the poses of then."""
        self.time += seconds * self._speed
        for track in self.motion.tracks:
            track.pose(self.time, poses[track.piece])

    def settle(self, standing: Standing, poses: dict[int, Pose]) -> None:
        """Make true what the event said."""
        for piece, space in self.motion.ends:
            standing.move(piece, space)
            poses[piece].settle(space)
        if self.falls and self.tree is not None:
            standing.scored.add(self.tree)

    @property
    def watched(self) -> int | None:
        """The piece that the camera follows."""
        pieces = self.pieces
        return pieces[0] if pieces else EMPEROR if self.tree is not None else None
