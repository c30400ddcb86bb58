"""Replays, kept games and statistics, each in a state worth looking at."""

from __future__ import annotations

from typing import Any, Final

from sakura.engine.events import PainterDisgraced, SakuraScored
from sakura.session.replaying import Replay
from sakura.session.stages import OVER
from sakura.session.watching import Watching
from sakura.ui.shots.tables import LONG_NAMES, play_until, seats_of, sit_down
from sakura.ui.shots.virtual import Virtual

STEP: Final = 0.1


def watch_game(players: int, names: tuple[str, ...] = LONG_NAMES, seed: int = 11) -> Watching:
    """A finished game to watch from its beginning."""
    sitting = play_until(sit_down(seats_of(players, players, names), seed=seed), lambda table: table.stage == OVER)
    return Watching(Replay(sitting.record(), sitting.seats))


def _open(virtual: Virtual, app: Any, watching: Watching) -> Any:
    screen = app.router.go("replay", watching=watching)
    virtual.wait(0.6, STEP)
    return screen


def _find(watching: Watching, kind: type) -> int:
    return next(moment.number for moment in watching.replay.moments if isinstance(moment.event, kind))


def _replay_hands(virtual: Virtual, app: Any) -> None:
    watching = watch_game(4)
    watching.go_to(watching.replay.beginning_of(3))
    _open(virtual, app, watching)


def _replay_six(virtual: Virtual, app: Any) -> None:
    watching = watch_game(6)
    watching.go_to(watching.replay.beginning_of(4))
    _open(virtual, app, watching)


def _replay_seat(virtual: Virtual, app: Any) -> None:
    watching = watch_game(6)
    watching.eyes = 3
    watching.go_to(watching.replay.beginning_of(2))
    _open(virtual, app, watching)


def _replay_step(virtual: Virtual, app: Any) -> None:
    watching = watch_game(6)
    watching.go_to(_find(watching, PainterDisgraced))
    _open(virtual, app, watching)


def _replay_scored(virtual: Virtual, app: Any) -> None:
    watching = watch_game(6)
    watching.go_to(_find(watching, SakuraScored))
    _open(virtual, app, watching)


def _replay_menu(virtual: Virtual, app: Any) -> None:
    _open(virtual, app, watch_game(3)).open_menu()


def _replay_eyes(virtual: Virtual, app: Any) -> None:
    _open(virtual, app, watch_game(6)).open_eyes()


def _replay_branch(virtual: Virtual, app: Any) -> None:
    from sakura.ui.replay.sheets import BranchSheet

    BranchSheet(_open(virtual, app, watch_game(6)).watching).open()


RECORD_SCENES: Final = {
    "replay": _replay_hands,
    "replay-six": _replay_six,
    "replay-seat": _replay_seat,
    "replay-step": _replay_step,
    "replay-scored": _replay_scored,
    "replay-menu": _replay_menu,
    "replay-eyes": _replay_eyes,
    "replay-branch": _replay_branch,
}
