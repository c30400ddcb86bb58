"""A progress bar for people who watch: drawn on standard error, and only when that is a terminal."""

from __future__ import annotations

import sys
import time

WIDTH = 30
REDRAW_SECONDS = 0.1


class Progress:
    """Shows how many of so many are done."""

    def __init__(self, total: int, noun: str) -> None:
        self._total = total
        self._noun = noun
        self._visible = sys.stderr is not None and sys.stderr.isatty()
        self._begin = time.monotonic()
        self._drawn = 0.0

    def show(self, done: int) -> None:
        """Draw the bar anew, but not more often than an eye can follow."""
        now = time.monotonic()
        if not self._visible or (done < self._total and now - self._drawn < REDRAW_SECONDS):
            return
        self._drawn = now
        filled = WIDTH * done // self._total
        bar = "█" * filled + "░" * (WIDTH - filled)
        sys.stderr.write(f"\r{bar} {done}/{self._total} {self._noun}, {now - self._begin:.0f} s ")
        sys.stderr.flush()

    def close(self) -> None:
        """Leave the line as if nothing had been there."""
        if self._visible and self._drawn:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
