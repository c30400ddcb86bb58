"""What a touch sounds and feels like: screens say what happened, the app decides what is heard."""

from __future__ import annotations

from collections.abc import Callable

Listener = Callable[[str], None]
_listeners: list[Listener] = []
_preparers: list[Listener] = []


def signal(name: str) -> None:
    """Something worth a sound or a tremor happened: ``tap``, ``card``, ``step``, ``blossom``, ``disgrace`` …"""
    for listener in tuple(_listeners):
        listener(name)


def expect(name: str) -> None:
    """This signal will come soon: whatever answers it may get ready."""
    for prepare in tuple(_preparers):
        prepare(name)


def listen(listener: Listener, prepare: Listener | None = None) -> Callable[[], None]:
    """Hear every signal, and which ones are expected; the returned function ends it."""
    preparers = [] if prepare is None else [prepare]
    _listeners.append(listener)
    _preparers.extend(preparers)

    def close() -> None:
        _listeners.remove(listener)
        for preparer in preparers:
            _preparers.remove(preparer)

    return close
