"""A square of the garden: the tile that lies there, or the token that has taken its place."""

from __future__ import annotations

from typing import Any, Final

from kivy.animation import Animation
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from sakura.okiya.tiles import plant_of, symbol_of
from sakura.ui.kv import load_kv
from sakura.ui.theme import theme
from sakura.ui.widgets.button import Touch
from sakura.ui.widgets.picture import Icon, Picture  # noqa: F401 - the kv file uses them

CLEAR: Final = (0.0, 0.0, 0.0, 0.0)
TOKEN_SHARE: Final = 0.8
LIFT: Final = 2.5  # dp
QUIET: Final = 0.4  # of a ring that does not count for a moment


class TileFace(FloatLayout):
    """One tile: plant and symbol, each told by its shape. Nothing is shown of tile -1."""

    tile = NumericProperty(-1)
    plant_art = StringProperty("")
    symbol_art = StringProperty("")

    def on_tile(self, *_: object) -> None:
        """Find the pictures."""
        tile = int(self.tile)
        self.plant_art = f"okiya_plant_{plant_of(tile)}" if tile >= 0 else ""
        self.symbol_art = f"okiya_symbol_{symbol_of(tile)}" if tile >= 0 else ""


class TileSpot(FloatLayout):
    """A square to be looked at. ``hint`` says in words what lies there."""

    square = NumericProperty(0)
    tile = NumericProperty(-1)
    painter = StringProperty("")
    """Whose token lies here; empty while the tile does."""
    legal = BooleanProperty(False)
    dimmed = BooleanProperty(False)
    last = BooleanProperty(False)
    won = BooleanProperty(False)
    hinted = BooleanProperty(False)
    chosen = BooleanProperty(False)
    """Whether its player is being asked about it."""
    quiet = BooleanProperty(False)
    """Whether another one is being asked about."""
    lift = NumericProperty(0)
    """How far it is raised from the board."""
    hint = StringProperty("")
    ring = ColorProperty(CLEAR)
    ring_width = NumericProperty(1)
    token_share = NumericProperty(TOKEN_SHARE)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for name in ("legal", "last", "won", "hinted", "chosen", "quiet", "painter"):
            self.fbind(name, self._mark)
        theme.bind(night=self._mark, contrast=self._mark)
        self._mark()

    def drop_token(self) -> None:
        """Let the token fall into its place."""
        Animation.cancel_all(self, "token_share")
        seconds = theme.seconds("move")
        if seconds:
            self.token_share = 1.2
            Animation(token_share=TOKEN_SHARE, duration=seconds, t="out_back").start(self)

    def _mark(self, *_: object) -> None:
        """A ring for what counts: the winning four, what is asked about, the tile taken last, what may be taken."""
        free = self.legal and not self.painter
        rings = (
            (self.won, theme.vermilion, 2.6),
            (self.chosen, theme.indigo, 3.4),
            (self.hinted, theme.accent, 3),
            (self.last, theme.ink, 1.8),
            (free and self.quiet, (*theme.accent[:3], QUIET), 1.4),
            (free, theme.accent, 2.4),
        )
        ring, width = next(((list(colour), width) for shown, colour, width in rings if shown), (list(CLEAR), 1))
        self.ring, self.ring_width = ring, dp(width)
        self.lift = dp(LIFT) if self.chosen else 0


class TileButton(Touch, TileSpot):
    """A square that can be touched."""


load_kv(__file__)
