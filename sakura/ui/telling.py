"""What screens tell the ears: whoever shows a sentence says it here, and the narrator speaks it if it is wanted."""

from __future__ import annotations

from collections.abc import Callable

Listener = Callable[[str], None]
_listeners: list[Listener] = []


def tell(sentence: str) -> None:
    """Something happened, or something is asked."""
    for listener in tuple(_listeners):
        listener(sentence)


def listen(listener: Listener) -> Callable[[], None]:
    """Hear every sentence; the returned function ends it."""
    _listeners.append(listener)
    return lambda: _listeners.remove(listener)
