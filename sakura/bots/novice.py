"""The ``novice``: means well, looks at its own painter only, and is easily distracted."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from sakura.bots.characters import BALANCED, Character
from sakura.bots.glancing import glance
from sakura.bots.outlook import main_threat
from sakura.bots.thinking import Reason, Thinking, Thought
from sakura.engine.game import Option
from sakura.engine.table import Table
from sakura.engine.views import View, open_table

PER_SPACE = 0.25
DISTRACTION = 2.8  # how far off, in tokens, its impression of a card usually is


TEMPERAMENT = 2.0  # a beginner's character shows more, or it would drown in distraction


class NoviceBot:
    """Likes tokens and getting closer; does not look at anybody else."""

    def __init__(self, seed: int, character: Character = BALANCED) -> None:
        self._rng = Random(seed)
        self._character = character

    def think(self, view: View) -> Thinking:
        """Take what seems best at a glance."""
        yield
        table = open_table(view)
        reasons = [self._impression(view, table, option) for option in sorted(view.options, key=str)]
        reasons.sort(key=lambda reason: -reason.value)
        return Thought(reasons[0].option, tuple(reasons), main_threat(table, view.seat))

    def _impression(self, view: View, table: Table, option: Option) -> Reason:
        seat = view.seat

        def worth(end: Table) -> float:
            closeness = -PER_SPACE * (end.emperor - end.spaces[seat])
            return end.tokens[seat] + closeness + TEMPERAMENT * self._character.temper(table, end, seat)

        reason = glance(view, table, option, worth)
        return replace(reason, value=reason.value + DISTRACTION * self._rng.gauss(0.0, 1.0))
