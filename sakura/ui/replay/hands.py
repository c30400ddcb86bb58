"""Hands laid open in rows: whose they are, the cards by order number, and the one that is about to be played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kivy.graphics import Color, Line
from kivy.metrics import dp
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from sakura.engine.cards import Card
from sakura.ui.cards.face import CardFace
from sakura.ui.cards.geometry import CARD_RATIO
from sakura.ui.kv import load_kv
from sakura.ui.theme import theme
from sakura.ui.widgets.button import Touch
from sakura.ui.widgets.picture import Picture  # noqa: F401 - the kv file uses it
from sakura.ui.widgets.scroller import Scroller

GAP = 5  # dp between two cards
BETWEEN = 8  # dp between two hands
RISE = 6  # dp that the chosen card stands above the others
RIM = 1.5  # dp of the line round it
LOW_ROW, HIGH_ROW = 64, 132  # dp of a hand among several
COLUMN = 300  # dp that a hand needs in width
CORNER = 0.075  # of a card's width


class FaceRow(Widget):
    """Cards side by side; the one that will be played stands out."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.faces: list[CardFace] = []
        self._known: dict[Card, CardFace] = {}
        self._chosen = -1
        with self.canvas.after:
            self._ink = Color(0, 0, 0, 0)
            self._rim = Line(width=dp(RIM))
        self.bind(pos=self._arrange, size=self._arrange)

    def lay(self, cards: Sequence[Card], chosen: int | None) -> None:
        """Put these cards down; ``chosen`` is the order number of the one that will be played."""
        self.clear_widgets()
        self.faces = [self._face_of(card) for card in cards]
        orders = [card.order for card in cards]
        self._chosen = orders.index(chosen) if chosen in orders else -1
        for face in self.faces:
            self.add_widget(face)
        self._arrange()

    def _face_of(self, card: Card) -> CardFace:
        """Most cards of a hand stay in it from round to round."""
        if card not in self._known:
            # Without a shadow: soft shapes are drawn outside of what scrolls, too.
            self._known[card] = CardFace.of(card, shade=0.0)
        return self._known[card]

    def _arrange(self, *_: object) -> None:
        rise, count = dp(RISE), max(1, len(self.faces))
        widest = (self.width - (count - 1) * dp(GAP)) / count
        width = max(1.0, min(widest, (self.height - rise - dp(RIM)) / CARD_RATIO))
        below = max(0.0, (self.height - width * CARD_RATIO - rise) / 2)
        self._ink.rgba = (0, 0, 0, 0)
        for at, face in enumerate(self.faces):
            face.size = width, width * CARD_RATIO
            face.pos = self.x + at * (width + dp(GAP)), self.y + below + (rise if at == self._chosen else 0)
            if at == self._chosen:
                self._ink.rgba = theme.accent
                self._rim.rounded_rectangle = (*face.pos, *face.size, width * CORNER)


class HandLine(Touch, BoxLayout):
    """One hand behind its owner's emblem; a touch asks for it in words."""

    painter = StringProperty("crane")
    hint = StringProperty("")

    @property
    def orders(self) -> list[int]:
        """The order numbers of the cards."""
        return [int(face.order) for face in self.ids.cards.faces]


class OpenHands(Scroller):
    """The hands that may be seen: one as large as there is room, several one below the other."""

    __events__ = ("on_read",)

    columns = NumericProperty(1)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.lines: list[HandLine] = []
        self.bind(size=self._measure)

    def on_read(self, seat: int) -> None:
        """Somebody wants to read the hand of this seat."""

    def show(
        self,
        hands: Mapping[int, Sequence[int]],
        names: Mapping[int, str],
        painters: Sequence[str],
        cards: Mapping[int, Card],
        picks: Mapping[int, int],
    ) -> None:
        """Lay these hands open; ``picks`` says which card of a hand is about to be played."""
        lines = self.ids.lines
        if [line.painter for line in self.lines] != [painters[seat] for seat in hands]:
            lines.clear_widgets()
            self.lines = [HandLine(painter=painters[seat]) for seat in hands]
            for line, seat in zip(self.lines, hands, strict=True):
                line.bind(on_release=lambda _line, chosen=seat: self.dispatch("on_read", chosen))
                lines.add_widget(line)
        for line, (seat, hand) in zip(self.lines, hands.items(), strict=True):
            line.hint = names[seat]
            line.ids.cards.lay([cards[order] for order in hand], picks.get(seat))
        self._measure()

    def _measure(self, *_: object) -> None:
        alone = len(self.lines) <= 1
        self.columns = 1 if alone else max(1, min(2, int(self.width // dp(COLUMN))))
        rows = -(-len(self.lines) // int(self.columns)) or 1
        fitting = self.height / rows - dp(BETWEEN)
        height = self.height if alone else max(dp(LOW_ROW), min(dp(HIGH_ROW), fitting))
        for line in self.lines:
            line.height = height


load_kv(__file__)
