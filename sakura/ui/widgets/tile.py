"""Small buttons side by side, each an icon over words: the ways from the home screen that are not the first."""

from __future__ import annotations

from kivy.core.text import Label as CoreLabel
from kivy.metrics import dp
from kivy.properties import ColorProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.ui.kv import load_kv
from sakura.ui.theme import theme
from sakura.ui.widgets.button import Touch
from sakura.ui.widgets.even_rows import EvenRows
from sakura.ui.widgets.label import Strong  # noqa: F401 - the kv file uses it
from sakura.ui.widgets.picture import Icon  # noqa: F401 - likewise
from sakura.ui.widgets.plate import Plate

PADDING = 6  # dp at each side of the words


class Tile(Touch, Plate, BoxLayout):
    """An icon over words."""

    text = StringProperty("")
    icon = StringProperty("")
    ink = ColorProperty("#000000")
    needed = NumericProperty(0)
    """How high it must be for its words."""

    def widest_word(self) -> float:
        """Words may go on in the next line, but none may be broken."""
        label = CoreLabel(font_name=theme.font_bold, font_size=theme.text_small)
        return max((label.get_extents(word)[0] for word in self.text.split()), default=0) + 2 * dp(PADDING)


class TileRow(EvenRows):
    """Tiles of the same size: all in one row if their words allow it, else in rows of the same length."""

    def show(self, *tiles: Tile) -> None:
        """These and no others."""
        self.clear_widgets()
        for tile in tiles:
            tile.bind(needed=self.arrange_soon)
            self.add_widget(tile)

    def widest(self) -> float:
        """The longest word: others may go on in the next line."""
        return max(tile.widest_word() for tile in self.children)

    def arrange_now(self, *_: object) -> None:
        """All as high as the highest must be."""
        super().arrange_now()
        for tile in self.children:
            tile.height = max(other.needed for other in self.children)


load_kv(__file__)
