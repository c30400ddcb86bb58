"""Kept games: listed without reading them all, exported and imported, and never lost silently."""

import json
from dataclasses import asdict, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sakura.engine.errors import SakuraError
from sakura.session.branching import branch
from sakura.session.replaying import Replay
from sakura.storage.envelope import seal
from sakura.storage.errors import Damaged, Foreign, Newer, StorageError, Unreadable
from sakura.storage.files import Disk
from sakura.storage.home import Home
from sakura.storage.kept import BRANCH, IMPORTED, LATEST, OWN, Kept
from sakura.storage.library import KIND, VERSION, read_file
from sakura.storage.records import Records
from sakura.storage.sakura_games import keep_sitting, open_sakura
from tests.session.helpers import play_on
from tests.storage.disks import FullDisk
from tests.storage.records_helpers import DAY, FIRST_DAY, at_home, finished, finished_okiya, make_kept

FIXTURES = Path(__file__).parent / "records"


class CountingDisk(Disk):
    """Counts what is read."""

    def __init__(self) -> None:
        self.reads: list[str] = []

    def read(self, path: Path) -> bytes:
        self.reads.append(path.name)
        return super().read(path)


def test_games_are_listed_the_latest_first_and_come_back_whole(tmp_path: Path) -> None:
    records = at_home(tmp_path)
    games = [make_kept(seed=seed, when=FIRST_DAY + seed * DAY) for seed in (2, 3, 1)]
    for kept in games:
        records.keep_game(kept)
    records.library._writer.flush()
    again = at_home(tmp_path).library
    assert [note.when for note in again.notes().values()] == [FIRST_DAY + day * DAY for day in (3, 2, 1)]
    for kept in games:
        assert again.load(kept.name) == kept
        record, seats = open_sakura(again.load(kept.name))
        assert Replay(record, seats).moments[-1].view.ended


def test_a_list_reads_the_index_alone(tmp_path: Path) -> None:
    records = at_home(tmp_path)
    for seed in (1, 2, 3):
        records.keep_game(make_kept(seed=seed))
    records.library._writer.flush()
    disk = CountingDisk()
    library = Records.in_home(Home(disk, tmp_path)).library
    assert len(library.notes()) == len(library.notes()) == 3
    assert disk.reads == ["index.json"]


@pytest.mark.parametrize("harm", ["missing", "damaged", "behind", "ahead", "senseless"])
def test_the_index_is_made_anew_from_the_games(tmp_path: Path, harm: str) -> None:
    records = at_home(tmp_path)
    names = {records.keep_game(make_kept(seed=seed)) for seed in (1, 2, 3)}
    records.library._writer.flush()
    index = tmp_path / "index.json"
    match harm:
        case "missing":
            index.unlink()
        case "damaged":
            index.write_bytes(index.read_bytes()[:-40])
        case "behind":
            extra = make_kept(seed=4)
            records.library._shelf.put(extra.name, records.library.seal(extra))
            names.add(extra.name)
        case "ahead":
            gone = names.pop()
            (tmp_path / "records" / f"{gone}.json").unlink()
        case _:
            records.library._index.put("index", records.library._index.seal({"no": "index"}))
    assert set(at_home(tmp_path).library.notes()) == names


def test_the_origin_of_a_game_decides_whether_it_counts() -> None:
    sitting = finished("ppp")
    assert keep_sitting(sitting, 1).note.origin == OWN and keep_sitting(sitting, 1).note.counts
    branched = branch(Replay(sitting.record(), sitting.seats), 10, sitting.seats)
    play_on(branched, Random(9))
    assert keep_sitting(branched, 1).note.origin == BRANCH and not keep_sitting(branched, 1).note.counts


def test_a_branch_that_comes_out_as_the_game_it_left_does_not_take_its_place(tmp_path: Path) -> None:
    records = at_home(tmp_path)
    own = make_kept("ppp")
    records.keep_game(own)
    name = records.keep_game(replace(own, note=replace(own.note, origin=BRANCH, when=own.note.when + DAY)))
    records.library._writer.flush()
    for library in (records.library, at_home(tmp_path).library):
        assert library.load(name) == own
        assert library.notes() == {name: own.note}


def test_deleting_takes_the_game_away_for_good(tmp_path: Path) -> None:
    records = at_home(tmp_path)
    name = records.keep_game(make_kept(seed=1))
    other = records.keep_game(make_kept(seed=2))
    records.delete(name)
    records.library._writer.flush()
    assert set(records.library.notes()) == set(at_home(tmp_path).library.notes()) == {other}
    with pytest.raises(StorageError, match="no longer there"):
        records.library.load(name)


def test_an_exported_game_is_imported_elsewhere_once(tmp_path: Path) -> None:
    here, there = at_home(tmp_path / "here"), at_home(tmp_path / "there")
    kept = make_kept("pbpb", when=FIRST_DAY)
    data = here.library.seal(here.library.load(here.keep_game(kept)))
    name = there.bring_in(data, "game.json")
    note = there.library.notes()[name]
    assert note.origin == IMPORTED and note.when == FIRST_DAY
    assert there.library.load(name).record == kept.record
    with pytest.raises(StorageError, match="kept already"):
        there.bring_in(data, "game.json")
    with pytest.raises(StorageError, match="kept already"):
        here.bring_in(data, "game.json")


def regrouped(kept: Kept) -> dict[str, Any]:
    """The decisions of a record all in one line, its cards the other way round, and a remark."""
    record = kept.record
    return {**record, "decisions": [" ".join(record["decisions"])], "deck": record["deck"][::-1], "remark": "mine"}


@pytest.mark.parametrize("bare", [False, True], ids=["exported", "bare"])
def test_a_game_written_otherwise_is_the_same_game(tmp_path: Path, bare: bool) -> None:
    here, there = at_home(tmp_path / "here"), at_home(tmp_path / "there")
    kept = make_kept("ppp")
    name = here.keep_game(kept)
    data = json.dumps(regrouped(kept)).encode() if bare else edited(kept, **regrouped(kept))
    assert there.bring_in(data, "game.json") == name
    assert there.library.load(name).record == kept.record
    for records in (here, there):
        with pytest.raises(StorageError, match="kept already"):
            records.bring_in(data, "game.json")


def test_a_game_that_was_kept_as_its_file_wrote_it_is_known_again(tmp_path: Path) -> None:
    records = at_home(tmp_path)
    kept = make_kept("ppp")
    old = replace(kept, record=regrouped(kept), note=replace(kept.note, origin=IMPORTED))
    name = records.keep_game(old)
    records.library._writer.flush()
    library = at_home(tmp_path).library
    assert library.load(name) == old
    assert open_sakura(old)[0].as_data() == kept.record
    with pytest.raises(StorageError, match="kept already"):
        library.bring_in(edited(old), "game.json", FIRST_DAY)


def test_a_bare_record_can_be_imported_too(tmp_path: Path) -> None:
    records = at_home(tmp_path)
    text = finished("pppp", seed=5).record().as_text()
    name = records.bring_in(text.encode(), "bare.json")
    note = records.library.notes()[name]
    assert note.painters == ("crane", "fan", "wave", "bamboo")
    nameless = {**json.loads(text), "seats": ["random", "Random ", "x" * 40, "\0"]}
    note = read_file(json.dumps(nameless).encode(), "bare.json", 1).note
    assert note.names == ("random", "Fan", "Wave", "Bamboo")
    alike = {**json.loads(text), "seats": ["fan", "", "A  b", "a b"]}
    note = read_file(json.dumps(alike).encode(), "bare.json", 1).note
    assert note.names == ("fan", "Fan 2", "A  b", "Bamboo")


def edited(kept: Kept, **changes: Any) -> bytes:
    """A file that somebody has changed and sealed anew."""
    content = {"note": {**asdict(kept.note), **changes.pop("note", {})}, "record": {**kept.record, **changes}}
    return seal(KIND, VERSION, content)


REFUSED: list[tuple[str, Any, type[SakuraError], str]] = [
    ("an empty file", lambda _kept: b"", Damaged, "is damaged"),
    ("a picture", lambda _kept: b"\x89PNG\r\n\x1a\n", Foreign, "can use here"),
    ("somebody else's JSON", lambda _kept: b'{"chess": 1}', Foreign, "can use here"),
    ("another kind", lambda _kept: seal("settings", 1, {}), Foreign, "can use here"),
    ("a newer version", lambda _kept: seal(KIND, VERSION + 1, {}), Newer, "newer version"),
    ("a newer kind of game", lambda kept: edited(kept, note={"game": "go"}), Newer, "newer version"),
    ("a changed byte", lambda kept: edited(kept).replace(b'"seed"', b'"seeb"'), Damaged, "is damaged"),
    ("another seed", lambda kept: edited(kept, seed=99), Damaged, "impossible game: "),
    ("another winner", lambda kept: edited(kept, note={"winners": [0, 1]}), Damaged, "winners"),
    ("a game cut short", lambda kept: edited(kept, decisions=kept.record["decisions"][:2]), Damaged, "After decision"),
    ("seats that cannot be", lambda kept: edited(kept, note={"names": ["a", "a", "b"]}), Damaged, "called “a”"),
    ("no date", lambda kept: edited(kept, note={"when": "today"}), Damaged, "is damaged"),
    ("no day", lambda kept: edited(kept, note={"when": 10**15}), Damaged, "is damaged"),
    ("a day too far", lambda kept: edited(kept, note={"when": LATEST + 1}), Damaged, "is damaged"),
    ("much too much", lambda _kept: b" " * 3_000_000, Damaged, "too large"),
]


@pytest.mark.parametrize(("what", "make", "kind", "reason"), REFUSED, ids=[row[0] for row in REFUSED])
def test_a_bad_import_is_refused_with_the_reason(
    tmp_path: Path, what: str, make: Any, kind: type[SakuraError], reason: str
) -> None:
    records = at_home(tmp_path)
    with pytest.raises(kind, match=reason):
        records.bring_in(make(make_kept()), f"{what}.json")
    assert records.library.notes() == {} and not tmp_path.joinpath("records").exists()


ENDLESS = "x" * 100_000
LONG_WORDS: list[tuple[str, Any]] = [
    ("a name", lambda: edited(make_kept("pp"), note={"names": [ENDLESS, "b"]})),
    ("marks on a letter", lambda: edited(make_kept("pp"), note={"names": ["e" + "\u0301" * 100_000, "b"]})),
    ("a painter", lambda: edited(make_kept("pp"), note={"painters": [ENDLESS, "fan"]})),
    ("a level", lambda: edited(make_kept("pp"), note={"levels": [ENDLESS, None]})),
    ("a character", lambda: edited(make_kept("pp"), note={"levels": [f"master:{ENDLESS}", None]})),
    ("a script", lambda: edited(make_kept("pp"), note={"levels": [f"scripted:{ENDLESS}", None]})),
    ("a variant", lambda: edited(make_kept("pp"), variant=ENDLESS)),
    ("a level of Okiya", lambda: edited(finished_okiya(), note={"levels": [ENDLESS, None]})),
    ("a kind of match", lambda: edited(finished_okiya(), format=ENDLESS)),
]


@pytest.mark.parametrize("make", [row[1] for row in LONG_WORDS], ids=[row[0] for row in LONG_WORDS])
def test_endless_words_in_a_file_make_a_short_sentence(make: Any) -> None:
    with pytest.raises(Damaged) as refused:
        read_file(make(), "long.json", 1)
    assert len(str(refused.value)) < 200


def test_an_unfinished_record_is_refused() -> None:
    sitting = finished("ppp")
    told = Replay(sitting.record(), sitting.seats)
    half = branch(told, told.beginning_of(3), sitting.seats).record()
    with pytest.raises(Damaged, match="not over"):
        read_file(half.as_text().encode(), "half.json", 1)


def test_every_cut_and_many_changed_bytes_are_told_and_set_aside(tmp_path: Path) -> None:
    data = at_home(tmp_path).library.seal(make_kept("pp"))
    rng = Random(5)
    spoilt = [data[:length] for length in range(len(data) - 1)]
    for _ in range(500):
        at = rng.randrange(len(data))
        spoilt.append(data[:at] + bytes([data[at] ^ 1 << rng.randrange(8)]) + data[at + 1 :])
    for content in spoilt:
        try:
            kept = read_file(content, "cut.json", 1)
        except Unreadable as problem:
            assert "cut.json" in str(problem)
        else:  # a space became another, or the like: nothing that was said has changed
            assert kept == make_kept("pp")


def test_a_damaged_game_is_set_aside_and_told_when_it_is_opened(tmp_path: Path) -> None:
    records = at_home(tmp_path)
    names = [records.keep_game(make_kept(seed=seed)) for seed in (1, 2)]
    records.library._writer.flush()
    file = tmp_path / "records" / f"{names[0]}.json"
    spoilt = file.read_bytes()[:300]
    file.write_bytes(spoilt)
    library = at_home(tmp_path).library
    with pytest.raises(Damaged, match="is damaged"):
        library.load(names[0])
    assert set(library.notes()) == {names[1]}
    assert file.with_name(file.name + ".aside-1").read_bytes() == spoilt
    (tmp_path / "index.json").unlink()
    (tmp_path / "index.json.previous").unlink(missing_ok=True)
    file.write_bytes(spoilt)
    library = at_home(tmp_path).library
    assert set(library.notes()) == {names[1]}
    assert [str(problem) for problem in library.take_losses()] == [f"The file “{file.name}” is damaged."]
    assert library.take_losses() == []


def test_a_game_that_found_no_room_can_be_looked_at_all_the_same() -> None:
    disk = FullDisk()
    library = Records.in_home(Home(disk, Path("home"))).library
    disk.is_full = True
    kept = make_kept()
    assert library.load(library.keep(kept)) == kept
    assert list(library.notes()) == [kept.name]


def test_games_of_both_kinds_lie_side_by_side(tmp_path: Path) -> None:
    records = at_home(tmp_path)
    match = finished_okiya()
    okiya = records.keep_game(match)
    sakura = records.keep_game(make_kept())
    records.library._writer.flush()
    library = at_home(tmp_path).library
    assert list(library.notes()) == [okiya, sakura]
    assert library.load(okiya) == match


@pytest.mark.parametrize("file", sorted(FIXTURES.glob("*.json")), ids=lambda file: file.name)
def test_a_game_kept_by_the_first_version_is_still_read(file: Path) -> None:
    kept = read_file(file.read_bytes(), file.name, FIRST_DAY)
    record, seats = open_sakura(kept)
    told = Replay(record, seats)
    final = told.moments[-1].view
    assert (final.emperor, list(final.tokens)) == (record.final["emperor"], record.final["tokens"])
    assert kept.note.winners == tuple(record.final["winners"])


def test_there_are_games_of_the_first_version() -> None:
    assert {file.name for file in FIXTURES.glob("*.json")} == {"bare-record-1.json", "kept-game-1.json"}


STRANGE: list[Any] = [None, True, -1, 2**70, 1.5, "", "x", "\0", [], {}, [1], ["a"], {"a": 1}, "1 2 3", [[]], "🌸" * 30]


def places_in(content: Any, so_far: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value in nested data."""
    inner = list(content.items()) if isinstance(content, dict) else list(enumerate(content))
    found = [(*so_far, key) for key, _ in inner]
    for key, value in inner:
        if isinstance(value, dict | list):
            found += places_in(value, (*so_far, key))
    return found


@pytest.mark.parametrize("bare", [False, True], ids=["exported", "bare"])
def test_whatever_is_written_inside_it_is_refused_in_a_sentence_or_possible(bare: bool) -> None:
    kept, rng = make_kept("pp"), Random(7)
    plain = json.dumps(kept.record if bare else {"note": asdict(kept.note), "record": kept.record})
    places = places_in(json.loads(plain))
    for _ in range(150):
        content = json.loads(plain)
        *way, last = rng.choice(places)
        holder = content
        for key in way:
            holder = holder[key]
        holder[last] = rng.choice(STRANGE)
        data = json.dumps(content).encode() if bare else seal(KIND, VERSION, content)
        try:
            open_sakura(read_file(data, "odd.json", FIRST_DAY))
        except StorageError as problem:
            assert "odd.json" in str(problem)


def test_a_bare_record_may_be_written_in_other_letters() -> None:
    text = finished("pp").record().as_text()
    assert read_file(text.encode("utf-16"), "wide.json", 1).record == json.loads(text)
