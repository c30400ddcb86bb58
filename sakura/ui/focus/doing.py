"""What the keys do to whatever has the ring: press and release, lift and play, write, slide and scroll."""

from __future__ import annotations

from typing import Any, Final

from kivy.base import EventLoop
from kivy.core.window import Window
from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.uix.recycleview import RecycleView
from kivy.uix.scrollview import ScrollView

from sakura.ui.focus.keys import PAGE_DOWN, PAGE_UP, TO_START
from sakura.ui.focus.stops import BUTTON, CARD, FIELD, SCROLL, Stop
from sakura.ui.focus.walking import DOWN, LEFT, RIGHT, UP

KEYBOARD: Final = "keyboard"
PAGE: Final = 0.8  # of the view
LINE: Final = 72  # dp
SLIDE: Final = 0.1  # of a slider's way, where it has no steps of its own
NUDGE: Final = 0.15  # of the garden's view
ZOOM: Final = 1.25
PATHS: Final = {LEFT: (-1, 0), RIGHT: (1, 0), UP: (0, 1), DOWN: (0, -1)}


class KeyTouch(MotionEvent):
    """A touch that no finger made."""

    def __init__(self, x: float, y: float) -> None:
        share = (x / max(1, Window.width - 1), y / max(1, Window.height - 1))
        super().__init__(KEYBOARD, KEYBOARD, share, is_touch=True, type_id="touch")

    def depack(self, args: tuple[float, float]) -> None:
        """Take the place."""
        self.sx, self.sy = args
        self.profile = ["pos"]
        super().depack(args)


def press(stop: Stop) -> None:
    """A key went down on it."""
    if stop.kind == BUTTON:
        stop.widget._do_press()
        stop.widget.dispatch("on_press")
    elif stop.kind == CARD:
        _lift_or_play(stop)
    elif stop.kind == FIELD:
        stop.widget.focus = True
        stop.widget.select_all()
    elif stop.kind == SCROLL:
        scroll(stop.widget, PAGE_DOWN if stop.widget.scroll_y > 0 else TO_START)
    else:
        _touch(stop)


def release(stop: Stop, is_there: bool) -> None:
    """The key went up again; what has gone meanwhile, or cannot be touched any more, does nothing."""
    if stop.kind == BUTTON:
        stop.widget._do_release()
        if is_there:
            stop.widget.dispatch("on_release")


def cancel(stop: Stop) -> None:
    """Let go of it without doing anything."""
    release(stop, is_there=False)


def _lift_or_play(stop: Stop) -> None:
    order = int(stop.widget.order)
    if stop.host.lifted == order:
        stop.host.play(order)
    else:
        stop.host.lift(order)


def _touch(stop: Stop) -> None:
    touch = KeyTouch(*stop.seen.middle)
    for phase in ("begin", "end"):
        EventLoop.post_dispatch_input(phase, touch)


def slide(slider: Any, way: str) -> None:
    """Move a slider by one step; it grows to the right and upwards."""
    least, most = slider.range
    by = slider.step or (most - least) * SLIDE
    slider.value = min(most, max(least, slider.value + (by if way in (RIGHT, UP) else -by)))


def scroll(view: Any, command: str) -> bool:
    """Scroll a view by a line, a page or to its end; whether there was anything left to scroll."""
    room = view.viewport_size[1] - view.height
    if room <= 1:
        return False
    share = view.height * PAGE / room
    line = min(share, dp(LINE) / room)
    ways = {UP: line, DOWN: -line, PAGE_UP: share, PAGE_DOWN: -share}
    before = view.scroll_y
    by = ways.get(command)
    view.scroll_y = float(command == TO_START) if by is None else min(1.0, max(0.0, before + by))
    return bool(view.scroll_y != before)


def scroll_to_more(current: Stop, found: Stop, way: str) -> bool:
    """Rows that are made as they come into view: rather scroll to more of them than leave them; whether there are."""
    room = current.rooms[-1] if current.rooms else None
    leaves = isinstance(room, RecycleView) and found.rooms != current.rooms and way in (UP, DOWN)
    return leaves and scroll(room, way)


def reveal(stop: Stop) -> None:
    """Scroll until it is in view."""
    inner = stop.widget
    for view in reversed(stop.rooms):
        if view.children and view.viewport_size[1] > view.height + 1:
            view.scroll_to(inner, padding=dp(16), animate=False)
        inner = view


def nudge(garden: Any, way: str) -> bool:
    """Scroll the garden; whether it could be scrolled further that way."""
    across, up = PATHS[way]
    return bool(garden.nudge(across * NUDGE, up * NUDGE))


def zoom(garden: Any, closer: bool) -> None:
    """See the garden from closer by or further off."""
    garden.zoom_by(ZOOM if closer else 1 / ZOOM)


def find_view(stop: Stop | None, root: Any) -> Any:
    """The view that the page keys scroll: the one round the ring, else the largest in sight."""
    if stop is not None and stop.kind == SCROLL:
        return stop.widget
    if stop is not None and stop.rooms:
        return stop.rooms[-1]
    views = [widget for widget in root.walk(restrict=True) if isinstance(widget, ScrollView)]
    return max(views, key=lambda view: view.width * view.height, default=None)
