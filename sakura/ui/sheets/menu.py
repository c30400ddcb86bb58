"""The menu of a game in play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.app import App

from sakura.i18n.translation import _
from sakura.ui.form import SIDEWAYS
from sakura.ui.theme import theme
from sakura.ui.widgets.button import InkButton
from sakura.ui.widgets.dialog import Answer, Dialog
from sakura.ui.widgets.sheet import Sheet


class MenuSheet(Sheet):
    """On with the game, look at something, or leave. Leaving keeps the game; only giving it up does not."""

    def __init__(self, sitting: Any, **kwargs: Any) -> None:
        columns = 2 if theme.form == SIDEWAYS and theme.text_scale < 1.5 else 1
        super().__init__(title=_("Menu"), columns=columns, **kwargs)
        self.sitting = sitting
        self.fill(*self._on(), *self.looks(), *self._away())

    def looks(self) -> list[InkButton]:
        """What can be looked at in this game."""
        return [
            make_row(_("What happened"), "ui_log", self._open_log),
            make_row(_("Discards"), "ui_discard", self._open_discards),
        ]

    def _on(self) -> list[InkButton]:
        return [make_row(_("Play on"), "ui_play", self.close, "primary")]

    def _away(self) -> list[InkButton]:
        return [
            make_row(_("Rules"), "ui_learn", self._open_rules),
            make_row(_("Settings"), "ui_settings", self._open_settings),
            make_row(_("Home screen"), "ui_home", self._go_home),
            make_row(_("Give up"), "ui_trash", self._ask_to_give_up),
        ]

    def _open_log(self) -> None:
        from sakura.ui.sheets import open_log

        self.close()
        open_log(self.sitting)

    def _open_discards(self) -> None:
        from sakura.ui.sheets import open_discards

        self.close()
        open_discards(self.sitting)

    def _open_rules(self) -> None:
        self.close()
        _app().router.go("rules")

    def _open_settings(self) -> None:
        self.close()
        _app().router.go("settings")

    def _go_home(self) -> None:
        self.close()
        _app().go_home()

    def _ask_to_give_up(self) -> None:
        self.close()
        ask_to_give_up()


def ask_to_give_up() -> Dialog:
    """Give up only after a second thought."""
    dialog = Dialog(
        title=_("Give up this game?"),
        text=_("The game ends without a winner and cannot be continued."),
        answers=[Answer(_("Play on"), kind="primary"), Answer(_("Give up"), _app().give_up)],
    )
    dialog.open()
    return dialog


def make_row(words: str, icon: str, action: Callable[[], Any], kind: str = "quiet") -> InkButton:
    """A button of a menu."""
    button = InkButton(text=words, icon=icon, kind=kind)
    button.bind(on_release=lambda _button: action())
    return button


def _app() -> Any:
    return App.get_running_app()
