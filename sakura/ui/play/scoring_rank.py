"""A line of a ranking at a tree: on the screen of the scoring, and in the log."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.engine.events import SakuraScored
from sakura.ui.kv import load_kv
from sakura.ui.widgets.chip import TokenRow  # noqa: F401 - the kv file uses it
from sakura.ui.widgets.label import OneLine, Words
from sakura.ui.widgets.picture import Picture  # noqa: F401 - likewise


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


def ranks_of(event: SakuraScored) -> Iterator[tuple[str, int, int]]:
    """The place in the ranking, the painter, and how many tokens it earns."""
    for place, (painter, award) in enumerate(zip_longest(event.ranking, event.awards, fillvalue=0), 1):
        yield str(place), painter, award


load_kv(__file__)
