"""One side of the table: whose it is, the score, the tile taken last, what may be taken, and what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kivy.core.text import Label as CoreLabel
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.ui.form import TABLET
from sakura.ui.kv import load_kv
from sakura.ui.okiya.tile import TileFace  # noqa: F401 - the kv file uses it
from sakura.ui.theme import theme
from sakura.ui.widgets.button import InkButton
from sakura.ui.widgets.dialog import Answer
from sakura.ui.widgets.label import LEAST_SIZE, Words
from sakura.ui.widgets.plate import Plate

SHRINK: Final = 0.92
TWO_LINES: Final = 1.8  # a name breaks somewhere, so two lines hold a little less than twice the width
LAST_TILE: Final = 76  # dp
LAST_TILE_ON_TABLET: Final = 104


class NameWords(Words):
    """A name that shrinks until it stands in one line or two, and no word is broken."""

    largest = NumericProperty(0)

    def fit(self, *_: object) -> None:
        """Find the largest size that will do, not below the least readable one."""
        if self.width <= 1 or not self.text or not self.largest:
            return
        size = self.largest
        while size > sp(LEAST_SIZE) and not self._fits(size):
            size = max(size * SHRINK, sp(LEAST_SIZE))
        self.font_size = size

    def _fits(self, size: float) -> bool:
        drawn = CoreLabel(font_name=self.font_name, font_size=size)
        wide = drawn.get_extents(self.text)[0]
        longest = max(drawn.get_extents(word)[0] for word in self.text.split())
        return bool(wide <= self.width or (wide <= self.width * TWO_LINES and longest <= self.width))


class SidePanel(Plate, BoxLayout):
    """``active`` says whose turn it is; a panel that is not ``full`` shows only name and score."""

    painter = StringProperty("crane")
    name = StringProperty("")
    score = StringProperty("")
    prompt = StringProperty("")
    last = NumericProperty(-1)
    active = BooleanProperty(False)
    full = BooleanProperty(True)
    pictured = BooleanProperty(True)
    """Whether the tile is shown beside the words; in large letters or a narrow column a question needs its room."""
    tile_size = NumericProperty(dp(LAST_TILE))

    def on_kv_post(self, _base: object) -> None:
        """Show the last tile as large as there is room."""
        theme.bind(form=self._measure)
        self._measure()

    def _measure(self, *_: object) -> None:
        self.tile_size = dp(LAST_TILE_ON_TABLET if theme.form == TABLET else LAST_TILE)

    def ask(self, answers: Sequence[Answer]) -> None:
        """Put these buttons under the words."""
        row = self.ids.answers
        row.clear_widgets()
        for answer in answers:
            button = InkButton(text=answer.text, kind=answer.kind)
            button.bind(on_release=lambda _button, chosen=answer: chosen.action() if chosen.action else None)
            row.add_widget(button)


load_kv(__file__)
