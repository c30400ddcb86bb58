"""What every key does, on a sheet that the keys themselves can open."""

from __future__ import annotations

from typing import Any, NamedTuple

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.i18n.names import join_words
from sakura.i18n.translation import _, pgettext
from sakura.ui.kv import load_kv
from sakura.ui.running import running_app
from sakura.ui.widgets.label import Strong, Words  # noqa: F401 - the kv file uses them
from sakura.ui.widgets.sheet import Sheet


class KeyLine(NamedTuple):
    """Keys by name, and what they do."""

    keys: str
    meaning: str


class KeyRow(BoxLayout):
    """One line of the sheet."""

    keys = StringProperty("")
    meaning = StringProperty("")


class KeysSheet(Sheet):
    """The keys for what is shared by all screens, for cards, and for the garden."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(title=_("Keys"), **kwargs)
        self.fill(*(KeyRow(keys=line.keys, meaning=line.meaning) for line in _lines()))


def _lines() -> list[KeyLine]:
    values = running_app().preferences.values
    do = _enter() if values.switch_scanning else join_words([_enter(), _space()])
    on = join_words([_tab(), _space()]) if values.switch_scanning else _tab()
    return [
        KeyLine(on, _("To the next thing that can be touched; with Shift to the one before.")),
        KeyLine(_arrows(), _("To the nearest thing in that direction; in a text or the garden, scroll.")),
        KeyLine(do, _("Touch it. At the curtain, hold the key as long as a finger.")),
        KeyLine(pgettext("key", "Esc"), _("Back, or close what lies on top.")),
        KeyLine(join_words(["←", "→"]), _("In a hand: lift the card to the left or right.")),
        KeyLine(join_words(["↑", _enter()]), _("In a hand: play the lifted card.")),
        KeyLine(pgettext("key", "Backspace"), _("Take the card back.")),
        KeyLine(_("Ctrl and arrows"), _("Scroll the garden from anywhere.")),
        KeyLine(join_words(["+", "−"]), _("See the garden from closer by or further off.")),
        KeyLine(join_words([_page_up(), _page_down()]), _("Scroll a page.")),
        KeyLine("F1", _("Show these keys.")),
    ]


def _tab() -> str:
    return pgettext("key", "Tab")


def _enter() -> str:
    return pgettext("key", "Enter")


def _space() -> str:
    return pgettext("key", "Space")


def _arrows() -> str:
    return pgettext("key", "Arrows")


def _page_up() -> str:
    return pgettext("key", "Page up")


def _page_down() -> str:
    return pgettext("key", "Page down")


load_kv(__file__)
