"""Okiya: the table, a game alone and face to face, what is asked in it, and its end."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from sakura.okiya.match import MatchSetup
from sakura.session.okiya_sitting import BETWEEN, OVER, TAKE, OkiyaSitting
from sakura.session.seats import Seat
from sakura.storage.settings import LastOkiya, SeatNote
from sakura.ui.shots.tables import LONG_NAMES
from sakura.ui.shots.virtual import Virtual

STEP: Final = 0.1
SEED: Final = 7
LONG: Final = (Seat("crane", LONG_NAMES[0]), Seat("wave", LONG_NAMES[3]))
SOLO: Final = (Seat("bamboo", "Hana"), Seat("mountain", "Ren", "adept"))
Stop = Callable[[OkiyaSitting], bool]


def _play(sitting: OkiyaSitting, stop: Stop) -> OkiyaSitting:
    """Random moves for everyone, always the same ones, until it is where it should be."""
    rng = Random(SEED)
    while not stop(sitting) and sitting.stage != OVER:
        if sitting.stage == BETWEEN:
            sitting.begin_next()
        elif sitting.stage == TAKE:
            sitting.decide(rng.choice(sitting.game.squares))
        elif sitting.think(1.0):
            sitting.let_bot_move()
    return sitting


def _after(moves: int, round: int = 1) -> Stop:
    return lambda sitting: (
        sitting.round >= round and len(sitting.game.moves) >= moves and sitting.stage in (TAKE, BETWEEN)
    )


def _sit(seats: tuple[Seat, ...], format: str = "single", fair: bool = False) -> OkiyaSitting:
    return OkiyaSitting(seats, MatchSetup(format, SEED, fair))


def _show(virtual: Virtual, app: Any, sitting: OkiyaSitting, seconds: float = 1.2) -> Any:
    app.okiya.take_up(sitting)
    virtual.wait(seconds, STEP)
    return app.router.screen


def _lay(app: Any, seats: tuple[Seat, ...], format: str, fair: bool) -> Any:
    notes = tuple(SeatNote(seat.painter, seat.name, seat.level) for seat in seats)
    app.preferences.change(last_okiya=LastOkiya(notes, format, fair))
    return app.router.go("okiya")


def _table(_virtual: Virtual, app: Any) -> None:
    _lay(app, SOLO, "three", True)


def _table_levels(_virtual: Virtual, app: Any) -> None:
    _lay(app, LONG, "points-15", False).pick_level(1)


def _solo(virtual: Virtual, app: Any) -> None:
    _show(virtual, app, _play(_sit(SOLO), _after(6)))


def _hint(virtual: Virtual, app: Any) -> None:
    screen = _show(virtual, app, _play(_sit(SOLO, "three"), _after(4)))
    screen.ask_hint()
    virtual.wait(1.0, STEP)


def _opening(virtual: Virtual, app: Any) -> None:
    _show(virtual, app, _sit(LONG, "points-20"))


def _facing(virtual: Virtual, app: Any) -> None:
    _show(virtual, app, _play(_sit(LONG, "points-20"), _after(5, 2)))


def _facing_other(virtual: Virtual, app: Any) -> None:
    _show(virtual, app, _play(_sit(LONG, "three"), lambda sitting: len(sitting.game.moves) > 3 and sitting.seat == 1))


def _swap(virtual: Virtual, app: Any) -> None:
    _show(virtual, app, _play(_sit(LONG, "three", fair=True), _after(1)))


def _asked(virtual: Virtual, app: Any) -> None:
    screen = _show(virtual, app, _play(_sit(LONG, "three"), _after(4)))
    screen.take_back()
    virtual.wait(0.3, STEP)


def _confirm(virtual: Virtual, app: Any) -> None:
    app.preferences.change(confirm_play=True)
    sitting = _play(_sit(LONG, "three"), _after(4))
    _show(virtual, app, sitting).take(sitting.game.squares[0])


def _wrong_tile(virtual: Virtual, app: Any) -> None:
    sitting = _play(_sit(SOLO), _after(4))
    game = sitting.game
    screen = _show(virtual, app, sitting)
    taken = game.tokens[0] | game.tokens[1]
    screen.take(next(square for square in range(16) if not (game.legal | taken) >> square & 1))


def _give_up(virtual: Virtual, app: Any) -> None:
    from sakura.ui.sheets.okiya_menu import OkiyaMenuSheet

    OkiyaMenuSheet(_show(virtual, app, _play(_sit(LONG, "three"), _after(4))).sitting).give_up()


def _menu(virtual: Virtual, app: Any) -> None:
    _show(virtual, app, _play(_sit(LONG, "three"), _after(4))).open_menu()


def _log(virtual: Virtual, app: Any) -> None:
    from sakura.ui.sheets.okiya_menu import OkiyaLogSheet

    sitting = _play(_sit(LONG, "points-20"), _after(3, 2))
    _show(virtual, app, sitting)
    OkiyaLogSheet(sitting).open()


def _log_empty(virtual: Virtual, app: Any) -> None:
    from sakura.ui.sheets.okiya_menu import OkiyaLogSheet

    sitting = _sit(LONG, "points-20")
    _show(virtual, app, sitting)
    OkiyaLogSheet(sitting).open()


def _look_back(virtual: Virtual, app: Any, sitting: OkiyaSitting) -> None:
    screen = _show(virtual, app, sitting)
    while not screen.upper:
        virtual.wait(STEP, STEP)


def _end(virtual: Virtual, app: Any) -> None:
    _look_back(virtual, app, _play(_sit(SOLO), lambda _sitting: False))


def _end_match(virtual: Virtual, app: Any) -> None:
    _look_back(virtual, app, _play(_sit(LONG, "points-20"), lambda _sitting: False))


def _between(virtual: Virtual, app: Any) -> None:
    _look_back(virtual, app, _play(_sit(LONG, "three"), lambda sitting: sitting.stage == BETWEEN))


def _replay(virtual: Virtual, app: Any) -> None:
    _show(virtual, app, _play(_sit(LONG, "three"), lambda _sitting: False)).look_again(7)
    screen = app.router.screen
    while screen.analysis is None:
        virtual.wait(STEP, STEP)


OKIYA_SCENES: Final = {
    "okiya": _table,
    "okiya-levels": _table_levels,
    "okiya-game": _solo,
    "okiya-hint": _hint,
    "okiya-opening": _opening,
    "okiya-facing": _facing,
    "okiya-facing-other": _facing_other,
    "okiya-swap": _swap,
    "okiya-asked": _asked,
    "okiya-confirm": _confirm,
    "okiya-wrong-tile": _wrong_tile,
    "okiya-menu": _menu,
    "okiya-give-up": _give_up,
    "okiya-log": _log,
    "okiya-log-empty": _log_empty,
    "okiya-end": _end,
    "okiya-between": _between,
    "okiya-match": _end_match,
    "okiya-replay": _replay,
}
