"""Typing the garden: the spaces in a row from the gate on, and a pad of the four kinds."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.engine.drafts import GardenDraft
from sakura.engine.garden import KINDS, MOST_TILES, PATH
from sakura.i18n.translation import _
from sakura.ui.box.keys import KIND_ART, KIND_WORDS, kind_key
from sakura.ui.kv import load_kv
from sakura.ui.widgets.button import Touch
from sakura.ui.widgets.label import OneLine, Strong  # noqa: F401 - the kv file uses them
from sakura.ui.widgets.plate import Plate
from sakura.ui.widgets.scroller import Scroller  # noqa: F401 - the kv file uses it

TILE = 64  # dp


class TileKey(Touch, Plate, BoxLayout):
    """One space of the path; the one behind the last has no kind yet."""

    number = NumericProperty(1)
    kind = StringProperty("")
    art = StringProperty("")
    awaited = BooleanProperty(False)


class GardenPane(BoxLayout):
    """The spaces and the pad. ``on_typed`` says that something has changed."""

    place = NumericProperty(1)
    title = StringProperty("")
    columns = NumericProperty(4)

    def __init__(self, draft: GardenDraft, **kwargs: Any) -> None:
        self.register_event_type("on_typed")
        super().__init__(**kwargs)
        self.draft = draft
        self._look = Clock.create_trigger(self._scroll, 0)
        self._fill_pad()
        self.go_to(1)

    def on_typed(self) -> None:
        """The path was changed."""

    def fit(self, width: float) -> None:
        """As many spaces side by side as there is room for."""
        self.columns = max(1, int(width // dp(TILE + 8)))

    def take(self, draft: GardenDraft) -> None:
        """Go on with another draft."""
        self.draft = draft
        self.go_to(1)

    def go_to(self, place: int) -> None:
        """The next touch on the pad is for this space."""
        self.place = min(place, len(self.draft.tiles) + 1, MOST_TILES)
        self.refresh()
        self._look()

    def type(self, kind: str) -> None:
        """Make the awaited space one of this kind, and await the next."""
        at = int(self.place) - 1
        self.draft.tiles[at : at + 1] = [kind]
        self.dispatch("on_typed")
        self.go_to(int(self.place) + 1)

    def insert(self) -> None:
        """One space more, before the awaited one."""
        if len(self.draft.tiles) < MOST_TILES:
            self.draft.tiles.insert(int(self.place) - 1, PATH)
            self.dispatch("on_typed")
            self.refresh()

    def remove(self) -> None:
        """Take the awaited space out of the path."""
        at = int(self.place) - 1
        if at < len(self.draft.tiles):
            del self.draft.tiles[at]
            self.dispatch("on_typed")
            self.go_to(int(self.place))

    def refresh(self) -> None:
        """Show the draft as it is."""
        kinds = [*self.draft.tiles, ""][:MOST_TILES]
        tiles = self.ids.tiles
        while len(tiles.children) < len(kinds):
            key = TileKey()
            key.bind(on_release=lambda touched: self.go_to(int(touched.number)))
            tiles.add_widget(key)
        while len(tiles.children) > len(kinds):
            tiles.remove_widget(tiles.children[0])
        for number, (key, kind) in enumerate(zip(reversed(tiles.children), kinds, strict=True), start=1):
            key.number, key.kind, key.awaited = number, kind, number == self.place
            key.art = KIND_ART.get(kind, "")
        at = int(self.place) - 1
        kind = kinds[at]
        self.title = (
            _("Space {number}: {kind}").format(number=at + 1, kind=KIND_WORDS[kind]())
            if kind
            else _("Space {number}").format(number=at + 1)
        )
        for key in self.ids.pad.children:
            key.chosen = key.kind == kind
        self.ids.remover.disabled = not kind
        self.ids.inserter.disabled = not kind or len(self.draft.tiles) >= MOST_TILES

    def _scroll(self, _seconds: float) -> None:
        """Have the awaited space in view."""
        scroller, tiles = self.ids.scroller, self.ids.tiles
        if tiles.height > scroller.height:
            scroller.scroll_to(tiles.children[-int(self.place)], animate=False)

    def _fill_pad(self) -> None:
        for kind in KINDS:
            key = kind_key(kind)
            key.bind(on_release=lambda touched: self.type(touched.kind))
            self.ids.pad.add_widget(key)


load_kv(__file__)
