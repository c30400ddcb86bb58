"""The garden of four by four."""

from __future__ import annotations

from typing import Any, Final

from kivy.graphics import Color, RoundedRectangle
from kivy.metrics import dp
from kivy.properties import BooleanProperty
from kivy.uix.floatlayout import FloatLayout

from sakura.i18n.okiya_sentences import square_sentence
from sakura.okiya.game import Game
from sakura.okiya.lines import SIDE, SQUARES
from sakura.ui.okiya.tile import TileButton, TileSpot
from sakura.ui.theme import theme

GAP: Final = 8  # dp between tiles
RIM: Final = 6  # dp around them
LARGEST: Final = 640  # dp
TOUCHABLE: Final = SIDE * 48 + (SIDE - 1) * GAP + 2 * RIM  # dp that sixteen tiles for fingers take


class OkiyaBoard(FloatLayout):
    """Sixteen squares in the largest square that fits; ``on_take`` says which one was touched."""

    active = BooleanProperty(True)
    """Whether what may be taken is marked: only while a person chooses."""

    def __init__(self, **kwargs: Any) -> None:
        self.register_event_type("on_take")
        super().__init__(**kwargs)
        with self.canvas.before:
            self._ink = Color()
            self._ground = RoundedRectangle()
        self.tiles = [self.make_spot(square) for square in range(SQUARES)]
        for tile in self.tiles:
            self.add_widget(tile)
        self.bind(pos=self._place, size=self._place)
        theme.bind(night=self._colour, contrast=self._colour)
        self._colour()

    def make_spot(self, square: int) -> TileSpot:
        """A square that says when it is touched."""
        button = TileButton(square=square, size_hint=(None, None))
        button.bind(on_release=lambda _button: self.dispatch("on_take", square))
        return button

    def on_take(self, _square: int) -> None:
        """A square was touched."""

    def show(self, game: Game, painters: list[str], names: dict[int, str], won: tuple[int, ...] = ()) -> None:
        """Lay everything as it is in this game."""
        last = game.last
        for square, button in enumerate(self.tiles):
            owner = next((seat for seat in (0, 1) if game.tokens[seat] >> square & 1), None)
            legal = self.active and bool(game.legal >> square & 1)
            button.tile = game.layout.tiles[square]
            button.painter = "" if owner is None else painters[owner]
            button.legal, button.dimmed = legal, self.active and not legal
            button.last, button.won = square == last, square in won
            button.hinted = button.chosen = button.quiet = False
            button.hint = square_sentence(square, button.tile, None if owner is None else names[owner], legal)

    def mark_hint(self, square: int) -> None:
        """Point at a square."""
        for button in self.tiles:
            button.hinted = button.square == square

    def mark_choice(self, square: int) -> None:
        """Raise the square that its player is asked about; what else may be taken does not count meanwhile."""
        for button in self.tiles:
            button.chosen, button.quiet = button.square == square, button.square != square

    def _place(self, *_: object) -> None:
        side = min(self.width, self.height, dp(LARGEST))
        left, top = self.center_x - side / 2, self.center_y + side / 2
        gap, rim = dp(GAP), dp(RIM)
        each = (side - gap * (SIDE - 1) - rim * 2) / SIDE
        self._ground.pos, self._ground.size = (left, top - side), (side, side)
        self._ground.radius = [dp(14)]
        for square, tile in enumerate(self.tiles):
            row, column = divmod(square, SIDE)
            tile.size = each, each
            tile.pos = left + rim + column * (each + gap), top - rim - each - row * (each + gap)

    def _colour(self, *_: object) -> None:
        self._ink.rgba = (*theme.moss[:3], 0.28)


class OkiyaPicture(OkiyaBoard):
    """The same garden, only to be looked at."""

    def make_spot(self, square: int) -> TileSpot:
        """A square that nobody touches."""
        return TileSpot(square=square, size_hint=(None, None))
