"""Children of the same width: as many beside each other as their words allow, in rows of the same length."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.uix.gridlayout import GridLayout

from sakura.ui.theme import theme


class EvenRows(GridLayout):
    """A grid that finds its number of columns when its width, its children or their words change."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._arrange = Clock.create_trigger(self.arrange_now, 0)
        self.bind(width=self.arrange_soon, children=self.arrange_soon)
        theme.bind(text_scale=self.arrange_soon, text_small=self.arrange_soon)

    def widest(self) -> float:
        """How wide the child with the longest words must be."""
        raise NotImplementedError

    def arrange_soon(self, *_: object) -> None:
        """Once, however many reasons there are in this frame."""
        self._arrange()

    def arrange_now(self, *_: object) -> None:
        """Find the number of columns."""
        count = len(self.children)
        if not count or self.width <= 0:
            return
        fitting = max(1, int((self.width + theme.gap) // (max(self.widest(), theme.target) + theme.gap)))
        rows = -(-count // fitting)
        self.cols = -(-count // rows)
