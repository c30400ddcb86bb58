"""Every call to plyer: with the facade working, missing, raising and slow. None of it is ever seen or waited for."""

from __future__ import annotations

import subprocess
import sys
import threading
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from sakura.device import documents, vibration
from sakura.device.chosen import Opened, Stored
from sakura.device.door import ThisDevice
from sakura.device.facades import facade, is_there
from sakura.device.folders import storage_folder
from tests.device.conftest import LONG


@pytest.fixture(autouse=True)
def where_plyer_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    """A desktop where plyer chooses the files."""
    monkeypatch.setattr("sys.platform", "win32")


def install(monkeypatch: pytest.MonkeyPatch, **facades: Any) -> None:
    plyer: Any = ModuleType("plyer")
    plyer.__dict__.update(facades)
    monkeypatch.setitem(sys.modules, "plyer", plyer)
    monkeypatch.setattr("sakura.device.facades.is_there", lambda name: name in facades)


class Shaker:
    """A motor that does what it is told to."""

    def __init__(self, act: Any = None) -> None:
        self.act = act
        self.shaken: list[float] = []
        self.called = threading.Semaphore(0)

    def vibrate(self, seconds: float) -> None:
        self.shaken.append(seconds)
        self.called.release()
        if self.act is not None:
            self.act()


def test_a_tremor_is_felt(monkeypatch: pytest.MonkeyPatch) -> None:
    shaker = Shaker()
    install(monkeypatch, vibrator=shaker)
    ThisDevice().tremble(0.02)
    assert shaker.called.acquire(timeout=LONG) and shaker.shaken == [0.02]


def raise_it(kind: type[Exception]) -> None:
    raise kind("no")


@pytest.mark.parametrize("kind", [NotImplementedError, FileNotFoundError, RuntimeError, AttributeError])
def test_a_motor_that_fails_is_asked_once(monkeypatch: pytest.MonkeyPatch, kind: type[Exception]) -> None:
    shaker = Shaker(lambda: raise_it(kind))
    install(monkeypatch, vibrator=shaker)
    device = ThisDevice()
    device.tremble(0.02)
    assert shaker.called.acquire(timeout=LONG)
    wait_until(lambda: not vibration._motor.can_shake)
    device.tremble(0.03)
    assert shaker.shaken == [0.02]


def wait_until(reached: Any) -> None:
    ticks = threading.Event()
    for _ in range(3000):
        if reached():
            return
        ticks.wait(0.01)
    raise AssertionError("it never came to that")


def test_a_motor_that_is_missing_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch)
    ThisDevice().tremble(0.02)
    wait_until(lambda: not vibration._motor.can_shake)


def test_a_slow_motor_holds_nobody_up_and_does_not_tremble_for_long_gone_touches(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    go_on = threading.Event()
    shaker = Shaker(lambda: go_on.wait(LONG))
    install(monkeypatch, vibrator=shaker)
    device = ThisDevice()
    device.tremble(0.01)
    assert shaker.called.acquire(timeout=LONG)
    for seconds in (0.02, 0.03, 0.04):
        device.tremble(seconds)
    go_on.set()
    assert shaker.called.acquire(timeout=LONG)
    assert shaker.shaken == [0.01, 0.04]


def test_what_plyer_has_is_known_without_asking_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("plyer.utils"), "platform", "linux")
    assert [is_there("tts"), is_there("vibrator")] == [True, False]
    with pytest.raises(NotImplementedError):
        facade("vibrator")


class Chooser:
    """A file chooser that answers."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def open_file(self) -> Any:
        return self.answer()

    def save_file(self, path: str) -> Any:
        assert path == "walk.json"
        return self.answer()


class Heard:
    """Waits for what the device says later."""

    def __init__(self) -> None:
        self.said: list[Any] = []
        self.ready = threading.Semaphore(0)

    def __call__(self, answer: Any) -> None:
        self.said.append(answer)
        self.ready.release()

    def wait(self) -> Any:
        assert self.ready.acquire(timeout=LONG)
        return self.said[-1]


def ask(heard: Heard) -> tuple[Opened, Stored]:
    device = ThisDevice()
    device.open_document(heard)
    opened = heard.wait()
    device.save_document("walk.json", b"{}", heard)
    return opened, heard.wait()


def test_files_are_chosen_on_a_desktop(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "walk.json"
    file.write_bytes(b"old")
    install(monkeypatch, filechooser=Chooser(lambda: [str(file)]))
    assert ask(Heard()) == (Opened("walk.json", b"old"), Stored(str(file)))
    assert file.read_bytes() == b"{}"


@pytest.mark.parametrize("nothing", [None, []])
def test_a_chooser_that_is_closed_again_chose_nothing(monkeypatch: pytest.MonkeyPatch, nothing: Any) -> None:
    install(monkeypatch, filechooser=Chooser(lambda: nothing))
    assert ask(Heard()) == (Opened(), Stored())


def test_files_that_cannot_be_read_or_written_are_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    install(monkeypatch, filechooser=Chooser(lambda: [str(tmp_path)]))
    assert ask(Heard()) == (Opened(tmp_path.name, None, "unreadable"), Stored(problem="unwritable"))
    large = tmp_path / "large"
    with large.open("wb") as film:
        film.truncate(documents.LARGEST + 1)
    assert documents.read_chosen(large) == Opened("large", None, "too large")


@pytest.mark.parametrize(
    ("platform", "facades"),
    [("win32", {}), ("win32", {"filechooser": Chooser(lambda: raise_it(NotImplementedError))}), ("linux", {})],
)
def test_without_a_chooser_files_go_to_the_documents(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, platform: str, facades: dict[str, Any]
) -> None:
    install(monkeypatch, **facades)
    monkeypatch.setattr("sys.platform", platform)
    monkeypatch.setattr("shutil.which", lambda _program: None)
    monkeypatch.setattr("platformdirs.user_documents_dir", lambda: str(tmp_path))
    assert ask(Heard()) == (Opened(problem="no chooser"), Stored(str(tmp_path / "walk.json")))
    assert ask(Heard())[1] == Stored(str(tmp_path / "walk 2.json")), "nothing is written over"


@pytest.mark.parametrize("program", ["zenity", "kdialog"])
def test_the_programs_of_a_linux_desktop_are_asked(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, program: str
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    commands: list[list[str]] = []

    def run(command: list[str], **_: Any) -> Any:
        commands.append(command)
        return SimpleNamespace(returncode=0, stdout=str(tmp_path / "walk.json").encode() + b"\n")

    monkeypatch.setattr("shutil.which", lambda name: name if name == program else None)
    monkeypatch.setattr(subprocess, "run", run)
    opened, stored = ask(Heard())
    assert (opened.problem, stored) == ("unreadable", Stored(str(tmp_path / "walk.json")))
    assert [command[0] for command in commands] == [program, program]


def test_a_slow_chooser_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()
    install(monkeypatch, filechooser=Chooser(lambda: go_on.wait(LONG) and None))
    heard = Heard()
    ThisDevice().open_document(heard)
    assert heard.said == []
    go_on.set()
    assert heard.wait() == Opened()


def test_the_folder_is_that_of_the_desktop(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("ANDROID_PRIVATE", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    assert storage_folder().name == "sakura-garden"

    def homeless(*_: Any, **__: Any) -> str:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr("platformdirs.user_data_dir", homeless)
    monkeypatch.setattr("platformdirs.user_documents_dir", homeless)
    assert storage_folder().name == "sakura-garden"
    assert documents.documents_folder().is_dir()
