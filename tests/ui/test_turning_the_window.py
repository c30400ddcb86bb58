"""A window that was turned round looks as if it had been so all along: nothing keeps the size it had before."""

from __future__ import annotations

from typing import Any

import pytest

from sakura.ui.boxes import box_of
from sakura.ui.shots.command import Device, stage
from sakura.ui.widgets.button import InkButton
from tests.ui.conftest import DEVICES, UI

SCENES = (
    "choose-six",
    "reveal",
    "scoring",
    "table-two",
    "replay",
    "okiya",
    "okiya-end",
    "okiya-replay",
    "box-cards",
    "box-garden",
    "coach-halves",
)
IN_A_GAME = (
    "choose-card",
    "choose-court",
    "reveal",
    "reveal-six",
    "question",
    "scoring",
    "replay",
    "replay-scored",
    "coach-halves",
)
SETTINGS: dict[str, Any] = {"language": "en", "reduced_motion": True}


def rooms(ui: UI, app: Any) -> list[tuple[str, tuple[int, ...]]]:
    """Where everything is on the screen, in whole pixels."""
    ui.advance(0.6, 0.1)
    shown = [widget for widget in app.router.screen.walk(restrict=True) if widget.opacity and min(widget.size) > 1]
    return sorted((type(widget).__name__, tuple(map(round, box_of(widget)))) for widget in shown)


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize(("before", "after"), [("phone", "sideways"), ("sideways", "phone")])
def test_what_is_turned_round_is_laid_out_anew(ui: UI, scene: str, before: str, after: str) -> None:
    compare_turned(ui, scene, before, after)


@pytest.mark.parametrize("scene", IN_A_GAME)
@pytest.mark.parametrize(("before", "after"), [("tablet", "upright tablet"), ("upright tablet", "tablet")])
def test_a_tablet_can_be_turned_in_the_middle_of_anything(ui: UI, scene: str, before: str, after: str) -> None:
    compare_turned(ui, scene, before, after)


def test_the_button_of_a_scoring_has_its_width_when_half_a_window_becomes_a_whole_one(ui: UI) -> None:
    width, height, density = DEVICES["tablet"]
    with stage(ui, Device(width // 2, height, density), "scoring", **SETTINGS) as app:
        ui.resize(width, height, density)
        ui.advance(0.6, 0.1)
        panel = app.router.screen.scoring
        (button,) = [widget for widget in panel.walk(restrict=True) if isinstance(widget, InkButton)]
        assert button.width == panel.side


def compare_turned(ui: UI, scene: str, before: str, after: str) -> None:
    with stage(ui, Device(*DEVICES[after]), scene, **SETTINGS) as app:
        expected = rooms(ui, app)
    with stage(ui, Device(*DEVICES[before]), scene, **SETTINGS) as app:
        ui.resize(*DEVICES[after])
        found = rooms(ui, app)
    assert found == expected
