"""What all kept games add up to, counted on a thread of its own and asked at any time."""

from __future__ import annotations

import sqlite3
import threading
from collections import deque
from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from sakura.storage.errors import Unreadable
from sakura.storage.facts import facts_of
from sakura.storage.kept import SAKURA, Kept
from sakura.storage.ledger import Ledger, open_ledger
from sakura.storage.library import Library

PEOPLE: Final = "people"  # not a level of bots: whoever sits at the device
FAVOURITES: Final = 5
PATIENCE: Final = 5.0  # seconds


class Wish(NamedTuple):
    """What is asked about: a kind of game, tables of so many, seats of a level (or ``people``), from a day on."""

    game: str = SAKURA
    players: int | None = None
    level: str | None = None
    since: int | None = None


class PainterFigures(NamedTuple):
    """What one painter has done."""

    painter: str
    games: int
    wins: int
    disgraces: int


class TreeFigures(NamedTuple):
    """What was earned at one tree, the first is 0; ``games`` is how many seats came there."""

    tree: int
    tokens: int
    games: int


class CardFigures(NamedTuple):
    """How often a card was played."""

    order: int
    garden: str
    painter: str
    times: int


class MonthFigures(NamedTuple):
    """How many games were played in a month."""

    year: int
    month: int
    games: int


class Figures(NamedTuple):
    """The answer to a wish. ``seats`` counts everyone asked about: two people at one table are two."""

    games: int
    seats: int
    wins: int
    tokens: int
    disgraces: int
    painters: tuple[PainterFigures, ...]
    trees: tuple[TreeFigures, ...]
    cards: tuple[CardFigures, ...]
    months: tuple[MonthFigures, ...]


class Statistics:
    """The figures of a library. ``path`` is the database's; None for one in memory."""

    def __init__(self, path: Path | None, library: Library) -> None:
        self._path = path
        self._library = library
        self._ledger: Ledger | None = None
        self._lock = threading.RLock()
        self._jobs: deque[Callable[[], object]] = deque()
        self._idle = threading.Condition(self._lock)
        self._thread: threading.Thread | None = None
        self._problem: Unreadable | None = None

    def begin(self) -> None:
        """Open the database and count what the library has and it has not, in the background."""
        self._do(self._open)
        notes = self._library.notes()
        wanted = {name for name, note in notes.items() if note.counts}
        self._do(lambda: self._drop_all_but(wanted))
        for name in wanted:
            self._do(partial(self._count_again, name))

    def add(self, kept: Kept) -> None:
        """Count a game that has just been kept, if it counts."""
        if kept.note.counts:
            self._do(lambda: self._count(kept))

    def remove(self, name: str) -> None:
        """A game has left the library."""
        self._do(lambda: self._open().remove(name))

    @property
    def is_busy(self) -> bool:
        """Whether something is still being counted."""
        return self._thread is not None

    def take_problem(self) -> Unreadable | None:
        """What was wrong with the database, once: it has been made anew."""
        problem, self._problem = self._problem, None
        return problem

    def flush(self, seconds: float = PATIENCE) -> bool:
        """Wait until everything is counted, at most so long; whether it is."""
        with self._idle:
            return self._idle.wait_for(lambda: not self._jobs and self._thread is None, seconds)

    def close(self) -> None:
        """Count what is left and let go of the database."""
        self.flush()
        with self._lock:
            self._jobs.clear()
            if self._ledger is not None:
                self._ledger.close()
                self._ledger = None

    def ask(self, wish: Wish) -> Figures:
        """The figures for a wish, of what has been counted so far."""
        with self._lock:
            try:
                return _answer(self._open(), wish)
            except sqlite3.Error:
                self._fall_back()
                return _answer(self._open(), wish)

    # On the thread

    def _do(self, job: Callable[[], object]) -> None:
        with self._idle:
            self._jobs.append(job)
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="statistics", daemon=True)
                self._thread.start()

    def _run(self) -> None:
        while True:
            with self._idle:
                if not self._jobs:
                    self._thread = None
                    self._idle.notify_all()
                    return
                job = self._jobs.popleft()
            try:
                job()
            except sqlite3.Error:
                self._fall_back()

    def _open(self) -> Ledger:
        with self._lock:
            if self._ledger is None:
                self._ledger, problem = open_ledger(self._path)
                self._problem = problem or self._problem
            return self._ledger

    def _fall_back(self) -> None:
        """The database fails while it is in use, as on a full disk: count in memory for as long as the app runs."""
        with self._lock:
            if self._path is None:
                return
            self._path = None
            if self._ledger is not None:
                self._ledger.close()
                self._ledger = None
            self.begin()

    def _drop_all_but(self, wanted: set[str]) -> None:
        with self._lock:
            for name in self._open().names() - wanted:
                self._open().remove(name)

    def _count_again(self, name: str) -> None:
        """Count a game of the library unless it has been counted."""
        with self._lock:
            if name in self._open().names():
                return
        kept = self._library.load_or_note_loss(name)
        if kept is not None:
            self._count(kept)

    def _count(self, kept: Kept) -> None:
        facts = facts_of(kept)
        with self._lock:
            self._open().add(facts)


def _answer(ledger: Ledger, wish: Wish) -> Figures:
    where, values = _condition(wish)
    joined = f"FROM seats s JOIN games g ON g.name = s.name WHERE {where}"
    totals = "COUNT(DISTINCT g.name), COUNT(*), TOTAL(s.won), TOTAL(s.tokens), TOTAL(s.disgraces)"
    games, seats, wins, tokens, disgraces = _numbers(ledger.ask(f"SELECT {totals} {joined}", values)[0])
    painters = ledger.ask(
        f"SELECT s.painter, COUNT(*), SUM(s.won), SUM(s.disgraces) {joined} GROUP BY s.painter", values
    )
    trees = ledger.ask(
        "SELECT t.tree, SUM(t.tokens), COUNT(*) FROM trees t JOIN seats s ON s.name = t.name AND s.seat = t.seat "
        f"JOIN games g ON g.name = s.name WHERE {where} GROUP BY t.tree ORDER BY t.tree",
        values,
    )
    cards = ledger.ask(
        "SELECT c.number, c.garden, c.painter, SUM(c.times) AS times FROM cards c "
        "JOIN seats s ON s.name = c.name AND s.seat = c.seat "
        f"JOIN games g ON g.name = s.name WHERE {where} GROUP BY c.number, c.garden, c.painter "
        "ORDER BY times DESC, c.number LIMIT ?",
        (*values, FAVOURITES),
    )
    played = ledger.ask(f"SELECT DISTINCT g.name, g.played {joined}", values)
    return Figures(
        games,
        seats,
        wins,
        tokens,
        disgraces,
        tuple(sorted((PainterFigures(*row) for row in painters), key=_by_wins)),
        tuple(TreeFigures(*row) for row in trees),
        tuple(CardFigures(*row) for row in cards),
        _months([when for _name, when in played]),
    )


def _numbers(row: tuple[Any, ...]) -> list[int]:
    return [int(number) for number in row]


def _condition(wish: Wish) -> tuple[str, tuple[object, ...]]:
    parts = ["g.game = ?"]
    values: list[object] = [wish.game]
    if wish.players is not None:
        parts.append("g.players = ?")
        values.append(wish.players)
    if wish.level == PEOPLE:
        parts.append("s.level IS NULL")
    elif wish.level is not None:
        parts.append("s.level = ?")
        values.append(wish.level)
    if wish.since is not None:
        parts.append("g.played >= ?")
        values.append(wish.since)
    return " AND ".join(parts), tuple(values)


def _by_wins(figures: PainterFigures) -> tuple[int, int, str]:
    return -figures.wins, -figures.games, figures.painter


def _months(played: list[int]) -> tuple[MonthFigures, ...]:
    """Games by month, from the first to the last with none left out."""
    counted: dict[int, int] = {}
    for when in played:
        day = datetime.fromtimestamp(when)
        month = day.year * 12 + day.month - 1
        counted[month] = counted.get(month, 0) + 1
    span = range(min(counted), max(counted) + 1) if counted else ()
    return tuple(MonthFigures(month // 12, month % 12 + 1, counted.get(month, 0)) for month in span)
