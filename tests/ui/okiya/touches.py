"""What the tests of Okiya share: two at the table, games that begin, and whole games by touch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.tests.common import UnitTestTouch

from sakura.okiya.match import MatchSetup
from sakura.session.okiya_sitting import TAKE, OkiyaSitting
from sakura.session.seats import Seat
from sakura.ui.widgets.button import Touch
from tests.ui.conftest import UI, Start, middle_of

HANA, REN = Seat("crane", "Hana"), Seat("wave", "Ren")
BOT = Seat("moon", "Moon", "novice")
FRAME = 0.1


def begin(start: Start, *seats: Seat, format: str = "single", fair: bool = False, seed: int = 1, **more: Any) -> UI:
    """The app at a game that has just begun."""
    ui = start(reduced_motion=True, **more)
    ui.app.okiya.take_up(OkiyaSitting(seats or (HANA, REN), MatchSetup(format, seed, fair)))
    ui.advance(0.1)
    return ui


def screen_of(ui: UI) -> Any:
    """The screen that is shown."""
    return ui.app.router.screen


def put_finger_on(ui: UI, text: str) -> Any:
    """A finger that rests on the button that says this."""
    finger = UnitTestTouch(*middle_of(ui.find(Touch, text=text)))
    finger.touch_down()
    return finger


def take_one(ui: UI) -> None:
    """Touch the first tile that may be taken."""
    screen = screen_of(ui)
    ui.tap(next(tile for tile in screen.board.tiles if tile.legal))


def play_step(ui: UI) -> None:
    """Whatever is to be done next, by touch."""
    sitting = ui.app.okiya.sitting
    if ui.app.router.name == "okiya-end":
        ui.press("Next game")
    elif sitting.stage == TAKE:
        take_one(ui)
    else:
        ui.advance(FRAME, FRAME)


def play_until(ui: UI, reached: Callable[[OkiyaSitting], bool], most: int = 2000) -> None:
    """Play on by touch until the sitting has come to this."""
    for _ in range(most):
        if reached(ui.app.okiya.sitting):
            return
        play_step(ui)
    raise AssertionError("it never came to that")


def wait_for(ui: UI, reached: Callable[[], Any]) -> None:
    """Let time pass until this is true."""
    for _ in range(1000):
        if reached():
            return
        ui.advance(0.02)
    raise AssertionError("it never came to that")
