"""How a rival chooses its card: nobody says, but what it plays shows.

A style tells how strictly a player follows what appeals to it. What a rival plays is more likely in one style than in
another, and this evidence adds up from round to round. Those who play together often play alike, so what one rival
plays says something about the others too, unless they turn out to differ.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, prod
from operator import mul
from typing import NamedTuple, TypeAlias

ALIKE = 0.7  # how likely all rivals are of one style, before any of them has played
MEMORY = 0.98  # how much of the evidence is left a round later: people change their minds
DOUBT = 0.03  # how much of the first impression stays, whatever is played
LEAST = 1e-12  # no card is impossible, however little it appeals

Inclinations: TypeAlias = Sequence[Mapping[int, float]]  # by style: how much it is inclined to each card


class Style(NamedTuple):
    """One way to choose: with what temperature, and how likely a rival nobody has seen playing chooses so."""

    name: str
    temperature: float
    first_impression: float = 1.0


STYLES = (
    Style("eager", 0.02, 0.55),  # plays what appeals most
    Style("steady", 0.4, 0.2),  # most likely something that appeals
    Style("free", 2.5, 0.25),  # has reasons of its own, or none
)


def inclinations(styles: Sequence[Style], appeal: Mapping[int, float]) -> Inclinations:
    """How much each style is inclined to each card that appeals so much."""
    top = max(appeal.values(), default=0.0)
    return [
        {order: exp((look - top) / style.temperature) + LEAST for order, look in appeal.items()} for style in styles
    ]


def likelihood(inclination: Mapping[int, float], played: int, hands: Sequence[Sequence[int]]) -> float:
    """How likely a style is to play this card, on average over what else may have been in the hand."""
    wanted = inclination[played]
    chances = [wanted / (wanted + sum([inclination[order] for order in others])) for others in hands]
    return sum(chances) / len(chances)


class Impressions:
    """What one seat thinks of its rivals' styles."""

    def __init__(self, styles: Sequence[Style]) -> None:
        self._first = [style.first_impression for style in styles]
        self._evidence: dict[int, list[float]] = {}  # by rival and style: the logarithm of how likely its plays are
        self._shares: dict[int, list[float]] = {}

    def of(self, rival: int) -> list[float]:
        """How likely this rival is of each style."""
        return self._shares.get(rival, self._first)

    def learn(self, likelihoods: Mapping[int, Sequence[float]]) -> None:
        """A round was played: how likely each rival's play was in each style."""
        for rival, likely in likelihoods.items():
            before = self._evidence.get(rival, [0.0] * len(likely))
            self._evidence[rival] = [MEMORY * known + log(chance) for known, chance in zip(before, likely, strict=True)]
        self._weigh()

    def _weigh(self) -> None:
        """Either all rivals are of one style, or each is of its own: what was played tells which is more likely."""
        first = self._first
        plays = {
            rival: [exp(known - max(evidence)) for known in evidence] for rival, evidence in self._evidence.items()
        }
        apart = {rival: list(map(mul, first, likely)) for rival, likely in plays.items()}
        together = list(map(mul, first, map(prod, zip(*plays.values(), strict=True))))
        own = (1 - ALIKE) * prod(map(sum, apart.values()))
        total = ALIKE * sum(together) + own
        for rival, single in apart.items():
            scale = own / sum(single)
            self._shares[rival] = [
                (1 - DOUBT) * (ALIKE * common + scale * alone) / total + DOUBT * before
                for common, alone, before in zip(together, single, first, strict=True)
            ]
