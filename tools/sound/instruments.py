"""The instruments: each plays one note or noise as plain numbers, the same every time."""

from __future__ import annotations

import math
from random import Random

from tools.sound.wave_form import RATE, Sound, damp, lay_over, pass_lows, samples, shape, silence, swell

DAMPING = 0.1
BELL_PARTIALS = ((1.0, 1.0, 1.0), (2.0, 0.28, 1.6), (2.76, 0.34, 2.2), (5.1, 0.12, 4.0))  # ratio, loudness, haste
WOOD_PARTIALS = ((1.0, 1.0, 1.0), (2.57, 0.45, 1.7), (4.2, 0.15, 2.6))
PETAL_NOTES = (1174.66, 1318.51, 1396.91, 1760.0, 1864.66, 2349.32)  # D E F A B flat D: the notes of a koto


def pluck(pitch: float, seconds: float, seed: int, brightness: float = 0.5, sustain: float = 0.996) -> Sound:
    """A plucked string after Karplus and Strong: a burst of noise that runs round a loop and loses its highs."""
    period = RATE / pitch
    length = int(period - 0.5)
    tuning = period - 0.5 - length  # the rest of a sample, made up by an all-pass
    bend = (1 - tuning) / (1 + tuning)
    string = _burst(length, seed, brightness)
    sound: Sound = []
    previous = before = after = 0.0
    for number in range(samples(seconds)):
        place = number % length
        value = string[place]
        sound.append(value)
        smooth = sustain * 0.5 * (value + previous)
        previous = value
        after = bend * smooth + before - bend * after
        before = smooth
        string[place] = after
    return damp(sound, DAMPING)


def wood(pitch: float, seconds: float, seed: int, decay: float = 0.02) -> Sound:
    """A block of wood: a few damped tones and the tick of the stick."""
    rng = Random(seed)
    tick = pass_lows([rng.uniform(-1, 1) * math.exp(-number / 40) for number in range(samples(0.006))], 5000)
    return lay_over(seconds, [(0.0, 1.0, _ring(pitch, seconds, decay, WOOD_PARTIALS)), (0.0, 0.5, tick)])


def bell(pitch: float, seconds: float, decay: float = 0.25) -> Sound:
    """A small temple bell."""
    return _ring(pitch, seconds, decay, BELL_PARTIALS)


def brush(seconds: float, seed: int, begin: float, end: float, width: float = 0.9) -> Sound:
    """A brush over paper, or a page: noise whose colour glides from one pitch to another."""
    rng = Random(seed)
    low = band = 0.0
    total = samples(seconds)
    swept = []
    for number in range(total):
        pitch = begin * (end / begin) ** (number / total)
        step = 2 * math.sin(math.pi * pitch / RATE)
        low += step * band
        band += step * (rng.uniform(-1, 1) - low - width * band)
        swept.append(band)
    return shape(swept, swell)


def petals(seconds: float, seed: int, count: int = 26) -> Sound:
    """Petals falling: many tiny bells, dense at first, at the notes of a koto."""
    rng = Random(seed)
    parts = []
    for _ in range(count):
        start = (seconds - 0.3) * rng.random() ** 1.6
        loudness = rng.uniform(0.25, 1.0) * (1 - 0.6 * start / seconds)
        parts.append((start, loudness, _ring(rng.choice(PETAL_NOTES), 0.3, 0.06, BELL_PARTIALS[:2])))
    return lay_over(seconds, parts)


def _burst(length: int, seed: int, brightness: float) -> Sound:
    """The noise a string starts from, without its mean, darker or brighter."""
    rng = Random(seed)
    noise = pass_lows([rng.uniform(-1, 1) for _ in range(length)], 1000 + 9000 * brightness)
    mean = sum(noise) / length
    return [value - mean for value in noise]


def _ring(pitch: float, seconds: float, decay: float, partials: tuple[tuple[float, float, float], ...]) -> Sound:
    """Damped sines: the higher ones die sooner."""
    ringing = silence(seconds)
    for ratio, loudness, haste in partials:
        turn = 2 * math.pi * pitch * ratio / RATE
        fade = math.exp(-haste / (decay * RATE))
        level = loudness
        for number in range(len(ringing)):
            ringing[number] += level * math.sin(turn * number)
            level *= fade
    return damp(ringing, min(DAMPING, seconds / 3))
