"""What a first game is made of: rounds of small steps, each with a goal and with claims that a test holds true.

This module only has the words for it; ``lesson_steps`` has the steps themselves and ``first_game`` plays them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, TypeAlias

from sakura.engine.events import Event

# Goals: what ends a step.
READ: Final = "read"  # a touch on “Go on”
LIFT: Final = "lift"  # the card is lifted
PLAY: Final = "play"  # the card is played
FREE: Final = "free"  # any card is played
WATCH: Final = "watch"  # the reveal has come to an event, and waits there for “Go on”
SCORE: Final = "score"  # the tokens of a tree have been looked at
ANSWER: Final = "answer"  # the question has been answered

# What a step speaks of, and the coach may therefore not hide.
GARDEN: Final = "garden"
HAND: Final = "hand"
CARDS: Final = "cards"


@dataclass(frozen=True, slots=True)
class CardSays:
    """The card has these two actions."""

    order: int
    garden: str
    painter: str


@dataclass(frozen=True, slots=True)
class Alone:
    """Played alone at this moment, forwards, the card leads the Emperor and its painter there."""

    order: int
    emperor: int
    space: int
    disgraced: bool = False


@dataclass(frozen=True, slots=True)
class Happens:
    """This event is part of the round."""

    event: Event


@dataclass(frozen=True, slots=True)
class SteppedOver:
    """On the way to this space the painter of a move comes past these others, whose spaces do not count."""

    painter: int
    end: int
    steps: int
    others: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Stands:
    """The table at the beginning of the round."""

    emperor: int
    spaces: tuple[int, ...]
    tokens: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TreeAhead:
    """The next tree in bloom is so many spaces before the Emperor."""

    spaces: int


@dataclass(frozen=True, slots=True)
class LowestOfHand:
    """No card of the hand has a lower number."""

    order: int


@dataclass(frozen=True, slots=True)
class MostSendForwards:
    """More than half of all cards can send the Emperor forwards."""


@dataclass(frozen=True, slots=True)
class EndsTheGame:
    """Whatever is played in this round, it is the last."""


Claim: TypeAlias = (
    CardSays | Alone | Happens | SteppedOver | Stands | TreeAhead | LowestOfHand | MostSendForwards | EndsTheGame
)


@dataclass(frozen=True, slots=True)
class Step:
    """One thing the coach says; ``key`` finds the sentence, ``values`` are the numbers in it."""

    key: str
    goal: str
    about: str
    order: int = 0  # the card that is asked for
    after: Event | None = None  # where the reveal waits
    choice: str = ""  # the answer that is asked for
    claims: tuple[Claim, ...] = ()
    values: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
