"""Finding the weights that explain who won: a softmax over the players, fitted step by step (AdaGrad)."""

from __future__ import annotations

from math import exp, log
from random import Random

from sakura.bots.judgement import SIZE, Judgement
from sakura.bots.keeping import HAND_SIZE_OF_WEIGHTS
from tools.training.selfplay import Sample

EPOCHS = 10
RATE = 0.1
SHRINKAGE = 2e-4  # pulls weights that nothing speaks for towards nought
HELD_BACK = 8  # every eighth sample is not learned from, but shows how well the weights foretell


def fit(samples: list[Sample], seed: int) -> tuple[Judgement, float]:
    """The weights for these samples, and how well they foretell those held back (mean log loss)."""
    held_back = samples[::HELD_BACK]
    lessons = [sample for place, sample in enumerate(samples) if place % HELD_BACK]
    weights = [0.0] * (SIZE + HAND_SIZE_OF_WEIGHTS)
    steepness = [1.0] * len(weights)
    rng = Random(seed)
    for epoch in range(EPOCHS):
        rng.shuffle(lessons)
        rate = RATE * (1 - epoch / EPOCHS)
        for sample in lessons:
            _step(weights, steepness, sample, rate)
    return Judgement(weights[:SIZE], weights[SIZE:]), mean_loss(weights, held_back)


def mean_loss(weights: list[float], samples: list[Sample]) -> float:
    """How surprised the weights are by who won, on average."""
    total = 0.0
    for places, shares in samples:
        chances = _chances(weights, places)
        total -= sum(share * log(chance) for share, chance in zip(shares, chances, strict=True) if share)
    return total / max(1, len(samples))


def _step(weights: list[float], steepness: list[float], sample: Sample, rate: float) -> None:
    places, shares = sample
    for rows, share, chance in zip(places, shares, _chances(weights, places), strict=True):
        surprise = chance - share
        for place in rows:
            slope = surprise + SHRINKAGE * weights[place]
            steepness[place] += slope * slope
            weights[place] -= rate * slope / steepness[place] ** 0.5


def _chances(weights: list[float], places: list[tuple[int, ...]]) -> list[float]:
    odds = [exp(sum([weights[place] for place in rows])) for rows in places]
    total = sum(odds)
    return [odd / total for odd in odds]
