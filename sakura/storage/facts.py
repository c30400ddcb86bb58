"""What the statistics count of a game, taken from the game itself."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from dataclasses import astuple, dataclass

from sakura.engine.events import CardsRevealed, Event
from sakura.engine.records import replay
from sakura.session.story import tell_stories
from sakura.storage.kept import SAKURA, Kept
from sakura.storage.sakura_games import open_sakura


@dataclass(frozen=True, slots=True)
class CardFact:
    """How often a seat played a card; what the card says belongs to it, for decks differ."""

    order: int
    garden: str
    painter: str
    times: int


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """One seat of a game. ``level`` is None for a person, else the bot's without its character."""

    painter: str
    name: str
    level: str | None
    won: bool
    tokens: int = 0
    disgraces: int = 0
    trees: tuple[int, ...] = ()  # tokens earned at each
    cards: tuple[CardFact, ...] = ()


@dataclass(frozen=True, slots=True)
class GameFacts:
    """One game."""

    name: str
    game: str
    when: int
    players: int
    seats: tuple[SeatFacts, ...]

    @property
    def digest(self) -> str:
        """A checksum over all of it."""
        return hashlib.sha256(json.dumps(astuple(self)).encode()).hexdigest()[:16]


def facts_of(kept: Kept) -> GameFacts:
    """Count a kept game; of one that is not Sakura's only who played and who won."""
    seats = _sakura_seats(kept) if kept.note.game == SAKURA else _plain_seats(kept)
    return GameFacts(kept.name, kept.note.game, kept.note.when, len(seats), seats)


def _plain_seats(kept: Kept) -> tuple[SeatFacts, ...]:
    note = kept.note
    return tuple(
        SeatFacts(painter, name, _base(level), seat in note.winners)
        for seat, (painter, name, level) in enumerate(zip(note.painters, note.names, note.levels, strict=True))
    )


def _sakura_seats(kept: Kept) -> tuple[SeatFacts, ...]:
    record, seats = open_sakura(kept)
    events: list[Event] = []
    replay(record, events.append)
    stories = tell_stories(events)
    played: list[Counter[int]] = [Counter() for _ in stories]
    for event in events:
        if isinstance(event, CardsRevealed):
            for order, painter in event.plays:
                played[painter][order] += 1
    cards = record.setup.deck.cards
    return tuple(
        SeatFacts(
            painter=seat.painter,
            name=seat.name,
            level=_base(seat.level),
            won=number in kept.note.winners,
            tokens=stories[number].tokens,
            disgraces=stories[number].disgraces,
            trees=stories[number].by_tree,
            cards=tuple(
                CardFact(order, cards[order].garden.code, cards[order].painter.code, times)
                for order, times in sorted(played[number].items())
            ),
        )
        for number, seat in enumerate(seats)
    )


def _base(level: str | None) -> str | None:
    """A bot's level without its character."""
    return None if level is None else level.partition(":")[0]
