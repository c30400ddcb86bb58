"""Everyone's emblem, name and tokens in a bar: each name as far as there is room, the whole of it one tap away."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Any

from kivy.core.text import Label as CoreLabel
from kivy.core.window import Window
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from sakura.ui.form import UPRIGHT
from sakura.ui.kv import load_kv
from sakura.ui.palette import COURT
from sakura.ui.theme import theme
from sakura.ui.widgets.button import Touchable
from sakura.ui.widgets.label import LEAST_SIZE, OneLine  # noqa: F401 - the kv file uses it
from sakura.ui.widgets.picture import Picture  # noqa: F401 - likewise
from sakura.ui.widgets.plate import Plate

GAP = 6  # dp between two painters
BESIDE_NAME = 58  # dp that emblem and margins take where every name stands whole
LOOSE, TIGHT = 52, 38  # dp that they take at least, with an emblem of the usual size and with a small one
TALL_WINDOW = 700  # dp: in a lower one, and where large words fill a phone, the garden needs the second row
TALL, LOW = 50, 48  # dp of a tab where every name stands whole, and where not
TWO_LINES = 2.55  # font sizes that a name over a number takes
WIDEST = 220  # dp of a tab: more would be empty paper
ONE_ROW = 3  # so many painters never need a second row
FEWEST_LETTERS = 5  # of a name that is cut short: fewer tell less than the emblem alone
SEAL_BESIDE_NUMBER = 86  # dp of a tab that shows emblem, seal and number side by side
SEAL = 22  # dp that a seal and the gaps beside it take from the number under a name
MOST_DIGITS = "00"


class PainterTab(Plate, BoxLayout):
    """One painter of the bar."""

    painter = StringProperty("crane")
    name = StringProperty("")
    shown = StringProperty("")
    """As much of the name as there is room for."""
    tokens = NumericProperty(0)
    letters = NumericProperty(0)
    """The font size of name and number if there is room."""
    tight = BooleanProperty(False)
    """Whether the emblem is small, so that the name has room."""
    named = BooleanProperty(True)
    sealed = BooleanProperty(True)
    """Whether the picture of a seal stands before the number."""
    active = BooleanProperty(False)

    @property
    def seal(self) -> Any:
        """Where a new token goes: beside the others, or to the emblem where there is no room for seals."""
        return self.ids.seal if self.sealed else self.ids.emblem

    def name_for(self, width: float, height: float, tight: bool) -> str:
        """As much of the name as a tab of this size can hold; a small emblem comes before a word cut short."""
        room, letters = width - dp(TIGHT if tight else LOOSE), _letters(height)
        if letters < _least_letters():
            return ""
        if _width_of(self.name, letters) <= room:
            return self.name
        short = _short(self.name, self.painter)
        if _width_of(short, _least_letters()) <= room:
            return short
        return _cut_short(short, room) if tight else ""

    def fit(self, width: float, height: float, tight: bool) -> None:
        """Show what there is room for in a tab of this size."""
        self.tight, self.letters = tight, _letters(height)
        self.shown = self.name_for(width, height, tight)
        self.named = bool(self.shown)
        self.sealed = width >= dp(SEAL_BESIDE_NUMBER) or (self.named and self._has_room_for_seal(width))
        self.size = width, height

    def _has_room_for_seal(self, width: float) -> bool:
        """Whether a number of two digits stands whole beside it, under the name."""
        room = width - dp(TIGHT if self.tight else LOOSE) - dp(SEAL)
        return _width_of(MOST_DIGITS, _least_letters()) <= room


class PaintersBar(Touchable, FloatLayout):
    """All painters, in one row or two; a tap asks for the full list."""

    names = ObjectProperty(())
    painters = ObjectProperty(())
    rows = NumericProperty(1)
    tab_height = NumericProperty(dp(TALL))

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.tabs: list[PainterTab] = []
        self.bind(pos=self._arrange, size=self._arrange)
        theme.bind(text_small=self._measure, form=self._measure)
        self.bind(width=self._measure)

    def show(self, painters: Sequence[str], names: Sequence[str], tokens: Sequence[int]) -> None:
        """Put these painters in the bar, with what each owns."""
        if (self.painters, self.names) != (tuple(painters), tuple(names)):
            self.painters, self.names = tuple(painters), tuple(names)
            self.clear_widgets()
            self.tabs = [PainterTab(painter=painter, name=name) for painter, name in zip(painters, names, strict=True)]
            for tab in self.tabs:
                self.add_widget(tab)
        self.set_tokens(tokens)
        self._measure()

    def set_tokens(self, tokens: Sequence[int]) -> None:
        """Change what everyone owns."""
        for tab, count in zip(self.tabs, tokens, strict=True):
            tab.tokens = count

    def mark(self, *active: int) -> None:
        """Edge the painters whose turn it is in their colours."""
        for index, tab in enumerate(self.tabs):
            tab.active = index in active

    def _measure(self, *_: object) -> None:
        if not self.tabs or self.width <= 1:
            return
        widest = max(_width_of(name, theme.text_small) for name in self.names) + dp(BESIDE_NAME)
        per_row = max(1, int((self.width + dp(GAP)) // (widest + dp(GAP))))
        low = Window.height < dp(TALL_WINDOW) or (theme.form == UPRIGHT and theme.large)
        whole = per_row >= (len(self.tabs) if low else ceil(len(self.tabs) / 2))
        one_row = len(self.tabs) <= ONE_ROW or theme.form != UPRIGHT or not whole
        self.rows = 1 if one_row or per_row >= len(self.tabs) else 2
        self.tab_height = max(dp(TALL), theme.text_small * 2.7) if whole else dp(LOW)
        self.height = self.rows * self.tab_height + (self.rows - 1) * dp(GAP)
        self._arrange()

    def _arrange(self, *_: object) -> None:
        per_row = ceil(len(self.tabs) / self.rows)
        width = min((self.width - (per_row - 1) * dp(GAP)) / max(1, per_row), dp(WIDEST) * max(1, theme.text_scale))
        tight = not all(tab.name_for(width, self.tab_height, tight=False) for tab in self.tabs)
        for index, tab in enumerate(self.tabs):
            row, column = divmod(index, per_row)
            tab.fit(width, self.tab_height, tight)
            tab.pos = (
                self.x + column * (width + dp(GAP)),
                self.y + self.height - (row + 1) * self.tab_height - row * dp(GAP),
            )


def _letters(height: float) -> float:
    """The font size that lets a name and a number stand one over the other."""
    return min(theme.text_small, height / TWO_LINES)


def _cut_short(word: str, room: float) -> str:
    """As many of its first letters as there is room for, or nothing if these are too few."""
    beginnings = (word[:length].rstrip("-’'.") + "…" for length in range(len(word) - 1, FEWEST_LETTERS - 1, -1))
    return next((beginning for beginning in beginnings if _width_of(beginning, _least_letters()) <= room), "")


def _least_letters() -> float:
    return min(theme.text_small, float(sp(LEAST_SIZE)))


def _short(name: str, painter: str) -> str:
    """The first word; an article before the court painter's rank would say nothing alone."""
    words = name.split()
    return " ".join(words[: 2 if painter == COURT and len(words) > 2 else 1])


def _width_of(name: str, size: float) -> float:
    drawn = CoreLabel(text=name, font_name=theme.font_bold, font_size=size)
    return float(drawn.get_extents(name)[0]) + dp(2)


load_kv(__file__)
