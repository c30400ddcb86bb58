"""How a rival chooses its card: nobody says, but what it plays shows.

A style tells how strictly a player follows what appeals to it. Every rival gets a first impression, a share for each
style, which its plays change: a style that would hardly have played that card loses its share.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, inf
from typing import NamedTuple, TypeAlias

FORGETTING = 0.04  # how much of the first impression comes back every round: people change their minds
LEAST = 1e-12  # no card is impossible, however little it appeals

Inclinations: TypeAlias = Sequence[Mapping[int, float]]  # by style: how much it is inclined to each card


class Style(NamedTuple):
    """One way to choose: with what temperature, and how likely a rival nobody has seen playing chooses so."""

    name: str
    temperature: float
    first_impression: float = 1.0


STYLES = (
    Style("eager", 0.02, 0.4),  # plays what appeals most
    Style("steady", 0.3, 0.3),  # most likely something that appeals
    Style("anything", inf, 0.3),  # has reasons of its own, or none
)


def inclinations(styles: Sequence[Style], appeal: Mapping[int, float]) -> Inclinations:
    """How much each style is inclined to each card that appeals so much."""
    top = max(appeal.values(), default=0.0)
    return [
        {order: exp((look - top) / style.temperature) + LEAST for order, look in appeal.items()} for style in styles
    ]


def first_impressions(styles: Sequence[Style]) -> list[float]:
    """The shares of the styles for somebody who has not played yet."""
    return [style.first_impression for style in styles]


def likelihood(inclination: Mapping[int, float], played: int, hands: Sequence[Sequence[int]]) -> float:
    """How likely a style is to play this card, on average over hands it may have been chosen from."""
    wanted = inclination[played]
    chances = [wanted / (wanted + sum([inclination[order] for order in others])) for others in hands]
    return sum(chances) / len(chances)


def learn(styles: Sequence[Style], shares: Sequence[float], likelihoods: Sequence[float]) -> list[float]:
    """The shares of the styles after a play that was so likely for each of them."""
    seen = [share * likely for share, likely in zip(shares, likelihoods, strict=True)]
    total = sum(seen)
    return [
        (1 - FORGETTING) * part / total + FORGETTING * style.first_impression
        for style, part in zip(styles, seen, strict=True)
    ]
