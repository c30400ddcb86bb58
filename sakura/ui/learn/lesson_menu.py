"""The menu of a first game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.app import App

from sakura.i18n.translation import _
from sakura.ui.widgets.button import InkButton
from sakura.ui.widgets.sheet import Sheet


class LessonMenu(Sheet):
    """Leaving keeps the place; skipping goes on to what comes after."""

    def __init__(self, flow: Any, **kwargs: Any) -> None:
        super().__init__(title=_("First game"), **kwargs)
        self.fill(
            self._button(_("Go on"), "ui_play", lambda: None, "primary"),
            self._button(_("Rules"), "ui_learn", lambda: _router().go("rules")),
            self._button(_("Settings"), "ui_settings", lambda: _router().go("settings")),
            self._button(_("Leave for now"), "ui_home", flow.lay_aside),
            self._button(_("Skip the rest"), "ui_skip", flow.skip_rest),
        )

    def _button(self, words: str, icon: str, action: Callable[[], Any], kind: str = "quiet") -> InkButton:
        button = InkButton(text=words, icon=icon, kind=kind)
        button.bind(on_release=lambda _button: self._choose(action))
        return button

    def _choose(self, action: Callable[[], Any]) -> None:
        self.close()
        action()


def _router() -> Any:
    app: Any = App.get_running_app()
    return app.router
