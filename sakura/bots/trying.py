"""Trying things out on a copy of the table: what a card does alone, and where a direction leads."""

from __future__ import annotations

from collections.abc import Iterator

from sakura.engine.game import DIRECTIONS
from sakura.engine.resolution import carry_out
from sakura.engine.table import Table


def outcomes_alone(table: Table, order: int, painter: int) -> Iterator[tuple[str, Table]]:
    """Every table that this card leads to if nobody else plays, with the answers its owner gives on the way."""
    start = table.copy()
    start.lay_out([(order, painter)])
    yield from follow_answers(start, "", carry_out(start))


def follow_answers(table: Table, answers: str, question: str | None) -> Iterator[tuple[str, Table]]:
    """The ends of all ways to answer this question and those after it."""
    if question is None:
        yield answers, table
        return
    for choice in DIRECTIONS:
        branch = table.copy()
        yield from follow_answers(branch, answers + choice, carry_out(branch, choice))


def outcomes_of_direction(table: Table, choice: str) -> list[Table]:
    """Every table at the end of the card in play if its owner answers the open question like this."""
    branch = table.copy()
    branch.plays = branch.plays[: branch.turn + 1]  # the cards after it do not matter here
    question = carry_out(branch, choice)
    return [end for _, end in follow_answers(branch, "", question)]
