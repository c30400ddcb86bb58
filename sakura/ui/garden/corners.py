"""The corners of a picture that is mirrored and leans about its foot."""

from __future__ import annotations

import math

from sakura.ui.garden.geometry import Prop
from sakura.ui.garden.shapes import shape


def corners(  # noqa: PLR0913
    x: float,
    y: float,
    width: float,
    height: float,
    anchor: tuple[float, float],
    *,
    mirrored: bool = False,
    angle: float = 0.0,
) -> tuple[float, ...]:
    """Lower left, lower right, upper right and upper left corner of the picture, as Kivy's Quad wants them."""
    left, low = -anchor[0] * width, -anchor[1] * height
    right, high = left + width, low + height
    if mirrored:
        left, right = -left, -right
    if not angle:
        return x + left, y + low, x + right, y + low, x + right, y + high, x + left, y + high
    cosine, sine = math.cos(angle), math.sin(angle)
    turned: list[float] = []
    for across, up in ((left, low), (right, low), (right, high), (left, high)):
        turned += (x + across * cosine - up * sine, y + across * sine + up * cosine)
    return tuple(turned)


def prop_corners(prop: Prop) -> tuple[float, ...]:
    """The corners of something that stands in the garden."""
    anchor = shape(prop.name).anchor
    return corners(prop.x, prop.y, prop.width, prop.height, anchor, mirrored=prop.mirrored, angle=prop.angle)
