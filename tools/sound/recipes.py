"""What each sound of the app is made of. Loud is nowhere: the brightest moment stays well below full scale."""

from __future__ import annotations

from collections.abc import Callable

from tools.sound.instruments import bell, brush, petals, pluck, wood
from tools.sound.wave_form import Sound, bring_to_level, lay_over, pass_highs, pass_lows, soften_edges

# The strings of a koto in hirajoshi, which the whole app is tuned to.
D3, A3, D4, E4, F4, A4, B_FLAT4, D5, A5, D6 = (
    146.83,
    220.0,
    293.66,
    329.63,
    349.23,
    440.0,
    466.16,
    587.33,
    880.0,
    1174.66,
)
RUMBLE = 60.0


def tap() -> Sound:
    """A fingertip on wood."""
    return _finish(pass_lows(wood(880, 0.1, seed=1, decay=0.012), 3000), -20)


def pick() -> Sound:
    """A card is lifted: one short string."""
    return _finish(lay_over(0.5, [(0.0, 1.0, pluck(D5, 0.5, seed=2, brightness=0.3, sustain=0.985))]), -14)


def play() -> Sound:
    """A card is laid down: it slides, then touches the table."""
    parts = [
        (0.0, 1.0, brush(0.2, seed=3, begin=900, end=2600)),
        (0.14, 0.5, wood(196, 0.25, seed=4, decay=0.03)),
        (0.14, 0.5, pluck(A4, 0.3, seed=5, brightness=0.2, sustain=0.97)),
    ]
    return _finish(pass_lows(lay_over(0.45, parts), 4000), -13)


def flip() -> Sound:
    """A card turns over."""
    parts = [
        (0.0, 1.0, brush(0.16, seed=6, begin=1200, end=3600)),
        (0.13, 0.25, wood(520, 0.1, seed=7, decay=0.01)),
    ]
    return _finish(pass_lows(lay_over(0.25, parts), 2800), -17)


def step() -> Sound:
    """A painter takes a step on a stone."""
    return _finish(pass_lows(wood(415, 0.13, seed=8, decay=0.016), 2500), -16)


def disgrace() -> Sound:
    """A painter met the Emperor: a dark string slips down, and a low drum."""
    parts = [
        (0.0, 0.8, pluck(B_FLAT4 / 2, 0.5, seed=9, brightness=0.2, sustain=0.99)),
        (0.16, 0.9, pluck(A3, 0.5, seed=10, brightness=0.2, sustain=0.99)),
        (0.34, 1.0, pluck(D3, 0.66, seed=11, brightness=0.15, sustain=0.992)),
        (0.34, 0.5, wood(82, 0.4, seed=12, decay=0.09)),
    ]
    return _finish(lay_over(1.0, parts), -11, fall=0.35)


def blossom() -> Sound:
    """A tree in bloom: petals in the air over one soft bell."""
    parts = [(0.0, 0.6, petals(1.2, seed=13)), (0.0, 0.5, bell(D5, 1.2, decay=0.35))]
    return _finish(lay_over(1.2, parts), -15)


def token() -> Sound:
    """A seal is pressed beside a name."""
    parts = [(0.0, 0.6, wood(294, 0.1, seed=14, decay=0.02)), (0.03, 0.7, bell(A5, 0.6, decay=0.16))]
    return _finish(lay_over(0.65, parts), -15)


def win() -> Sound:
    """The walk is over: strings upwards, and the bell of the shrine."""
    strings = [(0.11 * number, note) for number, note in enumerate((D4, F4, A4, B_FLAT4, D5, A5))]
    parts = [
        (start, 0.8, pluck(note, 1.2 - start, seed=15 + number, brightness=0.35, sustain=0.996))
        for number, (start, note) in enumerate(strings)
    ]
    return _finish(lay_over(1.2, [*parts, (0.55, 0.35, bell(D6, 0.65, decay=0.3))]), -10, fall=0.25)


def curtain() -> Sound:
    """A sliding door closes: paper and wood in the groove, and the frame at the end."""
    parts = [
        (0.0, 1.0, brush(0.55, seed=22, begin=320, end=700, width=0.7)),
        (0.5, 0.4, wood(165, 0.2, seed=23, decay=0.03)),
    ]
    return _finish(pass_lows(lay_over(0.75, parts), 2200), -16)


SOUNDS: dict[str, Callable[[], Sound]] = {
    "tap": tap,
    "pick": pick,
    "play": play,
    "flip": flip,
    "step": step,
    "disgrace": disgrace,
    "blossom": blossom,
    "token": token,
    "win": win,
    "curtain": curtain,
}


def _finish(sound: Sound, decibels: float, fall: float = 0.05) -> Sound:
    """No rumble, no click at the ends, and the level it is heard at."""
    return bring_to_level(soften_edges(pass_highs(sound, RUMBLE), fall=fall), decibels)
