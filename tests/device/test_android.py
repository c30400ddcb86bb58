"""The device on a phone: what the app asks of Android, and what an Android that refuses does to it."""

from __future__ import annotations

import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from sakura.device import speech
from sakura.device.appearance import prefers_night
from sakura.device.chosen import Opened, Stored
from sakura.device.documents import LARGEST
from sakura.device.door import ThisDevice
from sakura.device.folders import storage_folder
from sakura.device.language import preferred_language
from tests.device.phones import Phone


@pytest.fixture
def phone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Phone:
    return Phone(tmp_path).install(monkeypatch)


def wait_for_document() -> None:
    """A document is read and written where no window waits for it."""
    for thread in threading.enumerate():
        if thread.name == "document":
            thread.join()


def test_the_window_is_kept_out_of_pictures_while_a_hand_is_open(phone: Phone) -> None:
    device = ThisDevice()
    device.keep_private(True)
    assert phone.flags == {0x2000}
    device.keep_private(False)
    assert phone.flags == set()


@pytest.mark.parametrize(("level", "room"), [(34, (0, 80, 0, 48)), (28, (0, 80, 0, 48)), (27, (0, 60, 0, 48))])
def test_notch_and_bars_are_found_on_old_and_new_phones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: int, room: tuple[int, ...]
) -> None:
    phone = Phone(tmp_path, level).install(monkeypatch)
    assert ThisDevice().insets() == room
    if level == 28:
        phone.room = None
        assert ThisDevice().insets() == (0, 60, 0, 48)


def test_look_and_language_are_those_of_the_phone(phone: Phone) -> None:
    assert (prefers_night(), preferred_language()) == (True, "fr")
    phone.mode, phone.language = 0x10, ""
    assert (prefers_night(), preferred_language()) == (False, "en")


def test_a_text_is_offered_to_the_other_apps(phone: Phone) -> None:
    assert ThisDevice().share_text("Hana has won.", "Share the result")
    (intent,) = phone.started
    assert (intent.action, intent.kind) == ("send", "text/plain")
    assert intent.extras == {"text": "Hana has won.", "chooser": "Share the result"}


def test_a_picture_is_offered_to_the_other_apps(phone: Phone) -> None:
    assert ThisDevice().share_picture(b"png", "walk.png", "Share")
    (intent,) = phone.started
    assert (intent.kind, intent.extras["stream"].file) == ("image/png", phone.folder / "picture.png")
    assert (phone.folder / "picture.png").read_bytes() == b"png"


def test_an_old_phone_cannot_share_pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    phone = Phone(tmp_path, 28).install(monkeypatch)
    assert not ThisDevice().share_picture(b"png", "walk.png", "Share")
    assert phone.started == []


def test_a_document_is_opened_with_the_phones_chooser(phone: Phone) -> None:
    heard: list[Opened] = []
    (phone.folder / "walk.json").write_bytes(b"{}")
    (phone.folder / "film.mp4").write_bytes(b"x" * (LARGEST + 1))
    for file in ("walk.json", "film.mp4", "gone.json", None):
        ThisDevice().open_document(heard.append)
        phone.answer(file, 0 if file is None else -1)
        wait_for_document()
    assert heard == [
        Opened("walk.json", b"{}"),
        Opened("film.mp4", None, "too large"),
        Opened(problem="unreadable"),
        Opened(),
    ]
    assert phone.listeners == []


def test_a_document_is_written_where_the_player_wants_it(phone: Phone) -> None:
    heard: list[Stored] = []
    for file in ("mine.json", "no/such/folder.json", None):
        ThisDevice().save_document("walk.json", b"{}", heard.append)
        assert phone.started[-1].extras["title"] == "walk.json"
        phone.answer(file)
        wait_for_document()
    assert heard == [Stored("walk.json"), Stored(problem="unwritable"), Stored()]
    assert (phone.folder / "mine.json").read_bytes() == b"{}"


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("walk.json", "application/json"),
        ("sakura-cards.csv", "text/csv"),
        ("walk.png", "image/png"),
        ("walk", "application/octet-stream"),
    ],
)
def test_a_document_is_written_as_what_it_is(phone: Phone, name: str, kind: str) -> None:
    ThisDevice().save_document(name, b"", lambda _stored: None)
    assert phone.started[-1].kind == kind


def test_the_folder_is_the_apps_own(phone: Phone, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANDROID_PRIVATE", str(phone.folder))
    assert storage_folder().parent == phone.folder


def everything_is_asked(heard: list[Any]) -> None:
    device = ThisDevice()
    device.keep_private(True)
    heard += [device.insets(), device.share_text("x", "y"), device.share_picture(b"", "x", "y")]
    heard += [prefers_night(), preferred_language()]
    device.open_document(heard.append)
    device.save_document("walk.json", b"", heard.append)


NOTHING = [(0, 0, 0, 0), False, False, False, "en", Opened(problem="no chooser"), Stored(problem="unwritable")]


def test_an_android_that_refuses_everything_is_never_an_error(phone: Phone, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any) -> Any:
        raise RuntimeError("JVM exception occurred: SecurityException")

    for name in ("getWindow", "getResources", "startActivity", "startActivityForResult", "getContentResolver"):
        monkeypatch.setattr(phone, name, refuse)
    heard: list[Any] = []
    everything_is_asked(heard)
    assert heard == NOTHING


def test_an_android_without_pyjnius_is_a_desktop(phone: Phone, monkeypatch: pytest.MonkeyPatch) -> None:
    phone.classes.clear()
    monkeypatch.setattr("sakura.device.documents._choose", lambda *_: "")
    monkeypatch.setattr("sakura.device.documents._run", lambda work: work())
    monkeypatch.delenv("LANG", raising=False)
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    heard: list[Any] = []
    everything_is_asked(heard)
    assert heard == [*NOTHING[:5], Opened(), Stored()]


def test_no_insets_before_the_window_is_there(phone: Phone, monkeypatch: pytest.MonkeyPatch) -> None:
    view = SimpleNamespace(getRootWindowInsets=lambda: None)
    monkeypatch.setattr(phone, "getWindow", lambda: SimpleNamespace(getDecorView=lambda: view))
    assert ThisDevice().insets() == (0, 0, 0, 0)


@pytest.fixture
def voiceless(monkeypatch: pytest.MonkeyPatch) -> None:
    """No voice has been looked for yet."""
    monkeypatch.setattr(speech._State, "looked", False)
    monkeypatch.setattr(speech._State, "voice", None)


@pytest.mark.usefixtures("voiceless")
def test_what_is_said_before_the_voice_is_awake_is_heard_then(phone: Phone) -> None:
    device = ThisDevice()
    device.say("Premier tour.", "fr")
    assert phone.engine.spoken == [] and not device.is_speaking()
    phone.engine.wake()
    device.say("Карта 36.", "ru")
    assert phone.engine.spoken == [("Premier tour.", "fr"), ("Карта 36.", "ru")]
    assert device.is_speaking()
    device.hush()
    assert not device.is_speaking()


@pytest.mark.usefixtures("voiceless")
def test_what_was_hushed_before_the_voice_was_awake_is_never_heard(phone: Phone) -> None:
    device = ThisDevice()
    device.say("Card 36: forwards 3.", "en")
    device.hush()
    phone.engine.wake()
    assert phone.engine.spoken == []


@pytest.mark.usefixtures("voiceless")
def test_a_phone_whose_voice_cannot_wake_or_breaks_is_silent(phone: Phone, monkeypatch: pytest.MonkeyPatch) -> None:
    device = ThisDevice()
    device.say("Hello.", "en")
    phone.engine.wake(-1)
    device.say("Hello.", "en")
    assert phone.engine.spoken == [] and not device.is_speaking()
    phone.engine.wake()

    def refuse(*_: Any) -> Any:
        raise RuntimeError("JVM exception occurred: DeadObjectException")

    for name in ("speak", "stop", "isSpeaking"):
        monkeypatch.setattr(phone.engine, name, refuse)
    device.say("Hello.", "en")
    device.hush()
    assert not device.is_speaking()
