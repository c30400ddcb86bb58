"""The picture of an action, wherever it stands without its card."""

from __future__ import annotations

from typing import Any

from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from sakura.ui.cards.pictures import action_texture
from sakura.ui.kv import load_kv
from sakura.ui.theme import theme


class ActionPicture(Widget):
    """The picture of an action as the cards show it, in the inks of the theme; nothing while there is none."""

    code = StringProperty("")
    picture = ObjectProperty(None, allownone=True)
    side = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(code=self._paint, size=self._paint)
        theme.bind(night=self._paint)
        self._paint()

    def _paint(self, *_: object) -> None:
        self.side = min(self.size)
        self.picture = action_texture(self.code, theme.night, self.side) if self.code else None


load_kv(__file__)
