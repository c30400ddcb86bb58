"""The home screen with games in progress, the sheet to choose from, and what is told when something went wrong."""

from __future__ import annotations

import errno
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
    _empty(app, "games", "walk")
    games.load("walk")
    app.go_home()
    virtual.wait(0.2, 0.1)


def _home_lost(virtual: Virtual, app: Any) -> None:
    _keep_several(app)
    app.home.writer.flush()
    for name in app.home.games.notes():
        _empty(app, "games", name)
        app.home.games.load(name)
    app.go_home()
    virtual.wait(0.2, 0.1)


def _home_settings_damaged(virtual: Virtual, app: Any) -> None:
    app.preferences.change(hints=True)
    app.home.writer.flush()
    _empty(app, "", "settings")
    app.home.open_settings()
    app.go_home()
    virtual.wait(0.2, 0.1)


def _empty(app: Any, folder: str, name: str) -> None:
    """Damage a file as a device does that loses its power."""
    app.home.files.write(Path(app.home.folder) / folder / f"{name}.json", b"")


def _storage_full(virtual: Virtual, app: Any) -> None:
    _fail_to_save(virtual, app, errno.ENOSPC)


def _storage_locked(virtual: Virtual, app: Any) -> None:
    _fail_to_save(virtual, app, errno.EROFS)


def _fail_to_save(virtual: Virtual, app: Any, problem: int) -> None:
    from sakura.storage.errors import explain_failure

    app.flow.take_up(play_until(sit_down(seats_of(4, 2)), is_in_round(2, CURTAIN)))
    virtual.wait(0.5, 0.1)
    app.home.writer.on_failure(explain_failure(OSError(problem, "")))
    virtual.wait(0.2, 0.1)


def _mishap(virtual: Virtual, app: Any) -> None:
    from sakura.ui.mishaps import Mishaps

    app.flow.take_up(play_until(sit_down(seats_of(4, 2)), is_in_round(2, CURTAIN)))
    virtual.wait(0.5, 0.1)
    Mishaps(app).handle_exception(RuntimeError())
    virtual.wait(0.2, 0.1)


STORAGE_SCENES: Final[dict[str, Callable[[Virtual, Any], None]]] = {
    "home-six": _home_six,
    "home-several": _home_several,
    "games": _games,
    "delete-game": _delete_game,
    "home-damaged": _home_damaged,
    "home-lost": _home_lost,
    "home-settings-damaged": _home_settings_damaged,
    "storage-full": _storage_full,
    "storage-locked": _storage_locked,
    "mishap": _mishap,
}
