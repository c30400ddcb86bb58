"""Does to the real app what an event says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sakura.storage.settings import LastTable, SeatNote
from sakura.ui.bench.finger import Finger
from sakura.ui.shots.tables import LONG_NAMES, seats_of
from sakura.ui.shots.virtual import Virtual
from sakura.ui.widgets.page import Page
from tools.monkey.events import (
    CLASH,
    DRAG,
    HOLD,
    KEY,
    PAIR,
    PAUSE,
    PINCH,
    RESTART,
    TAP,
    TURN,
    VISIT,
    WAIT,
    WRITE,
    Event,
)

STEP: Final = 0.05  # seconds a frame
STEPS: Final = 5  # of a drag
BACKS: Final = 8  # that must be enough to leave a page
ESCAPE: Final = 27


class WatchedVirtual(Virtual):
    """A virtual window that lets somebody look after every frame."""

    look: Callable[[], None] | None = None

    def draw(self) -> None:
        """One frame, drawn to its end."""
        super().draw()
        if self.look is not None:
            self.look()

    def _pass_undrawn(self) -> None:
        super()._pass_undrawn()
        if self.look is not None:
            self.look()


class Hands:
    """Carries events out. ``restart`` stops the app and starts it again; it gives the new app back."""

    def __init__(self, virtual: Virtual, device: tuple[int, int, float], restart: Callable[[], Any]) -> None:
        self.virtual = virtual
        self.device = device
        self.restart = restart
        self.app: Any = None
        self.is_whole = True  # whether the app has the screen to itself
        self.stuck_page = ""  # a page that the back key does not leave
        self._ways: dict[str, Callable[..., None]] = {
            TAP: self._tap,
            HOLD: self._hold,
            DRAG: self._drag,
            PINCH: self._pinch,
            PAIR: self._pair,
            KEY: self._press_key,
            CLASH: self._clash,
            WRITE: self._write,
            TURN: self._turn,
            PAUSE: self._pause,
            WAIT: self._wait,
            RESTART: self._restart,
            VISIT: self._visit,
        }

    def do(self, event: Event) -> None:
        """One event, and a moment to let it take effect."""
        self._ways[event.kind](*event.details)
        self.virtual.advance(2 * STEP, STEP)

    def _tap(self, x: float, y: float) -> None:
        self._hold(x, y, STEP)

    def _hold(self, x: float, y: float, seconds: float) -> None:
        finger = Finger(x, y)
        finger.press()
        self.virtual.wait(seconds, STEP)
        finger.lift()

    def _drag(self, x: float, y: float, to_x: float, to_y: float) -> None:
        finger = Finger(x, y)
        finger.press()
        for step in range(1, STEPS + 1):
            finger.drag(x + (to_x - x) * step / STEPS, y + (to_y - y) * step / STEPS)
            self.virtual.wait(0.02, 0.02)
        finger.lift()

    def _pinch(self, *points: float) -> None:
        one, other = Finger(*points[0:2]), Finger(*points[2:4])
        one.press()
        other.press()
        self.virtual.wait(STEP, STEP)
        one.drag(*points[4:6])
        other.drag(*points[6:8])
        self.virtual.wait(STEP, STEP)
        one.lift()
        other.lift()

    def _pair(self, x: float, y: float, other_x: float, other_y: float, seconds: float) -> None:
        """Two fingers come down in one frame; the later one goes first."""
        one, other = Finger(x, y), Finger(other_x, other_y)
        one.press()
        other.press()
        self.virtual.wait(seconds, STEP)
        other.lift()
        self.virtual.wait(STEP, STEP)
        one.lift()

    def _press_key(self, key: int) -> None:
        """Down and up; a back key that nobody wants leaves the app, which is then started again."""
        taken = self._send_down(key)
        self.virtual.wait(STEP, STEP)
        self._send_up(key)
        if key == ESCAPE and not taken:
            self._restart()

    def _clash(self, going: int, doing: int, x: float, y: float) -> None:
        """A key brings the ring; while another is down a finger taps, and the keyboard repeats that key."""
        self._press_key(going)
        self._send_down(doing)
        self.virtual.wait(2 * STEP, STEP)
        self._tap(x, y)
        for _ in range(2):
            self._send_down(doing)
            self.virtual.wait(STEP, STEP)
        self._send_up(doing)

    def _send_down(self, key: int) -> bool:
        """Whether anybody wanted the key."""
        window = self.virtual.window
        taken = window.dispatch("on_key_down", key, 0, None, [])
        return bool(taken or window.dispatch("on_keyboard", key, 0, None, []))

    def _send_up(self, key: int) -> None:
        self.virtual.window.dispatch("on_key_up", key, 0)

    def _write(self, words: str) -> None:
        for widget in self.app.router.walk(restrict=True):
            if getattr(widget, "focus", False) and hasattr(widget, "insert_text"):
                widget.insert_text(words)
                return

    def _turn(self, way: str) -> None:
        width, height, density = self.device
        if way == "turned":
            width, height = height, width
        self.is_whole = way != "split"
        if way == "split":  # another app has the other half of the longer side
            width, height = (width // 2, height) if width > height else (width, height // 2)
        self.virtual.resize(width, height, density)

    def _pause(self) -> None:
        self.app.dispatch("on_pause")
        self.virtual.wait(STEP, STEP)
        self.app.dispatch("on_resume")

    def _wait(self, seconds: float) -> None:
        self.virtual.wait(seconds, 2 * STEP)

    def _restart(self) -> None:
        self.virtual.resize(*self.device)
        self.is_whole = True
        self.app = self.restart()

    def _visit(self, name: str, *table: Any) -> None:
        """Back to the beginning by the back key, then to a screen, or to a new game at a table that is laid."""
        router = self.app.router
        for _ in range(BACKS):
            if router.name == "home" or not router.back():
                break
            self.virtual.wait(STEP, STEP)
        if isinstance(router.screen, Page):
            self.stuck_page = router.name
        self.app.go_home()
        self.virtual.advance(4 * STEP, STEP)
        if table:
            self._begin(*table)
        else:
            router.go(name)

    def _begin(self, players: int, people: int, variant: str) -> None:
        seats = seats_of(players, people, LONG_NAMES, "novice")
        notes = tuple(SeatNote(seat.painter, seat.name, seat.level) for seat in seats)
        self.app.preferences.change(last_table=LastTable(notes, variant))
        self.app.router.forget("table")
        self.app.router.go("table").start()
