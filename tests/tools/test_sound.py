"""The shipped sounds: the ones the scripts make, quiet, pleasant, and silent at the end."""

import math
from pathlib import Path

import pytest

from tools.sound.build import FOLDER, MOST_BYTES
from tools.sound.files import FULL_SCALE, read_sound, write_sound
from tools.sound.instruments import pluck
from tools.sound.measuring import WINDOW, measure, power_spectrum
from tools.sound.recipes import SOUNDS
from tools.sound.wave_form import RATE, samples

NAMES = {"pick", "play", "flip", "step", "disgrace", "blossom", "token", "win", "curtain", "tap"}


def test_every_sound_is_shipped_and_no_other() -> None:
    assert {path.stem for path in FOLDER.glob("*.wav")} == set(SOUNDS) == NAMES
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < MOST_BYTES


@pytest.mark.parametrize("name", sorted(NAMES))
def test_a_shipped_sound_is_as_it_should_be(name: str) -> None:
    assert measure(read_sound(FOLDER / f"{name}.wav")).problems() == []


@pytest.mark.parametrize("name", ["tap", "flip", "pick"])
def test_a_shipped_sound_is_what_its_recipe_makes(name: str) -> None:
    shipped, made = read_sound(FOLDER / f"{name}.wav"), SOUNDS[name]()
    assert len(shipped) == len(made)
    # the last bit of a sine may differ from one machine to another
    assert max(abs(a - b) for a, b in zip(shipped, made, strict=True)) < 2 / FULL_SCALE


def test_a_file_gives_back_what_was_written(tmp_path: Path) -> None:
    sound = [math.sin(number / 20) * 0.3 for number in range(1000)]
    write_sound(tmp_path / "sine.wav", sound)
    assert read_sound(tmp_path / "sine.wav") == pytest.approx(sound, abs=1 / FULL_SCALE)


@pytest.mark.parametrize("pitch", [146.83, 440.0, 1174.66])
def test_a_string_sounds_at_its_pitch(pitch: float) -> None:
    power = power_spectrum(pluck(pitch, WINDOW * 3 / RATE, seed=1, brightness=0.2))
    wanted = pitch * WINDOW / RATE
    nearby = range(round(wanted * 0.7), round(wanted * 1.4))
    assert max(nearby, key=power.__getitem__) == pytest.approx(wanted, abs=1)


def sine(pitch: float, seconds: float, loudness: float) -> list[float]:
    return [loudness * math.sin(2 * math.pi * pitch * number / RATE) for number in range(samples(seconds))]


def test_a_tone_is_measured() -> None:
    found = measure(sine(1000, 0.5, 0.1))
    assert found.seconds == pytest.approx(0.5)
    assert found.peak == pytest.approx(-20, abs=0.1)
    assert found.level == pytest.approx(-23, abs=0.1)
    assert found.centre == pytest.approx(1000, rel=0.1)


@pytest.mark.parametrize(
    ("sound", "problem"),
    [
        (sine(1000, 0.5, 1.0), "it clips or is too loud"),
        (sine(1000, 0.5, 0.001), "it cannot be heard"),
        (sine(1000, 0.5, 0.1), "it does not end in silence"),
        ([0.1] * 30000, "it is off centre"),
        (sine(9000, 0.5, 0.1), "it is shrill"),
        (sine(1000, 1.5, 0.1), "its length is not 0.1 to 1.2 seconds"),
    ],
)
def test_a_flaw_is_found(sound: list[float], problem: str) -> None:
    assert problem in measure(sound).problems()
