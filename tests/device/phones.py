"""Phones made of paper: as much of Android and iOS as the app touches, in place of pyjnius and pyobjus."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest


class Intent:
    """Remembers what was put into it."""

    ACTION_SEND, ACTION_OPEN_DOCUMENT, ACTION_CREATE_DOCUMENT = "send", "open", "create"
    EXTRA_TEXT, EXTRA_STREAM, EXTRA_TITLE, CATEGORY_OPENABLE = "text", "stream", "title", "openable"

    def __init__(self, action: str) -> None:
        self.action, self.kind, self.extras = action, "", {}  # type: ignore[var-annotated]

    def setType(self, kind: str) -> None:  # noqa: N802
        self.kind = kind

    def putExtra(self, key: str, value: Any) -> None:  # noqa: N802
        self.extras[key] = value

    def addFlags(self, flags: int) -> None:  # noqa: N802
        self.extras["flags"] = flags

    def addCategory(self, category: str) -> None:  # noqa: N802
        self.extras["category"] = category

    @staticmethod
    def createChooser(intent: Intent, title: str) -> Intent:  # noqa: N802
        intent.extras["chooser"] = title
        return intent


class JavaString(str):
    """What pyjnius must be given for a CharSequence where a method has several forms: it takes no plain str there."""


class TextToSpeech:
    """An engine that wakes when the test wants it to."""

    QUEUE_ADD = 1

    def __init__(self, _context: Any, listener: Any) -> None:
        assert listener is not None, "nobody would know when it is awake"
        self.listener, self.is_awake = listener, False
        self.spoken: list[tuple[str, str]] = []
        self.language = ""

    def wake(self, status: int = 0) -> None:
        """Tell the app that it can speak, or cannot."""
        self.is_awake = status == 0
        self.listener.onInit(status)

    def setLanguage(self, language: str) -> None:  # noqa: N802
        self.language = language

    def speak(self, text: Any, queue: int, _parameters: None, _name: None) -> None:
        if not isinstance(text, JavaString):
            raise RuntimeError("No methods called speak in android/speech/tts/TextToSpeech matching your arguments")
        assert queue == self.QUEUE_ADD
        if self.is_awake:
            self.spoken.append((text, self.language))

    def stop(self) -> None:
        self.spoken.clear()

    def isSpeaking(self) -> bool:  # noqa: N802
        return bool(self.spoken)


class Engines:
    """The class of engines, as the app sees it: the phone remembers the one that was started."""

    QUEUE_ADD = TextToSpeech.QUEUE_ADD

    def __init__(self, phone: Phone) -> None:
        self.phone = phone

    def __call__(self, context: Any, listener: Any) -> TextToSpeech:
        self.phone.engine = TextToSpeech(context, listener)
        return self.phone.engine


class Phone:
    """The activity, its window and its files."""

    def __init__(self, folder: Path, level: int = 34) -> None:
        self.folder, self.level = folder, level
        self.flags: set[int] = set()
        self.started: list[Intent] = []
        self.listeners: list[Any] = []
        self.room: Any = SimpleNamespace(left=0, top=80, right=0, bottom=48)
        self.mode, self.language = 0x20, "fr"
        self.engine: Any = None
        self.classes: dict[str, Any] = {
            "org.kivy.android.PythonActivity": SimpleNamespace(mActivity=self),
            "android.os.Build$VERSION": SimpleNamespace(SDK_INT=level),
            "android.view.WindowInsets$Type": SimpleNamespace(systemBars=lambda: 1, displayCutout=lambda: 2),
            "android.content.Intent": Intent,
            "java.lang.String": JavaString,
            "java.util.Locale": str,
            "android.speech.tts.TextToSpeech": Engines(self),
            "android.content.ContentValues": lambda: SimpleNamespace(put=lambda _key, _value: None),
            "android.provider.MediaStore$Images$Media": SimpleNamespace(EXTERNAL_CONTENT_URI="pictures"),
        }

    # The activity

    def runOnUiThread(self, job: Any) -> None:  # noqa: N802
        job.run()

    def startActivity(self, intent: Intent) -> None:  # noqa: N802
        self.started.append(intent)

    def startActivityForResult(self, intent: Intent, number: int) -> None:  # noqa: N802
        self.started.append(intent)
        intent.extras["number"] = number

    def registerActivityResultListener(self, listener: Any) -> None:  # noqa: N802
        self.listeners.append(listener)

    def unregisterActivityResultListener(self, listener: Any) -> None:  # noqa: N802
        self.listeners.remove(listener)

    def answer(self, file: str | None, result: int = -1) -> None:
        """The player has chosen a file, or none."""
        data = None if file is None else SimpleNamespace(getData=lambda: self.place(file))
        for listener in self.listeners[:]:
            listener.onActivityResult(1, result, data)  # somebody else's
            listener.onActivityResult(self.started[-1].extras["number"], result, data)

    # The window

    def getWindow(self) -> Any:  # noqa: N802
        bars = {"Left": 0, "Top": 60, "Right": 0, "Bottom": 48}
        stable = {f"getStableInset{side}": (lambda room=room: room) for side, room in bars.items()}
        insets = SimpleNamespace(getInsets=lambda _kinds: self.room, getDisplayCutout=self._cutout, **stable)
        view = SimpleNamespace(getRootWindowInsets=lambda: insets)
        return SimpleNamespace(addFlags=self.flags.add, clearFlags=self.flags.discard, getDecorView=lambda: view)

    def _cutout(self) -> Any:
        if self.room is None:
            return None
        sides = {"Left": self.room.left, "Top": self.room.top, "Right": self.room.right, "Bottom": self.room.bottom}
        return SimpleNamespace(**{f"getSafeInset{side}": (lambda room=room: room) for side, room in sides.items()})

    def getResources(self) -> Any:  # noqa: N802
        locale = SimpleNamespace(getLanguage=lambda: self.language)
        return SimpleNamespace(getConfiguration=lambda: SimpleNamespace(uiMode=self.mode, locale=locale))

    # Files

    def getContentResolver(self) -> Any:  # noqa: N802
        return SimpleNamespace(insert=lambda _where, _values: self.place("picture.png"), openFileDescriptor=self._open)

    def place(self, file: str) -> Any:
        return SimpleNamespace(getLastPathSegment=lambda: f"primary:Download/{file}", file=self.folder / file)

    def _open(self, place: Any, mode: str) -> Any:
        flags = os.O_RDONLY if mode == "r" else os.O_WRONLY | os.O_CREAT | os.O_TRUNC
        handle = os.open(place.file, flags)
        return SimpleNamespace(detachFd=lambda: handle)

    def install(self, monkeypatch: pytest.MonkeyPatch) -> Phone:
        """Let the app believe that it runs on this phone."""
        jnius: Any = ModuleType("jnius")
        jnius.autoclass = self.classes.__getitem__
        jnius.cast = lambda _kind, thing: thing
        jnius.PythonJavaClass = object
        jnius.java_method = lambda _signature: _same
        monkeypatch.setitem(sys.modules, "jnius", jnius)
        monkeypatch.setenv("ANDROID_ARGUMENT", "app")
        return self


def _same(method: Callable[..., Any]) -> Callable[..., Any]:
    return method


class IPhone:
    """As much of iOS as the app touches, in place of pyobjus and of kivy-ios's module."""

    def __init__(self) -> None:
        self.languages: list[str | bytes] = [b"fr-CA", b"en-CA"]
        self.room = {"top": 59.0, "bottom": 34.0, "right": 0.0, "left": 0.0}  # in points
        self.scale = 3.0

    def preferredLanguages(self) -> Any:  # noqa: N802
        return SimpleNamespace(firstObject=self._first_language)

    def _first_language(self) -> Any:
        return SimpleNamespace(UTF8String=lambda: self.languages[0]) if self.languages else None

    def install(self, monkeypatch: pytest.MonkeyPatch) -> IPhone:
        """Let the app believe that it was built by kivy-ios and runs on this phone."""
        pyobjus: Any = ModuleType("pyobjus")
        pyobjus.autoclass = {"NSLocale": self}.__getitem__
        ios: Any = ModuleType("ios")
        ios.get_safe_area = lambda: self.room
        ios.get_scale = lambda: self.scale
        monkeypatch.setitem(sys.modules, "pyobjus", pyobjus)
        monkeypatch.setitem(sys.modules, "ios", ios)
        monkeypatch.setattr("sys.platform", "darwin")
        monkeypatch.setenv("KIVY_BUILD", "ios")
        return self
