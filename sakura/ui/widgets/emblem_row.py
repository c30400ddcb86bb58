"""The emblems of those who play, side by side."""

from __future__ import annotations

from kivy.properties import ListProperty
from kivy.uix.gridlayout import GridLayout

from sakura.ui.kv import load_kv
from sakura.ui.widgets.picture import Picture


class EmblemRow(GridLayout):
    """One small emblem for each of ``painters``."""

    painters = ListProperty()

    def on_painters(self, *_: object) -> None:
        """Show the emblems of these."""
        self.clear_widgets()
        for painter in self.painters:
            self.add_widget(Picture(art="emblem_" + painter))


load_kv(__file__)
