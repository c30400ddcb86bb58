"""How events become walks: contiguous legs that end where the event says."""

from __future__ import annotations

from itertools import pairwise

import pytest

from sakura.engine.events import (
    EmperorMoved,
    Event,
    LineClosedUp,
    PainterDisgraced,
    PainterMoved,
    PainterStayed,
    SakuraReached,
)
from sakura.ui.garden.poses import EMPEROR, Pose, Standing
from sakura.ui.garden.walking import HOP, STEP_SECONDS, STRIDE, motion_of

STANDING = Standing(12, [3, 4, 5, 11, 0, 0])
EVENTS: list[Event] = [
    EmperorMoved(12, 14),
    EmperorMoved(12, 11),
    PainterMoved(0, 3, 7),
    PainterMoved(3, 11, 2),
    PainterMoved(4, 0, 1),
    PainterMoved(0, 3, 0),
    PainterDisgraced(0, 3, 12, 9, 1),
    PainterDisgraced(3, 11, 11, 8, 0),
    PainterDisgraced(5, 0, 12, 10, 1),
    PainterDisgraced(3, 11, 12, 10, 1),
    LineClosedUp(((2, 5, 10), (1, 4, 9), (0, 3, 8))),
]


@pytest.mark.parametrize("event", EVENTS, ids=repr)
@pytest.mark.parametrize("reduced", [False, True])
def test_walks_are_whole(event: Event, reduced: bool) -> None:
    motion = motion_of(event, STANDING, reduced)
    ends = dict(motion.ends)
    assert {track.piece for track in motion.tracks} == set(ends)
    for track in motion.tracks:
        assert track.legs[0].start == STANDING.space_of(track.piece)
        assert track.legs[-1].end == ends[track.piece]
        for one, other in pairwise(track.legs):
            assert one.end == other.start
        assert all(leg.seconds > 0 for leg in track.legs)
        assert track.seconds <= motion.seconds
        pose = Pose(0.0)
        track.pose(0.0, pose)
        assert pose.along == STANDING.space_of(track.piece)
        track.pose(motion.seconds + 0.001, pose)
        assert pose == Pose(float(ends[track.piece]))


def test_a_walk_goes_space_by_space() -> None:
    motion = motion_of(EmperorMoved(12, 15), STANDING)
    assert [(leg.start, leg.end) for leg in motion.tracks[0].legs] == [(12, 13), (13, 14), (14, 15)]
    assert motion.seconds == pytest.approx(3 * STEP_SECONDS)


def test_a_painter_hops_over_occupied_stones() -> None:
    legs = motion_of(PainterMoved(0, 3, 7), STANDING).tracks[0].legs
    assert [(leg.start, leg.end, leg.hop) for leg in legs] == [(3, 6, HOP), (6, 7, STRIDE)]


def test_disgrace_stops_short_of_the_emperor_bows_and_slides_back() -> None:
    legs = motion_of(PainterDisgraced(0, 3, 12, 9, 1), STANDING).tracks[0].legs
    furthest = max(leg.end for leg in legs)
    assert 11 < furthest < 12
    assert [leg.bow > 0 for leg in legs[-2:]] == [True, False]
    assert (legs[-1].start, legs[-1].end) == (furthest, 9)


def test_the_one_the_emperor_steps_on_bows_where_it_stands() -> None:
    legs = motion_of(PainterDisgraced(3, 11, 11, 8, 1), STANDING).tracks[0].legs
    assert [(leg.start, leg.end) for leg in legs] == [(11, 11), (11, 8)]


def test_with_reduced_motion_nobody_is_ever_between_two_spaces() -> None:
    track = motion_of(PainterMoved(0, 3, 7), STANDING, reduced=True).tracks[0]
    pose = Pose(0.0)
    for moment in range(31):
        track.pose(track.seconds * moment / 30, pose)
        assert pose.along in (3.0, 7.0)
        assert pose.lift == pose.bow == 0.0


@pytest.mark.parametrize("event", [PainterStayed(1), SakuraReached(12)], ids=repr)
def test_events_that_move_nobody_have_no_tracks(event: Event) -> None:
    assert motion_of(event, STANDING).tracks == ()


def test_the_emperor_walks_over_nobody() -> None:
    legs = motion_of(EmperorMoved(12, 11), STANDING).tracks
    assert legs[0].piece == EMPEROR
    assert [leg.hop for leg in legs[0].legs] == [STRIDE]
