"""The home screen with games in progress, the sheet to choose from, and what is told of damaged files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from sakura.session.stages import CURTAIN
from sakura.ui.shots.tables import LONG_NAMES, is_in_round, play_until, seats_of, sit_down
from sakura.ui.shots.virtual import Virtual


def _keep_several(app: Any) -> None:
    tables = (seats_of(2, 1), seats_of(6, 6, LONG_NAMES), seats_of(4, 2))
    for number, seats in enumerate(tables, start=1):
        sitting = play_until(sit_down(seats), is_in_round(number, CURTAIN))
        app.home.games.keep(app.home.games.new_name(), sitting)


def _home_six(_virtual: Virtual, app: Any) -> None:
    app.home.games.keep("six", play_until(sit_down(seats_of(6, 6, LONG_NAMES)), is_in_round(4, CURTAIN)))
    app.go_home()


def _home_several(_virtual: Virtual, app: Any) -> None:
    _keep_several(app)
    app.go_home()


def _games(virtual: Virtual, app: Any) -> None:
    from sakura.ui.sheets import open_games

    _home_several(virtual, app)
    open_games()


def _delete_game(virtual: Virtual, app: Any) -> None:
    from sakura.ui.sheets.games import ask_to_delete

    _home_several(virtual, app)
    name, note = next(iter(app.home.games.notes().items()))
    ask_to_delete(note, lambda: app.flow.drop(name))


def _home_damaged(virtual: Virtual, app: Any) -> None:
    games = app.home.games
    for number in (1, 2):
        games.keep("walk", play_until(sit_down(seats_of(3, 3)), is_in_round(number, CURTAIN)))
        app.home.writer.flush()
    app.home.files.write(Path(app.home.folder) / "games" / "walk.json", b"")
    games.load("walk")
    app.go_home()
    virtual.wait(0.2, 0.1)


STORAGE_SCENES: Final[dict[str, Callable[[Virtual, Any], None]]] = {
    "home-six": _home_six,
    "home-several": _home_several,
    "games": _games,
    "delete-game": _delete_game,
    "home-damaged": _home_damaged,
}
