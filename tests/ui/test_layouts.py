"""Every scene in other languages, at other sizes: nothing small, close, cut, broken, lost or upon something else.

Contrast needs pixels and is looked at in ``test_audit.py``; ``python -m sakura shots`` looks at everything everywhere.
"""

from __future__ import annotations

import pytest

from sakura.ui.shots.audit import audit_layout
from sakura.ui.shots.command import Device, stage
from sakura.ui.shots.scenes import SCENES
from sakura.ui.shots.tables import LONG_NAMES
from tests.ui.conftest import DEVICES, UI

HARDEST = ("phone", "ru", 200)
OTHERS = (("tablet", "fr", 200), ("small phone", "es", 100), ("tablet", "ru", 200), ("sideways", "fr", 100))


def problems_of(ui: UI, scene: str, device: str, language: str, text_size: int) -> dict[str, list[str]]:
    settings = {"language": language, "text_size": text_size, "reduced_motion": True}
    width, height, density = DEVICES[device]
    with stage(ui, Device(width, height, density), scene, **settings) as app:
        found = audit_layout(app.router, (width, height), LONG_NAMES)
    return {kind: entries for kind, entries in found.items() if entries}


@pytest.mark.parametrize("scene", SCENES)
def test_every_scene_stands_the_longest_words(ui: UI, scene: str) -> None:
    assert problems_of(ui, scene, *HARDEST) == {}


@pytest.mark.parametrize(("number", "scene"), list(enumerate(SCENES))[::2])
def test_half_of_them_stand_another_window_too(ui: UI, number: int, scene: str) -> None:
    assert problems_of(ui, scene, *OTHERS[number // 2 % len(OTHERS)]) == {}
