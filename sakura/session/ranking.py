"""Who came where in a game that is over, and what decided between equals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sakura.engine.events import Event, GameEnded
from sakura.engine.scoring import standing_of
from sakura.engine.table import GATE


@dataclass(frozen=True, slots=True)
class Rank:
    """Where a painter came. ``number`` is 0 for the court painter, who cannot win."""

    painter: int
    number: int
    tokens: int
    equal: int | None  # who comes next with as many tokens
    is_closer: bool  # whether it stands closer to the Emperor than that one; if not, both are at the gate


def find_ending(events: Sequence[Event]) -> GameEnded | None:
    """How the game ended, if it has."""
    return next((event for event in reversed(events) if isinstance(event, GameEnded)), None)


def rank_ending(ending: GameEnded, court: int) -> list[Rank]:
    """Everyone from the best on: tokens first, then who stands closer to the Emperor; the court painter last."""
    standings = {painter: standing_of(painter, ending) for painter in range(len(ending.tokens))}
    order = sorted(standings, key=lambda painter: (painter != court, standings[painter]), reverse=True)
    ranks: list[Rank] = []
    for painter, after in zip(order, [*order[1:], None], strict=True):
        ahead = sum(standings[other] > standings[painter] for other in order if other != court)
        equal = after if after not in (None, court) and ending.tokens[after] == ending.tokens[painter] else None
        is_closer = equal is not None and standings[painter] > standings[equal]
        assert equal is None or is_closer or ending.spaces[painter] == GATE
        number = 0 if painter == court else ahead + 1
        ranks.append(Rank(painter, number, ending.tokens[painter], equal, is_closer))
    return ranks
