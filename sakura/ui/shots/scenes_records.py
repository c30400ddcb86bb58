"""Replays, kept games and statistics, each in a state worth looking at."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from sakura.engine.events import PainterDisgraced, SakuraScored
from sakura.session.replaying import Replay
from sakura.session.sitting import Sitting
from sakura.session.stages import OVER
from sakura.session.watching import Watching
from sakura.ui.shots.tables import LONG_NAMES, SHORT_NAMES, play_until, seats_of, sit_down
from sakura.ui.shots.virtual import Virtual

STEP: Final = 0.1
FIRST_DAY: Final = 1_750_000_000  # seconds since 1970
DAY: Final = 86_400
LEVELS: Final = ("novice", "apprentice", "adept", "master")


@cache
def finish_game(players: int, names: tuple[str, ...], seed: int) -> Sitting:
    """A game of people, played to its end."""
    return play_until(sit_down(seats_of(players, players, names), seed=seed), lambda table: table.stage == OVER)


def watch_game(players: int, names: tuple[str, ...] = LONG_NAMES, seed: int = 11) -> Watching:
    """A finished game to watch from its beginning."""
    sitting = finish_game(players, names, seed)
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


def _replay_cards(virtual: Virtual, app: Any) -> None:
    watching = watch_game(6)
    watching.go_to(_find(watching, PainterDisgraced))
    _open(virtual, app, watching).open_cards()


def _replay_hand(virtual: Virtual, app: Any) -> None:
    watching = watch_game(4)
    watching.go_to(watching.replay.beginning_of(3))
    _open(virtual, app, watching).open_hand(1)


def _replay_menu(virtual: Virtual, app: Any) -> None:
    _open(virtual, app, watch_game(3)).open_menu()


def _replay_eyes(virtual: Virtual, app: Any) -> None:
    _open(virtual, app, watch_game(6)).open_eyes()


def _replay_branch(virtual: Virtual, app: Any) -> None:
    from sakura.ui.replay.sheets import BranchSheet

    BranchSheet(_open(virtual, app, watch_game(6)).watching).open()


def fill_library(app: Any, games: int = 9) -> None:
    """Games of all sizes over some months, the last ones imported and played on from another."""
    from dataclasses import replace

    from sakura.storage.kept import BRANCH, IMPORTED, OWN
    from sakura.storage.sakura_games import keep_sitting

    for number in range(games):
        players, names = 2 + number % 5, LONG_NAMES if number % 3 == 0 else SHORT_NAMES
        kept = keep_sitting(finish_game(players, names, number), FIRST_DAY + number * 21 * DAY)
        origin = {games - 1: IMPORTED, games - 2: BRANCH}.get(number, OWN)
        levels = (None, *(LEVELS[(at + number) % len(LEVELS)] for at in range(1, players)))
        app.records.keep_game(replace(kept, note=replace(kept.note, levels=levels, origin=origin)))
    app.records.statistics.flush(60)


def _records(virtual: Virtual, app: Any) -> None:
    fill_library(app)
    app.router.go("records")
    virtual.wait(0.3, STEP)


def _records_empty(virtual: Virtual, app: Any) -> None:
    app.router.go("records")
    virtual.wait(0.3, STEP)


def _records_more(virtual: Virtual, app: Any) -> None:
    _records(virtual, app)
    app.router.screen.open_more(next(iter(app.records.library.notes())))
    virtual.wait(0.3, STEP)


def _records_refused(virtual: Virtual, app: Any) -> None:
    _records(virtual, app)
    app.router.screen.take("holidays.png", b"not a game")
    virtual.wait(0.3, STEP)


def _records_delete(virtual: Virtual, app: Any) -> None:
    _records(virtual, app)
    screen = app.router.screen
    screen.ask_to_delete(app.records.library.load(next(iter(app.records.library.notes()))))
    virtual.wait(0.3, STEP)


def _records_damaged(virtual: Virtual, app: Any) -> None:
    fill_library(app)
    app.home.writer.flush()
    for name in list(app.records.library.notes())[:2]:
        _empty(app, name)
        app.records.library.load_or_note_loss(name)
    app.router.go("records")
    virtual.wait(0.3, STEP)


def _records_unusable(virtual: Virtual, app: Any) -> None:
    _records(virtual, app)
    app.home.writer.flush()
    name = next(iter(app.records.library.notes()))
    _empty(app, name)
    app.router.screen.open(name)
    virtual.wait(0.3, STEP)


def _empty(app: Any, name: str) -> None:
    """Damage a kept game as a device does that loses its power."""
    app.home.files.write(app.home.folder / "records" / f"{name}.json", b"")


def _records_imported(virtual: Virtual, app: Any) -> None:
    from sakura.storage.sakura_games import keep_sitting

    _records(virtual, app)
    kept = keep_sitting(finish_game(6, LONG_NAMES, 99), FIRST_DAY)
    app.router.screen.take("spring.json", app.records.library.seal(kept))
    virtual.wait(0.5, STEP)


def _share(virtual: Virtual, app: Any) -> None:
    app.flow.take_up(play_until(sit_down(seats_of(4, 1)), lambda table: table.stage == OVER))
    virtual.wait(0.5, STEP)
    app.router.screen.share()


def _statistics(virtual: Virtual, app: Any) -> Any:
    fill_library(app)
    screen = app.router.go("statistics")
    virtual.wait(0.5, STEP)
    return screen


def _statistics_everyone(virtual: Virtual, app: Any) -> None:
    _statistics(virtual, app).choose(level=None)


def _statistics_end(virtual: Virtual, app: Any) -> None:
    _statistics(virtual, app).ids.scroller.scroll_y = 0
    virtual.wait(0.2, STEP)


def _statistics_filter(virtual: Virtual, app: Any) -> None:
    _statistics(virtual, app).open_filters()


def _statistics_empty(virtual: Virtual, app: Any) -> None:
    app.router.go("statistics")
    virtual.wait(0.5, STEP)


def _statistics_none(virtual: Virtual, app: Any) -> None:
    _statistics(virtual, app).choose(level="master", players=6, days=30)


RECORD_SCENES: Final = {
    "replay": _replay_hands,
    "replay-six": _replay_six,
    "replay-seat": _replay_seat,
    "replay-step": _replay_step,
    "replay-scored": _replay_scored,
    "replay-cards": _replay_cards,
    "replay-hand": _replay_hand,
    "replay-menu": _replay_menu,
    "replay-eyes": _replay_eyes,
    "replay-branch": _replay_branch,
    "records": _records,
    "records-empty": _records_empty,
    "records-more": _records_more,
    "records-refused": _records_refused,
    "records-delete": _records_delete,
    "records-damaged": _records_damaged,
    "records-unusable": _records_unusable,
    "records-imported": _records_imported,
    "share": _share,
    "statistics": _statistics,
    "statistics-everyone": _statistics_everyone,
    "statistics-end": _statistics_end,
    "statistics-filter": _statistics_filter,
    "statistics-empty": _statistics_empty,
    "statistics-none": _statistics_none,
}
