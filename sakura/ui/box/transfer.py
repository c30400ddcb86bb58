"""Cards and garden in and out of the app, as the text of a file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from kivy.core.clipboard import Clipboard

from sakura.engine.cards import DECK_HEADER, read_cards
from sakura.engine.drafts import DeckDraft, GardenDraft
from sakura.engine.errors import DataError
from sakura.engine.garden import GARDEN_HEADER, read_tiles
from sakura.i18n.translation import _
from sakura.storage.assets import load_deck, load_garden
from sakura.ui.handing import hand_file, take_file
from sakura.ui.widgets.toast import show_toast

DECK: Final = "deck"
GARDEN: Final = "garden"
HEADERS: Final = {DECK: ", ".join(DECK_HEADER), GARDEN: ", ".join(GARDEN_HEADER)}


class Arrival(NamedTuple):
    """What has come in: a draft of all that can be used, and what is wrong with the rest."""

    draft: Any
    problems: list[DataError]
    found: int  # cards or spaces that can be used


def read_arrival(part: str, text: str) -> Arrival:
    """Read a deck or a garden from text."""
    if part == DECK:
        cards = DeckDraft.read(text)
        return Arrival(cards, read_cards(text)[1], cards.complete)
    path = GardenDraft.read(text)
    return Arrival(path, read_tiles(text)[1], len(path.tiles))


def reconstruction(part: str) -> Arrival:
    """What comes with the app."""
    return read_arrival(part, load_deck().as_text() if part == DECK else load_garden().as_text())


def empty(part: str) -> Arrival:
    """Nothing at all."""
    return Arrival(DeckDraft() if part == DECK else GardenDraft(), [], 0)


def open_text(take: Callable[[str], None]) -> None:
    """Let a file be chosen; its text is taken, or a remark says why there is none."""
    take_file(lambda _name, data: take(data.decode("utf-8", "replace")))


def save_text(part: str, text: str) -> None:
    """Let a place be chosen for a file of the cards or the garden; a remark says where it is."""
    hand_file(f"sakura-{part}.csv", text.encode())


def copy_text(text: str) -> None:
    """Put the text of a file where it can be pasted."""
    Clipboard.copy(text)
    show_toast(_("Copied."))
