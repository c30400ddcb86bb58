"""The games that are kept: a list to watch them from, to import into, and the way to the statistics."""

from __future__ import annotations

from typing import Any, Final

from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.engine.errors import SakuraError
from sakura.i18n.errors import explain_error
from sakura.i18n.translation import _, ngettext
from sakura.storage.errors import Unreadable
from sakura.storage.kept import SAKURA, Kept, Note
from sakura.ui.handing import take_file
from sakura.ui.keeping import problem_sentence
from sakura.ui.kv import load_kv
from sakura.ui.records.opening import OPENERS, replay_of
from sakura.ui.records.rows import KeptRow
from sakura.ui.running import running_app
from sakura.ui.widgets import choice, picture  # noqa: F401 - the kv file uses them
from sakura.ui.widgets.button import InkButton
from sakura.ui.widgets.dialog import Answer, Dialog
from sakura.ui.widgets.page import Page
from sakura.ui.widgets.scroller import Scroller  # noqa: F401 - the kv file uses it
from sakura.ui.widgets.sheet import Sheet
from sakura.ui.widgets.toast import show_toast
from sakura.ui.words import some_names

AT_ONCE: Final = 20  # rows: more are built when they are asked for


class NoGames(BoxLayout):
    """What stands in place of an empty list."""


class RecordsScreen(Page):
    """Every kept game, the latest first; filtered by how many played if tables differ."""

    side = NumericProperty(0)
    is_empty = BooleanProperty(True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(title=_("Records"), **kwargs)
        self.players: int | None = None
        self._shown = AT_ONCE
        self.ids.sizes.bind(on_choose=lambda _row, players: self.show_players(players))

    def enter(self) -> None:
        """List the games as they are now."""
        self._list()
        losses = _records().library.take_losses()
        if losses:
            Dialog(
                title=ngettext("A saved game is damaged", "Saved games are damaged", len(losses)),
                text="\n".join(problem_sentence(problem) for problem in losses),
                answers=[Answer(_("I see"))],
            ).open()

    def show_players(self, players: int | None) -> None:
        """Only tables of so many; None for all."""
        self.players, self._shown = players, AT_ONCE
        self._list()

    def show_more(self) -> None:
        """Put earlier games below."""
        self._shown += AT_ONCE * 2
        self._list()

    def open(self, name: str) -> None:
        """Show a game."""
        kept = self._load(name)
        if kept is not None:
            OPENERS[kept.note.game](kept)

    def open_more(self, name: str) -> None:
        """What else can be done with a game."""
        kept = self._load(name)
        if kept is not None:
            KeptSheet(self, kept).open()

    def ask_to_delete(self, kept: Kept) -> None:
        """Delete a game only after a second thought."""
        Dialog(
            title=_("Delete this game?"),
            text=_("The game of {names} leaves the records and the statistics for good.").format(
                names=some_names(kept.note.names)
            ),
            answers=[Answer(_("Keep it"), kind="primary"), Answer(_("Delete"), lambda: self._delete(kept.name))],
        ).open()

    def bring_in(self) -> None:
        """Let a file be chosen and keep the game in it."""
        take_file(self.take)

    def take(self, file: str, data: bytes) -> None:
        """Keep the game of a file, or say why not."""
        try:
            name = _records().bring_in(data, file)
        except SakuraError as problem:
            Dialog(
                title=_("This file cannot be imported"), text=explain_error(problem), answers=[Answer(_("I see"))]
            ).open()
            return
        self._list()
        show_toast(_("Imported: the game of {names}.").format(names=some_names(_notes()[name].names)))

    def open_statistics(self) -> None:
        """What the games add up to."""
        running_app().router.go("statistics")

    def _load(self, name: str) -> Kept | None:
        try:
            kept: Kept = _records().library.load(name)
        except Unreadable as problem:
            self._list()
            Dialog(
                title=_("This game cannot be opened"),
                text=problem_sentence(problem),
                answers=[Answer(_("I see"))],
            ).open()
            return None
        return kept

    def _delete(self, name: str) -> None:
        _records().delete(name)
        self._list()

    def _list(self) -> None:
        notes = _notes()
        self.is_empty = not notes
        self._offer_sizes(notes)
        fitting = [(name, note) for name, note in notes.items() if self.players in (None, len(note.names))]
        rows = self.ids.rows
        rows.clear_widgets()
        if not notes:
            rows.add_widget(NoGames())
        for name, note in fitting[: self._shown]:
            rows.add_widget(self._row(name, note))
        if len(fitting) > self._shown:
            earlier = InkButton(text=_("Earlier games"), icon="ui_arrow_down")
            earlier.bind(on_release=lambda _button: self.show_more())
            rows.add_widget(earlier)

    def _offer_sizes(self, notes: dict[str, Note]) -> None:
        """A choice only where there is one."""
        sizes = sorted({len(note.names) for note in notes.values()})
        if self.players not in sizes:
            self.players = None
        options = [(None, _("All")), *((size, str(size)) for size in sizes)] if len(sizes) > 1 else []
        self.ids.sizes.options = options
        self.ids.sizes.value = self.players

    def _row(self, name: str, note: Note) -> KeptRow:
        row = KeptRow(name, note)
        row.ids.game.bind(on_release=lambda _button: self.open(name))
        row.ids.more.bind(on_release=lambda _button: self.open_more(name))
        return row


class KeptSheet(Sheet):
    """Everything that can be done with a kept game."""

    def __init__(self, screen: RecordsScreen, kept: Kept, **kwargs: Any) -> None:
        super().__init__(title=some_names(kept.note.names), **kwargs)
        rows = []
        if kept.note.game in OPENERS:
            rows.append(self.offer(_("Watch"), lambda: OPENERS[kept.note.game](kept), icon="ui_play", kind="primary"))
        if kept.note.game == SAKURA:
            rows.append(self.offer(_("Share"), lambda: _share(kept), icon="ui_share"))
        else:
            rows.append(self.offer(_("The game as a file"), lambda: _export(kept), icon="ui_export"))
        rows.append(self.offer(_("Delete"), lambda: screen.ask_to_delete(kept), icon="ui_trash"))
        self.fill(*rows)


def _share(kept: Kept) -> None:
    from sakura.ui.records.sharing import ShareSheet

    ShareSheet(kept, replay_of(kept)).open()


def _export(kept: Kept) -> None:
    from sakura.ui.records.sharing import export_game

    export_game(kept)


def _records() -> Any:
    return running_app().records


def _notes() -> dict[str, Note]:
    notes: dict[str, Note] = _records().library.notes()
    return notes


load_kv(__file__)
