"""What lies over a game in play: sheets to read, and questions before something cannot be undone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sakura.engine.setup import TRICKY
from sakura.session.sitting import Sitting
from sakura.session.stages import CHOOSE, CURTAIN, QUESTION
from sakura.ui.shots.tables import LONG_NAMES, is_in_round, play_until, seats_of, sit_down
from sakura.ui.shots.virtual import Virtual

STEP: Final = 0.1


def _play(virtual: Virtual, app: Any, sitting: Sitting) -> Sitting:
    app.flow.take_up(sitting)
    virtual.wait(1.5, STEP)
    return sitting


def _in_play(virtual: Virtual, app: Any) -> Sitting:
    return _play(virtual, app, play_until(sit_down(seats_of(6, 6, LONG_NAMES)), is_in_round(4, CURTAIN)))


def _at_the_beginning(virtual: Virtual, app: Any) -> Sitting:
    return _play(virtual, app, sit_down(seats_of(4, 1)))


def _menu(virtual: Virtual, app: Any) -> None:
    from sakura.ui.sheets import open_menu

    open_menu(_in_play(virtual, app))


def _log(virtual: Virtual, app: Any) -> None:
    from sakura.ui.sheets import open_log

    open_log(_play(virtual, app, play_until(sit_down(seats_of(4, 4)), is_in_round(4, CURTAIN))))


def _log_scored(virtual: Virtual, app: Any) -> None:
    from sakura.ui.sheets import open_log

    sitting = sit_down(seats_of(6, 6, LONG_NAMES))
    play_until(sitting, lambda table: bool(table.view().scored) and table.stage == CURTAIN)
    open_log(_play(virtual, app, sitting))


def _log_empty(virtual: Virtual, app: Any) -> None:
    from sakura.ui.sheets import open_log

    open_log(_at_the_beginning(virtual, app))


def _discards(virtual: Virtual, app: Any) -> None:
    from sakura.ui.sheets import open_discards

    open_discards(_in_play(virtual, app))


def _discards_empty(virtual: Virtual, app: Any) -> None:
    from sakura.ui.sheets import open_discards

    open_discards(_at_the_beginning(virtual, app))


def _painters(virtual: Virtual, app: Any) -> None:
    from sakura.ui.play.painters_sheet import painters_sheet

    painters_sheet(_in_play(virtual, app)).open()


def _open_cards(virtual: Virtual, app: Any) -> None:
    sitting = sit_down(seats_of(6, 6, LONG_NAMES))
    _play(virtual, app, play_until(sitting, lambda table: table.stage == QUESTION))
    app.router.screen.open_cards()


def _give_up(virtual: Virtual, app: Any) -> None:
    from sakura.ui.sheets.menu import MenuSheet

    MenuSheet(_in_play(virtual, app)).give_up()


def _confirm_card(virtual: Virtual, app: Any) -> None:
    _ask_to_play(virtual, app, play_until(sit_down(seats_of(4, 1)), is_in_round(3, CHOOSE)))


def _confirm_court_card(virtual: Virtual, app: Any) -> None:
    sitting = sit_down(seats_of(2, 2, LONG_NAMES), TRICKY)
    play_until(sitting, lambda table: table.stage == CHOOSE and table.needs == "court card")
    _ask_to_play(virtual, app, sitting)


def _ask_to_play(virtual: Virtual, app: Any, sitting: Sitting) -> None:
    app.preferences.change(confirm_play=True)
    _play(virtual, app, sitting)
    screen = app.router.screen
    screen.play(screen.hand.orders[1])


SHEET_SCENES: Final[dict[str, Callable[[Virtual, Any], None]]] = {
    "menu": _menu,
    "log": _log,
    "log-scored": _log_scored,
    "log-empty": _log_empty,
    "discards": _discards,
    "discards-empty": _discards_empty,
    "painters": _painters,
    "open-cards": _open_cards,
    "confirm-card": _confirm_card,
    "confirm-court-card": _confirm_court_card,
    "give-up": _give_up,
}
