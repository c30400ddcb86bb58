"""One run of the monkey, from its seed or from a trace."""

from __future__ import annotations

import random
import threading
import traceback
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, Final, NamedTuple

from sakura.storage.home import Home
from sakura.storage.settings import LANGUAGES
from sakura.ui.app import SakuraApp
from tools.monkey.events import Event, Trace
from tools.monkey.fancy import Fancy
from tools.monkey.hands import STEP, Hands, WatchedVirtual
from tools.monkey.repeating import make_repeatable
from tools.monkey.watching import Watcher

DEVICES: Final = ((720, 1280, 2.0), (1080, 1920, 2.6), (1600, 1200, 1.5), (1920, 1080, 2.6), (1200, 1920, 1.6))
REST_EVERY: Final = 50  # events
REST_SECONDS: Final = 3.0
SWITCHED_ON: Final = {  # how often each switch is on in the beginning
    "reduced_motion": 0.5,
    "sound": 0.0,  # nobody listens
    "haptics": 0.5,
    "confirm_play": 0.2,
    "left_handed": 0.3,
    "narration": 0.25,
    "switch_scanning": 0.2,
    "own_box": 0.2,
    "hints": 0.8,
}
INSTANT: Final = 0.001  # seconds: a frame in which nothing comes due


class Outcome(NamedTuple):
    """What a run has done and found."""

    trace: Trace
    problems: list[str]
    visited: dict[str, int]


def new_trace(seed: int) -> Trace:
    """A beginning that the seed decides: device, language, looks, and what is switched on."""
    chance = random.Random(seed)
    settings = {
        "language": chance.choice(LANGUAGES),
        "text_size": chance.choice((100, 100, 150, 200)),
        "theme": chance.choice(("day", "night", "contrast")),
        "curtain": chance.choice(("tap", "tap", "hold")),
        "speed": chance.choice(("fast", "fast", "normal")),
        **{name: chance.random() < share for name, share in SWITCHED_ON.items()},
    }
    return Trace(seed, chance.choice(DEVICES), settings, [])


def run(trace: Trace, count: int, audits: bool = True) -> Outcome:
    """Do so many events, those of the trace first; an exception ends the run. ``audits`` samples how screens look."""
    return Run(trace, audits).go(count)


class Run:
    """The app, the monkey's hands and whoever watches them."""

    def __init__(self, trace: Trace, audits: bool) -> None:
        self._trace = trace
        self._audits = audits
        self._virtual = WatchedVirtual()
        self._home = Home.in_memory()
        self._watcher = Watcher()
        self._hands = Hands(self._virtual, trace.device, self._restart)
        self._fancy = Fancy(trace.seed)
        self._stack = ExitStack()
        self._problems: list[str] = []

    def go(self, count: int) -> Outcome:
        """Do it."""
        random.seed(self._trace.seed)
        make_repeatable()
        threading.excepthook = lambda failure: self._problems.append(_describe(failure.exc_value))
        self._virtual.look = self._watcher.look
        self._virtual.resize(*self._trace.device)
        done: list[Event] = []
        try:
            self._hands.app = self._start(**self._trace.settings)
            for number, event in enumerate(self._events(count), start=1):
                done.append(event)
                self._step(number, event)
        except Exception as failure:
            self._problems.append(_describe(failure))
        finally:
            self._virtual.look = None
            self._stack.close()
        return Outcome(self._trace._replace(events=done), self._problems, self._watcher.visited)

    def _events(self, count: int) -> Iterator[Event]:
        yield from self._trace.events[:count]
        for _ in range(count - len(self._trace.events)):
            yield self._fancy.next_event(self._hands.app.router)

    def _step(self, number: int, event: Event) -> None:
        self._hands.do(event)
        found = self._watcher.judge()
        if self._hands.stuck_page:
            found.append(f"Stuck: the back key does not leave “{self._hands.stuck_page}”.")
            self._hands.stuck_page = ""
        if number % REST_EVERY == 0:
            self._virtual.advance(REST_SECONDS, 2 * STEP)
            if self._watcher.is_somebody_thinking:  # a turn has just ended by itself: thinking takes a frame here
                self._virtual.advance(8 * STEP, 2 * STEP)
            self._virtual.advance(INSTANT, INSTANT)  # labels of a screen that has just come up hold earlier texts
            found += self._watcher.judge_rest()
            found += self._audit() if self._audits and self._hands.is_whole else []
        self._problems += [f"Event {number}: {problem}" for problem in found]

    def _audit(self) -> list[str]:
        """What is wrong with the looks, unless the next frame puts it right: a sentence may have come in this one."""
        found = self._watcher.audit()
        if found:
            self._virtual.advance(INSTANT, INSTANT)
            found = [problem for problem in self._watcher.audit() if problem in found]
        return found

    def _start(self, **settings: Any) -> Any:
        app = SakuraApp(home=self._home)
        if settings:
            app.preferences.change(**settings)
        self._stack.enter_context(self._virtual.running(app))
        self._watcher.app = app
        self._virtual.advance(4 * STEP, STEP)
        return app

    def _restart(self) -> Any:
        """As if the system had ended the app: what was kept is all that is left."""
        self._watcher.app = None
        self._stack.close()
        self._home = Home(self._home.files, self._home.folder)
        return self._start()


def _describe(failure: BaseException | None) -> str:
    return "Exception: " + "".join(traceback.format_exception(failure))
