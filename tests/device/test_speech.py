"""The voice: whatever program the desktop has, lines in their order, silence at once, and no voice is no error."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import pytest

from sakura.device import speech
from sakura.device.door import ThisDevice
from sakura.device.speech import ProgramVoice, find_program
from sakura.device.voice import Line


@pytest.mark.parametrize(
    ("platform", "programs", "command"),
    [
        ("linux", {"espeak-ng", "spd-say"}, ["espeak-ng", "-v", "ru", "--stdin"]),
        ("linux", {"espeak"}, ["espeak", "-v", "ru", "--stdin"]),
        ("linux", {"spd-say"}, ["spd-say", "--wait", "--pipe-mode", "--language", "ru"]),
        ("darwin", {"say"}, ["say", "-v", "Milena"]),
    ],
)
def test_the_program_of_the_desktop_is_found(platform: str, programs: set[str], command: list[str]) -> None:
    found = find_program(platform, lambda name: name if name in programs else None)
    assert found is not None
    assert found("ru") == command


def test_windows_is_told_the_language_and_nothing_else() -> None:
    found = find_program("win32", lambda name: name)
    assert found is not None
    assert "0, 'fr')" in found("fr")[-1] and "{" in found("fr")[-1]


def test_a_desktop_without_a_voice_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    assert find_program("linux", lambda _name: None) is None
    monkeypatch.setattr(speech._State, "looked", True)
    monkeypatch.setattr(speech._State, "voice", None)
    assert speech.say("Hello.", "en") is False
    assert not speech.is_speaking()
    speech.hush()


def test_lines_are_spoken_in_their_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = tmp_path / "heard"
    program = "import sys; open(sys.argv[1], 'ab').write(sys.stdin.buffer.read() + b'\\n')"
    voice = ProgramVoice(lambda language: [sys.executable, "-c", program, str(heard) + language])
    monkeypatch.setattr(speech._State, "looked", True)
    monkeypatch.setattr(speech._State, "voice", voice)
    assert speech.say("Здравствуйте.", "ru") and speech.say("-v nothing", "ru")
    while speech.is_speaking():
        threading.Event().wait(0.01)
    assert Path(f"{heard}ru").read_text(encoding="utf-8") == "Здравствуйте.\n-v nothing\n"


def test_through_the_door_the_voice_is_heard_and_silenced(monkeypatch: pytest.MonkeyPatch) -> None:
    voice = ProgramVoice(lambda _language: [sys.executable, "-c", "import time; time.sleep(60)"])
    monkeypatch.setattr(speech._State, "looked", True)
    monkeypatch.setattr(speech._State, "voice", voice)
    device = ThisDevice()
    device.say("Hello.", "en")
    assert device.is_speaking()
    while voice._running is None:
        threading.Event().wait(0.01)
    device.hush()
    while device.is_speaking():
        threading.Event().wait(0.01)


def test_hushing_ends_the_line_and_forgets_the_rest() -> None:
    voice = ProgramVoice(lambda _language: [sys.executable, "-c", "import time; time.sleep(60)"])
    for text in ("One.", "Two."):
        voice.say(Line(text, "en"))
    while voice._running is None:
        threading.Event().wait(0.01)
    voice.hush()
    while voice.is_speaking():
        threading.Event().wait(0.01)
    assert voice._running is None


def test_a_program_that_has_gone_is_no_error() -> None:
    voice = ProgramVoice(lambda _language: ["/nowhere/voice"])
    voice.say(Line("Hello.", "en"))
    while voice.is_speaking():
        threading.Event().wait(0.01)
