"""After the first game: how it ended, and what to do now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.properties import StringProperty

from sakura.engine.events import GameEnded
from sakura.i18n.sentences import describe
from sakura.i18n.translation import _
from sakura.ui.kv import load_kv
from sakura.ui.running import running_app
from sakura.ui.widgets.button import InkButton
from sakura.ui.widgets.page import Page
from sakura.ui.widgets.picture import Picture  # noqa: F401 - the kv file uses it
from sakura.ui.widgets.scroller import Scroller  # noqa: F401 - the kv file uses it


class WhatNowScreen(Page):
    """The ways on: a real game, the rules, or once more."""

    headline = StringProperty("")
    text = StringProperty("")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(title=_("What now?"), **kwargs)

    def enter(self, sitting: Any = None) -> None:
        """Say how the first game ended, if it was played to its end."""
        endings = [event for event in sitting.events if isinstance(event, GameEnded)] if sitting is not None else []
        self.headline = describe(endings[0], sitting.names()) if endings else ""
        self.text = _(
            "That is nearly all of it. A real garden is longer, and the others choose their cards for themselves. "
            "Novices are a good match for a start."
        )
        ways = self.ids.ways
        ways.clear_widgets()
        for words, icon, action in self._ways():
            button = InkButton(text=words, icon=icon, kind="quiet" if ways.children else "primary")
            button.bind(on_release=lambda _button, chosen=action: chosen())
            ways.add_widget(button)

    def go_back(self) -> None:
        """Back is home: the first game is behind."""
        running_app().router.home("home")

    def on_back(self) -> bool:
        """Likewise."""
        self.go_back()
        return True

    def _ways(self) -> list[tuple[str, str, Callable[[], Any]]]:
        return [
            (_("A real game"), "ui_plus", lambda: self._go("table")),
            (_("Read the rules"), "ui_learn", lambda: self._go("rules")),
            (_("First game once more"), "ui_replay", self._again),
            (_("Home screen"), "ui_home", self.go_back),
        ]

    def _go(self, screen: str) -> None:
        router = running_app().router
        router.home("home")
        router.go(screen)

    def _again(self) -> None:
        from sakura.ui.learn.lesson_flow import begin_first_game

        begin_first_game()


load_kv(__file__)
