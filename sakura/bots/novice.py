"""The ``novice``: means well, looks at its own painter only, and is easily distracted."""

from __future__ import annotations

from dataclasses import replace

from sakura.bots.glancing import GlancingBot, glance
from sakura.bots.thinking import Reason
from sakura.engine.game import Option
from sakura.engine.table import Table
from sakura.engine.views import View

PER_SPACE = 0.25
DISTRACTION = 2.8  # how far off, in tokens, its impression of a card usually is


TEMPERAMENT = 2.0  # a beginner's character shows more, or it would drown in distraction


class NoviceBot(GlancingBot):
    """Likes tokens and getting closer; does not look at anybody else."""

    def weigh(self, view: View, table: Table, option: Option) -> Reason:
        seat = view.seat

        def worth(end: Table) -> float:
            closeness = -PER_SPACE * (end.emperor - end.spaces[seat])
            return end.tokens[seat] + closeness + TEMPERAMENT * self._character.temper(table, end, seat)

        reason = glance(view, table, option, worth)
        return replace(reason, value=reason.value + DISTRACTION * self._rng.gauss(0.0, 1.0))
