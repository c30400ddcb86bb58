"""Shows the steps of a reveal one after the other, at the player's pace: hurried, skipped, or looked at again."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from kivy.clock import Clock

from sakura.engine.events import Event
from sakura.engine.views import View
from sakura.ui.play.steps import Step, view_after_step
from sakura.ui.running import running_device
from sakura.ui.theme import SPEEDS, theme
from sakura.ui.widgets.layer import is_layer_open

WAITING_SECONDS = 0.2  # between two looks whether the narrator still speaks or a sheet still lies over the table


def is_held_up() -> bool:
    """Whether the step on show has not been heard to its end, or lies behind a sheet that somebody reads."""
    return running_device().is_speaking() or is_layer_open()


class Stage(Protocol):
    """Where steps are shown."""

    def begin_step(self, step: Step, done: Callable[[], None]) -> None:
        """Show a step and call ``done`` when everything stands where it belongs."""

    def end_step_now(self) -> None:
        """Bring what moves to its end; ``done`` of the step is called."""

    def put(self, view: View) -> None:
        """Show the table as it is in this view, at once."""

    def skip_step(self, step: Step, view: View) -> None:
        """What stays of a step that nobody watches; the table is then as in the view."""


class Showing:
    """The steps still to come, the one on show, and the table before and after it."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.view: View | None = None
        self.step: Step | None = None
        self._before: View | None = None
        self._coming: deque[Step] = deque()
        self._then: Callable[[], None] | None = None
        self._pause: Any = None
        self._walking = False
        self._token = 0  # tells the end of this step from that of one cut short
        self.brake: Callable[[Event], bool] | None = None
        """Asked after every step: True keeps the next from beginning until ``release``."""
        self.on_release: Callable[[], None] | None = None
        self._held = False

    @property
    def is_running(self) -> bool:
        """Whether there is anything left to show."""
        return self._then is not None

    def start(self, view: View, steps: Sequence[Step], then: Callable[[], None]) -> None:
        """Show these steps, beginning from the table of the view; ``then`` goes on after them."""
        self.stop()
        self.view = view
        self._coming = deque(steps)
        self._then = then
        self._next()

    @property
    def coming(self) -> list[Step]:
        """What has not been begun yet."""
        return list(self._coming)

    @property
    def unseen(self) -> tuple[Event | None, View]:
        """Where to go on after a break: the first event to be shown then, if any is left, and the table before it."""
        assert self.view is not None
        if self._walking and self.step is not None and self._before is not None and self.step.is_scoring:
            return self.step.event, self._before
        return next((step.event for step in self._coming), None), self.view

    def stop(self) -> None:
        """Show nothing more, and forget what was to come."""
        self._token += 1
        self._cancel_pause()
        self._coming.clear()
        self._then = None
        self._walking = self._held = False

    def forget(self) -> None:
        """Nothing can be looked at again."""
        self.stop()
        self.step = self._before = self.view = None

    def hurry(self) -> None:
        """End what moves; if nothing does, go on to the next step."""
        if self._walking:
            self.stage.end_step_now()
        elif self._pause is not None:
            self._cancel_pause()
            self._go_on()

    def release(self) -> None:
        """Go on where the brake held."""
        if self._held:
            self._held = False
            if self.on_release is not None:
                self.on_release()
            self._next()

    def skip(self) -> None:
        """Jump over all steps to what comes after them, or to the scoring, or to where the brake holds."""
        if self._held:
            self.release()
            return
        if self._then is None:
            return
        if self._walking:
            self.stage.end_step_now()
        self._cancel_pause()
        while not self._is_held() and self._coming and not self._coming[0].is_scoring:
            step = self._take_next()
            assert self.view is not None
            self.stage.skip_step(step, self.view)
        if not self._held:
            self._next()

    def look_again(self, then: Callable[[], None]) -> None:
        """Show the step on show, or the last one, once more; ``then`` follows if nothing else is to come."""
        if self.step is None or self._before is None or self.step.is_scoring:
            return
        self._then = self._then or then
        self._cancel_pause()
        self._token += 1
        self._walking = self._held = False
        self.stage.put(self._before)
        self._begin(self.step)

    def _next(self) -> None:
        if self._coming:
            self._begin(self._take_next())
        else:
            self._finish()

    def _take_next(self) -> Step:
        assert self.view is not None
        self._before, self.step = self.view, self._coming.popleft()
        self.view = view_after_step(self.view, self.step)
        return self.step

    def _begin(self, step: Step) -> None:
        self._walking = True
        self._token += 1
        token = self._token
        self.stage.begin_step(step, lambda: self._arrived(token))

    def _arrived(self, token: int) -> None:
        if token != self._token or not self._walking:
            return
        self._walking = False
        assert self.step is not None
        seconds = self.step.pause * SPEEDS[theme.speed]
        self._pause = Clock.schedule_once(self._after_pause, seconds)

    def _after_pause(self, _seconds: float) -> None:
        if is_held_up():
            self._pause = Clock.schedule_once(self._after_pause, WAITING_SECONDS)
            return
        self._pause = None
        self._go_on()

    def _go_on(self) -> None:
        if not self._is_held():
            self._next()

    def _is_held(self) -> bool:
        self._held = self.brake is not None and self.step is not None and self.brake(self.step.event)
        return self._held

    def _finish(self) -> None:
        then, self._then = self._then, None
        if then is not None:
            then()

    def _cancel_pause(self) -> None:
        if self._pause is not None:
            self._pause.cancel()
            self._pause = None
