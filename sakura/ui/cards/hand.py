"""A hand of cards: it swipes under the finger and snaps, a tap lifts a card, a flick upwards plays it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.animation import Animation
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.widget import Widget

from sakura.engine.cards import Card
from sakura.ui.cards.face import CardFace
from sakura.ui.cards.geometry import Place, Room, card_at, fit_hand, lay_out_hand, nearest_card
from sakura.ui.cards.motion import glide
from sakura.ui.cards.swipe import Swipe
from sakura.ui.theme import theme

GAP = 8  # dp between cards
RISE = 10  # dp a lifted card stands above the others
SLACK = 12  # dp beside a card that still belong to it


class Hand(Widget):
    """The cards of one seat, face up: they exist only between ``deal`` and ``clear``.

    Events: ``on_lift(order)``, ``on_lower()``, ``on_play(order)``.
    """

    __events__ = ("on_lift", "on_lower", "on_play")
    focus_kind = "hand"  # to the keyboard

    lifted = NumericProperty(None, allownone=True)
    """The order number of the lifted card."""
    focus = NumericProperty(0.0)
    zoom = NumericProperty(0.0)
    pull = NumericProperty(0.0)
    """How far the lifted card has been drawn up, in pixels."""
    locked = BooleanProperty(False)
    """The choice is made: the cards lie pale and still."""
    mirrored = BooleanProperty(False)
    """From right to left, for the left hand."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.faces: list[CardFace] = []
        self._swipe: Swipe | None = None
        self.bind(pos=self._arrange, size=self._arrange, focus=self._arrange, zoom=self._arrange, pull=self._arrange)
        self.bind(mirrored=self._arrange, locked=self._fade)

    # Cards come and go

    def deal(self, cards: Sequence[Card]) -> None:
        """Show these cards instead of those before; a lifted one that stays keeps lifted."""
        lifted = self.lifted
        known = dict(zip(self.orders, self.faces, strict=True))  # a card that stays need not be painted again
        self.clear()
        self.faces = [known.get(card.order) or CardFace.of(card) for card in cards]
        for face in self.faces:
            self.add_widget(face)
        self._fade()
        if lifted in self.orders:
            self.lifted = lifted
            self.focus, self.zoom = float(self.orders.index(lifted)), 1.0
        self._arrange()

    def clear(self) -> None:
        """Take every card off the screen, at once."""
        Animation.cancel_all(self)
        self._swipe = None
        self.clear_widgets()
        self.faces = []
        self.lifted = None
        self.focus = self.zoom = self.pull = 0.0

    @property
    def orders(self) -> list[int]:
        """The order numbers from first to last."""
        return [int(face.order) for face in self.faces]

    # Lifting and playing

    def lift(self, order: int) -> None:
        """Raise a card and say so."""
        index = self.orders.index(order)
        if self.lifted is None:
            self.focus = float(index)
        glide(self, theme.seconds("move"), focus=float(index), zoom=1.0, pull=0.0)
        changed = self.lifted != order
        self.lifted = order
        self._put_on_top(index)
        if changed:
            self.dispatch("on_lift", order)

    def lower(self) -> None:
        """Put the lifted card back among the others."""
        if self.lifted is None:
            return
        self.lifted = None
        glide(self, theme.seconds("move"), zoom=0.0, pull=0.0)
        self.dispatch("on_lower")

    def play(self, order: int) -> None:
        """Play a card: whoever listens takes it from the hand."""
        self.pull = 0.0
        self.dispatch("on_play", order)

    def on_lift(self, order: int) -> None:
        """A card was lifted."""

    def on_lower(self) -> None:
        """No card is lifted any more."""

    def on_play(self, order: int) -> None:
        """A card was played."""

    # Where the cards lie

    def places(self) -> list[Place]:
        """Where each card lies, from this widget's corner."""
        count = len(self.faces)
        focus = count - 1 - self.focus if self.mirrored else self.focus
        places = lay_out_hand(count, focus, self.zoom, self._room())
        return places[::-1] if self.mirrored else places

    def place_of(self, order: int) -> tuple[float, float, float, float]:
        """Where a card is on the screen: x, y, width, height."""
        face = self.faces[self.orders.index(order)]
        return face.x, face.y, face.width, face.height

    def _room(self) -> Room:
        return Room(self.width, self.height, dp(GAP), dp(RISE))

    def _arrange(self, *_: object) -> None:
        pulled = nearest_card(self.focus, len(self.faces)) if self.faces else -1
        for index, (face, place) in enumerate(zip(self.faces, self.places(), strict=True)):
            rise = self.pull if index == pulled else 0.0
            face.size = place.width, place.height
            face.pos = self.x + place.x, self.y + place.y + rise

    def _fade(self, *_: object) -> None:
        for face in self.faces:
            face.dim = 0.7 if self.locked else 0.0

    def _put_on_top(self, index: int) -> None:
        """Draw the lifted card over its neighbours when it is pulled out of the row."""
        face = self.faces[index]
        self.remove_widget(face)
        self.add_widget(face)

    # Touches

    def card_under(self, x: float, y: float) -> int | None:
        """The index of the card under a point of the screen."""
        return card_at(self.places(), x - self.x, y - self.y, dp(SLACK))

    def swipe_length(self) -> float:
        """How far a finger moves from one card to the next: the gap between two cards stays under it."""
        _, beside, lifted = fit_hand(max(1, len(self.faces)), self._room())
        return max(dp(56), lifted - beside + dp(GAP))

    def on_touch_down(self, touch: Any) -> bool:
        if self.locked or self._swipe is not None or not self.faces or touch.is_mouse_scrolling:
            return False
        if not self.collide_point(*touch.pos):
            return False
        index = self.card_under(*touch.pos)
        if index is None:
            return False
        touch.grab(self)
        Animation.cancel_all(self)
        self._swipe = Swipe(self, touch.pos, index)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is not self or self._swipe is None:
            return False
        self._swipe.move(touch.pos)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        swipe, self._swipe = self._swipe, None
        if swipe is not None:
            swipe.end(touch.pos)
        return True
