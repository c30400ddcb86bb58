"""The language that the device is set to."""

from __future__ import annotations

import os
import re
import sys
from typing import Any

from sakura.device.android import activity, ask
from sakura.device.ios import ask_ios, is_ios

FALLBACK = "en"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
APPLE_QUESTION = ("defaults", "read", "-g", "AppleLanguages")


def preferred_language() -> str:
    """A code such as ``fr``."""
    match = re.match(r"([a-z]{2,3})(?:[-_.@]|$)", _system_locale())
    return match[1] if match else FALLBACK


def _system_locale() -> str:
    """The locale as the system writes it, such as ``fr_CA.UTF-8`` or ``fr-CA``; empty if it tells none."""
    if activity() is not None:
        return ask(_android_locale, "")
    if is_ios():
        return ask_ios(_ios_locale, "")
    named = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), "")
    if named or sys.platform not in _ASKING:
        return named
    try:
        return _ASKING[sys.platform]()
    except Exception:  # a desktop that does not tell speaks English
        return ""


def _android_locale(screen: Any) -> str:
    return str(screen.getResources().getConfiguration().locale.getLanguage())


def _ios_locale() -> str:
    """The first of the languages that the owner wants, such as ``fr-CA``."""
    from pyobjus import autoclass

    # Of an empty list there is no first object; an index that is not there would end the app, past every ``except``.
    first = autoclass("NSLocale").preferredLanguages().firstObject().UTF8String()
    # pyobjus makes a str of some kinds of NSString, and leaves others, the short ones too, as bytes.
    return first.decode() if isinstance(first, bytes) else str(first)


def _ask_windows() -> str:
    import ctypes
    from locale import windows_locale

    kernel = ctypes.windll.kernel32  # type: ignore[attr-defined, unused-ignore]
    return windows_locale.get(kernel.GetUserDefaultUILanguage(), "")


def _ask_apple() -> str:
    """A program started from the Dock has no variables; the answer is a list such as ``("fr-CA", "en-US")``."""
    import subprocess

    answer = subprocess.run(APPLE_QUESTION, capture_output=True, text=True, timeout=2, check=True).stdout
    return answer.strip('()\n ",').partition('"')[0]


_ASKING = {"win32": _ask_windows, "darwin": _ask_apple}
