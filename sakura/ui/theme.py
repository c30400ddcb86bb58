"""The look of everything: colours, type, spacing, times and the window's form, as properties that kv follows.

In kv: ``#:import theme sakura.ui.theme.theme`` and then ``color: theme.ink``, ``font_size: theme.text_body``.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from kivy.event import EventDispatcher
from kivy.metrics import dp, sp
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    OptionProperty,
    StringProperty,
)

from sakura.storage.places import assets_folder
from sakura.ui.form import FORMS, TABLET, UPRIGHT, form_of, is_stacked
from sakura.ui.palette import CONTRAST, DAY, NIGHT, Colour, Inks, colour_of, painter_ink

TEXT_SIZES: Final = {  # in sp, before the player's text size
    "text_small": 14,
    "text_body": 16,
    "text_button": 17,
    "text_heading": 20,
    "text_title": 26,
    "text_display": 44,
}
LARGE_TEXT_GROWS_LESS: Final = {"text_title": 0.6, "text_display": 0.35, "text_heading": 0.8}
LARGE: Final = 1.5
HUGE: Final = 1.75
TABLET_TEXT: Final = 1.25  # a tablet lies further away
SECONDS: Final = {"quick": 0.12, "move": 0.25, "doors": 0.4, "linger": 2.6}
SPEEDS: Final = {"slow": 1.6, "normal": 1.0, "fast": 0.5}
GAP: Final = 8
EDGE: Final = 16
TARGET: Final = 48


class Theme(EventDispatcher):
    """One look at a time; whatever is bound to it follows every change at once."""

    night = BooleanProperty(False)
    contrast = BooleanProperty(False)
    """Black on white, whatever the hour."""
    text_scale = NumericProperty(1.0)
    large = AliasProperty(lambda self: self.text_scale >= LARGE, bind=["text_scale"])
    """Whether letters are so large that buttons need a second line, and words must be few."""
    huge = AliasProperty(lambda self: self.text_scale >= HUGE, bind=["text_scale"])
    """Whether one column of them is wide enough for any window."""
    reduced_motion = BooleanProperty(False)
    speed = OptionProperty("normal", options=tuple(SPEEDS))
    left_handed = BooleanProperty(False)
    narration = BooleanProperty(False)

    form = OptionProperty(UPRIGHT, options=FORMS)
    wide = BooleanProperty(False)
    """Whether the window is wider than high."""
    stacked = BooleanProperty(True)
    """Whether the parts of a game stand one below the other: a phone or a tablet held upright."""

    paper = ColorProperty(DAY.paper)
    panel = ColorProperty(DAY.panel)
    shade = ColorProperty(DAY.shade)
    line = ColorProperty(DAY.line)
    ink = ColorProperty(DAY.ink)
    ink_soft = ColorProperty(DAY.ink_soft)
    ink_faint = ColorProperty(DAY.ink_faint)
    accent = ColorProperty(DAY.accent)
    accent_ground = ColorProperty(DAY.accent_ground)
    accent_pressed = ColorProperty(DAY.accent_pressed)
    accent_ink = ColorProperty(DAY.accent_ink)
    blossom = ColorProperty(DAY.blossom)
    indigo = ColorProperty(DAY.indigo)
    moss = ColorProperty(DAY.moss)
    vermilion = ColorProperty(DAY.vermilion)
    gold = ColorProperty(DAY.gold)
    scrim = ColorProperty(DAY.scrim)
    focus = ColorProperty(DAY.focus)
    focus_halo = ColorProperty(DAY.focus_halo)

    text_small = NumericProperty(14)
    text_body = NumericProperty(16)
    text_button = NumericProperty(17)
    text_heading = NumericProperty(20)
    text_title = NumericProperty(26)
    text_display = NumericProperty(44)

    gap = NumericProperty(GAP)
    """The least room between two things that can be touched."""
    edge = NumericProperty(EDGE)
    """The room between the content and the edge of the window."""
    target = NumericProperty(TARGET)
    """The least height and width of what can be touched."""

    font_title = StringProperty("")
    font_body = StringProperty("")
    font_bold = StringProperty("")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        folder = assets_folder() / "fonts"
        self.font_title = str(folder / "SourceSerifPro-Semibold.ttf")
        self.font_body = str(folder / "SourceSansPro-Regular.ttf")
        self.font_bold = str(folder / "SourceSansPro-Semibold.ttf")
        self.bind(text_scale=self._set_sizes, form=self._set_sizes)
        self.bind(night=self._set_colours, contrast=self._set_colours)
        self._set_sizes()

    def measure(self, width: float, height: float) -> None:
        """Take the size of the window, in pixels: it decides the form and, with the density, every size."""
        self.wide = width > height
        self.stacked = is_stacked(width / dp(1), height / dp(1))
        self.form = form_of(width / dp(1), height / dp(1))
        self._set_sizes()

    def seconds(self, name: str) -> float:
        """How long something takes by the player's speed; nothing moves with reduced motion."""
        if self.reduced_motion and name != "linger":
            return 0.0
        return SECONDS[name] * (SPEEDS[self.speed] if name != "linger" else 1.0)

    def painter(self, name: str, *, deep: bool = False) -> Colour:
        """The colour of a painter, or the darker shade of it."""
        ink = painter_ink(name)
        return colour_of(ink.deep if deep else ink.colour)

    def frame(self, name: str, night: bool) -> Colour:
        """The shade of a painter's colour for a frame: it stands out from the paper by day and by night."""
        ink = painter_ink(name)
        return colour_of(ink.bright if night and not self.contrast else ink.deep)

    def _set_sizes(self, *_: object) -> None:
        for name, size in TEXT_SIZES.items():
            growth = 1 + (self.text_scale - 1) * LARGE_TEXT_GROWS_LESS.get(name, 1.0)
            setattr(self, name, sp(size) * growth * (TABLET_TEXT if self.form == TABLET else 1.0))
        self.gap, self.edge, self.target = dp(GAP), dp(EDGE), dp(TARGET)

    def _set_colours(self, *_: object) -> None:
        inks = CONTRAST if self.contrast else NIGHT if self.night else DAY
        for field in fields(Inks):
            setattr(self, field.name, colour_of(getattr(inks, field.name)))


theme = Theme()
