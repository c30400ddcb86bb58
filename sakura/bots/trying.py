"""Trying things out on a copy of the table: what a card does alone, and where a direction leads."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sakura.engine.events import Event, PainterDisgraced
from sakura.engine.game import COURT_CARD, DIRECTIONS, Option
from sakura.engine.resolution import carry_out
from sakura.engine.table import Table
from sakura.engine.views import View

UNASKED = ""  # what a card is begun with: it has asked nothing yet


class Witness:
    """An event sink that only remembers whether one painter was disgraced."""

    __slots__ = ("disgraced", "painter")

    def __init__(self, painter: int) -> None:
        self.painter = painter
        self.disgraced = False

    def __call__(self, event: Event) -> None:
        """Take note of an event."""
        if isinstance(event, PainterDisgraced) and event.painter == self.painter:
            self.disgraced = True


@dataclass(frozen=True, slots=True)
class Trial:
    """A table with nothing but one card left to be carried out, and the answer it waits for."""

    start: Table
    answer: str

    def outcomes(self) -> Iterator[tuple[tuple[str, ...], Table]]:
        """Every table this leads to, with the answers the card's owner gives on the way."""
        branch = self.start.copy()
        yield from _follow(branch, (self.answer,), carry_out(branch, self.answer))

    def disgraces(self, answers: tuple[str, ...], painter: int) -> bool:
        """Whether the painter is disgraced on the way with these answers."""
        witness = Witness(painter)
        branch = self.start.copy()
        branch.emit = witness
        for answer in answers:
            carry_out(branch, answer)
        return witness.disgraced


def try_card(table: Table, order: int, painter: int) -> Trial:
    """This card alone, played for that painter."""
    start = table.copy()
    start.lay_out([(order, painter)])
    return Trial(start, UNASKED)


def try_direction(table: Table, choice: str) -> Trial:
    """This answer to the open question; the cards after it are left out."""
    start = table.copy()
    start.plays = start.plays[: start.turn + 1]
    return Trial(start, choice)


def try_option(view: View, table: Table, option: Option) -> Trial:
    """What the view's seat would see if it took this option and nothing else happened."""
    if view.options == DIRECTIONS:
        return try_direction(table, str(option))
    return try_card(table, int(option), view.court if view.decision == COURT_CARD else view.seat)


def _follow(table: Table, answers: tuple[str, ...], question: str | None) -> Iterator[tuple[tuple[str, ...], Table]]:
    """The ends of all ways to answer this question and those after it."""
    if question is None:
        yield answers, table
        return
    for choice in DIRECTIONS:
        branch = table.copy()
        yield from _follow(branch, (*answers, choice), carry_out(branch, choice))
