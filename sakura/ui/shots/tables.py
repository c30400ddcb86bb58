"""Sittings brought to a point worth a picture, without a window: every seed is fixed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sakura.engine.events import Event
from sakura.engine.setup import STANDARD, Setup
from sakura.session.seats import PAINTERS, Seat
from sakura.session.sitting import Sitting
from sakura.session.stages import CHOOSE, CURTAIN, OVER, QUESTION, REVEAL, THINKING
from sakura.storage.assets import load_deck, load_garden

# Twenty letters are as long as a name may be.
LONG_NAMES: Final = (
    "Wilhelmina Alexandra",
    "Bartholomew Maximili",
    "Maria-Fernanda Ortiz",
    "Иннокентий Аристархо",
    "Jean-Baptiste Lefèvr",
    "Mmmmmmmmmmmmmmmmmmmm",
)
SHORT_NAMES: Final = ("Hana", "Ren", "Yuki", "Sora", "Mei", "Kaito")
BOT: Final = "random"  # the quickest: pictures need no strength
SEED: Final = 11


def seats_of(players: int, people: int, names: tuple[str, ...] = SHORT_NAMES, level: str = BOT) -> tuple[Seat, ...]:
    """So many seats, people first."""
    return tuple(
        Seat(painter, name, None if at < people else level)
        for at, (painter, name) in enumerate(zip(PAINTERS[:players], names, strict=False))
    )


def sit_down(seats: tuple[Seat, ...], variant: str = STANDARD, seed: int = SEED) -> Sitting:
    """A new sitting."""
    return Sitting(seats, Setup(len(seats), load_deck(), load_garden(), seed, variant))


def play_until(sitting: Sitting, reached: Callable[[Sitting], bool]) -> Sitting:
    """Play it on, everyone with the lowest card, until it is where it should be, or over."""
    while not reached(sitting) and sitting.stage != OVER:
        _step(sitting)
    return sitting


def _step(sitting: Sitting) -> None:
    if sitting.stage == CURTAIN:
        sitting.open_curtain()
    elif sitting.stage == CHOOSE:
        if sitting.needs:
            sitting.pick(min(sitting.view().hand))
        else:
            sitting.end_turn()
    elif sitting.stage == THINKING:
        sitting.think(1.0)
    elif sitting.stage == QUESTION:
        sitting.answer("+")
    else:
        sitting.finish_reveal()


def is_in_round(number: int, stage: str) -> Callable[[Sitting], bool]:
    """At this stage of a round or a later one."""
    return lambda sitting: sitting.stage == stage and sitting.round >= number


def is_about_to_show(kind: type[Event]) -> Callable[[Sitting], bool]:
    """At a reveal that will show an event of that kind."""

    def check(sitting: Sitting) -> bool:
        if sitting.stage != REVEAL:
            return False
        twin = Sitting.restore(sitting.save())
        return any(isinstance(event, kind) for event in twin.take_events())

    return check
