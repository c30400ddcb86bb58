"""Soft round textures made by calculation: shadows, halos, rings and the discs that figures stand on."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import Any

SIDE = 64


def _glow(distance: float) -> float:
    return (1 - distance) ** 2 * (1 + 0.6 * distance) if distance < 1 else 0.0


def _disc(distance: float) -> float:
    return min(1.0, max(0.0, (0.97 - distance) * SIDE / 2))


def _ring(distance: float) -> float:
    return min(1.0, max(0.0, (0.11 - abs(distance - 0.84)) * SIDE / 2))


def _pixels(alpha: Callable[[float], float]) -> bytes:
    middle = (SIDE - 1) / 2
    pixels = bytearray()
    for row in range(SIDE):
        for column in range(SIDE):
            distance = math.hypot(row - middle, column - middle) / (SIDE / 2)
            pixels += bytes((255, 255, 255, round(255 * min(1.0, alpha(distance)))))
    return bytes(pixels)


def _fading() -> bytes:
    pixels = bytearray()
    for row in range(SIDE):
        share = 1 - row / (SIDE - 1)
        pixels += bytes((255, 255, 255, round(255 * share * share * (3 - 2 * share)))) * SIDE
    return bytes(pixels)


def _texture(pixels: bytes, mipmap: bool = True) -> Any:
    from kivy.graphics.texture import Texture

    texture = Texture.create(size=(SIDE, SIDE), colorfmt="rgba", mipmap=mipmap)

    def fill(target: Any) -> None:
        target.blit_buffer(pixels, colorfmt="rgba", bufferfmt="ubyte")

    fill(texture)
    texture.add_reload_observer(fill)
    return texture


@cache
def glow() -> Any:
    """White that fades to nothing."""
    return _texture(_pixels(_glow))


@cache
def disc() -> Any:
    """A white disc with a smooth edge."""
    return _texture(_pixels(_disc))


@cache
def ring() -> Any:
    """A white ring with smooth edges."""
    return _texture(_pixels(_ring))


@cache
def fade() -> Any:
    """White below that fades to nothing above."""
    return _texture(_fading(), mipmap=False)  # the first mipmap takes some frames' time, and this is in the first frame
