"""What the device is told about the screen that is up: whether it is private, and whether somebody is thinking."""

from __future__ import annotations

from typing import Final

from kivy.clock import Clock
from kivy.core.window import Window

from sakura.device.door import Device
from sakura.ui.router import Router

PRIVATE: Final = frozenset({"choose"})  # a hand is open
AWAKE: Final = frozenset({"handoff", "choose", "reveal", "replay", "okiya-game", "okiya-replay", "rules"})


class Presence:
    """Follows the router. A player may look at a hand for minutes without touching it: the screen stays on.

    A window that showed a hand stays private until a frame without it is on the screen: while the app goes out of
    sight nothing is drawn any more, and the task switcher shows the last frame that was.
    """

    def __init__(self, router: Router, device: Device) -> None:
        self._router = router
        self._device = device
        self._is_private = False
        self._after_frame = Clock.create_trigger(lambda _seconds: self._tell(False))
        router.bind(name=self._follow)

    def close(self) -> None:
        """Follow no more; a private window ends as one, for a hand may be the last that it showed."""
        self._router.unbind(name=self._follow)
        self._wait_for_frame(False)
        Window.allow_screensaver = True

    def _follow(self, _router: Router, name: str) -> None:
        if name in PRIVATE:
            self._wait_for_frame(False)
            self._tell(True)
        elif self._is_private:
            self._wait_for_frame(True)
        Window.allow_screensaver = name not in AWAKE

    def _wait_for_frame(self, wanted: bool) -> None:
        self._after_frame.cancel()
        Window.unbind(on_flip=self._on_flip)
        if wanted:
            Window.bind(on_flip=self._on_flip)

    def _on_flip(self, *_: object) -> None:
        """A frame is drawn and goes to the screen right after this; when the clock ticks next it is there."""
        Window.unbind(on_flip=self._on_flip)
        self._after_frame()

    def _tell(self, private: bool) -> None:
        if private != self._is_private:
            self._is_private = private
            self._device.keep_private(private)
