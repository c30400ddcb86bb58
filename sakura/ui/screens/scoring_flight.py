"""The Emperor's seals on their way from the tree to the painters who earned them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.metrics import dp

from sakura.engine.events import SakuraScored
from sakura.ui.play.frame import PlayScreen
from sakura.ui.theme import SPEEDS, theme
from sakura.ui.widgets.picture import Picture

BETWEEN = 0.22  # seconds from one seal to the next
FLIGHT = 0.55
SIDE, SMALL_SIDE = 44, 16  # dp at the tree and beside the name


class SealFlight:
    """One seal after the other, the closest painter first."""

    def __init__(
        self,
        screen: PlayScreen,
        event: SakuraScored,
        landed: Callable[[int], None],
        done: Callable[[], None],
    ) -> None:
        self._screen, self._landed, self._done = screen, landed, done
        self._seals: list[Picture] = []
        self._timer: Any = None
        self._space = event.space
        self._queue = [painter for painter, award in event.earnings for _ in range(award)]
        self._flying = len(self._queue)

    def start(self) -> None:
        """Send the first."""
        if not self._queue:
            self._done()
        elif theme.reduced_motion:
            for painter in self._queue:
                self._landed(painter)
            self._done()
        else:
            self._send(0)

    def stop(self) -> None:
        """Nothing flies any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._queue = []
        for seal in self._seals:
            Animation.cancel_all(seal)
            if seal.parent is not None:
                seal.parent.remove_widget(seal)
        self._seals = []
        self._flying = 0

    def _send(self, _seconds: float) -> None:
        painter = self._queue.pop(0)
        slot, garden = self._screen.ids.slot, self._screen.garden
        x, y = slot.to_widget(*garden.position_of_space(self._space))
        x, y = min(max(x, slot.x), slot.right), min(max(y, slot.y), slot.top)
        seal = Picture(art="token", size_hint=(None, None), size=(dp(SIDE), dp(SIDE)), center=(x, y))
        self._seals.append(seal)
        slot.add_widget(seal)
        target = self._screen.bar.tabs[painter].seal
        place = slot.to_widget(*target.to_window(target.x, target.center_y - dp(SMALL_SIDE) / 2))
        self._fly(seal, painter, place)
        self._timer = Clock.schedule_once(self._send, BETWEEN * SPEEDS[theme.speed]) if self._queue else None

    def _fly(self, seal: Picture, painter: int, place: tuple[float, float]) -> None:
        """In a bow, so that it comes from straight below and covers nobody's name or number."""
        seconds = FLIGHT * SPEEDS[theme.speed]
        shrinking = Animation(size=(dp(SMALL_SIDE), dp(SMALL_SIDE)), duration=seconds * 0.5)
        rising = Animation(y=place[1], duration=seconds, transition="in_quad")
        bow = Animation(x=place[0], duration=seconds * 0.6, transition="out_cubic") & rising & shrinking
        bow.bind(on_complete=lambda *_: self._land(seal, painter))
        bow.start(seal)

    def _land(self, seal: Picture, painter: int) -> None:
        if seal.parent is None:
            return
        seal.parent.remove_widget(seal)
        self._flying -= 1
        self._landed(painter)
        if self._flying == 0:
            self._done()
