"""Sittings that are about to show what is measured; every seed is fixed."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any, Final

from sakura.engine.events import CardsRevealed, Event
from sakura.session.sitting import Sitting
from sakura.session.stages import CHOOSE, CURTAIN, REVEAL
from sakura.ui.shots.tables import SEED, is_about_to_show, is_in_round, play_until, seats_of, sit_down

PLAYERS: Final = 4
ROUND: Final = 3
Copy = Callable[[], Sitting]


def choosing() -> Copy:
    """One person with a hand, and three bots."""
    return lambda: play_until(sit_down(seats_of(PLAYERS, 1)), is_in_round(ROUND, CHOOSE))


def at_the_curtain() -> Copy:
    """Four people, and the doors before the third of them."""
    sitting = sit_down(seats_of(PLAYERS, PLAYERS))
    return _copies(play_until(sitting, lambda table: table.stage == CURTAIN and table.eyes == 2))


def about_to_show(kind: type[Event]) -> Copy:
    """A reveal that begins with the cards and has an event of that kind in it."""
    cards, wanted = is_about_to_show(CardsRevealed), is_about_to_show(kind)
    for seed in count(SEED):
        sitting = play_until(sit_down(seats_of(PLAYERS, 1), seed=seed), lambda table: cards(table) and wanted(table))
        if sitting.stage == REVEAL:
            return _copies(sitting)
    raise AssertionError("there is always another seed")


def _copies(sitting: Sitting) -> Copy:
    """As many of the same sitting as are wanted. (An open hand comes back behind the curtain.)"""
    saved: dict[str, Any] = sitting.save()
    return lambda: Sitting.restore(saved)
