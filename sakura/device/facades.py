"""plyer's facades. Where a platform has none plyer prints a traceback; here nobody lets it come to that."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any


def facade(name: str) -> Any:
    """What plyer has for this platform, or ``NotImplementedError``."""
    import plyer

    if not is_there(name):
        raise NotImplementedError(name)
    return getattr(plyer, name)


def is_there(name: str) -> bool:
    """Whether plyer knows how this platform does it."""
    from plyer.utils import platform

    return find_spec(f"plyer.platforms.{platform}.{name}") is not None
