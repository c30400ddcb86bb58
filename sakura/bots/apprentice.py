"""The ``apprentice``: looks one card ahead, carefully, and takes what looks best."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from sakura.bots.characters import BALANCED, Character
from sakura.bots.glancing import glance
from sakura.bots.outlook import main_threat, outlook
from sakura.bots.thinking import Reason, Thinking, Thought
from sakura.engine.game import Option
from sakura.engine.table import Table
from sakura.engine.views import View, open_table

TIE_BREAK = 0.02  # hardly anything: two equal cards are not always played in the same order


class ApprenticeBot:
    """Tries every card of the hand on the table as it stands; never takes a certain disgrace that can be avoided."""

    def __init__(self, seed: int, character: Character = BALANCED) -> None:
        self._rng = Random(seed)
        self._character = character

    def think(self, view: View) -> Thinking:
        """Weigh each option by the table that it alone leads to."""
        yield
        table = open_table(view)
        reasons = [self._weigh(view, table, option) for option in sorted(view.options, key=str)]
        reasons.sort(key=lambda reason: (reason.disgrace, -reason.value))
        return Thought(reasons[0].option, tuple(reasons), main_threat(table, view.seat))

    def _weigh(self, view: View, table: Table, option: Option) -> Reason:
        seat, character = view.seat, self._character

        def worth(end: Table) -> float:
            return outlook(end, seat) + character.temper(table, end, seat)

        reason = glance(view, table, option, worth)
        return replace(reason, value=reason.value + TIE_BREAK * self._rng.random())
