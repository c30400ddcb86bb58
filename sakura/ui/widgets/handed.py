"""Parts side by side, with the last of them under the thumb of the hand that holds the device."""

from __future__ import annotations

from typing import Any

from kivy.uix.boxlayout import BoxLayout

from sakura.ui.theme import theme


class HandedRow(BoxLayout):
    """From left to right as they are written, from right to left for the left hand; a column stays as it is."""

    def __init__(self, **kwargs: Any) -> None:
        self._mirrored = False
        super().__init__(**kwargs)
        theme.bind(left_handed=self._turn)
        self.bind(orientation=self._turn)

    def on_kv_post(self, _base: object) -> None:
        """All parts are there."""
        self._turn()

    def _turn(self, *_: object) -> None:
        mirrored = theme.left_handed and self.orientation == "horizontal"
        if mirrored == self._mirrored:
            return
        self._mirrored = mirrored
        parts = self.children[:]  # from the last to the first
        self.clear_widgets()
        for part in parts:
            self.add_widget(part)
