"""A record is set-up + seed + decisions: saves, replays, bug reports and analysis are all the same thing.

Played again it gives the identical game on every platform and in every later version; the table at its end and a
checksum over everything, hidden cards included, prove it. The deck and the garden are part of the record, so that it
outlives changes to the shipped ones.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from sakura.engine.cards import Deck
from sakura.engine.errors import LONGEST_ECHO, IllegalDecision, RecordError, SakuraError, quote
from sakura.engine.events import Sink
from sakura.engine.game import DIRECTIONS, Game, Option
from sakura.engine.garden import Garden
from sakura.engine.setup import Setup

FORMAT: Final = "sakura-record"
VERSION: Final = 1
BEGINS_AS_JSON: Final = re.compile(r'\s*\{\s*"')
NOT_A_RECORD: Final = "This is not a Sakura record."
LONGEST_NUMBER = 2  # digits of an order number


@dataclass(frozen=True, slots=True)
class Record:
    """One game: its set-up, what the seats are called, its decisions round by round, and the table they led to."""

    setup: Setup
    seats: tuple[str, ...]
    rounds: tuple[tuple[Option, ...], ...]
    final: dict[str, Any]

    @property
    def decisions(self) -> list[Option]:
        """All decisions in the order they were made."""
        return [option for decisions in self.rounds for option in decisions]

    def as_data(self) -> dict[str, Any]:
        """The record as plain JSON data."""
        setup = self.setup
        return {
            FORMAT: VERSION,
            "players": setup.players,
            "variant": setup.variant,
            "seed": setup.seed,
            "seats": list(self.seats),
            "decisions": [" ".join(map(str, decisions)) for decisions in self.rounds],
            "final": self.final,
            "garden": " ".join(setup.garden.tiles),
            "deck": setup.deck.as_text().replace(",", " ").splitlines()[1:],
        }

    def as_text(self) -> str:
        """The record as readable JSON."""
        return _pretty(self.as_data())

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record from a file; whether its game is possible, :func:`replay` will tell."""
        try:
            data = json.loads(text)
        except json.JSONDecodeError as problem:
            raise _explain_broken(text, problem) from None
        except (ValueError, RecursionError):
            raise RecordError(NOT_A_RECORD) from None
        return cls.from_data(data)

    @classmethod
    def from_data(cls, data: object) -> Record:
        """Read a record from plain data."""
        if not isinstance(data, dict) or FORMAT not in data:
            raise RecordError(NOT_A_RECORD)
        _check_version(data[FORMAT])
        setup = _read_setup(data)
        return cls(setup, _read_seats(data, setup.players), _read_rounds(data), _entry(data, "final", dict))


class Recording:
    """A game that keeps its decisions as it goes."""

    def __init__(self, setup: Setup, seats: Iterable[str] = (), sink: Sink | None = None) -> None:
        self.game = Game(setup, sink)
        self.seats = tuple(seats)
        self._rounds: list[list[Option]] = []

    def decide(self, option: Option) -> None:
        """Decide what the game waits for, and remember it."""
        number = self.game.round
        if type(option) not in (int, str):  # True and 1.0 would pass for card 1, but cannot be written down
            raise IllegalDecision("{option} is neither a card nor a direction.", option=option)
        self.game.decide(option)
        if len(self._rounds) < number:
            self._rounds.append([])
        self._rounds[number - 1].append(option)

    def record(self) -> Record:
        """The record of the game so far."""
        return Record(self.game.setup, self.seats, tuple(map(tuple, self._rounds)), final_table(self.game))


def replay(record: Record, sink: Sink | None = None) -> Recording:
    """Play a record again and compare where it leads; a decision that is not possible is named."""
    recording = Recording(record.setup, record.seats, sink)
    for number, option in enumerate(record.decisions, start=1):
        try:
            recording.decide(option)
        except IllegalDecision as problem:
            raise RecordError("Decision {number}: {problem}", number=number, problem=problem) from None
    if not _is_same(final_table(recording.game), record.final):
        raise RecordError(
            "After decision {number} the table is not the one the record tells of.", number=len(record.decisions)
        )
    return recording


def final_table(game: Game) -> dict[str, Any]:
    """Where a game stands: what everyone sees, and a checksum over that, all hidden cards, deck and garden."""
    table = game.table
    open_part = {
        "emperor": table.emperor,
        "spaces": list(table.spaces),
        "tokens": list(table.tokens),
        "scored": list(table.scored),
        "winners": game.winners,
    }
    setup = game.setup
    hidden = [game.decision, game.seat, game.hands, game.deck, game.discard, game.picks, table.turn, table.halfway]
    hidden += [setup.deck.as_text(), setup.garden.as_text()]
    digest = hashlib.sha256(json.dumps([open_part, hidden], sort_keys=True).encode()).hexdigest()
    return {**open_part, "checksum": digest[:16]}


def _is_same(found: dict[str, Any], told: dict[str, Any]) -> bool:
    """Whether two tables are written alike: 31.0 equals 31, but no game writes it so."""
    return found == told and json.dumps(found, sort_keys=True) == json.dumps(told, sort_keys=True)


def _explain_broken(text: str, problem: json.JSONDecodeError) -> RecordError:
    """A text that begins as JSON was a record before it was damaged; any other never was."""
    if not BEGINS_AS_JSON.match(text):
        return RecordError(NOT_A_RECORD)
    return RecordError(
        "The record is damaged: it is not JSON at line {line}, column {column}.",
        line=problem.lineno,
        column=problem.colno,
    )


def _check_version(version: object) -> None:
    if type(version) is not int or version < 1:
        raise RecordError(NOT_A_RECORD)
    if version > VERSION:
        raise RecordError("This record was written by a newer version of Sakura.")


def _read_setup(data: dict[str, Any]) -> Setup:
    cards = [(row, _text(card, "deck").split()) for row, card in enumerate(_entry(data, "deck", list), start=1)]
    tiles = [(row, [str(row), kind]) for row, kind in enumerate(_entry(data, "garden", str).split(), start=1)]
    try:
        return Setup(
            players=_entry(data, "players", int),
            deck=Deck.from_rows(cards),
            garden=Garden.from_rows(tiles),
            seed=_entry(data, "seed", int),
            variant=_entry(data, "variant", str),
        )
    except RecordError:
        raise
    except SakuraError as problem:
        raise RecordError("The record's set-up is not possible: {problem}", problem=problem) from None


def _read_seats(data: dict[str, Any], players: int) -> tuple[str, ...]:
    seats = tuple(_text(seat, "seats") for seat in _entry(data, "seats", list))
    if seats and len(seats) != players:
        raise RecordError("The record has no usable “{key}”.", key="seats")
    return seats


def _read_rounds(data: dict[str, Any]) -> tuple[tuple[Option, ...], ...]:
    rounds: list[tuple[Option, ...]] = []
    before = 0
    for line in _entry(data, "decisions", list):
        if not isinstance(line, str):
            raise _no_decision(quote(line), before + 1)
        words = line.split()
        rounds.append(tuple(_read_option(word, before + at) for at, word in enumerate(words, start=1)))
        before += len(words)
    return tuple(rounds)


def _read_option(word: str, number: int) -> Option:
    if word in DIRECTIONS:
        return word
    if word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER:
        return int(word)
    raise _no_decision(word, number)


def _no_decision(word: str, number: int) -> RecordError:
    return RecordError("Decision {number}: “{word}” is not a decision.", number=number, word=word[:LONGEST_ECHO])


def _entry(data: dict[str, Any], key: str, kind: type) -> Any:
    value = data.get(key)
    if type(value) is not kind:
        raise RecordError("The record has no usable “{key}”.", key=key)
    return value


def _text(value: object, key: str) -> str:
    if not isinstance(value, str):
        raise RecordError("The record has no usable “{key}”.", key=key)
    return value


def _pretty(data: dict[str, Any]) -> str:
    """JSON with one entry a line, and one line a round or a card."""
    entries = []
    for key, value in data.items():
        long = isinstance(value, list) and len(value) > 1 and key in ("decisions", "deck")
        entries.append(f" {json.dumps(key)}: {json.dumps(value, indent=2 if long else None, ensure_ascii=False)}")
    text = "{\n" + ",\n".join(entries) + "\n}\n"
    return text.encode(errors="backslashreplace").decode()  # half a letter cannot be written but as JSON's escape
