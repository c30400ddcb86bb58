"""Colours and pictures stay apart for every eye, and text stays readable in every theme."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from sakura.engine.actions import GARDEN_ACTIONS, PAINTER_ACTIONS
from sakura.storage.places import assets_folder
from sakura.ui.palette import CONTRAST, COURT, COURT_INK, DAY, NIGHT, PAINTERS, Inks, colour_of, contrast, painter_ink
from tests.ui.colour_vision import VISIONS, Colour, Glimpse, difference, see

INKS = {**{name: inks.colour for name, inks in PAINTERS.items()}, COURT: COURT_INK.colour}
FIGURES = [*INKS, "emperor"]
OTHER_COLOUR = 9.0  # CIEDE2000 between two painters
OTHER_PICTURE = 20.0  # on the whole, in CIELAB
OTHER_PLACE, OTHER_SHARE = 20.0, 0.08  # of two cards' pictures this much must look quite different
TEXT_INKS = ("ink", "ink_soft", "ink_faint", "accent", "vermilion", "moss", "indigo")
GROUNDS = ("paper", "panel", "shade")


def paper_of(inks: Inks) -> Colour:
    return colour_of(inks.panel)[:3]


def art(folder: str, name: str) -> Path:
    return Path(assets_folder() / "art" / folder / f"{name}.png")


def glimpses(files: dict[str, Path], vision: str, inks: Inks) -> dict[str, Glimpse]:
    return {name: Glimpse(file, vision, paper_of(inks)) for name, file in files.items()}


def test_the_measures_are_right() -> None:
    assert difference((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert difference((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514)) == pytest.approx(0.9082, abs=1e-4)
    assert see((1, 1, 1), "usual") == pytest.approx((100, 0, 0), abs=0.02)
    red, green = (0.62, 0.36, 0.1), (0.42, 0.48, 0.1)
    assert difference(see(red, "usual"), see(green, "usual")) > 25
    assert difference(see(red, "deuteranopia"), see(green, "deuteranopia")) < 6


@pytest.mark.parametrize("vision", VISIONS)
def test_the_painters_have_colours_of_their_own(vision: str) -> None:
    seen = {name: see(colour_of(ink)[:3], vision) for name, ink in INKS.items()}
    for one, other in combinations(seen, 2):
        assert difference(seen[one], seen[other]) >= OTHER_COLOUR, f"{one} and {other}"


FRAMES = {hour: {name: getattr(painter_ink(name), hour) for name in INKS} for hour in ("deep", "bright")}


@pytest.mark.parametrize(("shade", "inks"), [("deep", DAY), ("deep", CONTRAST), ("bright", NIGHT)])
def test_the_frame_of_whose_turn_it_is_stands_out_from_the_paper(shade: str, inks: Inks) -> None:
    for name, frame in FRAMES[shade].items():
        for ground in (inks.paper, inks.panel):
            assert contrast(colour_of(frame), colour_of(ground)) >= 3, f"{name} on {ground}"


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("shade", FRAMES)
def test_the_frames_of_the_painters_stay_apart(shade: str, vision: str) -> None:
    seen = {name: see(colour_of(frame)[:3], vision) for name, frame in FRAMES[shade].items()}
    for one, other in combinations(seen, 2):
        assert difference(seen[one], seen[other]) >= OTHER_COLOUR, f"{one} and {other}"


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize(
    ("files", "inks"),
    [
        ({name: art("figures", f"figure_{name}") for name in FIGURES}, DAY),
        ({name: art("figures", f"figure_{name}_night") for name in FIGURES}, NIGHT),
        ({name: art("emblems", f"emblem_{name}") for name in INKS}, DAY),
        ({name: art("emblems", f"glyph_{name}") for name in INKS}, NIGHT),  # all white: told apart by shape alone
    ],
    ids=["figures", "figures by night", "emblems", "shapes of the emblems"],
)
def test_pictures_of_the_painters_stay_apart(files: dict[str, Path], inks: Inks, vision: str) -> None:
    seen = glimpses(files, vision, inks)
    for one, other in combinations(seen, 2):
        assert seen[one].apart_from(seen[other]) >= OTHER_PICTURE, f"{one} and {other}"


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize(("hour", "inks"), [("ink", DAY), ("night", NIGHT)])
def test_pictures_of_the_cards_stay_apart(hour: str, inks: Inks, vision: str) -> None:
    files = {file.stem: file for file in (assets_folder() / "art" / "actions").glob(f"*_{hour}.png")}
    assert len(files) == len(GARDEN_ACTIONS) + len(PAINTER_ACTIONS)
    seen = glimpses(files, vision, inks)
    for one, other in combinations(seen, 2):
        assert seen[one].share_apart_from(seen[other], OTHER_PLACE) >= OTHER_SHARE, f"{one} and {other}"


@pytest.mark.parametrize(("inks", "least"), [(DAY, 4.5), (NIGHT, 4.5), (CONTRAST, 7.0)])
def test_text_is_readable_in_every_theme(inks: Inks, least: float) -> None:
    for name in TEXT_INKS:
        for ground in GROUNDS:
            ratio = contrast(colour_of(getattr(inks, name)), colour_of(getattr(inks, ground)))
            assert ratio >= least, f"{name} on {ground}: {ratio:.2f}"
    for ground in ("accent_ground", "accent_pressed"):
        assert contrast(colour_of(inks.accent_ink), colour_of(getattr(inks, ground))) >= least
    assert contrast(colour_of(inks.paper), colour_of(inks.indigo)) >= least, "what is chosen"
