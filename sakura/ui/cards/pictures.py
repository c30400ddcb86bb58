"""Which pictures and numbers a card shows, as textures."""

from __future__ import annotations

from typing import Any

from kivy.core.text import Label as TextPicture

from sakura.ui import art
from sakura.ui.theme import theme

SIGNS = (("+-", "plusminus"), ("+", "plus"), ("-", "minus"))
NUMBER_SIZE = 100  # pixels: sharp on the largest card, and its texture is no larger than 128 pixels either way
_numbers: dict[int, Any] = {}


def action_name(code: str) -> str:
    """The picture of an action: ``emperor+-1`` is ``action_emperor_plusminus1``, ``+2`` is ``action_painter_plus2``."""
    for sign, word in SIGNS:
        who, found, steps = code.partition(sign)
        if found:
            return f"action_{who or 'painter'}_{word}{steps}"
    return f"action_{code}"


def action_texture(code: str, night: bool, pixels: float) -> Any:
    """An action in the inks of the theme, sharp at so many pixels."""
    name = f"{action_name(code)}_{'night' if night else 'ink'}"
    return art.texture(art.for_size(name, pixels))


def ground_texture(night: bool) -> Any:
    """The paper of a card's face."""
    return art.texture(art.for_theme("card_face", night))


def back_texture() -> Any:
    """A card's back."""
    return art.texture("card_back")


def number_texture(order: int) -> Any:
    """An order number in white, to be tinted."""
    if order not in _numbers:
        picture = TextPicture(text=str(order), font_name=theme.font_bold, font_size=NUMBER_SIZE, mipmap=True)
        picture.refresh()
        picture.texture.bind()  # draws it: Kivy would wait until it is first seen, in the middle of a game
        _numbers[order] = picture.texture
    return _numbers[order]
