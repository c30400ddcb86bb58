"""The database of the statistics: the facts of every game that counts, in tables that can be asked quickly.

It only repeats what the library knows. A database that is damaged or newer is set aside and made anew from there.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from itertools import count
from pathlib import Path
from typing import Any, Final

from sakura.storage.errors import Damaged, Newer, Unreadable
from sakura.storage.facts import CardFact, GameFacts, SeatFacts

# Each brings a database one version further. What was never counted before is counted again from the library.
MIGRATIONS: Final = (
    """
    CREATE TABLE games (name TEXT PRIMARY KEY, game TEXT NOT NULL, played INTEGER NOT NULL, players INTEGER NOT NULL);
    CREATE TABLE seats (
        name TEXT NOT NULL REFERENCES games ON DELETE CASCADE, seat INTEGER NOT NULL, painter TEXT NOT NULL,
        called TEXT NOT NULL, level TEXT, won INTEGER NOT NULL, tokens INTEGER NOT NULL, disgraces INTEGER NOT NULL,
        PRIMARY KEY (name, seat));
    CREATE TABLE trees (
        name TEXT NOT NULL REFERENCES games ON DELETE CASCADE, seat INTEGER NOT NULL, tree INTEGER NOT NULL,
        tokens INTEGER NOT NULL, PRIMARY KEY (name, seat, tree));
    """,
    """
    CREATE TABLE cards (
        name TEXT NOT NULL REFERENCES games ON DELETE CASCADE, seat INTEGER NOT NULL, number INTEGER NOT NULL,
        garden TEXT NOT NULL, painter TEXT NOT NULL, times INTEGER NOT NULL, PRIMARY KEY (name, seat, number));
    ALTER TABLE games ADD COLUMN digest TEXT NOT NULL DEFAULT '';
    CREATE INDEX games_played ON games (played);
    DELETE FROM games;
    """,
)
VERSION: Final = len(MIGRATIONS)
HEADER: Final = 100  # bytes at the beginning of every database
MEMORY: Final = ":memory:"
DAMAGE: Final = frozenset({sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_SCHEMA})
ASIDE: Final = "{name}.aside-{number}"
COMPANIONS: Final = ("-journal", "-wal", "-shm")


class Ledger:
    """One open database; ``path`` None is one in memory."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            _expect_header(path)
        self._base = sqlite3.connect(path or MEMORY, check_same_thread=False, isolation_level=None)
        try:
            self._base.execute("PRAGMA foreign_keys = ON")
            self._migrate()
            self._verify()
        except BaseException:
            self._base.close()
            raise

    def close(self) -> None:
        """Let go of the file."""
        self._base.close()

    def names(self) -> set[str]:
        """The games that are counted."""
        return {name for (name,) in self._base.execute("SELECT name FROM games")}

    def add(self, facts: GameFacts) -> None:
        """Count a game; one that is counted already is counted anew."""
        with closing(self._base.cursor()) as cursor:
            cursor.execute("BEGIN IMMEDIATE")
            try:
                _insert(cursor, facts)
                cursor.execute("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error):
                    cursor.execute("ROLLBACK")
                raise

    def remove(self, name: str) -> None:
        """No longer count a game."""
        self._base.execute("DELETE FROM games WHERE name = ?", (name,))

    def ask(self, query: str, values: tuple[object, ...] = ()) -> list[tuple[Any, ...]]:
        """The rows that a query finds."""
        return self._base.execute(query, values).fetchall()

    def _migrate(self) -> None:
        (version,) = self._base.execute("PRAGMA user_version").fetchone()
        if version > VERSION:
            raise Newer("The statistics were written by a newer version of Sakura.")
        for number in range(version, VERSION):
            self._base.executescript(f"BEGIN; {MIGRATIONS[number]} PRAGMA user_version = {number + 1}; COMMIT;")

    def _verify(self) -> None:
        """A changed byte leaves a database that can be read and lies: every game is compared with its checksum."""
        try:
            (verdict,) = self._base.execute("PRAGMA quick_check").fetchone()
            is_sound = verdict == "ok" and all(facts.digest == digest for facts, digest in self._read_all())
        except (TypeError, ValueError):  # letters that are none, a name where a number should be
            is_sound = False
        if not is_sound:
            raise _damaged()

    def _read_all(self) -> list[tuple[GameFacts, str]]:
        cards = _grouped(self.ask("SELECT name, seat, number, garden, painter, times FROM cards ORDER BY number"))
        trees = _grouped(self.ask("SELECT name, seat, tokens FROM trees ORDER BY tree"))
        seats: dict[object, list[SeatFacts]] = {}
        rows = self.ask("SELECT name, seat, painter, called, level, won, tokens, disgraces FROM seats ORDER BY seat")
        for name, seat, painter, called, level, won, tokens, disgraces in rows:
            earned = tuple(tree for (tree,) in trees.get((name, seat), ()))
            played = tuple(CardFact(*card) for card in cards.get((name, seat), ()))
            facts = SeatFacts(painter, called, level, bool(won), tokens, disgraces, earned, played)
            seats.setdefault(name, []).append(facts)
        games = self.ask("SELECT name, game, played, players, digest FROM games")
        return [
            (GameFacts(name, game, played, players, tuple(seats.get(name, ()))), str(digest))
            for name, game, played, players, digest in games
        ]


def open_ledger(path: Path | None) -> tuple[Ledger, Unreadable | None]:
    """The database at a path, and what was wrong with it if it had to be made anew.

    Where a database cannot be written at all, one in memory does for as long as the app runs.
    """
    try:
        return Ledger(path), None
    except Unreadable as found:
        problem = found
    except sqlite3.Error as failure:
        if not _is_damage(failure):
            return Ledger(None), None
        problem = _damaged()
    except OSError:
        return Ledger(None), None
    if path is not None and not _set_aside(path):
        path = None
    return Ledger(path), problem


def _expect_header(path: Path) -> None:
    """SQLite takes what is shorter than its header for a new database, and would say nothing."""
    if path.exists() and path.stat().st_size < HEADER:
        raise _damaged()


def _is_damage(failure: sqlite3.Error) -> bool:
    """Whether the file is at fault, and not the disk or its rights."""
    code = getattr(failure, "sqlite_errorcode", sqlite3.SQLITE_ERROR)  # what sqlite3 itself refuses has none
    return (code & 0xFF) in DAMAGE


def _damaged() -> Damaged:
    return Damaged("The statistics were damaged.")


def _set_aside(path: Path) -> bool:
    """Give an unusable database another name; whether it has one now."""
    try:
        names = (path.with_name(ASIDE.format(name=path.name, number=number)) for number in count(1))
        path.replace(next(name for name in names if not name.exists()))
        for ending in COMPANIONS:
            path.with_name(path.name + ending).unlink(missing_ok=True)
    except OSError:
        return False
    return True


def _grouped(rows: list[tuple[Any, ...]]) -> dict[tuple[object, object], list[tuple[Any, ...]]]:
    """Rows by game and seat, their first two columns."""
    groups: dict[tuple[object, object], list[tuple[Any, ...]]] = {}
    for name, seat, *rest in rows:
        groups.setdefault((name, seat), []).append(tuple(rest))
    return groups


def _insert(cursor: sqlite3.Cursor, facts: GameFacts) -> None:
    name = facts.name
    cursor.execute("DELETE FROM games WHERE name = ?", (name,))
    row = (name, facts.game, facts.when, facts.players, facts.digest)
    cursor.execute("INSERT INTO games (name, game, played, players, digest) VALUES (?, ?, ?, ?, ?)", row)
    for number, seat in enumerate(facts.seats):
        cursor.execute(
            "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (name, number, seat.painter, seat.name, seat.level, seat.won, seat.tokens, seat.disgraces),
        )
        trees = [(name, number, tree, tokens) for tree, tokens in enumerate(seat.trees)]
        cursor.executemany("INSERT INTO trees VALUES (?, ?, ?, ?)", trees)
        cards = [(name, number, card.order, card.garden, card.painter, card.times) for card in seat.cards]
        cursor.executemany("INSERT INTO cards VALUES (?, ?, ?, ?, ?, ?)", cards)
