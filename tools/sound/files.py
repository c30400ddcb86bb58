"""Sounds as WAV files: 44.1 kHz, 16 bit, one channel."""

from __future__ import annotations

import struct
import wave
from pathlib import Path

from tools.sound.wave_form import RATE, Sound

FULL_SCALE = 32767
SAMPLE_BYTES = 2


def write_sound(path: Path, sound: Sound) -> None:
    """Write one sound."""
    numbers = [round(value * FULL_SCALE) for value in sound]
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(SAMPLE_BYTES)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(numbers)}h", *numbers))


def read_sound(path: Path) -> Sound:
    """Read a sound that :func:`write_sound` wrote."""
    with wave.open(str(path), "rb") as file:
        found = (file.getnchannels(), file.getsampwidth(), file.getframerate())
        if found != (1, SAMPLE_BYTES, RATE):
            raise ValueError(f"{path.name} has {found} for channels, bytes and rate.")
        count = file.getnframes()
        numbers = struct.unpack(f"<{count}h", file.readframes(count))
    return [number / FULL_SCALE for number in numbers]
