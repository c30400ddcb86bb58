"""One card: its face, with garden action above, painter action below and the order number; and its back."""

from __future__ import annotations

from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from sakura.engine.cards import Card
from sakura.ui.art import info
from sakura.ui.cards.pictures import action_texture, back_texture, ground_texture, number_texture
from sakura.ui.kv import load_kv
from sakura.ui.theme import theme

DISC_LEAST = 26  # dp: on a small card the number grows at the cost of the paper round it
DISC_MOST = 0.4  # of the card's width
EDGE = 0.03  # of the card's width, kept free round a grown number
EMPTY_BOX = (0.0, 0.0, 1.0, 1.0)
Box = tuple[float, float, float, float]


class CardFace(Widget):
    """A card face up. Its parts are bigger on a small card, so that they can be told apart."""

    order = NumericProperty(0)
    garden = StringProperty("emperor+1")
    painter = StringProperty("+1")
    dim = NumericProperty(0.0)
    shade = NumericProperty(1.0)
    night = BooleanProperty(False)
    """Follows the theme through kv, which lets go of cards that are gone."""

    ground = ObjectProperty(None, allownone=True)
    garden_picture = ObjectProperty(None, allownone=True)
    painter_picture = ObjectProperty(None, allownone=True)
    number = ObjectProperty(None, allownone=True)
    garden_box = ListProperty(EMPTY_BOX)
    painter_box = ListProperty(EMPTY_BOX)
    disc_box = ListProperty(EMPTY_BOX)
    number_box = ListProperty(EMPTY_BOX)
    disc_rim = NumericProperty(1)

    def __init__(self, order: int, garden: str, painter: str, **kwargs: Any) -> None:
        super().__init__(order=order, garden=garden, painter=painter, **kwargs)
        self.fbind("pos", self._arrange)
        self.fbind("size", self._arrange)
        self.fbind("night", self._paint)
        self._paint()

    @classmethod
    def of(cls, card: Card, **kwargs: Any) -> CardFace:
        """The face of a card of the deck."""
        return cls(card.order, card.garden.code, card.painter.code, **kwargs)

    def _paint(self, *_: object) -> None:
        night = theme.night
        self.ground = ground_texture(night)
        self.number = number_texture(int(self.order))
        self._arrange()

    def _arrange(self, *_: object) -> None:
        width: float = self.width
        pixels = width * 0.66
        self.garden_picture = action_texture(self.garden, theme.night, pixels)
        self.painter_picture = action_texture(self.painter, theme.night, pixels)
        areas = info("card_face")["areas"]
        x, y, disc = self._box(areas["order"])[:3]
        grown = max(disc, min(dp(DISC_LEAST), width * DISC_MOST))
        x = max(self.x + width * EDGE, x - (grown - disc) / 2)
        y = max(self.y + width * EDGE, y - (grown - disc) / 2)
        disc = grown
        self.disc_box = (x, y, disc, disc)
        self.disc_rim = max(dp(1.2), width * 0.008)
        self.number_box = self._number_box(x, y, disc)
        self.garden_box = square_in(self._box(areas["garden"]))
        self.painter_box = self._beside(x + disc, square_in(self._box(areas["painter"])))

    def _box(self, area: list[float]) -> Box:
        x, y, width, height = area
        return self.x + x * self.width, self.y + y * self.height, width * self.width, height * self.height

    def _beside(self, left: float, box: Box) -> Box:
        """Out of the way of a grown number: it may never hide which way an arrow points."""
        x, y, side, _ = box
        x = max(x, left)
        side = min(side, self.x + self.width * (1 - EDGE / 2) - x)
        return x, y, side, side

    def _number_box(self, x: float, y: float, disc: float) -> Box:
        wide, high = self.number.size
        scale = min(disc / high, disc * 0.8 / wide)
        return x + (disc - wide * scale) / 2, y + (disc - high * scale) / 2, wide * scale, high * scale


class CardBack(Widget):
    """A card face down: it says nothing, and knows nothing to say."""

    shade = NumericProperty(1.0)
    ground = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.ground = back_texture()


def square_in(box: Box) -> Box:
    """The largest square in the middle of a box."""
    x, y, width, height = box
    side = min(width, height)
    return x + (width - side) / 2, y + (height - side) / 2, side, side


load_kv(__file__)
