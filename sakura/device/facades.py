"""plyer's facades, without the traceback that plyer prints where a platform has none."""

from __future__ import annotations

import contextlib
import io
from typing import Any


def facade(name: str) -> Any:
    """What plyer has for this platform. Where it has nothing, calling it raises ``NotImplementedError``."""
    import plyer

    found = getattr(plyer, name)
    with contextlib.redirect_stderr(io.StringIO()):
        bool(found)  # plyer looks for the implementation at the first touch
    return found
