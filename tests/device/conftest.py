"""Every test of the device has threads of its own, and none of them works on into the next test."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from sakura.device import documents, vibration
from sakura.device.off_frame import OffFrame
from sakura.device.vibration import Motor

LONG = 60.0  # seconds nobody ever waits for


@pytest.fixture(autouse=True)
def own_threads(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    motor, chooser = Motor(), OffFrame("chooser")
    monkeypatch.setattr(vibration, "_motor", motor)
    monkeypatch.setattr(documents, "_chooser", chooser)
    yield
    for thread in (motor._off_frame, chooser):
        wait_for_its_end(thread)


def wait_for_its_end(thread: OffFrame) -> None:
    """What is asked last is done last: after it nothing of this test is under way."""
    over = threading.Event()
    thread.do(over.set)
    assert over.wait(LONG), "work that never ends"
