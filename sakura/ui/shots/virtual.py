"""A window that needs no screen, with a clock that is moved by hand: for pictures, audits and tests."""

from __future__ import annotations

import atexit
import gc
import logging
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

FRAME: Final = 0.017  # not 1/60: with exactly that some of Kivy's animations skip their end
LARGEST: Final = 1920  # pixels


def prepare(width: int = LARGEST, height: int = LARGEST, density: float = 1.0) -> None:
    """Choose the window's driver and size; this must come before the first import of Kivy.

    The offscreen driver's picture does not grow with the window, so the window starts large and is made smaller.
    """
    if "kivy" in sys.modules:
        return
    defaults = {
        "KIVY_HOME": _folder_for_now(),
        "KIVY_NO_ARGS": "1",
        "KIVY_NO_FILELOG": "1",
        "KIVY_LOG_MODE": "PYTHON",
        "SDL_AUDIODRIVER": "dummy",
        "KIVY_CLIPBOARD": "dummy",
        "KIVY_METRICS_DENSITY": str(density),
    }
    logging.getLogger("kivy").setLevel(logging.ERROR)
    if not os.environ.get("DISPLAY"):
        defaults["SDL_VIDEODRIVER"] = "offscreen"
    for name, value in defaults.items():
        os.environ.setdefault(name, value)
    from kivy.config import Config
    from kivy.logger import Logger

    Logger.setLevel(logging.CRITICAL + 1)  # a missing clipboard helper is nobody's concern here
    for option, setting in {"width": width, "height": height, "maxfps": 0, "vsync": 0, "multisamples": 0}.items():
        Config.set("graphics", option, setting)
    for option, _ in list(Config.items("input")):
        Config.remove_option("input", option)


def _folder_for_now() -> str:
    folder = tempfile.mkdtemp(prefix="sakura-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


class Virtual:
    """The window, the clock and the fingers."""

    def __init__(self) -> None:
        from kivy.clock import Clock
        from kivy.core.window import Window

        self.window = Window
        if not Window.initialized:
            Window.create_window()
            Window.register()
            Window.initialized = True
        Window.close = lambda *_: None  # an app that stops leaves the window for the next
        self._now = Clock.time()
        Clock._max_fps = 0
        Clock.time = lambda: self._now

    def resize(self, width: int, height: int, density: float) -> None:
        """Another device: so many pixels, so many of them to a dp."""
        from kivy.metrics import Metrics

        from sakura.ui.theme import theme

        Metrics.density = density
        self.window.size = (width, height)
        theme.measure(width, height)

    def advance(self, seconds: float = FRAME, frame: float = FRAME) -> None:
        """Let time pass in frames; everything happens in each of them, but only the last is drawn."""
        self.wait(seconds - frame, frame)
        self._now += frame
        self.draw()

    def wait(self, seconds: float, frame: float = FRAME) -> None:
        """Let time pass with nothing drawn."""
        for _ in range(round(seconds / frame)):
            self._now += frame
            self._pass_undrawn()

    def draw(self) -> None:
        """One frame, drawn to its end."""
        from kivy.base import EventLoop
        from kivy.graphics.opengl import glFinish

        self.window.canvas.ask_update()
        EventLoop.idle()
        glFinish()  # or the frames queue up in memory

    def _pass_undrawn(self) -> None:
        """What Kivy does in a frame, but for the drawing, which is what takes the time."""
        from kivy.base import EventLoop
        from kivy.clock import Clock
        from kivy.lang import Builder

        Clock.tick()
        EventLoop.dispatch_input()
        Builder.sync()
        Clock.tick_draw()
        Builder.sync()

    @contextmanager
    def running(self, app: Any) -> Iterator[Any]:
        """The app, started and drawn once, and taken down again without a trace."""
        gc.unfreeze()  # an app that stopped in the middle of a game has put its widgets out of the collector's sight
        gc.collect()  # or they would follow every change of the window, and fill the memory
        from kivy.base import EventLoop, runTouchApp, stopTouchApp
        from kivy.clock import Clock

        before = set(Clock.get_events())
        app._run_prepare()
        runTouchApp(embedded=True)
        self.advance(0.05)
        try:
            yield app
        finally:
            app.stop()
            stopTouchApp()
            EventLoop.touches.clear()
            EventLoop.quit = False  # the window lives on, and draws
            for child in self.window.children[:]:
                self.window.remove_widget(child)
            _stop_motions()
            for event in Clock.get_events():
                if event not in before:
                    event.cancel()

    def save(self, path: str) -> None:
        """The window as it is drawn, as a PNG."""
        from kivy.core.image.img_sdl2 import ImageLoaderSDL2

        width, height, pixels = self.pixels()
        ImageLoaderSDL2.save(path, width, height, "rgb", pixels, True, "png")

    def pixels(self) -> tuple[int, int, bytes]:
        """Width, height and the red, green and blue of every pixel, the lowest line first."""
        from kivy.graphics import opengl

        width, height = (int(side) for side in self.window.size)
        opengl.glFinish()
        opengl.glPixelStorei(opengl.GL_PACK_ALIGNMENT, 1)
        return width, height, opengl.glReadPixels(0, 0, width, height, opengl.GL_RGB, opengl.GL_UNSIGNED_BYTE)


def _stop_motions() -> None:
    """Motions that nobody will see end hold their widgets, and with them the whole app."""
    from kivy.animation import Animation

    notes = [note for motion in Animation._instances for note in motion._widgets.values()]
    for note in notes:
        if isinstance(note, dict):  # the motions of a sequence have their own
            Animation.cancel_all(note["widget"])
