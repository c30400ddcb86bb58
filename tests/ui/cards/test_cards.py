"""Cards under fingers: faces, backs, the hand and the row of a reveal."""

from __future__ import annotations

from typing import Any

import pytest

from sakura.storage.assets import load_deck
from tests.ui.conftest import DEVICES, UI

ORDERS = [3, 17, 28, 45, 60]
PAINTERS = ["crane", "fan", "wave", "bamboo", "mountain", "moon"]
PLAYS = ((3, 2), (8, 0), (19, 1))


class Told:
    """What a hand told its listeners."""

    def __init__(self, hand: Any) -> None:
        self.events: list[tuple[Any, ...]] = []
        hand.bind(
            on_lift=lambda _, order: self.events.append(("lift", order)),
            on_lower=lambda _: self.events.append(("lower",)),
            on_play=lambda _, order: self.events.append(("play", order)),
        )


@pytest.fixture
def hand(ui: UI) -> Any:
    from sakura.ui.cards.hand import Hand

    made = Hand(size_hint=(None, None), size=(1080, 420), pos=(0, 200))
    ui.show(made)
    made.deal([load_deck().cards[order] for order in ORDERS])
    ui.advance(0.05)
    return made


def face_of(hand: Any, order: int) -> Any:
    return hand.faces[hand.orders.index(order)]


def test_every_action_of_the_deck_has_its_pictures(ui: UI) -> None:
    from sakura.ui.cards.face import CardFace

    for card in load_deck().cards.values():
        face = CardFace.of(card, size=(200, 280))
        assert face.garden_picture is not None and face.painter_picture is not None and face.number is not None
    assert ui.widgets() == []


def test_the_order_number_never_hides_the_painter_action(ui: UI) -> None:
    from sakura.ui.cards.face import CardFace

    for width in (46, 64, 90, 150, 300):
        face = ui.show(CardFace.of(load_deck().cards[3], size_hint=(None, None), size=(width * 2.6, width * 3.64)))
        disc, painter = face.disc_box, face.painter_box
        assert disc[0] + disc[2] <= painter[0] + 1
        assert painter[0] + painter[2] <= face.right
        assert disc[2] >= 2.6 * 18
        ui.window.remove_widget(face)


def test_a_tap_lifts_a_card_and_another_puts_it_down(ui: UI, hand: Any) -> None:
    told = Told(hand)
    ui.tap(face_of(hand, 28))
    ui.advance(0.4)
    assert hand.lifted == 28
    assert face_of(hand, 28).width > 1.4 * face_of(hand, 3).width
    ui.tap(face_of(hand, 28))
    ui.advance(0.4)
    assert hand.lifted is None
    assert told.events == [("lift", 28), ("lower",)]


def test_a_swipe_goes_from_card_to_card_and_snaps(ui: UI, hand: Any) -> None:
    ui.tap(face_of(hand, 17))
    ui.advance(0.4)
    length = hand.swipe_length()
    ui.drag((600, 300), (600 - 1.2 * length, 305), steps=20)
    ui.advance(0.4)
    assert hand.lifted in (28, 45)
    assert hand.focus == hand.orders.index(hand.lifted)
    ui.drag((300, 300), (300 + 5 * length, 305), steps=20)
    ui.advance(0.4)
    assert hand.lifted == 3


def test_the_row_follows_the_finger_while_it_swipes(ui: UI, hand: Any) -> None:
    from kivy.tests.common import UnitTestTouch

    ui.tap(face_of(hand, 17))
    ui.advance(0.4)
    finger = UnitTestTouch(600, 300)
    finger.touch_down()
    finger.touch_move(600 - hand.swipe_length() / 2, 300)
    ui.advance(0.02)
    assert 1.4 < hand.focus < 1.6
    finger.touch_up()
    ui.advance(0.4)
    assert hand.focus in (1, 2)


def test_a_flick_upwards_plays_a_card(ui: UI, hand: Any) -> None:
    told = Told(hand)
    x, y = face_of(hand, 45).center
    ui.drag((x, y), (x + 5, y + 260), steps=6)
    assert told.events == [("lift", 45), ("play", 45)]


def test_a_card_flicked_under_a_sheet_that_another_finger_opened_is_not_played(ui: UI, hand: Any) -> None:
    from kivy.tests.common import UnitTestTouch

    from sakura.ui.widgets.dialog import Answer, Dialog

    told = Told(hand)
    x, y = face_of(hand, 45).center
    finger = UnitTestTouch(x, y)
    finger.touch_down()
    dialog = Dialog(title="A title", answers=[Answer("I see")]).open()
    for step in range(1, 7):
        finger.touch_move(x, y + 40 * step)
        ui.advance(0.02)
    finger.touch_up()
    ui.advance(0.4)
    assert told.events == [("lift", 45)] and hand.pull == 0
    dialog.close()
    ui.drag((x, y), (x, y + 260), steps=6)
    assert told.events[-1] == ("play", 45)


def test_a_card_drawn_up_slowly_and_not_far_falls_back(ui: UI, hand: Any) -> None:
    told = Told(hand)
    x, y = face_of(hand, 45).center
    ui.touch((x, y), *((x, y + 4 * step) for step in range(1, 16)), seconds=0.05)
    ui.advance(0.4)
    assert told.events == [("lift", 45)]
    assert hand.pull == 0


def test_a_locked_hand_does_not_answer(ui: UI, hand: Any) -> None:
    told = Told(hand)
    hand.locked = True
    ui.tap(face_of(hand, 28))
    assert told.events == []


def test_the_wheel_of_a_mouse_lifts_nothing(ui: UI, hand: Any) -> None:
    told = Told(hand)
    ui.turn_wheel(face_of(hand, 28))
    assert told.events == []


def test_the_left_hand_has_the_row_mirrored(ui: UI, hand: Any) -> None:
    hand.mirrored = True
    ui.advance(0.05)
    assert face_of(hand, 3).x > face_of(hand, 60).x
    ui.tap(face_of(hand, 60))
    ui.advance(0.4)
    assert hand.lifted == 60


def test_nothing_of_a_hand_stays_when_it_is_cleared(ui: UI, hand: Any) -> None:
    ui.tap(face_of(hand, 28))
    hand.clear()
    assert ui.widgets("CardFace") == []
    assert hand.lifted is None


def test_a_hand_keeps_its_lifted_card_on_another_window(ui: UI, hand: Any) -> None:
    ui.tap(face_of(hand, 28))
    ui.resize(*DEVICES["sideways"])
    hand.size = (900, 380)
    ui.advance(0.4)
    assert hand.lifted == 28
    assert all(hand.x <= face.x and face.right <= hand.right for face in hand.faces)


@pytest.fixture
def row(ui: UI) -> Any:
    from sakura.ui.cards.row import RevealRow

    return ui.show(RevealRow(size_hint=(None, None), size=(1080, 420), pos=(0, 200)))


def test_cards_have_no_face_before_they_turn_over(ui: UI, row: Any) -> None:
    row.lay_face_down([0, 1, 2], PAINTERS, [0, 1, 2])
    ui.advance(0.1)
    assert ui.widgets("CardFace") == []
    assert len(ui.widgets("CardBack")) == 3


def test_all_turn_over_together_and_line_up(ui: UI, row: Any) -> None:
    done: list[bool] = []
    row.lay_face_down([0, 1, 2], PAINTERS, [0, 1, 2])
    row.turn_over(PLAYS, load_deck().cards, 1.0, lambda: done.append(True))
    for _ in range(80):
        ui.advance()
        assert len(ui.widgets("CardFace")) in (0, 3)
    assert done == [True]
    assert [slot.order for slot in row.slots] == [3, 8, 19]
    assert [slot.x for slot in row.slots] == sorted(slot.x for slot in row.slots)


def test_the_card_in_turn_is_lifted_and_those_before_are_dim(ui: UI, row: Any) -> None:
    row.show(PLAYS, PAINTERS, load_deck().cards, 1)
    ui.advance(0.5)
    widths = [slot.width for slot in row.slots]
    assert widths[1] == max(widths) and widths[1] > widths[2]
    assert row.slots[0].card.dim > 0.5
    assert row.slots[2].card.dim == 0


def test_a_row_laid_anew_remembers_nothing_of_the_last_round(ui: UI, row: Any) -> None:
    row.show(PLAYS, PAINTERS, load_deck().cards, 1)
    row.mark_unused((8, 19))
    ui.advance(0.1)  # in the middle of a motion
    slots = set(row.slots)
    row.lay_face_down([0, 1], PAINTERS, [1])
    ui.advance(0.6)
    assert ui.widgets("CardFace") == []
    assert set(row.slots) < slots, "the places are used again"
    assert [(slot.owner, slot.order, slot.waiting, slot.unused) for slot in row.slots] == [
        (0, None, True, False),
        (1, None, False, False),
    ]
    assert [slot.card.card for slot in slots] == [None] * 3
    assert all(slot.card.dim == 0 and slot.card.turn == 0 for slot in row.slots)


def test_cards_that_stay_in_a_hand_stay_the_same_widgets(hand: Any) -> None:
    before = dict(zip(hand.orders, hand.faces, strict=True))
    played, *left = hand.orders
    hand.deal([load_deck().cards[order] for order in left])
    assert hand.orders == left
    assert all(before[order] is face for order, face in zip(hand.orders, hand.faces, strict=True))
    assert before[played].parent is None


def test_unused_cards_are_marked(ui: UI, row: Any) -> None:
    row.show(PLAYS, PAINTERS, load_deck().cards, 0)
    row.mark_unused((8, 19))
    ui.advance(0.5)
    assert [slot.unused for slot in row.slots] == [False, True, True]


def test_reduced_motion_turns_over_at_once(ui: UI, row: Any) -> None:
    from sakura.ui.theme import theme

    theme.reduced_motion = True
    done: list[bool] = []
    row.lay_face_down([0, 1, 2], PAINTERS, [0, 1, 2])
    row.turn_over(PLAYS, load_deck().cards, 1.0, lambda: done.append(True))
    assert done == [True]
    assert len(ui.widgets("CardFace")) == 3


def test_the_row_is_read_by_fingers_that_came_down_on_it(ui: UI, row: Any) -> None:
    from kivy.uix.widget import Widget

    from sakura.ui.widgets.layer import Layer

    row.touch_target = True
    read: list[str] = []
    row.bind(on_read=lambda _row: read.append("read"))
    ui.turn_wheel(row)
    sheet = Layer()
    sheet.add_widget(Widget(size_hint=(None, None), size=(1, 1)))
    sheet.open()
    ui.tap(row)
    assert not sheet.is_open
    assert read == []
    ui.tap(row)
    assert read == ["read"]
