"""The device on an iPhone: what the app asks of iOS, and what an iOS that refuses does to it."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from sakura.device.door import ThisDevice
from sakura.device.language import preferred_language
from tests.device.phones import IPhone


@pytest.fixture
def iphone(monkeypatch: pytest.MonkeyPatch) -> IPhone:
    return IPhone().install(monkeypatch)


@pytest.mark.parametrize(
    ("languages", "code"), [([b"fr-CA", b"en-CA"], "fr"), (["ru"], "ru"), (["es-419"], "es"), ([], "en")]
)
def test_the_language_is_the_first_that_the_owner_wants(
    iphone: IPhone, languages: list[str | bytes], code: str
) -> None:
    iphone.languages = languages
    assert preferred_language() == code


@pytest.mark.usefixtures("iphone")
def test_an_iphone_is_not_asked_as_a_mac_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no program to run, and a variable is only what a build has left there."""
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    monkeypatch.setattr("subprocess.run", lambda *_, **__: pytest.fail("iOS starts no programs"))
    assert preferred_language() == "fr"
    monkeypatch.setitem(sys.modules, "pyobjus", None)
    assert preferred_language() == "en"


def test_the_notch_is_told_in_pixels_of_the_window(iphone: IPhone) -> None:
    assert ThisDevice().insets() == (0, 177, 0, 102)
    iphone.room = {"top": 0.0, "bottom": 21.0, "right": 59.0, "left": 47.0}
    assert ThisDevice().insets() == (141, 0, 177, 63)


def test_no_part_of_a_pixel_is_used(iphone: IPhone) -> None:
    iphone.room, iphone.scale = {"top": 20.0, "bottom": 0.0, "right": 0.0, "left": 0.0}, 2.608
    room = ThisDevice().insets()
    assert room == (0, 53, 0, 0) and {type(side) for side in room} == {int}


@pytest.mark.usefixtures("iphone")
def test_a_mac_is_no_iphone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KIVY_BUILD")
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert (preferred_language(), ThisDevice().insets()) == ("ru", (0, 0, 0, 0))


@pytest.mark.usefixtures("iphone")
@pytest.mark.parametrize(("module", "answers"), [("pyobjus", ("en", (0, 177, 0, 102))), ("ios", ("fr", (0, 0, 0, 0)))])
def test_a_module_that_was_left_out_is_no_error(
    monkeypatch: pytest.MonkeyPatch, module: str, answers: tuple[str, tuple[int, ...]]
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    assert (preferred_language(), ThisDevice().insets()) == answers


def refuse(*_: Any) -> Any:
    raise RuntimeError("Unable to find class b'NSLocale'")


def test_an_ios_that_refuses_everything_is_never_an_error(iphone: IPhone, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(iphone, "preferredLanguages", refuse)
    monkeypatch.setattr(sys.modules["ios"], "get_safe_area", refuse)
    assert (preferred_language(), ThisDevice().insets()) == ("en", (0, 0, 0, 0))


@pytest.mark.parametrize("room", [{}, {"top": 59.0}, dict.fromkeys(("left", "top", "right", "bottom"), float("nan"))])
def test_a_room_that_makes_no_sense_is_none(iphone: IPhone, room: dict[str, float]) -> None:
    iphone.room = room
    assert ThisDevice().insets() == (0, 0, 0, 0)
