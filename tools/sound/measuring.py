"""What can be said of a sound without ears: how high, how loud, how bright, and whether it ends in silence."""

from __future__ import annotations

import cmath
import math
from dataclasses import dataclass

from tools.sound.wave_form import RATE, Sound, samples

TAIL_SECONDS = 0.008
WINDOW = 8192
HARSH_PITCH = 6000.0


@dataclass(frozen=True, slots=True)
class Measure:
    """One sound: seconds, peak and mean level in decibels, the silence at its end, and its spectrum in short."""

    seconds: float
    peak: float
    level: float
    tail: float  # the highest peak of the last milliseconds, from 0 to 1
    offset: float  # the mean, which should be nothing
    centre: float  # of the spectrum, in hertz
    harsh: float  # the share of the power above 6 kHz

    def problems(self) -> list[str]:
        """What a player would find unpleasant; nothing if all is well."""
        checks = {
            "it clips or is too loud": self.peak > -6,
            "it cannot be heard": self.level < -55,
            "it does not end in silence": self.tail > 0,
            "it is off centre": abs(self.offset) > 0.001,
            "it is shrill": self.harsh > 0.15,
            "its length is not 0.1 to 1.2 seconds": not 0.1 <= self.seconds <= 1.2,
        }
        return [sentence for sentence, found in checks.items() if found]


def measure(sound: Sound) -> Measure:
    """Measure one sound."""
    power = power_spectrum(sound)
    total = sum(power)
    hertz = RATE / WINDOW
    return Measure(
        seconds=len(sound) / RATE,
        peak=_decibels(max(map(abs, sound))),
        level=_decibels(math.sqrt(sum(value * value for value in sound) / len(sound))),
        tail=max(map(abs, sound[-samples(TAIL_SECONDS) :])),
        offset=sum(sound) / len(sound),
        centre=sum(number * hertz * share for number, share in enumerate(power)) / total,
        harsh=sum(share for number, share in enumerate(power) if number * hertz > HARSH_PITCH) / total,
    )


def power_spectrum(sound: Sound) -> list[float]:
    """The power in each band up to half the rate, over all windows of the sound."""
    power = [0.0] * (WINDOW // 2)
    for start in range(0, len(sound), WINDOW):
        piece = sound[start : start + WINDOW]
        spectrum = _transform([complex(value) for value in piece] + [0j] * (WINDOW - len(piece)))
        for number in range(WINDOW // 2):
            power[number] += abs(spectrum[number]) ** 2
    return power


def _transform(values: list[complex]) -> list[complex]:
    """The Fourier transform of a power of two values."""
    size = len(values)
    if size == 1:
        return values
    even, odd = _transform(values[::2]), _transform(values[1::2])
    turned = [cmath.rect(1, -2 * math.pi * number / size) * value for number, value in enumerate(odd)]
    return [a + b for a, b in zip(even, turned, strict=True)] + [a - b for a, b in zip(even, turned, strict=True)]


def _decibels(value: float) -> float:
    return 20 * math.log10(value) if value > 0 else -math.inf
