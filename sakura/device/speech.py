"""The device's voice: lines are spoken one after the other, in the language they are written in."""

from __future__ import annotations

import shutil
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from sakura.device.android import activity
from sakura.device.android_voice import AndroidVoice
from sakura.device.voice import Line, Voice

MAC_VOICES: Final = {"fr": "Thomas", "es": "Mónica", "ru": "Milena"}
# The words come through the standard input, where nothing in them can be taken for a command.
WINDOWS_SCRIPT: Final = (
    "[Console]::InputEncoding = [Text.Encoding]::UTF8; Add-Type -AssemblyName System.Speech; "
    "$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer; "
    "try {{ $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, '{language}') }} catch {{}}; "
    "$voice.Speak([Console]::In.ReadToEnd())"
)


class ProgramVoice:
    """A program of the desktop that speaks one line each time it is run."""

    def __init__(self, command: Callable[[str], list[str]]) -> None:
        self._command = command
        self._lines: deque[Line] = deque()
        self._lock = threading.Condition()
        self._running: subprocess.Popen[bytes] | None = None
        self._busy = False
        threading.Thread(target=self._speak_on, name="voice", daemon=True).start()

    def say(self, line: Line) -> None:
        """Speak it after what is being spoken."""
        with self._lock:
            self._lines.append(line)
            self._lock.notify()

    def hush(self) -> None:
        """Be silent at once."""
        with self._lock:
            self._lines.clear()
            if self._running is not None:
                self._running.terminate()

    def is_speaking(self) -> bool:
        """Whether a line is being spoken or waits."""
        with self._lock:
            return self._busy or bool(self._lines)

    def _speak_on(self) -> None:
        while True:
            with self._lock:
                self._running, self._busy = None, False
                self._lock.wait_for(lambda: self._lines)
                line, self._busy = self._lines.popleft(), True
                self._running = self._start(line.language)
            if self._running is not None:
                self._running.communicate(line.text.encode())

    def _start(self, language: str) -> subprocess.Popen[bytes] | None:
        silent = subprocess.DEVNULL
        try:
            return subprocess.Popen(self._command(language), stdin=subprocess.PIPE, stdout=silent, stderr=silent)
        except OSError:  # a voice that has gone is no error
            return None


def say(text: str, language: str) -> bool:
    """Speak a line after those before; whether the device can."""
    voice = _find_voice()
    if voice is None or not text.strip():
        return False
    try:
        voice.say(Line(text, language))
    except Exception:  # an engine that refuses is no voice
        return False
    return True


def hush() -> None:
    """Break off."""
    if _State.voice is not None:
        with suppress(Exception):
            _State.voice.hush()


def is_speaking() -> bool:
    """Whether something is being said."""
    try:
        return _State.voice is not None and _State.voice.is_speaking()
    except Exception:  # it is as if it had nothing to say
        return False


class _State:
    """The one voice, looked for when something is first to be said."""

    voice: Voice | None = None
    looked = False


def _find_voice() -> Voice | None:
    if not _State.looked:
        _State.looked = True
        context = activity()
        command = None if context is not None else find_program(sys.platform, shutil.which)
        try:
            _State.voice = (ProgramVoice(command) if command else None) if context is None else AndroidVoice(context)
        except Exception:  # an engine that cannot be started is no voice
            _State.voice = None
    return _State.voice


def find_program(platform: str, which: Callable[[str], str | None]) -> Callable[[str], list[str]] | None:
    """How a line is spoken on this desktop: the command for a language, which reads the words from its input."""
    if platform == "darwin" and which("say"):
        return lambda language: ["say", *(["-v", MAC_VOICES[language]] if language in MAC_VOICES else [])]
    if platform == "win32" and which("powershell"):
        return lambda language: ["powershell", "-NoProfile", "-Command", WINDOWS_SCRIPT.format(language=language)]
    for program in ("espeak-ng", "espeak"):
        if which(program):
            return lambda language, found=program: [found, "-v", language, "--stdin"]  # type: ignore[misc]
    if which("spd-say"):
        return lambda language: ["spd-say", "--wait", "--pipe-mode", "--language", language]
    return None
