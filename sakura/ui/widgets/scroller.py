"""What is longer than its room scrolls up and down, with the same bar everywhere."""

from __future__ import annotations

from kivy.uix.scrollview import ScrollView

from sakura.ui.kv import load_kv


class Scroller(ScrollView):
    """Rows, pages and sheets; their content leaves room for the bar."""


class WordScroller(Scroller):
    """A few sentences; the bar stands beside them in the margin, so that they have the whole width."""


load_kv(__file__)
