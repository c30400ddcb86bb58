"""Who sits where, whose move it is, and what each side is shown of it."""

from __future__ import annotations

from sakura.okiya.events import GameBegan, GameWon
from sakura.session.okiya_sitting import ASKED, TAKE, THINKING, OkiyaSitting
from sakura.ui.form import SIDEWAYS
from sakura.ui.theme import theme


def lower_seat(sitting: OkiyaSitting) -> int:
    """Who sits at the lower edge: the one person, or the first of two."""
    return sitting.people[0] if len(sitting.people) == 1 else 0


def last_tile(sitting: OkiyaSitting) -> int | None:
    """The tile that was taken last."""
    last = sitting.game.last
    return None if last is None else sitting.game.layout.tiles[last]


def won_squares(sitting: OkiyaSitting) -> tuple[int, ...]:
    """Where the four tokens lie that have won the game on the table."""
    turning = next((event for event in reversed(sitting.events) if isinstance(event, GameBegan | GameWon)), None)
    return turning.squares if isinstance(turning, GameWon) else ()


def is_asked(sitting: OkiyaSitting, seat: int) -> bool:
    """Whether it is on this side to do something."""
    if sitting.stage == ASKED:
        return seat != sitting.asker
    return sitting.stage in (TAKE, THINKING) and sitting.seat == seat


def shows_last_tile(sitting: OkiyaSitting, seat: int) -> bool:
    """Who plays alone sees the last tile at all times; of two who face each other both, where there is room."""
    if len(sitting.people) < 2:
        return seat == lower_seat(sitting)
    return theme.form != SIDEWAYS or is_asked(sitting, seat)
