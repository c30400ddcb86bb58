"""The door to the device: on a desktop everything is answered, nothing is an error."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from sakura.device.android import activity
from sakura.device.appearance import prefers_night
from sakura.device.door import ThisDevice
from sakura.device.language import preferred_language


def test_what_a_desktop_lacks_is_no_error() -> None:
    device = ThisDevice()
    device.tremble(0.01)
    device.keep_private(True)
    device.hush()
    assert not device.is_speaking()
    assert device.insets() == (0, 0, 0, 0)
    assert not device.share_text("3 tokens", "Sakura")
    assert not device.share_picture(b"", "walk.png", "Sakura")
    assert activity() is None
    assert prefers_night() is False


@pytest.mark.parametrize(
    ("variables", "code"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "en_GB", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LC_MESSAGES": "es"}, "es"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "not a language"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], code: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert preferred_language() == code


@pytest.mark.parametrize(
    ("answer", "code"), [('(\n    "fr-CA",\n    "en-US"\n)\n', "fr"), ("(\n    ru\n)\n", "ru"), ("", "en")]
)
def test_a_program_from_the_dock_asks_the_system(monkeypatch: pytest.MonkeyPatch, answer: str, code: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "darwin")
    monkeypatch.setattr("subprocess.run", lambda *_words, **_options: SimpleNamespace(stdout=answer))
    assert preferred_language() == code


def test_a_desktop_that_does_not_tell_speaks_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for platform in ("win32", "darwin"):  # here neither of them can be asked
        monkeypatch.setattr("sys.platform", platform)
        assert preferred_language() == "en"
