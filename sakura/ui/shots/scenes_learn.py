"""Scenes of learning: the doors, the first game at the steps that matter, what comes after it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from sakura.i18n.translation import _
from sakura.ui.shots.virtual import Virtual

STEP: Final = 0.1
MOST_HELP: Final = 400
HINT_SECONDS: Final = 10.0


def _learn(_virtual: Virtual, app: Any) -> None:
    app.router.go("learn")


def _learn_left(_virtual: Virtual, app: Any) -> None:
    app.preferences.change(lesson=3)
    app.router.go("learn")


def _step(key: str, virtual: Virtual, _app: Any) -> None:
    """The first game at a step: the coach’s own button leads there."""
    from sakura.session.lesson_steps import ROUNDS
    from sakura.ui.learn.lesson_flow import begin_first_game

    number = next(number for number, steps in enumerate(ROUNDS, 1) if any(step.key == key for step in steps))
    flow = begin_first_game(number)
    virtual.wait(0.6, STEP)
    for _attempt in range(MOST_HELP):
        if flow.lesson.step.key == key and flow.can_help:
            break
        flow.go_on_or_show()
        virtual.wait(STEP, STEP)


def _own_choice(virtual: Virtual, app: Any) -> None:
    from sakura.ui.learn.lesson_flow import begin_first_game

    begin_first_game(6)
    virtual.wait(0.6, STEP)
    app.router.screen.hand.lift(38)


def _other_card(virtual: Virtual, app: Any) -> None:
    _step("touch", virtual, app)
    app.router.screen.hand.lift(23)


def _menu(virtual: Virtual, app: Any) -> None:
    _step("touch", virtual, app)
    app.router.screen.ids.head.open_menu()


def _what_now(virtual: Virtual, app: Any) -> None:
    from sakura.ui.learn.lesson_flow import begin_first_game

    flow = begin_first_game(6)
    virtual.wait(0.6, STEP)
    app.router.screen.play(34)
    for _attempt in range(MOST_HELP):
        if app.router.name == "what now":
            break
        flow.go_on_or_show()
        virtual.wait(STEP, STEP)


def _rules(_virtual: Virtual, app: Any) -> None:
    app.router.go("rules")


def _rules_at(section: str, virtual: Virtual, app: Any) -> None:
    app.router.go("rules", section=section)
    virtual.wait(0.4, STEP)


def _rules_search(virtual: Virtual, app: Any) -> None:
    screen = app.router.go("rules")
    virtual.wait(0.2, STEP)
    screen.ids.field.text = _("Disgrace")
    virtual.wait(0.2, STEP)


def _rules_not_found(virtual: Virtual, app: Any) -> None:
    app.router.go("rules").ids.field.text = "Haiku"
    virtual.wait(0.2, STEP)


def _rules_contents(virtual: Virtual, app: Any) -> None:
    app.router.go("rules").open_contents()
    virtual.wait(0.2, STEP)


def _hint(virtual: Virtual, app: Any) -> None:
    from sakura.session.stages import CHOOSE
    from sakura.ui.shots.tables import is_in_round, play_until, seats_of, sit_down

    app.flow.take_up(play_until(sit_down(seats_of(4, 1)), is_in_round(3, CHOOSE)))
    virtual.wait(1.5, STEP)
    screen = app.router.screen
    screen.hand.lift(screen.hand.orders[1])
    _open_hint(virtual, screen)


def _hint_hand(virtual: Virtual, app: Any) -> None:
    from sakura.session.stages import CHOOSE
    from sakura.ui.shots.tables import LONG_NAMES, is_in_round, play_until, seats_of, sit_down

    app.flow.take_up(play_until(sit_down(seats_of(6, 1, LONG_NAMES)), is_in_round(2, CHOOSE)))
    virtual.wait(1.5, STEP)
    _open_hint(virtual, app.router.screen)


def _open_hint(virtual: Virtual, screen: Any) -> None:
    screen.open_hint()
    screen._adviser.think(HINT_SECONDS)
    virtual.wait(0.3, STEP)


LEARN_SCENES: Final[dict[str, Callable[[Virtual, Any], None]]] = {
    "learn": _learn,
    "learn-left": _learn_left,
    **{
        f"coach-{key.replace(' ', '-')}": partial(_step, key) for key in ("welcome", "halves", "rising", "stepped over")
    },
    **{f"coach-{key.replace(' ', '-')}": partial(_step, key) for key in ("disgrace", "fan falls", "first tree")},
    "coach-which-way": partial(_step, "which way"),
    "coach-own-choice": _own_choice,
    "coach-other-card": _other_card,
    "coach-menu": _menu,
    "what-now": _what_now,
    "hint": _hint,
    "hint-hand": _hint_hand,
    "rules": _rules,
    **{f"rules-{key}": partial(_rules_at, key) for key in ("cards", "things", "walking", "reconstruction")},
    "rules-okiya": partial(_rules_at, "okiya aim"),
    "rules-search": _rules_search,
    "rules-not-found": _rules_not_found,
    "rules-contents": _rules_contents,
}
