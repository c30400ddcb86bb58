"""The language that the device is set to."""

from __future__ import annotations

import os

from sakura.device.android import activity

FALLBACK = "en"


def preferred_language() -> str:
    """A code such as ``fr``."""
    screen = activity()
    if screen is not None:
        code: str = screen.getResources().getConfiguration().locale.getLanguage()
        return code or FALLBACK
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(variable, "").partition(".")[0].partition("_")[0]
        if code:
            return code if code.isalpha() and 2 <= len(code) <= 3 else FALLBACK
    return FALLBACK
