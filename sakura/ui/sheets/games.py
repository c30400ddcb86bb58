"""The games in progress, to go on with one or to delete it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from kivy.properties import ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.i18n.translation import _
from sakura.storage.games import Note
from sakura.ui.kv import load_kv
from sakura.ui.running import running_app
from sakura.ui.widgets import emblem_row, label  # noqa: F401 - the kv file uses them
from sakura.ui.widgets.button import IconButton, Touch  # noqa: F401 - likewise
from sakura.ui.widgets.dialog import Answer, Dialog
from sakura.ui.widgets.plate import Plate
from sakura.ui.widgets.sheet import Sheet
from sakura.ui.words import how_far, some_names


class GameButton(Touch, Plate, BoxLayout):
    """Who plays and how far they are; a touch goes on with the game."""

    names = StringProperty("")
    round = StringProperty("")
    painters = ListProperty()


class GameRow(BoxLayout):
    """A game beside the button that deletes it."""


class GamesSheet(Sheet):
    """All games in progress, the one played last first."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(title=_("Games in progress"), **kwargs)
        self._list()

    def _list(self) -> None:
        self.fill(*(self._row(name, note) for name, note in running_app().home.games.notes().items()))

    def _row(self, name: str, note: Note) -> GameRow:
        row = GameRow()
        game = row.ids.game
        game.names, game.painters = some_names(note.names), note.painters
        game.round = how_far(note)
        game.bind(on_release=lambda _button: self._resume(name))
        row.ids.delete.bind(on_release=lambda _button: ask_to_delete(note, partial(self._delete, name)))
        return row

    def _resume(self, name: str) -> None:
        self.close()
        running_app().resume(name)

    def _delete(self, name: str) -> None:
        running_app().drop(name)
        running_app().router.screen.enter_again()
        if len(running_app().home.games.notes()) > 1:
            self._list()
        else:
            self.close()


def ask_to_delete(note: Note, delete: Callable[[], object]) -> None:
    """Delete a game only after a second thought."""
    Dialog(
        title=_("Delete this game?"),
        text=_("The game of {names} cannot be continued afterwards.").format(names=some_names(note.names)),
        answers=[Answer(_("Keep it"), kind="primary"), Answer(_("Delete"), delete)],
    ).open()


load_kv(__file__)
