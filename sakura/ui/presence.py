"""What the device is told about the screen that is up: whether it is private, and whether somebody is thinking."""

from __future__ import annotations

from typing import Final

from kivy.core.window import Window

from sakura.device.door import Device
from sakura.ui.router import Router

PRIVATE: Final = frozenset({"choose"})  # a hand is open
AWAKE: Final = frozenset({"handoff", "choose", "reveal", "replay", "okiya-game", "okiya-replay", "rules"})


class Presence:
    """Follows the router. A player may look at a hand for minutes without touching it: the screen stays on."""

    def __init__(self, router: Router, device: Device) -> None:
        self._router = router
        self._device = device
        self._is_private = False
        router.bind(name=self._follow)

    def close(self) -> None:
        """Leave the device as it was."""
        self._router.unbind(name=self._follow)
        self._tell(False)
        Window.allow_screensaver = True

    def _follow(self, _router: Router, name: str) -> None:
        self._tell(name in PRIVATE)
        Window.allow_screensaver = name not in AWAKE

    def _tell(self, private: bool) -> None:
        if private != self._is_private:
            self._is_private = private
            self._device.keep_private(private)
