"""The real app on the virtual window, with every frame timed: drawn, and waited for until it is drawn."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from sakura.ui.bench.device import DENSITY, HEIGHT, WIDTH
from sakura.ui.shots.virtual import FRAME, Virtual, prepare

NO_TIME: Final = 1e-6  # seconds: a frame is drawn, but nothing moves
STEP: Final = 0.1  # seconds of a frame that nobody measures
STILL_FRAMES: Final = 30
MOST_FRAMES: Final = 3000
SETTINGS: Final = {"language": "en", "theme": "day", "curtain": "tap"}


class Stuck(Exception):
    """Something that should have happened did not."""


class Frame(NamedTuple):
    """Seconds of one frame: as people wait for it, and as processors work on it, all of them and this thread's."""

    wall: float
    processors: float
    thread: float


class Theatre:
    """The window and the app that runs on it."""

    def __init__(self, virtual: Virtual | None = None) -> None:
        """A window of its own with the size that is measured, or one that is there already."""
        self.virtual = virtual or _open_window()
        self.app: Any = None

    @contextmanager
    def open_app(self, **settings: Any) -> Iterator[Any]:
        """The app with these settings, until the end of the block."""
        from sakura.storage.settings import Settings, Values
        from sakura.ui.app import SakuraApp

        with self.virtual.running(SakuraApp(Settings(Values(**{**SETTINGS, **settings})))) as self.app:
            self.pass_time(1.0)
            yield self.app

    @property
    def screen(self) -> Any:
        """The screen that is up."""
        return self.app.router.screen

    def frame(self, seconds: float = FRAME, act: Callable[[], object] | None = None) -> Frame:
        """Draw one frame, after what somebody does."""
        begin = time.perf_counter(), time.process_time(), time.thread_time()
        if act is not None:
            act()
        self.virtual.advance(seconds, seconds)
        end = time.perf_counter(), time.process_time(), time.thread_time()
        return Frame(*(there - here for here, there in zip(begin, end, strict=True)))

    def pass_time(self, seconds: float, step: float = STEP) -> None:
        """Let time pass unmeasured."""
        self.virtual.advance(seconds, step)

    def stand_still(self, frames: int = STILL_FRAMES) -> list[Frame]:
        """Frames in which no time passes."""
        garden = getattr(self.screen, "garden", None)
        if garden is not None:
            garden.camera.arrive()
        for _ in range(3):
            self.frame(NO_TIME)
        return [self.frame(NO_TIME) for _ in range(frames)]

    def record(self, moves: Callable[[], bool]) -> list[Frame]:
        """Every frame as long as something moves."""
        frames: list[Frame] = []
        while moves():
            frames.append(self.frame())
            if len(frames) > MOST_FRAMES:
                raise Stuck("an animation does not end")
        return frames

    def wait_until(self, reached: Callable[[], bool], act: Callable[[], object] | None = None) -> None:
        """Let frames pass, doing something before each, until something has happened."""
        for _ in range(MOST_FRAMES):
            if reached():
                return
            self.frame(STEP, act)
        raise Stuck(f"{self.app.router.name} stays as it is")

    def take_up(self, sitting: Any) -> Any:
        """Leave the game that is open and play this one."""
        self.app.give_up()
        self.app.flow.take_up(sitting)
        return self.screen


def _open_window() -> Virtual:
    prepare(WIDTH, HEIGHT, DENSITY)
    virtual = Virtual()
    virtual.resize(WIDTH, HEIGHT, DENSITY)
    return virtual
