"""How pieces walk: painters step over one another and must never come upon the Emperor."""

from __future__ import annotations

from sakura.engine.events import (
    EmperorMoved,
    EmperorStayed,
    PainterDisgraced,
    PainterMoved,
    PainterStayed,
    SakuraReached,
)
from sakura.engine.table import FIRST_SPACE, GATE, NOBODY, Table

DISGRACE_STEPS = 3


def advance(table: Table, painter: int, steps: int) -> None:
    """Move a painter forwards: only empty spaces count, and reaching the Emperor is a disgrace."""
    spaces = table.spaces
    start = space = spaces[painter]
    emperor = table.emperor
    while steps:
        space += 1
        if space >= emperor:
            disgrace(table, painter)
            return
        if space not in spaces:
            steps -= 1
    spaces[painter] = space
    if table.emit is not None:
        table.emit(PainterMoved(painter, start, space))


def retreat(table: Table, painter: int, steps: int) -> None:
    """Move a painter back: only empty spaces count, and nobody goes further than the gate."""
    start = table.spaces[painter]
    end = count_back(table.spaces, start, steps)
    table.spaces[painter] = end
    if table.emit is not None:
        table.emit(PainterMoved(painter, start, end) if end != start else PainterStayed(painter))


def disgrace(table: Table, painter: int) -> None:
    """A painter met the Emperor: one token lost, and three empty spaces back from where he stands."""
    start = table.spaces[painter]
    emperor = table.emperor
    table.spaces[painter] = emperor  # it has left its old space, which is now as empty as any
    end = count_back(table.spaces, emperor, DISGRACE_STEPS)
    table.spaces[painter] = end
    lost = 1 if table.tokens[painter] else 0
    table.tokens[painter] -= lost
    if table.emit is not None:
        table.emit(PainterDisgraced(painter, start, emperor, end, lost))


def count_back(spaces: list[int], space: int, steps: int) -> int:
    """The space that many empty spaces behind another, or the gate if the path is too short."""
    while steps and space > GATE:
        space -= 1
        if space not in spaces:
            steps -= 1
    return space


def lead_emperor(table: Table, steps: int) -> None:
    """Move the Emperor forwards; at a tree in bloom he stops, even with a step left."""
    start = end = table.emperor
    blooming = table.blooming
    while steps:
        end += 1
        steps -= 1
        if end in blooming:
            table.reached = end
            break
    table.emperor = end
    if table.emit is not None:
        _tell_of_walk(table, start)


def draw_emperor_back(table: Table, steps: int) -> None:
    """Move the Emperor back; a painter he steps onto is disgraced. He never enters the gate."""
    while steps and table.reached == NOBODY:
        start = table.emperor
        steps -= 1
        if start > FIRST_SPACE:
            table.emperor = start - 1
            if table.emperor in table.blooming:
                table.reached = table.emperor
        if table.emit is not None:
            _tell_of_walk(table, start)
        if table.emperor in table.spaces:
            disgrace(table, table.spaces.index(table.emperor))


def _tell_of_walk(table: Table, start: int) -> None:
    assert table.emit is not None
    table.emit(EmperorMoved(start, table.emperor) if table.emperor != start else EmperorStayed(start))
    if table.reached == table.emperor:
        table.emit(SakuraReached(table.emperor))
