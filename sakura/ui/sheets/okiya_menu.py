"""The menu of Okiya in play."""

from __future__ import annotations

from typing import Any

from kivy.app import App

from sakura.i18n.okiya_sentences import describe_okiya
from sakura.i18n.translation import _
from sakura.session.okiya_sitting import OkiyaSitting
from sakura.ui.form import SIDEWAYS
from sakura.ui.sheets.menu import make_row
from sakura.ui.theme import theme
from sakura.ui.widgets.dialog import Answer, Dialog
from sakura.ui.widgets.label import Words
from sakura.ui.widgets.sheet import Sheet


class OkiyaMenuSheet(Sheet):
    """On with the game, read what happened, or leave. Leaving keeps the match; only giving it up does not."""

    def __init__(self, sitting: OkiyaSitting, **kwargs: Any) -> None:
        columns = 2 if theme.form == SIDEWAYS and theme.text_scale < 1.5 else 1
        super().__init__(title=_("Menu"), columns=columns, **kwargs)
        self.sitting = sitting
        self.fill(
            make_row(_("Play on"), "ui_play", self.close, "primary"),
            make_row(_("What happened"), "ui_log", self._open_log),
            make_row(_("Rules"), "ui_learn", self._open_rules),
            make_row(_("Settings"), "ui_settings", self._open_settings),
            make_row(_("Home screen"), "ui_home", self._go_home),
            make_row(_("Give up"), "ui_trash", self._ask_to_give_up),
        )

    def _open_log(self) -> None:
        self.close()
        OkiyaLogSheet(self.sitting).open()

    def _open_rules(self) -> None:
        self.close()
        _app().router.go("rules", section="okiya aim")

    def _open_settings(self) -> None:
        self.close()
        _app().router.go("settings")

    def _go_home(self) -> None:
        self.close()
        _app().go_home()

    def _ask_to_give_up(self) -> None:
        self.close()
        ask_to_give_up()


class OkiyaLogSheet(Sheet):
    """What has happened in the match, in sentences."""

    def __init__(self, sitting: OkiyaSitting, **kwargs: Any) -> None:
        super().__init__(title=_("What happened"), **kwargs)
        self.fill(*(Words(text=describe_okiya(event, sitting.names())) for event in sitting.events))
        self.scroll_to_end()


def ask_to_give_up() -> Dialog:
    """Give up only after a second thought."""
    dialog = Dialog(
        title=_("Give up this match?"),
        text=_("The match ends without a winner and cannot be continued."),
        answers=[Answer(_("Play on"), kind="primary"), Answer(_("Give up"), _give_up)],
    )
    dialog.open()
    return dialog


def _give_up() -> None:
    _app().okiya.drop(_app().okiya.name)
    _app().router.home("home")


def _app() -> Any:
    return App.get_running_app()
