"""A Kivy module that watches a window open: it prints when the first frame was drawn, and ends the process.

Kivy loads it by its configuration, so that the program that is measured runs as it always does.
"""

from __future__ import annotations

import json
import os
import time
from typing import Any, Final

from sakura.ui.bench.memory import held_megabytes

HOME: Final = "home"
MOST_FRAMES: Final = 500


def start(window: Any, _context: Any) -> None:
    """Kivy has made the window."""
    from kivy.clock import Clock

    window.bind(on_flip=Watch().look)
    Clock.schedule_interval(lambda _seconds: window.canvas.ask_update(), 0)  # draw on, even if nothing changes


def stop(_window: Any, _context: Any) -> None:
    """Kivy closes the window."""


class Watch:
    """Looks at every frame until the first screen can be used."""

    def __init__(self) -> None:
        self._frames = 0
        self._report: dict[str, float] = {}
        _watches.append(self)

    def look(self, _window: Any) -> None:
        """A frame is about to be shown."""
        from kivy.graphics.opengl import glFinish

        glFinish()
        now = time.time()
        self._frames += 1
        if self._frames == 1:
            self._report = {"first_frame": now, "first_frame_mb": held_megabytes()}
        if _is_usable():
            self._end(now)
        elif self._frames > MOST_FRAMES:
            os._exit(1)

    def _end(self, now: float) -> None:
        self._report |= {"usable": now, "usable_mb": held_megabytes()}
        print(json.dumps(self._report), flush=True)
        os._exit(0)


_watches: list[Watch] = []  # Kivy itself holds on to none of them


def _is_usable() -> bool:
    """Whether the menu is complete, with its pictures; an app with nothing in it can be used at once."""
    from kivy.app import App

    root: Any = getattr(App.get_running_app(), "root", None)
    if not hasattr(root, "screen"):
        return True
    return root.name == HOME and bool(root.screen.ids.hero.art)
