"""What only iOS knows, through pyobjus and through the module ``ios`` that kivy-ios builds in."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TypeVar

Answer = TypeVar("Answer")


def is_ios() -> bool:
    """Whether this is an iPhone or iPad: kivy-ios's own start says so; to ``sys.platform`` it can be a Mac."""
    return os.environ.get("KIVY_BUILD") == "ios"


def ask_ios(question: Callable[[], Answer], otherwise: Answer) -> Answer:
    """What iOS answers; ``otherwise`` on anything else, or if anything goes wrong."""
    if not is_ios():
        return otherwise
    try:
        return question()
    except Exception:  # a module that was left out, or an iOS that does it in another way
        return otherwise
