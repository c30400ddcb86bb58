"""The menu of a first game."""

from __future__ import annotations

from typing import Any

from sakura.i18n.translation import _
from sakura.ui.running import running_app
from sakura.ui.widgets.sheet import Menu


class LessonMenu(Menu):
    """Leaving keeps the place; skipping goes on to what comes after."""

    def __init__(self, flow: Any, **kwargs: Any) -> None:
        super().__init__(title=_("First game"), **kwargs)
        self.fill(
            self.offer(_("Go on"), lambda: None, icon="ui_play", kind="primary"),
            self.offer(_("Rules"), lambda: running_app().router.go("rules"), icon="ui_learn"),
            self.offer(_("Settings"), lambda: running_app().router.go("settings"), icon="ui_settings"),
            self.offer(_("Leave for now"), flow.lay_aside, icon="ui_home"),
            self.offer(_("Skip the rest"), flow.skip_rest, icon="ui_skip"),
        )
