"""Where cards lie, for any hand in any room."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from sakura.ui.cards.geometry import CARD_RATIO, Room, between, card_at, lay_out_hand, nearest_card

ROOMS = st.builds(
    Room, width=st.floats(200, 2000), height=st.floats(60, 600), gap=st.floats(0, 20), rise=st.floats(0, 20)
)


@given(room=ROOMS, count=st.integers(1, 7), focus=st.floats(0, 6), zoom=st.floats(0, 1))
def test_all_cards_lie_side_by_side_inside_the_room(room: Room, count: int, focus: float, zoom: float) -> None:
    places = lay_out_hand(count, min(focus, count - 1), zoom, room)
    assert places[0].x >= -0.01
    assert places[-1].x + places[-1].width <= room.width + 0.01
    for left, right in pairwise(places):
        assert right.x >= left.x + left.width + room.gap - 0.01
    for place in places:
        assert place.y + place.height <= room.height + 0.01
        assert abs(place.height / place.width - CARD_RATIO) < 0.001


@given(room=ROOMS, count=st.integers(2, 6), focus=st.floats(0, 5))
def test_the_row_keeps_its_width_while_the_lift_passes_on(room: Room, count: int, focus: float) -> None:
    start = lay_out_hand(count, 0, 1, room)
    here = lay_out_hand(count, min(focus, count - 1), 1, room)
    assert abs(start[0].x - here[0].x) < 0.01


def test_the_lifted_card_is_the_largest() -> None:
    widths = [place.width for place in lay_out_hand(5, 3, 1, Room(400, 180, 8, 10))]
    assert max(range(5), key=widths.__getitem__) == 3
    assert widths[3] > widths[0]


def test_a_finger_finds_the_card_under_it_or_the_nearest() -> None:
    places = lay_out_hand(5, 0, 0, Room(400, 180, 8, 10))
    for index, place in enumerate(places):
        assert card_at(places, *place.center, slack=12) == index
    assert card_at(places, places[0].x - 5, places[0].y + 5, slack=12) == 0
    assert card_at(places, places[0].center[0], 175, slack=12) is None


def test_a_swipe_rests_on_a_card_of_the_hand() -> None:
    assert [nearest_card(focus, 5) for focus in (-0.7, 0.4, 2.6, 9.0)] == [0, 0, 3, 4]


def test_a_card_on_its_way_is_between_its_neighbours() -> None:
    places = lay_out_hand(3, 0, 0, Room(300, 120, 6, 0))
    middle = between(places, 0.5)
    assert places[0].x < middle.x < places[1].x
    assert between(places, 2.0) == places[2]
