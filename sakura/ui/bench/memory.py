"""How much memory this process holds."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path
from typing import Final

STATM: Final = Path("/proc/self/statm")
MEGABYTE: Final = 1024 * 1024


def held_megabytes() -> float:
    """What is in memory now; where the system does not tell, the most there ever was."""
    try:
        return int(STATM.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE") / MEGABYTE
    except OSError:
        return _most_megabytes()


def _most_megabytes() -> float:
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (MEGABYTE if sys.platform == "darwin" else 1024)


def count_widgets() -> int:
    """The widgets that something still holds, on the screen or not."""
    from kivy.uix.widget import Widget

    gc.collect()
    return sum(issubclass(type(thing), Widget) for thing in gc.get_objects())  # a weak proxy would lie
