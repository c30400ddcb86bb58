"""What a touch sounds and feels like: screens say what happened, the app decides what is heard."""

from __future__ import annotations

from collections.abc import Callable

Listener = Callable[[str], None]
_listeners: list[Listener] = []


def signal(name: str) -> None:
    """Something worth a sound or a tremor happened: ``tap``, ``card``, ``step``, ``blossom``, ``disgrace`` …"""
    for listener in tuple(_listeners):
        listener(name)


def listen(listener: Listener) -> Callable[[], None]:
    """Hear every signal; the returned function ends it."""
    _listeners.append(listener)
    return lambda: _listeners.remove(listener)
