"""Sound as a list of numbers: laying sounds over one another, shaping them, and bringing them to a level."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import TypeAlias

RATE = 44100
Sound: TypeAlias = list[float]


def samples(seconds: float) -> int:
    """How many numbers make so many seconds."""
    return round(seconds * RATE)


def silence(seconds: float) -> Sound:
    """Nothing to hear."""
    return [0.0] * samples(seconds)


def lay_over(seconds: float, parts: Iterable[tuple[float, float, Sound]]) -> Sound:
    """Sounds laid over one another: each with its start in seconds and its loudness; what is too long is cut."""
    mixed = silence(seconds)
    for start, loudness, sound in parts:
        first = samples(start)
        for number, value in enumerate(sound[: len(mixed) - first], start=first):
            mixed[number] += loudness * value
    return mixed


def shape(sound: Sound, envelope: Callable[[float], float]) -> Sound:
    """The sound with its loudness drawn over it: the envelope tells it for every moment from 0 to 1."""
    last = max(1, len(sound) - 1)
    return [value * envelope(number / last) for number, value in enumerate(sound)]


def swell(position: float) -> float:
    """An envelope that rises and falls softly."""
    return math.sin(math.pi * position) ** 2


def damp(sound: Sound, seconds: float) -> Sound:
    """The sound with a hand laid on it at the end: it never breaks off."""
    damped = sound[:]
    length = min(samples(seconds), len(damped))
    for number in range(length):
        damped[-1 - number] *= 0.5 - 0.5 * math.cos(math.pi * number / length)
    return damped


def soften_edges(sound: Sound, rise: float = 0.002, fall: float = 0.05, rest: float = 0.01) -> Sound:
    """No click at either end: a short rise, a soft fall, and a rest of true silence."""
    shaped = damp(sound[: len(sound) - samples(rest)], fall)
    for number in range(min(samples(rise), len(shaped))):
        shaped[number] *= number / samples(rise)
    return shaped + [0.0] * (len(sound) - len(shaped))


def pass_lows(sound: Sound, cutoff: float) -> Sound:
    """The sound without its highs, as if heard through a paper wall."""
    share = 1 - math.exp(-2 * math.pi * cutoff / RATE)
    level = 0.0
    muffled = []
    for value in sound:
        level += share * (value - level)
        muffled.append(level)
    return muffled


def pass_highs(sound: Sound, cutoff: float) -> Sound:
    """The sound without its lows: no rumble, and it swings evenly about zero."""
    return [value - low for value, low in zip(sound, pass_lows(sound, cutoff), strict=True)]


def bring_to_level(sound: Sound, decibels: float) -> Sound:
    """The sound with its highest peak so many decibels from full scale."""
    peak = max(map(abs, sound))
    scale = 10 ** (decibels / 20) / peak
    return [value * scale for value in sound]
