"""The statistics: what they say is what a plain recount of the games says, whatever happens to their file."""

import os
import sqlite3
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sakura.engine.events import CardsRevealed, Event, PainterDisgraced, SakuraScored
from sakura.engine.records import replay
from sakura.storage.errors import Damaged, Newer
from sakura.storage.facts import facts_of
from sakura.storage.kept import BRANCH, IMPORTED, OKIYA, Kept, Note
from sakura.storage.ledger import MIGRATIONS, VERSION, Ledger, open_ledger
from sakura.storage.records import Records
from sakura.storage.sakura_games import open_sakura
from sakura.storage.statistics import FAVOURITES, PEOPLE, Figures, Wish
from tests.storage.records_helpers import DAY, FIRST_DAY, at_home, make_kept

CUTS = int(os.environ.get("SAKURA_CUTS", "60"))  # a hundred thousand is every length there is: that takes minutes
TABLES = ["pp", "pb", "pbb", "bpb", "ppbb", "bbbb", "pppbb", "pbbbbb"]


def some_games(seed: int, count: int) -> list[Kept]:
    """Games of all sizes, spread over a year or two."""
    rng = Random(seed)
    days = [FIRST_DAY + rng.randrange(600) * DAY + rng.randrange(DAY) for _ in range(count)]
    return [make_kept(rng.choice(TABLES), "standard", rng.randrange(6), day) for day in days]


def recount(games: Sequence[Kept], wish: Wish) -> dict[str, Any]:
    """The same figures, by looking at every game and every event."""
    found: dict[str, Any] = {"games": set(), "cards": Counter(), "trees": Counter(), "painters": Counter()}
    totals: Counter[str] = Counter()
    months: Counter[tuple[int, int]] = Counter()
    for kept in {kept.name: kept for kept in games}.values():
        record, seats = open_sakura(kept)
        events: list[Event] = []
        final = replay(record, events.append).game
        if wish.players not in (None, len(seats)) or kept.note.when < (wish.since or 0):
            continue
        for number, seat in enumerate(seats):
            level = PEOPLE if seat.level is None else seat.level.split(":")[0]
            if wish.level not in (None, level):
                continue
            if kept.name not in found["games"]:
                day = datetime.fromtimestamp(kept.note.when)
                months[day.year, day.month] += 1
            found["games"].add(kept.name)
            disgraces = sum(isinstance(e, PainterDisgraced) and e.painter == number for e in events)
            won = number in final.winners
            totals.update(seats=1, wins=won, tokens=final.table.tokens[number], disgraces=disgraces)
            found["painters"].update({(seat.painter, "games"): 1, (seat.painter, "wins"): won})
            found["painters"][seat.painter, "disgraces"] += disgraces
            for tree, event in enumerate(e for e in events if isinstance(e, SakuraScored)):
                earned = dict(zip(event.ranking, event.awards, strict=False)).get(number, 0)
                found["trees"].update({(tree, "tokens"): earned, (tree, "games"): 1})
            for revealed in (e for e in events if isinstance(e, CardsRevealed)):
                found["cards"].update(order for order, owner in revealed.plays if owner == number)
    return {**found, "totals": totals, "months": months}


def check(figures: Figures, counted: dict[str, Any]) -> None:
    totals = counted["totals"]
    assert figures.games == len(counted["games"])
    assert (figures.seats, figures.wins, figures.tokens, figures.disgraces) == (
        totals["seats"],
        totals["wins"],
        totals["tokens"],
        totals["disgraces"],
    )
    for painter in figures.painters:
        told = (painter.games, painter.wins, painter.disgraces)
        assert told == tuple(counted["painters"][painter.painter, key] for key in ("games", "wins", "disgraces"))
    assert sum(painter.games for painter in figures.painters) == totals["seats"]
    for tree in figures.trees:
        assert (tree.tokens, tree.games) == (
            counted["trees"][tree.tree, "tokens"],
            counted["trees"][tree.tree, "games"],
        )
    cards = counted["cards"]
    best = sorted(cards.items(), key=lambda item: (-item[1], item[0]))[:FAVOURITES]
    assert [(card.order, card.times) for card in figures.cards] == best
    assert {(m.year, m.month): m.games for m in figures.months if m.games} == dict(counted["months"])


WISHES = [
    Wish(),
    Wish(level=PEOPLE),
    Wish(level="novice"),
    Wish(level="master", players=4),
    Wish(players=2),
    Wish(players=6, level=PEOPLE, since=FIRST_DAY + 100 * DAY),
    Wish(since=FIRST_DAY + 300 * DAY),
    Wish(players=5, level="adept"),
]


def count_all(games: Sequence[Kept], folder: Path) -> Records:
    records = at_home(folder)
    for kept in games:
        records.keep_game(kept)
    assert records.statistics.flush(60)
    return records


@pytest.mark.parametrize("seed", [1, 2])
def test_the_figures_are_those_of_a_plain_recount(tmp_path: Path, seed: int) -> None:
    games = some_games(seed, 24)
    records = count_all(games, tmp_path)
    for wish in WISHES:
        check(records.statistics.ask(wish), recount(games, wish))
    gone = games[0]
    records.delete(gone.name)
    assert records.statistics.flush(60)
    check(records.statistics.ask(Wish()), recount([kept for kept in games if kept.name != gone.name], Wish()))
    records.close()
    again = at_home(tmp_path)
    again.statistics.begin()
    assert again.statistics.flush(60)
    check(again.statistics.ask(Wish()), recount([kept for kept in games if kept.name != gone.name], Wish()))
    assert again.statistics.take_problem() is None


def test_no_games_make_no_figures(tmp_path: Path) -> None:
    figures = at_home(tmp_path).statistics.ask(Wish())
    assert figures == Figures(0, 0, 0, 0, 0, (), (), (), ())


def test_branches_and_imports_do_not_count(tmp_path: Path) -> None:
    records = at_home(tmp_path)
    for seed, origin in enumerate((BRANCH, IMPORTED)):
        kept = make_kept(seed=seed)
        records.keep_game(replace(kept, note=replace(kept.note, origin=origin)))
    records.statistics.begin()
    assert records.statistics.flush(60)
    assert records.statistics.ask(Wish()).games == 0


def test_both_kinds_of_games_are_counted_apart(tmp_path: Path) -> None:
    note = Note(OKIYA, FIRST_DAY, ("Hana", "Ren"), ("crane", "fan"), (None, "perfect"), (1,))
    records = count_all([make_kept(), Kept(note, {"moves": []})], tmp_path)
    okiya = records.statistics.ask(Wish(game=OKIYA))
    assert (okiya.games, okiya.wins, okiya.trees, okiya.cards) == (1, 1, (), ())
    assert records.statistics.ask(Wish()).games == 1


def test_games_kept_while_the_database_was_away_are_counted_later(tmp_path: Path) -> None:
    games = some_games(3, 5)
    records = count_all(games[:3], tmp_path)
    for kept in games[3:]:
        records.library.keep(kept)  # as when the app ends before it is counted
    records.library.delete(games[0].name)
    records.close()
    records.library._writer.flush()
    again = at_home(tmp_path)
    again.statistics.begin()
    assert again.statistics.flush(60)
    left = [kept for kept in games if kept.name != games[0].name]
    check(again.statistics.ask(Wish()), recount(left, Wish()))


def old_database(path: Path, version: int) -> None:
    """A database as an earlier version left it, with a game in it."""
    base = sqlite3.connect(path)
    for number in range(version):
        base.executescript(MIGRATIONS[number])
    base.execute("INSERT INTO games (name, game, played, players) VALUES ('old', 'sakura', 1, 2)")
    base.execute("INSERT INTO seats VALUES ('old', 0, 'crane', 'Hana', NULL, 1, 7, 0)")
    base.execute(f"PRAGMA user_version = {version}")
    base.commit()
    base.close()


def test_a_database_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    games = some_games(4, 3)
    records = at_home(tmp_path)
    for kept in games:
        records.library.keep(kept)
    records.library._writer.flush()
    old_database(tmp_path / "statistics.db", 1)
    again = at_home(tmp_path)
    again.statistics.begin()
    assert again.statistics.flush(60)
    assert again.statistics.take_problem() is None
    assert not list(tmp_path.glob("*.aside*"))
    check(again.statistics.ask(Wish()), recount(games, Wish()))
    again.close()
    assert sqlite3.connect(tmp_path / "statistics.db").execute("PRAGMA user_version").fetchone() == (VERSION,)


def test_a_newer_database_is_set_aside_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "statistics.db"
    old_database(path, VERSION)
    with sqlite3.connect(path) as base:
        base.execute(f"PRAGMA user_version = {VERSION + 1}")
    base.close()
    before = path.read_bytes()
    ledger, problem = open_ledger(path)
    assert isinstance(problem, Newer) and ledger.names() == set()
    assert (tmp_path / "statistics.db.aside-1").read_bytes() == before


def spoil(data: bytes, rng: Random) -> list[bytes]:
    """The file cut at many lengths, and with single bits changed at 500 places."""
    spoilt = [data[:length] for length in sorted(rng.sample(range(len(data)), min(CUTS, len(data))))]
    for _ in range(500):
        at = rng.randrange(len(data))
        spoilt.append(data[:at] + bytes([data[at] ^ 1 << rng.randrange(8)]) + data[at + 1 :])
    return spoilt


def test_whatever_happens_to_the_file_the_figures_are_right_or_it_is_told(tmp_path: Path) -> None:
    path = tmp_path / "statistics.db"
    facts = [facts_of(make_kept("pb", seed=seed)) for seed in (1, 2)]
    ledger, _ = open_ledger(path)
    for game in facts:
        ledger.add(game)
    ledger.close()
    told = 0
    for content in spoil(path.read_bytes(), Random(8)):
        path.write_bytes(content)
        ledger, problem = open_ledger(path)
        if problem is None:
            counted = {game.name: game for game, _digest in ledger._read_all()}
            assert counted == {game.name: game for game in facts}
        else:
            told += 1
            assert isinstance(problem, Damaged | Newer) and ledger.names() == set()
            aside = path.with_name(f"{path.name}.aside-1")
            assert aside.read_bytes() == content
            aside.unlink()
        ledger.close()
    assert told > 30


def test_damage_is_told_once_and_the_library_counts_again(tmp_path: Path) -> None:
    games = some_games(5, 4)
    records = count_all(games, tmp_path)
    records.close()
    records.library._writer.flush()
    path = tmp_path / "statistics.db"
    path.write_bytes(b"not a database at all, but long enough to be taken for one" * 40)
    again = at_home(tmp_path)
    again.statistics.begin()
    assert again.statistics.flush(60)
    problem = again.statistics.take_problem()
    assert str(problem) == "The statistics were damaged." and again.statistics.take_problem() is None
    check(again.statistics.ask(Wish()), recount(games, Wish()))
    again.close()


def test_a_damaged_game_is_told_by_the_library(tmp_path: Path) -> None:
    games = some_games(5, 3)
    records = count_all(games, tmp_path)
    records.close()
    records.library._writer.flush()
    lost, deleted, left = games
    file = tmp_path / "records" / f"{lost.name}.json"
    file.write_bytes(file.read_bytes()[:200])
    (tmp_path / "statistics.db").unlink()
    again = at_home(tmp_path)
    names = list(again.library.notes())
    again.library.delete(deleted.name)
    for name in names:
        again.statistics._count_again(name)
    assert list(again.library.notes()) == [left.name]
    assert [str(problem) for problem in again.library.take_losses()] == [f"The file “{file.name}” is damaged."]
    check(again.statistics.ask(Wish()), recount([left], Wish()))
    again.close()


class FullDisk(Ledger):
    """A database on a disk that has no room left."""

    def add(self, _facts: Any) -> None:
        failure = sqlite3.OperationalError("database or disk is full")
        failure.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise failure


def test_a_full_disk_counts_in_memory(tmp_path: Path) -> None:
    games = some_games(6, 3)
    records = at_home(tmp_path)
    records.statistics._ledger = FullDisk(tmp_path / "statistics.db")
    for kept in games:
        records.keep_game(kept)
    assert records.statistics.flush(60)
    check(records.statistics.ask(Wish()), recount(games, Wish()))
    assert records.statistics.take_problem() is None


def test_a_folder_that_cannot_be_written_counts_in_memory(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    ledger, problem = open_ledger(blocked / "statistics.db")
    assert ledger.path is None and problem is None
    ledger, problem = open_ledger(tmp_path)  # a folder where the file should be
    assert ledger.path is None and problem is None
