"""The picture of a finished game that can be passed on: the painting of the walk, and how it ended."""

from __future__ import annotations

from io import BytesIO
from typing import Any

from kivy.lang import Builder
from kivy.properties import ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.session.ranking import find_ending
from sakura.session.replaying import Replay
from sakura.ui.kv import load_kv
from sakura.ui.results import headline, result_lines
from sakura.ui.widgets import label, walk_painting  # noqa: F401 - the kv file uses them
from sakura.ui.widgets.walk_composition import compose

WIDTH, HEIGHT = 1200, 900  # pixels


class ShareCard(BoxLayout):
    """Drawn off the screen, always of the same size."""

    title = StringProperty("")
    lines = ListProperty()

    def __init__(self, replay: Replay, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), size=(WIDTH, HEIGHT), **kwargs)
        ending = find_ending(replay.events)
        self.title = headline(ending, replay.names()) if ending is not None else ""
        self.lines = result_lines(replay)
        self.ids.painting.show(compose(replay.moments[-1].view, replay.painters(), replay.events))


def draw_card(replay: Replay) -> bytes:
    """The picture as a PNG file."""
    card = ShareCard(replay)
    for _ in range(3):  # texts find their heights, and the painting its own after them
        for widget in card.walk(restrict=True):
            if hasattr(widget, "texture_update"):
                widget.texture_update()
        card.do_layout()
    Builder.sync()  # else what is drawn follows in the next frame
    held = BytesIO()
    card.export_as_image().save(held, fmt="png")
    return held.getvalue()


load_kv(__file__)
