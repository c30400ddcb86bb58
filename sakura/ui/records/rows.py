"""A kept game in a list: who played, who won, and when."""

from __future__ import annotations

from typing import Any

from kivy.properties import ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.i18n.dates import day_text
from sakura.i18n.translation import _
from sakura.storage.kept import BRANCH, IMPORTED, OKIYA, Note
from sakura.ui.kv import load_kv
from sakura.ui.results import winner_text
from sakura.ui.widgets import emblem_row, label  # noqa: F401 - the kv file uses them
from sakura.ui.widgets.button import IconButton, Touch  # noqa: F401 - likewise
from sakura.ui.widgets.plate import Plate
from sakura.ui.words import some_names


class KeptButton(Touch, Plate, BoxLayout):
    """The part of a row that opens the game."""

    names = StringProperty("")
    winner = StringProperty("")
    remark = StringProperty("")
    painters = ListProperty()


class KeptRow(BoxLayout):
    """A kept game, and beside it what else can be done with it."""

    name = StringProperty("")

    def __init__(self, name: str, note: Note, **kwargs: Any) -> None:
        super().__init__(name=name, **kwargs)
        game = self.ids.game
        game.names, game.painters = some_names(note.names), note.painters
        game.winner, game.remark = winner_text(note), remark_of(note)


def remark_of(note: Note) -> str:
    """When it was played and, if it is not simply a game played here, what it is."""
    words = [day_text(note.when)]
    if note.game == OKIYA:
        words.insert(0, _("Okiya"))
    if note.origin == BRANCH:
        words.append(_("played on from another game"))
    elif note.origin == IMPORTED:
        words.append(_("imported"))
    return _("\N{NO-BREAK SPACE}· ").join(words)


load_kv(__file__)
