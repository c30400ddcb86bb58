"""Doing what may be slow, missing or broken where no frame waits for it and nobody sees it fail."""

from __future__ import annotations

import threading
from collections.abc import Callable

Work = Callable[[], object]


class OffFrame:
    """A thread of its own for one part of the device. While it is busy only the newest wish is kept."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._next: Work | None = None
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None

    def do(self, work: Work) -> None:
        """Do this soon, and come back at once."""
        with self._changed:
            self._next = work
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name=self._name, daemon=True)
                self._thread.start()
            self._changed.notify()

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._next is not None)
                work, self._next = self._next, None
            try:
                if work is not None:
                    work()
            except Exception:  # no motor, no program, no permission: nobody needs to know
                continue
