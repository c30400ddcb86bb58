"""How an event looks in time: every piece that moves gets a track of legs, measured in spaces and seconds.

Tracks know nothing of pixels, so a window may change its size in the middle of a walk.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field

from sakura.engine.events import EmperorMoved, Event, LineClosedUp, PainterDisgraced, PainterMoved
from sakura.ui.garden.poses import EMPEROR, Pose, Standing

STEP_SECONDS = 0.3
HOP_SECONDS = 0.2  # more for every piece that is stepped over
BOW_SECONDS = 0.75
SLIDE_SECONDS = 0.16  # a space, in disgrace
FADE_SECONDS = 0.3
CLOSE_UP_SECONDS = 0.22
STRIDE, HOP = 0.07, 0.42  # how high, in figure heights
SHORT_OF_EMPEROR = 0.58
BOW = math.radians(24)


@dataclass(frozen=True, slots=True)
class Leg:
    """One stretch of a walk."""

    start: float
    end: float
    seconds: float
    hop: float = 0.0
    bow: float = 0.0
    fading: bool = False

    def pose(self, share: float, pose: Pose) -> None:
        """Take the pose of that moment, from 0 to 1."""
        if self.fading:
            pose.settle(self.end if share >= 0.5 else self.start)
            pose.alpha = abs(1 - 2 * share)
            return
        eased = share * share * (3 - 2 * share)
        arc = 4 * share * (1 - share)
        pose.along = self.start + (self.end - self.start) * eased
        pose.lift = self.hop * arc
        pose.bow = self.bow * min(1.0, 1.6 * arc)
        pose.alpha = 1.0


@dataclass(frozen=True, slots=True)
class Track:
    """The legs of one piece, after a delay."""

    piece: int
    legs: tuple[Leg, ...]
    delay: float = 0.0

    @property
    def seconds(self) -> float:
        """How long it takes in all."""
        return self.delay + sum(leg.seconds for leg in self.legs)

    def pose(self, time: float, pose: Pose) -> None:
        """Take the pose of that moment."""
        time -= self.delay
        for leg in self.legs:
            if time < leg.seconds:
                leg.pose(max(time, 0.0) / leg.seconds, pose)
                return
            time -= leg.seconds
        pose.settle(self.legs[-1].end)


@dataclass(frozen=True, slots=True)
class Motion:
    """All tracks of an event, and where its pieces stand afterwards."""

    tracks: tuple[Track, ...] = ()
    ends: tuple[tuple[int, int], ...] = ()  # (piece, space)
    seconds: float = field(default=0.0)


def motion_of(event: Event, standing: Standing, reduced: bool = False) -> Motion:
    """How an event moves the pieces that stand like this."""
    moves = _moves(event)
    if not moves:
        return Motion()
    if reduced:
        tracks = [Track(piece, (Leg(start, end, FADE_SECONDS, fading=True),)) for piece, start, end in moves]
    elif isinstance(event, PainterDisgraced):
        tracks = [Track(event.painter, _disgrace(event, standing))]
    elif isinstance(event, LineClosedUp):
        tracks = [
            Track(piece, _stroll(start, end, CLOSE_UP_SECONDS), 0.12 * number)
            for number, (piece, start, end) in enumerate(moves)
        ]
    else:
        tracks = [Track(piece, _walk(piece, start, end, standing)) for piece, start, end in moves]
    ends = tuple((piece, end) for piece, _, end in moves)
    return Motion(tuple(tracks), ends, max(track.seconds for track in tracks))


def _moves(event: Event) -> list[tuple[int, int, int]]:
    """(piece, start, end) of everyone who moves."""
    match event:
        case EmperorMoved(start=start, end=end):
            return [(EMPEROR, start, end)]
        case (
            PainterMoved(painter=painter, start=start, end=end)
            | PainterDisgraced(painter=painter, start=start, end=end)
        ):
            return [(painter, start, end)]
        case LineClosedUp(moves=moves):
            return list(moves)
    return []


def _walk(piece: int, start: int, end: int, standing: Standing) -> tuple[Leg, ...]:
    """Space by space, with a hop over every stone on which someone stands."""
    taken = set() if piece == EMPEROR else {space for other, space in enumerate(standing.spaces) if other != piece}
    taken -= {0, end}
    return tuple(_strides(start, end, taken))


def _strides(start: int, end: int, taken: Iterable[int]) -> Iterable[Leg]:
    side = 1 if end > start else -1
    here = start
    while here != end:
        there = here + side
        while there in taken and there != end:
            there += side
        over = abs(there - here) - 1
        hop = HOP if over else STRIDE
        yield Leg(here, there, STEP_SECONDS + HOP_SECONDS * over, hop)
        here = there


def _stroll(start: int, end: int, seconds: float) -> tuple[Leg, ...]:
    side = 1 if end > start else -1
    return tuple(Leg(here, here + side, seconds, STRIDE) for here in range(start, end, side)) or (
        Leg(start, end, seconds),
    )


def _disgrace(event: PainterDisgraced, standing: Standing) -> tuple[Leg, ...]:
    """Up to the Emperor, a bow, and a long slide back."""
    legs: list[Leg] = []
    place = float(event.start)
    if event.start < event.met:
        taken = {space for other, space in enumerate(standing.spaces) if other != event.painter}
        closest = next(space for space in range(event.met - 1, -1, -1) if space <= event.start or space not in taken)
        legs += _walk(event.painter, event.start, closest, standing)
        place = event.met - SHORT_OF_EMPEROR
        legs.append(Leg(closest, place, STEP_SECONDS, HOP if closest < event.met - 1 else STRIDE))
    legs.append(Leg(place, place, BOW_SECONDS, bow=BOW))
    distance = max(abs(place - event.end), 0.5)
    legs.append(Leg(place, event.end, 0.25 + SLIDE_SECONDS * distance, 0.05))
    return tuple(legs)
