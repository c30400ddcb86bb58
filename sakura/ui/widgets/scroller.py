"""What is longer than its room scrolls up and down, with the same bar everywhere."""

from __future__ import annotations

from kivy.uix.scrollview import ScrollView

from sakura.ui.kv import load_kv


class Scroller(ScrollView):
    """The bar stands beside it in the margin: what scrolls has the whole width, as what stands above and below."""


load_kv(__file__)
