"""Finding the weights that explain who won: a softmax over the players, fitted step by step (AdaGrad).

A weight of one phase and approach is seen seldom, so while learning it is the sum of four: one for everywhere, one for
the phase, one for the approach, and its own, which is pulled towards nought the less it was seen. The sums are what the
bots get.
"""

from __future__ import annotations

from collections import Counter
from math import exp, log
from random import Random

from sakura.bots.judgement import APPROACHES, PHASES, ROW, SIZE, Judgement
from sakura.bots.keeping import HAND_ROW, HAND_SIZE_OF_WEIGHTS
from tools.training.selfplay import Sample

EPOCHS = 8
RATE = 0.1
DOUBT = 40.0  # a weight of its own counts for little until it has been seen much more often than this
HELD_BACK = 8  # every eighth sample is not learned from, but shows how well the weights foretell

OWN = SIZE + HAND_SIZE_OF_WEIGHTS
PHASE_AT = OWN
APPROACH_AT = PHASE_AT + PHASES * ROW
TABLE_AT = APPROACH_AT + len(APPROACHES) * ROW
HAND_AT = TABLE_AT + ROW
ALL = HAND_AT + HAND_ROW


def _shared_with(place: int) -> tuple[int, ...]:
    """The weight itself and those it is a sum of."""
    if place >= SIZE:
        return place, HAND_AT + (place - SIZE) % HAND_ROW
    row, column = divmod(place, ROW)
    phase, approach = divmod(row, len(APPROACHES))
    return place, PHASE_AT + phase * ROW + column, APPROACH_AT + approach * ROW + column, TABLE_AT + column


PARTS = [_shared_with(place) for place in range(OWN)]


def fit(samples: list[Sample], seed: int) -> tuple[Judgement, float]:
    """The weights for these samples, and how well they foretell those held back (mean log loss)."""
    held_back = samples[::HELD_BACK]
    lessons = [sample for place, sample in enumerate(samples) if place % HELD_BACK]
    weights = [0.0] * ALL
    steepness = [1.0] * ALL
    doubts = _doubts(lessons)
    rng = Random(seed)
    for epoch in range(EPOCHS):
        rng.shuffle(lessons)
        rate = RATE * (1 - epoch / EPOCHS)
        for sample in lessons:
            _step(weights, steepness, doubts, sample, rate)
    sums = [sum(weights[part] for part in parts) for parts in PARTS]
    return Judgement(sums[:SIZE], sums[SIZE:]), mean_loss(sums, held_back)


def mean_loss(weights: list[float], samples: list[Sample]) -> float:
    """How surprised the weights are by who won, on average."""
    total = 0.0
    for places, shares in samples:
        chances = _softmax([sum([weights[place] for place in rows]) for rows in places])
        total -= sum(share * log(chance) for share, chance in zip(shares, chances, strict=True) if share)
    return total / max(1, len(samples))


def _doubts(lessons: list[Sample]) -> list[float]:
    """How strongly each weight is pulled towards nought at every step: only the own ones are, by how rare they are."""
    seen = Counter(place for places, _ in lessons for rows in places for place in rows)
    return [DOUBT / (seen[place] + DOUBT) if place < OWN else 0.0 for place in range(ALL)]


def _step(weights: list[float], steepness: list[float], doubts: list[float], sample: Sample, rate: float) -> None:
    places, shares = sample
    players = [[part for place in rows for part in PARTS[place]] for rows in places]
    chances = _softmax([sum([weights[part] for part in parts]) for parts in players])
    for parts, share, chance in zip(players, shares, chances, strict=True):
        surprise = chance - share
        for part in parts:
            slope = surprise + doubts[part] * weights[part]
            steepness[part] += slope * slope
            weights[part] -= rate * slope / steepness[part] ** 0.5


def _softmax(scores: list[float]) -> list[float]:
    odds = [exp(score) for score in scores]
    total = sum(odds)
    return [odd / total for odd in odds]
