"""Every screen in a state worth looking at, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sakura.engine.events import SakuraScored
from sakura.engine.setup import TRICKY
from sakura.session.seats import Seat
from sakura.session.stages import CHOOSE, OVER, QUESTION, REVEAL
from sakura.storage.settings import LastTable, SeatNote
from sakura.ui.form import TABLET
from sakura.ui.shots.scenes_access import ACCESS_SCENES
from sakura.ui.shots.scenes_box import BOX_SCENES
from sakura.ui.shots.scenes_learn import LEARN_SCENES
from sakura.ui.shots.scenes_okiya import OKIYA_SCENES
from sakura.ui.shots.scenes_records import RECORD_SCENES
from sakura.ui.shots.scenes_sheets import SHEET_SCENES
from sakura.ui.shots.scenes_storage import STORAGE_SCENES
from sakura.ui.shots.tables import LONG_NAMES, is_about_to_show, is_in_round, play_until, seats_of, sit_down
from sakura.ui.shots.virtual import Virtual
from sakura.ui.theme import theme

STEP: Final = 0.1  # seconds a frame: pictures do not need every one
Scene = Callable[[Virtual, Any], None]


def _take_up(virtual: Virtual, app: Any, sitting: Any, seconds: float = 1.5) -> Any:
    app.flow.take_up(sitting)
    virtual.wait(seconds, STEP)
    return app.router.screen


def _home(_virtual: Virtual, _app: Any) -> None:
    pass


def _home_continue(virtual: Virtual, app: Any) -> None:
    _take_up(virtual, app, sit_down(seats_of(3, 3)), 0.2)
    app.go_home()


def _settings(_virtual: Virtual, app: Any) -> None:
    app.router.go("settings")


def _settings_end(virtual: Virtual, app: Any) -> None:
    app.router.go("settings").ids.scroller.scroll_y = 0
    virtual.wait(0.2, STEP)


def _lay(app: Any, seats: tuple[Seat, ...], variant: str = "standard") -> Any:
    app.preferences.change(
        last_table=LastTable(tuple(SeatNote(seat.painter, seat.name, seat.level) for seat in seats), variant)
    )
    return app.router.go("table")


def _table(_virtual: Virtual, app: Any) -> None:
    _lay(app, seats_of(4, 1, level="apprentice"))


def _table_six(_virtual: Virtual, app: Any) -> None:
    _lay(app, seats_of(6, 4, LONG_NAMES, "master"))


def _table_two(_virtual: Virtual, app: Any) -> None:
    _lay(app, seats_of(2, 2, LONG_NAMES), TRICKY)


def _table_problem(_virtual: Virtual, app: Any) -> None:
    _lay(app, (Seat("crane", LONG_NAMES[0]), Seat("fan", LONG_NAMES[0])))


def _table_painters(_virtual: Virtual, app: Any) -> None:
    _lay(app, seats_of(3, 1, level="novice")).pick_painter(0)


def _table_levels(_virtual: Virtual, app: Any) -> None:
    _lay(app, seats_of(3, 1, level="novice")).pick_level(1)


def _handoff(virtual: Virtual, app: Any) -> None:
    _take_up(virtual, app, play_until(sit_down(seats_of(4, 4)), lambda sitting: sitting.eyes == 2))
    app.flow.hide()


def _handoff_six(virtual: Virtual, app: Any) -> None:
    sitting = play_until(sit_down(seats_of(6, 6, LONG_NAMES)), lambda sitting: sitting.eyes == 5)
    _take_up(virtual, app, sitting)


def _choose(virtual: Virtual, app: Any) -> None:
    _take_up(virtual, app, play_until(sit_down(seats_of(4, 1)), is_in_round(3, CHOOSE)))


def _choose_card(virtual: Virtual, app: Any) -> None:
    screen = _take_up(virtual, app, play_until(sit_down(seats_of(4, 1)), is_in_round(3, CHOOSE)))
    screen.hand.lift(screen.hand.orders[1])


def _turned(virtual: Virtual, app: Any) -> None:
    _choose_card(virtual, app)
    app.router.turned = theme.form == TABLET  # no other lies on a table


def _choose_six(virtual: Virtual, app: Any) -> None:
    sitting = play_until(sit_down(seats_of(6, 6, LONG_NAMES)), is_in_round(2, CHOOSE))
    screen = _take_up(virtual, app, sitting)
    screen.hand.lift(screen.hand.orders[0])


def _choose_court(virtual: Virtual, app: Any) -> None:
    sitting = sit_down(seats_of(2, 2, LONG_NAMES), TRICKY)
    play_until(sitting, lambda table: table.stage == CHOOSE and table.needs == "court card")
    _take_up(virtual, app, sitting)


def _reveal(virtual: Virtual, app: Any) -> None:
    _take_up(virtual, app, play_until(sit_down(seats_of(4, 1)), is_in_round(3, REVEAL)), 5.0)


def _reveal_six(virtual: Virtual, app: Any) -> None:
    _take_up(virtual, app, play_until(sit_down(seats_of(6, 6, LONG_NAMES)), is_in_round(3, REVEAL)), 5.0)


def _question(virtual: Virtual, app: Any) -> None:
    sitting = play_until(sit_down(seats_of(6, 6, LONG_NAMES)), lambda table: table.stage == QUESTION)
    _take_up(virtual, app, sitting)


def _scoring(virtual: Virtual, app: Any) -> None:
    _score(virtual, app, sit_down(seats_of(4, 1)))


def _scoring_six(virtual: Virtual, app: Any) -> None:
    _score(virtual, app, sit_down(seats_of(6, 6, LONG_NAMES)))


def _score(virtual: Virtual, app: Any, sitting: Any) -> None:
    screen = _take_up(virtual, app, play_until(sitting, is_about_to_show(SakuraScored)))
    for _ in range(600):
        if screen.mood == "scoring" or sitting.stage != REVEAL:
            break
        virtual.wait(STEP, STEP)
    virtual.wait(2.0, STEP)


def _is_over(sitting: Any) -> bool:
    return bool(sitting.stage == OVER)


def _end(virtual: Virtual, app: Any) -> None:
    _take_up(virtual, app, play_until(sit_down(seats_of(4, 1)), _is_over))


def _end_six(virtual: Virtual, app: Any) -> None:
    _take_up(virtual, app, play_until(sit_down(seats_of(6, 6, LONG_NAMES)), _is_over))


def _end_two(virtual: Virtual, app: Any) -> None:
    _take_up(virtual, app, play_until(sit_down(seats_of(2, 1)), _is_over))


SCENES: Final[dict[str, Scene]] = {
    "home": _home,
    "home-continue": _home_continue,
    "settings": _settings,
    "settings-end": _settings_end,
    "table": _table,
    "table-six": _table_six,
    "table-two": _table_two,
    "table-problem": _table_problem,
    "table-painters": _table_painters,
    "table-levels": _table_levels,
    "handoff": _handoff,
    "handoff-six": _handoff_six,
    "choose": _choose,
    "choose-card": _choose_card,
    "choose-six": _choose_six,
    "turned": _turned,
    "choose-court": _choose_court,
    "reveal": _reveal,
    "reveal-six": _reveal_six,
    "question": _question,
    "scoring": _scoring,
    "scoring-six": _scoring_six,
    **SHEET_SCENES,
    "end": _end,
    "end-six": _end_six,
    "end-two": _end_two,
    **ACCESS_SCENES,
    **LEARN_SCENES,
    **OKIYA_SCENES,
    **RECORD_SCENES,
    **STORAGE_SCENES,
    **BOX_SCENES,
}
