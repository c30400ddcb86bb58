"""The sheets: the menu, the log and the discards of a game in play, each opened with a sitting; and all games."""

from __future__ import annotations

from typing import Any


def open_menu(sitting: Any, showing: Any = None) -> Any:
    """What can be done besides playing."""
    from sakura.ui.sheets.menu import MenuSheet

    return MenuSheet(sitting, showing).open()


def open_log(sitting: Any, showing: Any = None) -> Any:
    """What has happened, in sentences; while steps are being shown, as far as they have been."""
    from sakura.ui.sheets.log import LogSheet

    return LogSheet(sitting, showing).open()


def open_discards(sitting: Any) -> Any:
    """The cards that have been played, face up, to look through."""
    from sakura.ui.sheets.discards import DiscardSheet

    return DiscardSheet(sitting).open()


def open_games() -> Any:
    """The games in progress, to choose from."""
    from sakura.ui.sheets.games import GamesSheet

    return GamesSheet().open()
