"""High contrast on the screen as it is drawn: every text at least 7:1, large text 4.5:1."""

from __future__ import annotations

import pytest

from sakura.ui.shots.command import Device, audit_app, stage
from tests.ui.conftest import DEVICES, UI

pytestmark = pytest.mark.pixels


@pytest.mark.parametrize("scene", ["home-continue", "choose-card", "menu"])
def test_every_text_stands_out(ui: UI, scene: str) -> None:
    with stage(ui, Device(*DEVICES["small phone"]), scene, theme="contrast", reduced_motion=True) as app:
        assert audit_app(ui, app)["low_contrast"] == []
