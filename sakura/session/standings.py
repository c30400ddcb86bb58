"""The final ranking, and how ties were broken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sakura.engine.events import GameEnded

CLOSER: Final = "closer"
SHARED: Final = "shared"


@dataclass(frozen=True, slots=True)
class Standing:
    """A painter at the end. ``place`` counts from 1, and those who share one have the same number.

    ``tie`` says how it came before the next with as many tokens (``closer`` to the Emperor), or that nothing could part
    it from a neighbour (``shared``); None if there was no tie to break.
    """

    painter: int
    place: int
    tokens: int
    space: int
    tie: str | None


def rank_at_end(ended: GameEnded) -> list[Standing]:
    """All painters from first to last by tokens, then by closeness: the court painter too, though it cannot win."""
    keys = list(zip(ended.tokens, ended.spaces, strict=True))
    ranking = sorted(range(len(keys)), key=lambda painter: keys[painter], reverse=True)
    return [
        Standing(painter, 1 + sum(key > keys[painter] for key in keys), *keys[painter], _find_tie(painter, keys))
        for painter in ranking
    ]


def _find_tie(painter: int, keys: list[tuple[int, int]]) -> str | None:
    tokens, space = keys[painter]
    others = [key for other, key in enumerate(keys) if other != painter]
    if (tokens, space) in others:
        return SHARED
    return CLOSER if any(held == tokens and place < space for held, place in others) else None
