"""The numbers on the stones can be read, by day, by night and where high contrast is wanted."""

from __future__ import annotations

import pytest
from kivy.core.image import Image

from sakura.storage.places import assets_folder
from sakura.ui.garden.scenery import number_ink, numbered, tint
from sakura.ui.garden.shapes import by_night
from sakura.ui.palette import Colour, contrast
from tests.ui.garden.test_geometry import plan_for

STONES = sorted((assets_folder() / "art" / "garden").glob("stone_*.png"))
READABLE, CLEAR = 4.5, 7.0


def middle_colour(path: str) -> tuple[float, ...]:
    """What a stone looks like where its number stands, on the whole."""
    picture = Image.load(path, keep_data=True)
    width, height = picture.size
    columns, rows = range(width * 3 // 8, width * 5 // 8), range(height * 3 // 8, height * 5 // 8)
    points = [picture.read_pixel(x, y) for x in columns[::4] for y in rows[::4]]
    return tuple(sum(point[part] for point in points) / len(points) for part in range(3))


def laid_on(ink: Colour, ground: tuple[float, ...]) -> Colour:
    red, green, blue = (share * ink[3] + below * (1 - ink[3]) for share, below in zip(ink[:3], ground, strict=True))
    return red, green, blue, 1.0


@pytest.mark.parametrize("path", STONES, ids=lambda path: path.stem)
@pytest.mark.parametrize(("night", "high"), [(False, False), (True, False), (False, True)])
def test_a_number_can_be_read_on_its_stone(path: object, night: bool, high: bool) -> None:
    light = tint(night)
    red, green, blue = (share * light[part] for part, share in enumerate(middle_colour(str(path))))
    stone = (red, green, blue, 1.0)
    ink = number_ink(night, high)
    assert contrast(laid_on(ink, stone[:3]), stone) >= (CLEAR if high else READABLE)


def test_high_contrast_is_black() -> None:
    assert number_ink(False, True) == (0, 0, 0, 1)


@pytest.mark.parametrize("players", [4, 6])
def test_every_fifth_space_has_its_number_on_a_bridge_too(players: int) -> None:
    plan, _, _ = plan_for("shipped", players, "phone", "scroll")
    assert sorted(space for space, _ in numbered(plan)) == list(range(5, plan.last + 1, 5))


@pytest.mark.parametrize("name", ["bridge_back", "bridge_front", "bridge_long_back", "bridge_long_front"])
def test_bridges_are_red_by_night_too(name: str) -> None:
    """A picture of its own instead of moonlight, which makes red dark."""
    assert by_night(name, night=True) == f"{name}_night"
