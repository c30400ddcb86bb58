"""The shelf: what is put there is found again, or its loss is told and nothing is thrown away."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from sakura.storage.envelope import seal
from sakura.storage.errors import Damaged, Foreign, Newer, Unreadable, Unsaved
from sakura.storage.files import Disk, Files, Memory
from sakura.storage.shelf import Reading, Shelf
from tests.storage.disks import FailingDisk, Killed, is_full, is_locked

FOLDER = Path("games")
OLD: dict[str, Any] = {"round": 1, "name": "Hana", "cards": [3, 8]}
NEW: dict[str, Any] = {"round": 2, "name": "Héloïse 桜", "cards": [3, 8, 60], "more": {"deep": [None, True, 1.5]}}


def make_shelf(files: Files | None = None, folder: Path = FOLDER) -> Shelf:
    return Shelf(files or Memory(), folder, "game")


def spoil(shelf: Shelf, data: bytes, file: str = "walk.json") -> None:
    shelf.files.write(shelf.folder / file, data)


def aside_of(found: Reading) -> str | None:
    assert found.problem is not None
    return found.problem.aside


@pytest.fixture(params=["disk", "memory"])
def shelf(request: pytest.FixtureRequest, tmp_path: Path) -> Shelf:
    return make_shelf(Disk(), tmp_path / "deep" / "games") if request.param == "disk" else make_shelf()


def test_what_is_written_is_read(shelf: Shelf) -> None:
    assert (shelf.names(), shelf.read("walk")) == ([], Reading())
    shelf.put("walk", shelf.seal(OLD))
    shelf.put("walk", shelf.seal(NEW))
    shelf.put("other", shelf.seal(OLD))
    assert shelf.read("walk") == Reading(NEW, 1)
    assert shelf.names() == ["other", "walk"]
    assert sorted(shelf.files.names(shelf.folder)) == ["other.json", "walk.json", "walk.json.previous"]


def test_what_is_deleted_is_gone_with_its_past(shelf: Shelf) -> None:
    shelf.put("walk", shelf.seal(OLD))
    shelf.put("walk", shelf.seal(NEW))
    shelf.delete("walk")
    shelf.delete("walk")
    assert (shelf.names(), shelf.files.names(shelf.folder)) == ([], [])


def test_a_damaged_file_is_set_aside_and_the_last_good_state_offered(shelf: Shelf) -> None:
    shelf.put("walk", shelf.seal(OLD))
    shelf.put("walk", shelf.seal(NEW))
    spoil(shelf, b"")
    found = shelf.read("walk")
    assert (found.content, aside_of(found)) == (OLD, "walk.json.aside-1")
    assert isinstance(found.problem, Damaged) and str(found.problem) == "The file “walk.json” is damaged."
    assert shelf.read("walk") == Reading(OLD, 1), "it is told once"
    assert shelf.names() == ["walk"]


def test_nothing_set_aside_is_ever_written_over(shelf: Shelf) -> None:
    for number in range(1, 4):
        spoil(shelf, b"bad %d" % number)
        assert aside_of(shelf.read("walk")) == f"walk.json.aside-{number}"
    kept = [shelf.files.read(shelf.folder / f"walk.json.aside-{number}") for number in range(1, 4)]
    assert kept == [b"bad 1", b"bad 2", b"bad 3"]
    shelf.delete("walk")
    assert len(shelf.files.names(shelf.folder)) == 3


def test_both_files_damaged_are_both_set_aside(shelf: Shelf) -> None:
    spoil(shelf, b"bad")
    spoil(shelf, b"worse", "walk.json.previous")
    found = shelf.read("walk")
    assert found.content is None and isinstance(found.problem, Foreign)
    assert shelf.files.names(shelf.folder) == ["walk.json.aside-1", "walk.json.previous.aside-1"]


def test_a_damaged_file_never_takes_the_place_of_the_last_good_one(shelf: Shelf) -> None:
    shelf.put("walk", shelf.seal(OLD))
    shelf.put("walk", shelf.seal(OLD))
    spoil(shelf, b"bad")
    shelf.put("walk", shelf.seal(NEW))
    assert shelf.files.read(shelf.folder / "walk.json.aside-1") == b"bad"
    spoil(shelf, b"bad again")
    assert shelf.read("walk").content == OLD


def test_a_document_that_makes_no_sense_to_its_reader_is_set_aside_too(shelf: Shelf) -> None:
    shelf.put("walk", shelf.seal(OLD))
    shelf.put("walk", shelf.seal(NEW))
    problem = Damaged("This game cannot be.")
    for content, version, aside in ((OLD, 1, "walk.json.aside-1"), (None, 0, "walk.json.previous.aside-1")):
        assert shelf.reject("walk", problem) == Reading(content, version, problem) and problem.aside == aside
    assert shelf.names() == []


def test_names_that_could_leave_the_folder_are_refused() -> None:
    for name in ("", "../walk", "walk.json", "Walk", "a/b", "-", "x" * 80):
        with pytest.raises(ValueError):
            make_shelf().read(name)


def test_files_of_others_are_no_documents() -> None:
    shelf = make_shelf()
    for file in (".DS_Store", "Walk!.json", "walk.json.aside-1", "walk.json.new", "notes.txt"):
        spoil(shelf, b"", file)
    assert shelf.names() == []


SEALED = seal("game", 1, OLD)


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (b"", Damaged),
        (b"\0" * 4096, Damaged),
        (SEALED[:-3], Damaged),
        (SEALED.replace(b"Hana", b"Hanb"), Damaged),
        (SEALED.replace(b'"version":1', b'"version":2'), Damaged),
        (SEALED.replace(b'"version":1', b'"version":true'), Damaged),
        (b'{"sakura":"game"}', Damaged),
        (b"PK\x03\x04", Foreign),
        (b"[]", Foreign),
        (b'{"save": 3}', Foreign),
        (b"[" * 100_000, Foreign),
        (b"\xff\xfe{}", Foreign),
        (seal("settings", 1, OLD), Foreign),
        (seal("game", 2, OLD), Newer),
    ],
)
def test_each_kind_of_damage_is_named(data: bytes, kind: type[Unreadable]) -> None:
    shelf = make_shelf()
    spoil(shelf, data)
    found = shelf.read("walk")
    assert type(found.problem) is kind
    assert shelf.files.read(FOLDER / "walk.json.aside-1") == data


def test_a_file_of_an_earlier_version_says_so() -> None:
    shelf = make_shelf()
    shelf.put("walk", shelf.seal(OLD))
    assert Shelf(shelf.files, FOLDER, "game", version=3).read("walk") == Reading(OLD, 1)


def damaged_copies() -> list[bytes]:
    """The file cut at every length, and with single bytes flipped at 500 random places."""
    whole = seal("game", 1, NEW)
    chance = random.Random(5)
    flipped = []
    for _ in range(500):
        place, change = chance.randrange(len(whole)), chance.randrange(1, 256)
        flipped.append(whole[:place] + bytes([whole[place] ^ change]) + whole[place + 1 :])
    return [whole[:length] for length in range(len(whole))] + flipped


def test_whatever_byte_is_lost_the_content_is_right_or_the_damage_told() -> None:
    for data in damaged_copies():
        shelf = make_shelf()
        shelf.put("walk", shelf.seal(OLD))
        shelf.put("walk", shelf.seal(NEW))
        spoil(shelf, data)
        found = shelf.read("walk")
        if found.problem is None:
            assert json.dumps(found.content) == json.dumps(NEW, sort_keys=True), data
        else:
            assert found.content == OLD and "walk.json" in str(found.problem)
            assert shelf.files.read(FOLDER / str(aside_of(found))) == data


@pytest.mark.parametrize("failure", [is_full, is_locked, Killed])
def test_a_save_that_fails_at_any_step_loses_nothing(failure: Any) -> None:
    finished = False
    for step in range(20):
        disk = FailingDisk(failure)
        shelf = make_shelf(disk)
        shelf.put("walk", shelf.seal({"round": 0}))
        shelf.put("walk", shelf.seal(OLD))
        disk.fails_after(step)
        try:
            shelf.put("walk", shelf.seal(NEW))
            finished = True
        except (Unsaved, Killed):
            disk.fails_after(None)
            assert shelf.read("walk").problem is None
            assert shelf.read("walk").content in (OLD, NEW), step
        disk.fails_after(None)
        shelf.put("walk", shelf.seal(NEW))
        assert shelf.read("walk") == Reading(NEW, 1)
    assert finished


def test_why_nothing_could_be_saved_is_said_in_a_sentence() -> None:
    for failure, words in ((is_full, "no room left"), (is_locked, "cannot be written to"), (OSError, "a problem")):
        disk = FailingDisk(failure)
        disk.fails_after(0)
        with pytest.raises(Unsaved, match=words):
            make_shelf(disk).put("walk", SEALED)


def test_a_damaged_file_that_cannot_be_moved_is_told_all_the_same() -> None:
    disk = FailingDisk(is_locked)
    shelf = make_shelf(disk)
    shelf.put("walk", shelf.seal(OLD))
    shelf.put("walk", shelf.seal(NEW))
    spoil(shelf, b"")
    disk.fails_after(0)
    found = shelf.read("walk")
    assert (found.content, aside_of(found)) == (OLD, None) and isinstance(found.problem, Damaged)


@pytest.mark.parametrize("is_damaged", [False, True])
def test_what_makes_no_sense_and_cannot_be_moved_is_not_offered_again(is_damaged: bool) -> None:
    disk = FailingDisk(is_locked)
    shelf = make_shelf(disk)
    shelf.put("walk", shelf.seal(OLD))
    shelf.put("walk", shelf.seal(NEW))
    if is_damaged:
        spoil(shelf, b"")
    disk.fails_after(0)
    shelf.read("walk")
    problem = Damaged("It makes no sense.")
    assert shelf.reject("walk", problem) == Reading(problem=problem) and problem.aside is None
    disk.fails_after(None)
    assert shelf.reject("walk", problem) == Reading(OLD, 1, problem), "nothing has been lost"
    assert problem.aside == "walk.json.aside-1"


def test_deleting_on_a_locked_disk_is_told() -> None:
    disk = FailingDisk(is_locked)
    shelf = make_shelf(disk)
    shelf.put("walk", shelf.seal(OLD))
    disk.fails_after(0)
    with pytest.raises(Unsaved):
        shelf.delete("walk")


class Blind(Memory):
    """A disk that gives nothing away."""

    def names(self, folder: Path) -> list[str]:
        raise PermissionError(13, str(folder))

    def read(self, path: Path) -> bytes:
        raise PermissionError(13, str(path))


def test_a_folder_that_cannot_be_looked_into_is_empty_and_nothing_is_written_over() -> None:
    shelf = make_shelf(Blind())
    assert (shelf.names(), shelf.read("walk")) == ([], Reading())
    for change in (lambda: shelf.put("walk", shelf.seal(NEW)), lambda: shelf.delete("walk")):
        with pytest.raises(Unsaved):
            change()


class Unreadably(Memory):
    """A disk that lists its files but reads none."""

    def read(self, path: Path) -> bytes:
        raise OSError(5, str(path))


def test_a_file_that_cannot_be_read_is_told() -> None:
    shelf = make_shelf(Unreadably())
    spoil(shelf, SEALED)
    assert str(shelf.read("walk").problem) == "The file “walk.json” cannot be read."
