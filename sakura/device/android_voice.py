"""The text-to-speech engine of an Android device. It takes a moment to wake; what is said meanwhile waits."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, Final

from sakura.device.voice import Line

SUCCESS: Final = 0  # TextToSpeech.SUCCESS


class AndroidVoice:
    """Speaks through the engine that the owner of the device has chosen."""

    def __init__(self, context: Any) -> None:
        from jnius import autoclass

        self._locale, self._string = autoclass("java.util.Locale"), autoclass("java.lang.String")
        self._engine_class = autoclass("android.speech.tts.TextToSpeech")
        self._waiting: list[Line] | None = []  # None: the engine is awake, or will never be
        self._is_awake = False
        self._listener = _make_listener(self._wake)  # Java holds no reference to a Python object
        self._lock = threading.RLock()
        with self._lock:  # the engine may be awake, on another thread, before it is known here
            self._engine = self._engine_class(context, self._listener)

    def say(self, line: Line) -> None:
        """Speak it after what is being spoken."""
        with self._lock:
            if self._waiting is not None:
                self._waiting.append(line)
            elif self._is_awake:
                self._speak(line)

    def hush(self) -> None:
        """Be silent at once."""
        with self._lock:
            if self._waiting:
                self._waiting.clear()
            if self._is_awake:
                self._engine.stop()

    def is_speaking(self) -> bool:
        """Whether it is at it."""
        return self._is_awake and bool(self._engine.isSpeaking())

    def _wake(self, status: int) -> None:
        with self._lock:
            lines, self._waiting = self._waiting or [], None
            self._is_awake = status == SUCCESS
            for line in lines if self._is_awake else ():
                self._speak(line)

    def _speak(self, line: Line) -> None:
        """Say a line; pyjnius takes a plain str for no CharSequence where a method has several forms."""
        self._engine.setLanguage(self._locale(line.language))
        self._engine.speak(self._string(line.text), self._engine_class.QUEUE_ADD, None, None)


def _make_listener(wake: Callable[[int], None]) -> Any:
    from jnius import PythonJavaClass, java_method

    class Listener(PythonJavaClass):  # type: ignore[misc]
        __javainterfaces__ = ("android/speech/tts/TextToSpeech$OnInitListener",)
        __javacontext__ = "app"

        @java_method("(I)V")  # type: ignore[untyped-decorator]
        def onInit(self, status: int) -> None:  # noqa: N802 - Java's name
            try:
                wake(status)
            except Exception:  # an engine that breaks when it is first used is silent
                return

    return Listener()
