"""A small hanging scroll: wooden rods above and below, silk at the sides, paper in the middle."""

from __future__ import annotations

from kivy.uix.boxlayout import BoxLayout

from sakura.ui.kv import load_kv


class ScrollPanel(BoxLayout):
    """Holds whatever is put into it, one below the other, on the paper of a scroll."""


load_kv(__file__)
