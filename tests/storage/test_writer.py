"""The writer: nobody waits for it, nothing gets lost in it, and a failure is told once."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from sakura.storage.errors import Unsaved
from sakura.storage.files import Memory
from sakura.storage.shelf import Reading, Shelf
from sakura.storage.writer import Place, Writer
from tests.storage.disks import FailingDisk, FullDisk, is_full

LONG = 60.0  # seconds nobody ever waits for


class SlowDisk(Memory):
    """Writes only when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = threading.Event()
        self.may_go_on = threading.Event()
        self.done: list[str] = []  # the files written and deleted

    def write(self, path: Path, data: bytes) -> None:
        self.begun.set()
        assert self.may_go_on.wait(LONG)
        self.done.append(path.name)
        super().write(path, data)

    def remove(self, path: Path) -> None:
        self.done.append(path.name)
        super().remove(path)


def make(disk: Memory) -> tuple[Writer, Shelf, list[Unsaved]]:
    told: list[Unsaved] = []
    return Writer(told.append), Shelf(disk, Path("games"), "game"), told


def put(writer: Writer, shelf: Shelf, name: str, content: object) -> None:
    writer.put(shelf, name, shelf.seal(content))


def test_everything_is_written_in_the_end() -> None:
    writer, shelf, told = make(Memory())
    for number in range(50):
        put(writer, shelf, f"walk-{number % 3}", number)
    assert writer.close(LONG)
    assert [shelf.read(name).content for name in shelf.names()] == [48, 49, 47]
    assert told == []


def test_a_slow_disk_holds_nobody_up_and_gets_only_what_still_counts() -> None:
    disk = SlowDisk()
    writer, shelf, _told = make(disk)
    put(writer, shelf, "walk", 0)
    assert disk.begun.wait(LONG)
    for number in range(1, 20):
        put(writer, shelf, "walk", number)
    put(writer, shelf, "other", "x")
    assert not writer.flush(0.01), "it is still at the first"
    disk.may_go_on.set()
    assert writer.flush(LONG)
    assert len(disk.done) == 3
    assert (shelf.read("walk").content, shelf.read("other").content) == (19, "x")


def test_what_is_deleted_last_is_gone() -> None:
    writer, shelf, _told = make(Memory())
    put(writer, shelf, "walk", 1)
    writer.delete(shelf, "walk")
    assert writer.flush(LONG)
    assert shelf.read("walk") == Reading()


def test_it_can_be_used_again_after_it_was_closed() -> None:
    writer, shelf, _told = make(Memory())
    put(writer, shelf, "walk", 1)
    writer.close(LONG)
    put(writer, shelf, "walk", 2)
    assert writer.close(LONG)
    assert shelf.read("walk").content == 2


def test_a_full_disk_is_told_once_and_what_was_there_stays() -> None:
    disk = FailingDisk(is_full)
    writer, shelf, told = make(disk)
    put(writer, shelf, "walk", 1)
    assert writer.flush(LONG)
    disk.fails_after(0)
    for number in range(2, 6):
        put(writer, shelf, "walk", number)
        assert not writer.flush(LONG)
    assert [str(failure) for failure in told] == ["Nothing more can be saved: there is no room left on this device."]
    assert shelf.read("walk").content == 1


def test_what_could_not_be_written_is_written_when_there_is_room_again() -> None:
    disk = FailingDisk(is_full)
    writer, shelf, told = make(disk)
    disk.fails_after(0)
    put(writer, shelf, "walk", 1)
    put(writer, shelf, "other", 1)
    assert not writer.flush(LONG)
    disk.fails_after(None)
    put(writer, shelf, "walk", 2)
    assert writer.flush(LONG)
    assert (shelf.read("walk").content, shelf.read("other").content) == (2, 1)
    disk.fails_after(0)
    put(writer, shelf, "walk", 3)
    assert not writer.flush(LONG)
    assert len(told) == 2, "it is full a second time"


def test_nothing_leaves_before_what_takes_over_from_it_is_written() -> None:
    disk = FullDisk()
    writer, shelf, _told = make(disk)
    put(writer, shelf, "walk", 1)
    put(writer, shelf, "other", 1)
    assert writer.flush(LONG)
    disk.is_full = True
    put(writer, shelf, "record", "all of it")
    writer.delete(shelf, "walk", after=Place(shelf, "record"))
    writer.delete(shelf, "other")
    for _ in range(2):
        assert not writer.flush(LONG)
        assert shelf.names() == ["walk"], "only what nobody waits for may make room"
    disk.is_full = False
    assert writer.flush(LONG)
    assert shelf.names() == ["record"]


def test_what_takes_over_comes_first_even_when_it_was_given_again() -> None:
    disk = SlowDisk()
    writer, shelf, _told = make(disk)
    disk.held[Path("games/walk.json")] = shelf.seal(1)
    put(writer, shelf, "first", 1)
    assert disk.begun.wait(LONG)
    put(writer, shelf, "record", 1)
    writer.delete(shelf, "walk", after=Place(shelf, "record"))
    put(writer, shelf, "record", 2)
    disk.may_go_on.set()
    assert writer.flush(LONG)
    assert disk.done == ["first.json.new", "record.json.new", "walk.json"]


def test_what_is_read_is_what_was_given_last_wherever_it_is() -> None:
    disk = FullDisk()
    writer, shelf, _told = make(disk)
    put(writer, shelf, "walk", 1)
    assert writer.read(shelf, "walk").content == 1
    disk.is_full = True
    put(writer, shelf, "walk", 2)
    assert (writer.read(shelf, "walk").content, shelf.read("walk").content) == (2, 1)
    put(writer, shelf, "record", 1)
    writer.delete(shelf, "walk", after=Place(shelf, "record"))
    assert writer.read(shelf, "walk") == Reading() and shelf.read("walk").content == 1


def test_what_is_just_being_written_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    disk = SlowDisk()
    writer, shelf, _told = make(disk)
    put(writer, shelf, "walk", 1)
    assert disk.begun.wait(LONG)
    monkeypatch.setattr(writer, "flush", lambda: False)
    assert writer.read(shelf, "walk").content == 1
    disk.may_go_on.set()
