"""What is touched to type a card or a space: pictures of the real actions and of the kinds of spaces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from sakura.engine.garden import BRIDGE, PATH, SAKURA, TORII
from sakura.i18n.translation import _
from sakura.ui.cards.action_picture import ActionPicture  # noqa: F401 - the kv file uses it
from sakura.ui.kv import load_kv
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
