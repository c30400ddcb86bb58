"""All screens by name. A screen's module is loaded when the screen is first shown: the first one shall be quick."""

from __future__ import annotations

from kivy.uix.widget import Widget

from sakura.ui.router import Router


def _home() -> Widget:
    from sakura.ui.screens.home import HomeScreen

    return HomeScreen()


def _table() -> Widget:
    from sakura.ui.screens.table import TableScreen

    return TableScreen()


def _settings() -> Widget:
    from sakura.ui.screens.settings import SettingsScreen

    return SettingsScreen()


def _box() -> Widget:
    from sakura.ui.screens.box import BoxScreen

    return BoxScreen()


def _handoff() -> Widget:
    from sakura.ui.screens.handoff import HandoffScreen

    return HandoffScreen()


def _choose() -> Widget:
    from sakura.ui.screens.choose import ChooseScreen

    screen: Widget = ChooseScreen()
    return screen


def _reveal() -> Widget:
    from sakura.ui.screens.reveal import RevealScreen

    screen: Widget = RevealScreen()
    return screen


def _end() -> Widget:
    from sakura.ui.screens.end import EndScreen

    return EndScreen()


def _replay() -> Widget:
    from sakura.ui.screens.replay import ReplayScreen

    screen: Widget = ReplayScreen()
    return screen


def _learn() -> Widget:
    from sakura.ui.learn.doors import LearnScreen

    return LearnScreen()


def _rules() -> Widget:
    from sakura.ui.learn.rules import RulesScreen

    return RulesScreen()


def _what_now() -> Widget:
    from sakura.ui.learn.what_now import WhatNowScreen

    return WhatNowScreen()


def _okiya() -> Widget:
    from sakura.ui.screens.okiya import OkiyaTableScreen

    return OkiyaTableScreen()


def _okiya_game() -> Widget:
    from sakura.ui.screens.okiya_game import OkiyaGameScreen

    return OkiyaGameScreen()


def _okiya_end() -> Widget:
    from sakura.ui.screens.okiya_end import OkiyaEndScreen

    return OkiyaEndScreen()


def _records() -> Widget:
    from sakura.ui.screens.records import RecordsScreen

    return RecordsScreen()


def _statistics() -> Widget:
    from sakura.ui.screens.statistics import StatisticsScreen

    return StatisticsScreen()


def _okiya_replay() -> Widget:
    from sakura.ui.screens.okiya_replay import OkiyaReplayScreen

    return OkiyaReplayScreen()


SCREENS = {
    "home": _home,
    "table": _table,
    "settings": _settings,
    "box": _box,
    "handoff": _handoff,
    "choose": _choose,
    "reveal": _reveal,
    "end": _end,
    "replay": _replay,
    "learn": _learn,
    "rules": _rules,
    "what now": _what_now,
    "okiya": _okiya,
    "okiya-game": _okiya_game,
    "okiya-end": _okiya_end,
    "okiya-replay": _okiya_replay,
    "records": _records,
    "statistics": _statistics,
}


def add_screens(router: Router) -> None:
    """Make every screen known to the router."""
    for name, build in SCREENS.items():
        router.add(name, build)
