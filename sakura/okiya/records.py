"""A record is set-up + seed + decisions: saves, replays and bug reports are all the same thing.

Played again it gives the identical match on every platform and in every later version; the score and the table at its
end prove it. What is written here as in ``sakura/engine/records.py`` is so because the games do not know each other.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sakura.okiya.errors import LONGEST_ECHO, OkiyaError, OkiyaRecordError, quote
from sakura.okiya.events import Sink
from sakura.okiya.game import NOBODY, SWAP, Option
from sakura.okiya.match import Match, MatchSetup

FORMAT: Final = "okiya-record"
VERSION: Final = 1
BEGINS_AS_JSON: Final = re.compile(r'\s*\{\s*"')
NO_OKIYA_RECORD: Final = "This is not a record of Okiya."
NO_SUCH_ENTRY: Final = "The record has no usable “{key}”."
NO_SUCH_MOVE: Final = "Game {game}, move {number}: {problem}"
SEATS: Final = 2


@dataclass(frozen=True, slots=True)
class OkiyaRecord:
    """One match: its set-up, what the seats are called, the decisions game by game, and where they led."""

    setup: MatchSetup
    seats: tuple[str, ...]
    games: tuple[tuple[Option, ...], ...]
    final: dict[str, Any]

    def as_data(self) -> dict[str, Any]:
        """The record as plain JSON data."""
        setup = self.setup
        return {
            FORMAT: VERSION,
            "format": setup.format,
            "fair": setup.fair,
            "seed": setup.seed,
            "seats": list(self.seats),
            "games": [" ".join(map(str, moves)) for moves in self.games],
            "final": self.final,
        }

    def as_text(self) -> str:
        """The record as readable JSON."""
        text = json.dumps(self.as_data(), indent=1, ensure_ascii=False) + "\n"
        return text.encode(errors="backslashreplace").decode()  # half a letter cannot be written but as JSON's escape

    @classmethod
    def parse(cls, text: str) -> OkiyaRecord:
        """Read a record from a file; whether its match is possible, :func:`replay` will tell."""
        try:
            data = json.loads(text)
        except json.JSONDecodeError as problem:
            raise _explain_broken(text, problem) from None
        except (ValueError, RecursionError):
            raise OkiyaRecordError(NO_OKIYA_RECORD) from None
        return cls.from_data(data)

    @classmethod
    def from_data(cls, data: object) -> OkiyaRecord:
        """Read a record from plain data."""
        if not isinstance(data, dict) or FORMAT not in data:
            raise OkiyaRecordError(NO_OKIYA_RECORD)
        _check_version(data[FORMAT])
        try:
            setup = MatchSetup(_entry(data, "format", str), _entry(data, "seed", int), _entry(data, "fair", bool))
        except OkiyaRecordError:
            raise
        except OkiyaError as problem:
            raise OkiyaRecordError("The record's set-up is not possible: {problem}", problem=problem) from None
        games = tuple(_read_moves(game, number) for number, game in enumerate(_entry(data, "games", list), start=1))
        return cls(setup, _read_seats(data), games, _entry(data, "final", dict))


def record_match(match: Match, seats: Sequence[str] = ()) -> OkiyaRecord:
    """The record of a match so far."""
    return OkiyaRecord(match.setup, tuple(seats), tuple(tuple(game.moves) for game in match.games), final_table(match))


def replay(record: OkiyaRecord, sink: Sink | None = None) -> Match:
    """Play a record again and compare where it leads; a decision that is not possible is named."""
    match = Match(record.setup, sink)
    for number, moves in enumerate(record.games, start=1):
        _replay_game(match, number, moves)
    if not _is_same(final_table(match), record.final):
        raise OkiyaRecordError("The match does not end as the record tells.")
    return match


def final_table(match: Match) -> dict[str, Any]:
    """Where a match stands."""
    return {
        "score": list(match.score),
        "winner": None if match.winner == NOBODY else match.winner,
        "tokens": list(match.game.tokens),
    }


def _replay_game(match: Match, number: int, moves: Sequence[Option]) -> None:
    made = 0
    try:
        if number > 1:
            match.begin_next()
        for move in moves:
            match.decide(move)
            made += 1
    except OkiyaError as problem:
        raise OkiyaRecordError(NO_SUCH_MOVE, game=number, number=made + 1, problem=problem) from None


def _is_same(found: dict[str, Any], told: dict[str, Any]) -> bool:
    """Whether two tables are written alike: 1.0 and true equal 1, but no match writes them so."""
    return found == told and json.dumps(found, sort_keys=True) == json.dumps(told, sort_keys=True)


def _explain_broken(text: str, problem: json.JSONDecodeError) -> OkiyaRecordError:
    """A text that begins as JSON was a record before it was damaged; any other never was."""
    if not BEGINS_AS_JSON.match(text):
        return OkiyaRecordError(NO_OKIYA_RECORD)
    return OkiyaRecordError(
        "The record is damaged: it is not JSON at line {line}, column {column}.",
        line=problem.lineno,
        column=problem.colno,
    )


def _check_version(version: object) -> None:
    if type(version) is not int or version < 1:
        raise OkiyaRecordError(NO_OKIYA_RECORD)
    if version > VERSION:
        raise OkiyaRecordError("This record was written by a newer version of Sakura.")


def _read_seats(data: dict[str, Any]) -> tuple[str, ...]:
    seats = _entry(data, "seats", list)
    if len(seats) not in (0, SEATS) or not all(isinstance(seat, str) for seat in seats):
        raise OkiyaRecordError(NO_SUCH_ENTRY, key="seats")
    return tuple(seats)


def _read_moves(written: object, game: int) -> tuple[Option, ...]:
    if not isinstance(written, str):
        raise _no_move(quote(written), game, 1)
    return tuple(_read_move(word, game, number) for number, word in enumerate(written.split(), start=1))


def _read_move(word: str, game: int, number: int) -> Option:
    if word == SWAP:
        return word
    if word.isascii() and word.isdigit() and len(word) <= 2:
        return int(word)
    raise _no_move(word, game, number)


def _no_move(word: str, game: int, number: int) -> OkiyaRecordError:
    problem = OkiyaRecordError("“{word}” is not a move.", word=word[:LONGEST_ECHO])
    return OkiyaRecordError(NO_SUCH_MOVE, game=game, number=number, problem=problem)


def _entry(data: dict[str, Any], key: str, kind: type) -> Any:
    value = data.get(key)
    if type(value) is not kind:
        raise OkiyaRecordError(NO_SUCH_ENTRY, key=key)
    return value
