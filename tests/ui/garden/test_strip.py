"""The strip of the whole path: everyone on it can be told, however close they stand to the Emperor."""

from __future__ import annotations

from typing import Any

from kivy.graphics import Rectangle

from sakura.ui import art
from tests.ui.garden.test_view import NAMES, Walker


def test_no_emblem_lies_under_the_crown(ui: Any) -> None:
    ui.resize(420, 480, 1.0)
    walker = Walker(6, seed=1)
    ui.show(walker.garden)
    strip = walker.garden._strip
    pictures = [mark.texture for mark in strip._markers.children if isinstance(mark, Rectangle)]
    crown = pictures.index(art.texture("ui_crown"))
    assert all(pictures.index(art.texture(f"emblem_{name}@small")) > crown for name in NAMES)
