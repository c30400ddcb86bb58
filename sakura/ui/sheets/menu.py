"""The menu of a game in play."""

from __future__ import annotations

from typing import Any

from sakura.i18n.translation import _
from sakura.ui.running import running_app
from sakura.ui.widgets.button import InkButton
from sakura.ui.widgets.dialog import Answer, Dialog
from sakura.ui.widgets.sheet import Menu


class MenuSheet(Menu):
    """On with the game, look at something, or leave. Leaving keeps the game; only giving it up does not."""

    def __init__(self, sitting: Any, showing: Any = None, **kwargs: Any) -> None:
        super().__init__(title=_("Menu"), **kwargs)
        self.sitting, self.showing = sitting, showing
        self.fill(*self._on(), *self.looks(), *self._away())

    def looks(self) -> list[InkButton]:
        """What can be looked at in this game."""
        return [
            self.offer(_("What happened"), self._open_log, icon="ui_log"),
            self.offer(_("Discards"), self._open_discards, icon="ui_discard"),
        ]

    def give_up(self) -> None:
        """Give up only after a second thought."""
        title, text = _("Give up this game?"), _("The game ends without a winner and cannot be continued.")
        ask_to_give_up(title, text, self.flow)

    @property
    def flow(self) -> Any:
        """The driver of the game."""
        return running_app().flow

    def look_aside(self, name: str, **kwargs: Any) -> None:
        """Show another screen; whoever comes back from it may be somebody else, so no hand is left open."""
        self.flow.cover()
        running_app().router.go(name, **kwargs)

    def _on(self) -> list[InkButton]:
        return [self.offer(_("Play on"), lambda: None, icon="ui_play", kind="primary")]

    def _away(self) -> list[InkButton]:
        return [
            self.offer(_("Rules"), self._open_rules, icon="ui_learn"),
            self.offer(_("Settings"), lambda: self.look_aside("settings"), icon="ui_settings"),
            self.offer(_("Home screen"), lambda: running_app().go_home(), icon="ui_home"),
            self.offer(_("Give up"), self.give_up, icon="ui_trash"),
        ]

    def _open_log(self) -> None:
        from sakura.ui.sheets import open_log

        open_log(self.sitting, self.showing)

    def _open_discards(self) -> None:
        from sakura.ui.sheets import open_discards

        open_discards(self.sitting)

    def _open_rules(self) -> None:
        self.look_aside("rules")


def ask_to_give_up(title: str, text: str, flow: Any) -> None:
    """Ask once more before what the flow has on the table is lost for good."""
    answers = [Answer(_("Play on"), kind="primary"), Answer(_("Give up"), lambda: running_app().give_up(flow))]
    Dialog(title=title, text=text, answers=answers).open()
