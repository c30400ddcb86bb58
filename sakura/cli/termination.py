"""Being told to end: the programs and helper processes a command has started must end with it."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

TERMINATED = 143  # as shells count: 128 + the signal's number


@contextmanager
def ending_tidily() -> Iterator[None]:
    """Inside this, SIGTERM unwinds the command like Ctrl-C does instead of stopping it on the spot."""
    if threading.current_thread() is not threading.main_thread():  # only that one may handle signals
        yield
        return
    before = signal.signal(signal.SIGTERM, unwind)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def unwind(_number: int, _frame: FrameType | None) -> None:
    """A signal handler that leaves through every `finally` on the way."""
    sys.exit(TERMINATED)
