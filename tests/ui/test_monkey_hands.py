"""What the monkey does at the same time: a finger while a key is down, two fingers together."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sakura.storage.settings import SWITCHES, Values
from tests.ui.conftest import UI, Start, middle_of
from tools.monkey.events import CLASH, PAIR, Event
from tools.monkey.hands import Hands
from tools.monkey.run import new_trace

WATCHED = ("on_key_down", "on_key_up", "on_touch_down", "on_touch_up")


def hands_on(ui: UI) -> Hands:
    hands = Hands(ui, (1080, 1920, 2.6), lambda: ui.app)
    hands.app = ui.app
    return hands


@contextmanager
def watching(ui: UI) -> Iterator[list[str]]:
    """Everything that comes to the window, in order."""
    seen: list[str] = []

    def note(name: str) -> object:
        return lambda *_: seen.append(name.removeprefix("on_"))

    notes = {name: note(name) for name in WATCHED}
    ui.window.bind(**notes)
    yield seen
    ui.window.unbind(**notes)


def test_a_finger_taps_while_a_key_is_down_and_repeats_itself(start: Start) -> None:
    ui = start(reduced_motion=True)
    with watching(ui) as seen:
        hands_on(ui).do(Event(CLASH, (9, 13, 5, 5)))
    ring, held = ["key_down", "key_up"], ["key_down", "touch_down", "touch_up", "key_down", "key_down", "key_up"]
    assert seen == ring + held
    assert ui.app.router.name == "home", "a touch has let go of what the key held"


def test_two_fingers_come_down_together(start: Start) -> None:
    ui = start(reduced_motion=True)
    x, y = map(round, middle_of(ui.find("InkButton", text="New game")))
    with watching(ui) as seen:
        hands_on(ui).do(Event(PAIR, (x, y, 5, 5, 0.3)))
    assert seen == ["touch_down", "touch_down", "touch_up", "touch_up"]
    assert ui.app.router.name == "table"


def test_every_switch_is_on_now_and_then_as_the_seed_decides() -> None:
    beginnings = [new_trace(seed).settings for seed in range(60)]
    assert beginnings == [new_trace(seed).settings for seed in range(60)]
    on = {name for settings in beginnings for name in SWITCHES if settings[name]}
    assert on == set(SWITCHES) - {"sound"}
    assert {settings["theme"] for settings in beginnings} == {"day", "night", "contrast"}
    for settings in beginnings:
        Values(**settings)
