"""A line of a ranking at a tree: on the screen of the scoring, and in the log."""

from __future__ import annotations

from collections.abc import Iterator

from kivy.core.text import Label as CoreLabel
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.engine.events import SakuraScored
from sakura.ui.kv import load_kv
from sakura.ui.theme import theme
from sakura.ui.widgets.chip import TokenRow  # noqa: F401 - the kv file uses it
from sakura.ui.widgets.label import OneLine, Words
from sakura.ui.widgets.picture import Picture  # noqa: F401 - likewise

EMBLEM = 40  # dp
SEAL_STEP = 29  # dp from one seal to the next
BESIDE = 10  # dp between the parts of a line


class ScoringRank(BoxLayout):
    """One painter in the order of the walk, with the seals it earns."""

    rank = StringProperty("")
    painter = StringProperty("crane")
    words = StringProperty("")
    is_name = BooleanProperty(False)
    """Whether the words are a name: that is one line, which shrinks; a sentence needs as many as it needs."""
    award = NumericProperty(0)

    def on_kv_post(self, _base: object) -> None:
        """The room for the words is there."""
        self.ids.said.add_widget((OneLine if self.is_name else Words)(text=self.words))


class NamedRank(BoxLayout):
    """The same where there is room: large, the name in one line and the seals directly after it."""

    rank = StringProperty("")
    painter = StringProperty("crane")
    words = StringProperty("")
    award = NumericProperty(0)
    name_width = NumericProperty(0)

    def measure(self, largest: float, font: str) -> None:
        """Give the name the width it wants, or what the others leave."""
        if self.width <= 1 or not font:
            return
        wanted = CoreLabel(text=self.words, font_name=font, font_size=largest).get_extents(self.words)[0] + dp(4)
        others = theme.text_heading + dp(EMBLEM) + dp(SEAL_STEP) * self.award + 4 * dp(BESIDE)
        self.name_width = max(1, min(wanted, self.width - others))


def ranks_of(event: SakuraScored) -> Iterator[tuple[str, int, int]]:
    """The place in the ranking, the painter, and how many tokens it earns."""
    for place, (painter, award) in enumerate(event.earnings, 1):
        yield str(place), painter, award


load_kv(__file__)
