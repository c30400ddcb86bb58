"""Android's own chooser for documents, which needs no permission."""

from __future__ import annotations

import mimetypes
import os
import threading
from collections.abc import Callable
from itertools import count
from typing import Any, Final

from sakura.device.android import activity
from sakura.device.chosen import NO_CHOOSER, TOO_LARGE, UNREADABLE, UNWRITABLE, Opened, Stored
from sakura.device.documents import LARGEST

UNKNOWN_KIND: Final = "application/octet-stream"
ANY_KIND: Final = "*/*"  # many apps hand a file on without saying what it is
GRANTED: Final = -1  # Activity.RESULT_OK
_numbers = count(7301)
_listeners: list[Any] = []  # Java holds no reference to a Python object


def open_document(done: Callable[[Opened], object]) -> None:
    """Let a document be chosen and read it."""

    def read(place: Any) -> None:
        if place is None:
            done(Opened())
            return
        try:
            handle = activity().getContentResolver().openFileDescriptor(place, "r").detachFd()
            with os.fdopen(handle, "rb") as file:
                data = file.read(LARGEST + 1)
        except Exception:
            done(Opened(problem=UNREADABLE))
            return
        name = str(place.getLastPathSegment() or "").rpartition("/")[2]
        done(Opened(name, data) if len(data) <= LARGEST else Opened(name, None, TOO_LARGE))

    try:
        _start("ACTION_OPEN_DOCUMENT", ANY_KIND, None, read)
    except Exception:
        done(Opened(problem=NO_CHOOSER))


def save_document(name: str, data: bytes, done: Callable[[Stored], object]) -> None:
    """Let a place for a document be chosen and write it."""

    def write(place: Any) -> None:
        if place is None:
            done(Stored())
            return
        try:
            handle = activity().getContentResolver().openFileDescriptor(place, "wt").detachFd()
            with os.fdopen(handle, "wb") as file:
                file.write(data)
        except Exception:
            done(Stored(problem=UNWRITABLE))
            return
        done(Stored(name))

    try:
        _start("ACTION_CREATE_DOCUMENT", _kind_of(name), name, write)
    except Exception:
        done(Stored(problem=UNWRITABLE))


def _kind_of(name: str) -> str:
    """What a file of that name holds; Android adds another ending to one that does not suit."""
    return mimetypes.guess_type(name)[0] or UNKNOWN_KIND


def _start(action: str, kind: str, name: str | None, done: Callable[[Any], None]) -> None:
    from jnius import autoclass

    intents = autoclass("android.content.Intent")
    intent = intents(getattr(intents, action))
    intent.addCategory(intents.CATEGORY_OPENABLE)
    intent.setType(kind)
    if name is not None:
        intent.putExtra(intents.EXTRA_TITLE, autoclass("java.lang.String")(name))
    number = next(_numbers)
    screen = activity()
    listener = _make_listener(screen, number, done)
    screen.registerActivityResultListener(listener)
    try:
        screen.startActivityForResult(intent, number)
    except Exception:
        _forget(screen, listener)
        raise


def _forget(screen: Any, listener: Any) -> None:
    screen.unregisterActivityResultListener(listener)
    _listeners.remove(listener)


def _make_listener(screen: Any, number: int, done: Callable[[Any], None]) -> Any:
    from jnius import PythonJavaClass, java_method

    class Listener(PythonJavaClass):  # type: ignore[misc]
        __javainterfaces__ = ("org/kivy/android/PythonActivity$ActivityResultListener",)
        __javacontext__ = "app"

        @java_method("(IILandroid/content/Intent;)V")  # type: ignore[untyped-decorator]
        def onActivityResult(self, request: int, result: int, intent: Any) -> None:  # noqa: N802 - Java's name
            if request != number:
                return
            _forget(screen, self)
            place = intent.getData() if result == GRANTED and intent is not None else None
            # This is the thread of Android's window, and a document may have to be fetched from afar first.
            threading.Thread(target=done, args=(place,), name="document", daemon=True).start()

    listener = Listener()
    _listeners.append(listener)
    return listener
