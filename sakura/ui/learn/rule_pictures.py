"""The pictures in the rules: the widgets of the game itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from kivy.graphics import Color, Ellipse, Line
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from sakura.engine.actions import GARDEN_ACTIONS, PAINTER_ACTIONS
from sakura.engine.cards import make_card
from sakura.i18n.card_words import garden_action_text, painter_action_text
from sakura.i18n.names import with_capital
from sakura.i18n.okiya_sentences import PLANT_WORDS, SYMBOL_WORDS
from sakura.session.seats import PAINTERS
from sakura.ui.cards.action_picture import ActionPicture
from sakura.ui.cards.face import CardFace
from sakura.ui.cards.pictures import number_texture
from sakura.ui.kv import load_kv
from sakura.ui.learn.rule_gardens import garden_picture, stepping_picture
from sakura.ui.theme import theme
from sakura.ui.widgets.chip import TokenRow
from sakura.ui.widgets.label import Strong, Words  # noqa: F401 - the kv file uses them
from sakura.ui.widgets.picture import Picture
from sakura.ui.words import painter_word

ICON = 56  # dp
SHOWN_CARD = (42, "emperor+2", "+2")
BELOW_CARD = 8  # dp


class OrderNumber(Widget):
    """The number of the shown card as it stands on it."""

    number = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(number=number_texture(SHOWN_CARD[0]), **kwargs)


PARTS: dict[str, Callable[[], Widget]] = {
    "garden": lambda: ActionPicture(code=SHOWN_CARD[1]),
    "painter": lambda: ActionPicture(code=SHOWN_CARD[2]),
    "order": OrderNumber,
}


class NamedPart(BoxLayout):
    """What a part of a card is called: a line leads to it or, where large words need the room, a picture stands by."""

    text = StringProperty("")
    stacked = BooleanProperty(False)

    def show(self, picture: Widget | None) -> None:
        """With this picture or with none."""
        for old in self.children[1:]:
            self.remove_widget(old)
        if picture is not None:
            picture.size_hint, picture.size, picture.pos_hint = (None, None), (dp(ICON), dp(ICON)), {"center_y": 0.5}
            self.add_widget(picture, index=1)


class NamedCard(BoxLayout):
    """A card with a line from each of its parts to its name; large words stand below it, with pictures of the parts."""

    stacked = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.face = CardFace.of(make_card(*SHOWN_CARD))
        self.ids.place.add_widget(self.face)
        self.bind(size=self._draw, pos=self._draw, stacked=self._change)
        for name in PARTS:
            self.ids[name].bind(pos=self._draw, size=self._draw)
        self.face.bind(pos=self._draw, size=self._draw)
        theme.bind(night=self._draw)
        self._change()

    def leaders(self) -> dict[str, list[float]]:
        """The points of the line from each part to its name; the one to the number goes round below the card."""
        face, ends = self.face, {name: (self.ids[name].x - dp(6), self.ids[name].center_y) for name in PARTS}
        x, y, disc, _ = face.disc_box
        below = face.y - dp(BELOW_CARD)
        return {
            "garden": [*_beside(face.garden_box), *ends["garden"]],
            "painter": [*_beside(face.painter_box), *ends["painter"]],
            "order": [x + disc / 2, y, x + disc / 2, below, face.right + dp(BELOW_CARD), below, *ends["order"]],
        }

    def _change(self, *_: object) -> None:
        for name, picture in PARTS.items():
            self.ids[name].show(picture() if self.stacked else None)
        self._draw()

    def _draw(self, *_: object) -> None:
        self.canvas.after.clear()
        if self.stacked:
            return
        with self.canvas.after:
            Color(*theme.accent)
            for points in self.leaders().values():
                Line(points=points, width=dp(1.1))
                Ellipse(pos=(points[0] - dp(3), points[1] - dp(3)), size=(dp(6), dp(6)))


def _beside(box: Sequence[float]) -> tuple[float, float]:
    """A point at the right side of an action, on the paper."""
    return box[0] + box[2] * 0.92, box[1] + box[3] * 0.5


class IconWords(BoxLayout):
    """An icon, and what it is called."""

    text = StringProperty("")

    def __init__(self, icon: Widget, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        icon.size_hint, icon.size, icon.pos_hint = (None, None), (dp(ICON), dp(ICON)), {"center_y": 0.5}
        self.add_widget(icon, index=len(self.children))


class PictureGrid(GridLayout):
    """Pictures side by side, or one below the other where there is little room."""

    most = NumericProperty(2)
    narrow = NumericProperty(dp(300))


def _grid(entries: Iterable[tuple[Widget, str]], most: int, narrow: float = 300) -> PictureGrid:
    grid = PictureGrid(most=most, narrow=dp(narrow))
    for icon, words in entries:
        grid.add_widget(IconWords(icon, text=with_capital(words)))
    return grid


def _garden_actions() -> Widget:
    return _grid(((ActionPicture(code=code), garden_action_text(code)) for code in GARDEN_ACTIONS), 2)


def _painter_actions() -> Widget:
    return _grid(((ActionPicture(code=code), painter_action_text(code)) for code in PAINTER_ACTIONS), 2)


def _painters() -> Widget:
    return _grid(((_figure(painter), painter_word(painter)) for painter in PAINTERS), 2, 330)


def _figure(painter: str) -> Widget:
    """Figure and emblem together."""
    box = BoxLayout()
    for name in (f"figure_{painter}", f"emblem_{painter}"):
        box.add_widget(Picture(art=name))
    return box


def _okiya_tiles() -> Widget:
    plants = ((Picture(art=f"okiya_plant_{name}"), words()) for name, words in PLANT_WORDS.items())
    symbols = ((Picture(art=f"okiya_symbol_{name}"), words()) for name, words in SYMBOL_WORDS.items())
    pairs = [entry for pair in zip(plants, symbols, strict=True) for entry in pair]
    return _grid(pairs, 2, 240)


PICTURES: dict[str, Callable[[], Widget]] = {
    "card": NamedCard,
    "garden": garden_picture,
    "stepping": stepping_picture,
    "painters": _painters,
    "tokens": lambda: TokenRow(count=5, side=dp(28), height=dp(34)),
    "garden actions": _garden_actions,
    "painter actions": _painter_actions,
    "okiya tiles": _okiya_tiles,
}


def make_picture(name: str) -> Widget:
    """The picture of that name."""
    return PICTURES[name]()


load_kv(__file__)
