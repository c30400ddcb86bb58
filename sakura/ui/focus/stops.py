"""Where the focus ring can stand: found in the widget tree by what widgets can do, so that no screen has to say so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from kivy.metrics import dp
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.recyclelayout import RecycleLayout
from kivy.uix.scrollview import ScrollView
from kivy.uix.slider import Slider
from kivy.uix.stacklayout import StackLayout
from kivy.uix.textinput import TextInput

from sakura.ui.boxes import Box, as_read, box_of

BUTTON: Final = "button"
FIELD: Final = "field"
SLIDER: Final = "slider"
HAND: Final = "hand"  # its cards are the stops
CARD: Final = "card"
GARDEN: Final = "garden"
SCROLL: Final = "scroll"  # text to be scrolled, with nothing in it to touch
TARGET: Final = "target"  # takes touches in a way of its own
KINDS: Final = ((TextInput, FIELD), (Slider, SLIDER), (ButtonBehavior, BUTTON))
IN_ORDER: Final = (BoxLayout, GridLayout, StackLayout)  # they place their children one after the other
ROW: Final = 24  # dp: what differs less in height stands in one row


@dataclass(frozen=True, slots=True)
class Stop:
    """Something the ring can stand on. ``host`` is the hand of a card; ``rooms`` are the views it scrolls in."""

    widget: Any
    kind: str
    host: Any = None
    rooms: tuple[Any, ...] = ()

    @property
    def box(self) -> Box:
        """Where it is, also if that is out of view."""
        return box_of(self.widget)

    @property
    def seen(self) -> Box:
        """The part of it that is in view."""
        box = self.box
        for room in self.rooms:
            box = box.within(box_of(room))
        return box

    def is_in(self, root: Any) -> bool:
        """Whether it is still there, can be seen and can be used."""
        widget = self.widget
        if widget.disabled or (self.host is not None and self.host.locked):
            return False
        while widget is not root:
            parent = widget.parent
            if parent is None or parent is widget or widget.opacity <= 0:
                return False
            widget = parent
        return True


def find_stops(root: Any) -> list[Stop]:
    """Every stop in a part of the tree, in reading order."""
    return [stop for child in _in_reading_order(root, ()) for stop in child]


def _in_reading_order(widget: Any, rooms: tuple[Any, ...]) -> list[list[Stop]]:
    """The stops of each child, those that are placed freely by where they are."""
    groups = [_collect(child, rooms) for child in reversed(widget.children)]
    groups = [group for group in groups if group]
    if len(groups) > 1 and (not isinstance(widget, IN_ORDER) or isinstance(widget, RecycleLayout)):
        groups.sort(key=lambda group: _place(as_read(group[0].box)))
    return groups


def _place(box: Box) -> tuple[int, float]:
    return -round(box.top / dp(ROW)), box.left


def _collect(widget: Any, rooms: tuple[Any, ...]) -> list[Stop]:
    if widget.opacity <= 0 or widget.disabled:
        return []
    kind = kind_of(widget)
    if kind == HAND:
        return _cards(widget, rooms)
    if kind and (widget.width <= 1 or widget.height <= 1):
        return []
    own = [Stop(widget, kind, rooms=rooms)] if kind else []
    if kind in (GARDEN, FIELD):
        return own
    inner = (*rooms, widget) if isinstance(widget, ScrollView) else rooms
    found = [*own, *(stop for group in _in_reading_order(widget, inner) for stop in group)]
    return found or _scrolled_text(widget, rooms)


def kind_of(widget: Any) -> str:
    """What a widget is to the ring; empty if it is nothing."""
    own: str = getattr(widget, "focus_kind", "")
    if own:
        return own
    for behaviour, kind in KINDS:
        if isinstance(widget, behaviour):
            return kind
    return TARGET if getattr(widget, "touch_target", False) else ""


def _cards(hand: Any, rooms: tuple[Any, ...]) -> list[Stop]:
    """The cards of an open hand, as they lie; none once the choice is made."""
    if hand.locked:
        return []
    return [Stop(face, CARD, hand, rooms) for face in sorted(hand.faces, key=lambda face: face.x)]


def _scrolled_text(widget: Any, rooms: tuple[Any, ...]) -> list[Stop]:
    """A view of more text than fits can be scrolled, so it must be reached."""
    if isinstance(widget, ScrollView) and widget.children and widget.viewport_size[1] > widget.height + 1:
        return [Stop(widget, SCROLL, rooms=rooms)]
    return []
