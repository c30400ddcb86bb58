"""Typing the cards: a row for each order number, and a pad of actions; the next place follows by itself."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.recycleview import RecycleView
from kivy.uix.recycleview.views import RecycleDataViewBehavior

from sakura.engine.drafts import ACTIONS, GARDEN_SIDE, ORDERS, PAINTER_SIDE, DeckDraft
from sakura.i18n.card_words import garden_action_text, painter_action_text
from sakura.i18n.names import begin_sentence
from sakura.i18n.translation import _
from sakura.ui.box.keys import ActionKey
from sakura.ui.kv import load_kv
from sakura.ui.theme import theme
from sakura.ui.widgets.label import OneLine, Strong, Words  # noqa: F401 - the kv file uses them
from sakura.ui.widgets.plate import Plate
from sakura.ui.widgets.scroller import Scroller

NARROWEST = 220  # dp of width


class PrintedRow(RecycleDataViewBehavior, Plate, BoxLayout):
    """One card of the deck: its order number and a picker for each of its actions."""

    order = NumericProperty(1)
    garden = StringProperty("")
    painter = StringProperty("")
    awaited = StringProperty("")
    """The side that is typed next, if it is one of this row."""
    pane = ObjectProperty(None)


class PrintedRows(Scroller, RecycleView):
    """The sixty rows, in as many columns as there is room for."""

    columns = NumericProperty(1)
    row = NumericProperty(1)
    """How high a row is."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._awaited = ORDERS[0]
        self.bind(size=Clock.create_trigger(self._show_again))

    def on_width(self, *_: object) -> None:
        """Find out how many columns there are."""
        self.columns = max(1, int(self.width // dp(NARROWEST)))

    def show(self, order: int) -> None:
        """Scroll until this row and the next can be seen; one that can be is left where it is."""
        self._awaited = order
        line, room, hidden = self._measure(order)
        first = (1 - self._place.scroll_y) * max(0.0, hidden)
        if hidden > 0 and not first <= line <= first + room - 2:
            self._scroll_to(line, hidden)

    def scroll_to(self, widget: Any, padding: float = 0.0, **_: object) -> None:
        """Scroll until a part of a row is in view. Kivy's own asks for a layout put off, and this one never is."""
        _x, bottom = self.parent.to_widget(*widget.to_window(*widget.pos))
        _x, top = self.parent.to_widget(*widget.to_window(widget.right, widget.top))
        beyond = min(0.0, bottom - padding - self.y) or max(0.0, top + padding - self.top)
        _x, share = self.convert_distance_to_scroll(0, beyond)
        self._place.scroll_y = min(1.0, max(0.0, self._place.scroll_y + share))

    def _show_again(self, *_: object) -> None:
        """The room is another one: what was to be seen is in another place."""
        line, _room, hidden = self._measure(self._awaited)
        self._scroll_to(line, hidden)

    def _measure(self, order: int) -> tuple[int, float, float]:
        """The line of a row, and how many lines are in sight and out of it."""
        lines = -(-len(self.data) // self.columns)
        room = self.height / (self.row + theme.gap)
        return (order - 1) // self.columns, room, lines - room

    def _scroll_to(self, line: int, hidden: float) -> None:
        """The line before this one comes to the top."""
        self._place.scroll_y = 1 - min(1.0, max(0.0, (line - 1) / hidden)) if hidden > 0 else 1.0

    @property
    def _place(self) -> Any:
        """Itself: Kivy's own properties have no type."""
        return self


class DeckPane(BoxLayout):
    """The rows and the pad. ``on_typed`` says that something has changed."""

    order = NumericProperty(1)
    side = StringProperty(GARDEN_SIDE)
    title = StringProperty("")
    words = StringProperty("")

    def __init__(self, draft: DeckDraft, **kwargs: Any) -> None:
        self.register_event_type("on_typed")
        super().__init__(**kwargs)
        self.draft = draft
        self.begin()

    def on_typed(self) -> None:
        """A card was changed."""

    def take(self, draft: DeckDraft) -> None:
        """Go on with another draft."""
        self.draft = draft
        self.begin()

    def begin(self) -> None:
        """Await the first thing that is missing."""
        self.await_at(*(self.draft.next_gap(ORDERS[-1], PAINTER_SIDE) or (ORDERS[0], GARDEN_SIDE)))

    def go_to(self, order: int) -> None:
        """Await what is missing of this card."""
        self.await_at(order, PAINTER_SIDE if self.draft.code(order, GARDEN_SIDE) else GARDEN_SIDE)

    def await_at(self, order: int, side: str) -> None:
        """The next touch on the pad is for this place."""
        self.order, self.side = order, side
        self._fill_pad()
        self.refresh()
        self.ids.rows.show(order)

    def type(self, code: str) -> None:
        """Put an action where it is awaited, and await the next gap."""
        self.draft.put(int(self.order), self.side, code)
        self.dispatch("on_typed")
        self.await_at(*(self.draft.next_gap(int(self.order), self.side) or (self.order, self.side)))

    def refresh(self) -> None:
        """Show the draft as it is."""
        self.ids.rows.data = [self._row(order) for order in ORDERS]
        garden = self.side == GARDEN_SIDE
        place = _("Card {number}: garden action") if garden else _("Card {number}: painter action")
        self.title = place.format(number=int(self.order))
        code = self.draft.code(int(self.order), self.side)
        self.words = begin_sentence(_action_text(self.side, code)) if code else _("Touch the action printed there.")
        for key in self.ids.pad.children:
            key.chosen = key.code == code

    def _row(self, order: int) -> dict[str, Any]:
        codes = {side: self.draft.code(order, side) for side in ACTIONS}
        awaited = self.side if order == self.order else ""
        return {"order": order, **codes, "awaited": awaited, "pane": self}

    def _fill_pad(self) -> None:
        pad = self.ids.pad
        if [key.code for key in reversed(pad.children)] == list(ACTIONS[self.side]):
            return
        pad.clear_widgets()
        for code in ACTIONS[self.side]:
            key = ActionKey(code=code, hint=_action_text(self.side, code))
            key.bind(on_release=lambda touched: self.type(touched.code))
            pad.add_widget(key)
        pad.cols = 4 if self.side == PAINTER_SIDE else 3


def _action_text(side: str, code: str) -> str:
    return garden_action_text(code) if side == GARDEN_SIDE else painter_action_text(code)


load_kv(__file__)
