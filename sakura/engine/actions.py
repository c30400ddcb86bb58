"""What a card can do: garden actions and painter actions, each known by the code of the deck file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sakura.engine.events import NobodyMoved, PainterStayed
from sakura.engine.movement import advance, draw_emperor_back, lead_emperor, retreat
from sakura.engine.table import GATE, Table

FORWARDS = "+"
BACK = "-"


@dataclass(frozen=True, slots=True)
class GardenAction:
    """Moves the Emperor, or whoever is closest to him or furthest from him. With ``back`` it asks for a direction."""

    code: str
    steps: int
    forwards: Callable[[Table, int], None]
    back: Callable[[Table, int], None] | None = None


@dataclass(frozen=True, slots=True)
class PainterAction:
    """Moves the painter the card was played for. With ``back`` it asks for a direction."""

    code: str
    steps: int
    forwards: Callable[[Table, int, int], None]
    back: Callable[[Table, int, int], None] | None = None


def hold_back_closest(table: Table, steps: int) -> None:
    """The painter closest to the Emperor moves back; nobody does if all are at the gate."""
    spaces = table.spaces
    closest = max(spaces)
    if closest != GATE:
        retreat(table, spaces.index(closest), steps)
    elif table.emit is not None:
        table.emit(NobodyMoved(f"closest-{steps}"))


def push_furthest(table: Table, steps: int) -> None:
    """The painter furthest from the Emperor moves forwards; nobody does if two or more share the gate."""
    spaces = table.spaces
    if spaces.count(GATE) < 2:
        advance(table, spaces.index(min(spaces)), steps)
    elif table.emit is not None:
        table.emit(NobodyMoved(f"furthest+{steps}"))


def leap(table: Table, painter: int, _steps: int) -> None:
    """To the first empty space in front of the next painter ahead."""
    start = table.spaces[painter]
    next_ahead = table.emperor
    for space in table.spaces:
        if start < space < next_ahead:
            next_ahead = space
    if next_ahead == table.emperor:
        stay(table, painter)
    else:
        # No painter stands before the next one, and every space from there to the landing place is taken:
        # the leap is as many steps over empty spaces as the next painter is away.
        advance(table, painter, next_ahead - start)


def follow(table: Table, painter: int, _steps: int) -> None:
    """Forwards one space for each painter between this one and the Emperor."""
    start = table.spaces[painter]
    ahead = 0
    for space in table.spaces:
        if space > start:
            ahead += 1
    if ahead:
        advance(table, painter, ahead)
    else:
        stay(table, painter)


def stay(table: Table, painter: int) -> None:
    """Say that a painter's action led nowhere."""
    if table.emit is not None:
        table.emit(PainterStayed(painter))


GARDEN_ACTIONS = {
    action.code: action
    for action in (
        GardenAction("emperor+1", 1, lead_emperor),
        GardenAction("emperor+2", 2, lead_emperor),
        GardenAction("emperor-1", 1, draw_emperor_back),
        GardenAction("emperor+-1", 1, lead_emperor, draw_emperor_back),
        GardenAction("closest-2", 2, hold_back_closest),
        GardenAction("furthest+2", 2, push_furthest),
    )
}

PAINTER_ACTIONS = {
    action.code: action
    for action in (
        PainterAction("+1", 1, advance),
        PainterAction("+2", 2, advance),
        PainterAction("+3", 3, advance),
        PainterAction("+-1", 1, advance, retreat),
        PainterAction("+-2", 2, advance, retreat),
        PainterAction("+-3", 3, advance, retreat),
        PainterAction("leap", 0, leap),
        PainterAction("follow", 0, follow),
    )
}
