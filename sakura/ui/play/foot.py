"""The room below the garden: one column in an upright window, else the cards and a column of words and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.ui.form import TABLET
from sakura.ui.kv import load_kv
from sakura.ui.theme import theme

LINE = 1.3  # line height by text size
BUTTON_LINE = 1.2  # the same on a button
STACKED_CARDS = 0.21  # of the window's height
WIDE_CARDS = 0.3
STACKED_MOST = 0.6
SIDEWAYS_MOST = 0.5
TABLET_MOST = 0.42
TABLET_LARGE_MOST = 0.45  # with large text
SIDE_WIDTHS = {(False, False): 320, (False, True): 420, (True, False): 420, (True, True): 500}  # dp: tablet, large text
CARDS_LEND = 0.22  # of their height to words that need it: there is room above those that are not lifted
FRAME = 28  # dp of margins and gaps in a stacked foot
CARDLESS_FRAME = 20  # the same without cards
USUAL_LINES = (4, 2)  # of what is said: body text and small text
BROAD_LINES = (3, 1.5)  # the same over the whole width of a tablet


class PlaySide(BoxLayout):
    """The column beside the cards where the window is wide; at least of ``least`` dp."""

    least = NumericProperty(0)


class PlayFoot(BoxLayout):
    """What is below the garden."""

    is_cardless = BooleanProperty(False)
    """Whether words and buttons have the room of the cards too."""


@dataclass(frozen=True, slots=True)
class Heights:
    """How high the foot is, and in it the cards and what is said about them."""

    foot: float
    cards: float
    speech: float


def side_width(form: str, large: bool) -> float:
    """The dp of the column beside the cards."""
    return SIDE_WIDTHS[form == TABLET, large]


def one_line_button() -> float:
    """How high a button is whose words need no second line."""
    return max(theme.target, theme.text_button * BUTTON_LINE + dp(22))


def usual_lines() -> tuple[float, float]:
    """How many lines of body text and of small text a game has room for."""
    return BROAD_LINES if theme.stacked and theme.form == TABLET else USUAL_LINES


def measure_foot(height: float, body_lines: float, small_lines: float, controls: float = 0) -> Heights:
    """The same for every screen and mood of a game: the garden above never changes its size, and is drawn once.

    ``controls`` is how high the part is that can be touched; 0 for one row of buttons with words.
    """
    button = controls or one_line_button() + (theme.text_button * BUTTON_LINE if theme.large else 0)
    said = (body_lines * theme.text_body + small_lines * theme.text_small) * LINE
    if theme.stacked:
        cards = max(dp(124), min(dp(250), height * STACKED_CARDS))
        foot = min(height * STACKED_MOST, said + cards + button + dp(FRAME))
        return Heights(foot, cards, foot - cards - button - dp(FRAME))
    tablet_most = TABLET_LARGE_MOST if theme.large else TABLET_MOST
    most = height * (tablet_most if theme.form == TABLET else SIDEWAYS_MOST)
    cards = max(dp(120), min(dp(260), height * WIDE_CARDS))
    foot = min(most, max(cards, said + button + dp(8)) + dp(12))
    return Heights(foot, foot - dp(12), foot - button - dp(20))


def place_parts(foot: Any, side: Any, above: Sequence[Any], cards: Any, below: Sequence[Any]) -> None:
    """Put the parts where the form of the window and the player's hand want them; they keep their state."""
    for box in (foot, side):
        box.clear_widgets()
    foot.is_cardless = cards is None
    if theme.stacked or cards is None or not (above or below):
        parts = [part for part in (*above, cards, *below) if part is not None]
    else:
        for part in (*above, *below):
            side.add_widget(part)
        parts = [side, cards] if theme.left_handed else [cards, side]
    for part in parts:
        foot.add_widget(part)


load_kv(__file__)
