"""What is touched to type a card or a space: pictures of the real actions and of the kinds of spaces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from sakura.engine.garden import BRIDGE, PATH, SAKURA, TORII
from sakura.i18n.translation import _
from sakura.ui.cards.pictures import action_texture
from sakura.ui.kv import load_kv
from sakura.ui.theme import theme
from sakura.ui.widgets.button import Touch
from sakura.ui.widgets.picture import Picture  # noqa: F401 - the kv file uses it
from sakura.ui.widgets.plate import Plate

KIND_ART: Final = {PATH: "stone_1", BRIDGE: "bridge", TORII: "torii", SAKURA: "sakura_1_bloom"}
KIND_WORDS: Final[dict[str, Callable[[], str]]] = {
    PATH: lambda: _("Path"),
    BRIDGE: lambda: _("Bridge"),
    TORII: lambda: _("Torii"),
    SAKURA: lambda: _("Sakura"),
}


class ActionPicture(Widget):
    """The picture of an action as the cards show it; nothing while there is none."""

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


class ActionKey(Touch, Plate, FloatLayout):
    """An action to touch: ``chosen`` is the one typed, ``awaited`` the place that is typed next."""

    code = StringProperty("")
    hint = StringProperty("")
    chosen = BooleanProperty(False)
    awaited = BooleanProperty(False)
    in_a_row = BooleanProperty(False)
    """Whether it is part of a row of the list: those are lower than the keys of the pad."""


class KindKey(Touch, Plate, BoxLayout):
    """A kind of space to touch."""

    kind = StringProperty(PATH)
    art = StringProperty(KIND_ART[PATH])
    text = StringProperty("")
    chosen = BooleanProperty(False)


def kind_key(kind: str) -> KindKey:
    """The key that types this kind."""
    return KindKey(kind=kind, art=KIND_ART[kind], text=KIND_WORDS[kind]())


load_kv(__file__)
