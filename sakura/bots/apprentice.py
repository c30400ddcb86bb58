"""The ``apprentice``: looks one card ahead, carefully, and takes what looks best."""

from __future__ import annotations

from dataclasses import replace

from sakura.bots.glancing import GlancingBot, glance
from sakura.bots.outlook import outlook
from sakura.bots.thinking import Reason
from sakura.engine.game import Option
from sakura.engine.table import Table
from sakura.engine.views import View

TIE_BREAK = 0.02  # hardly anything: two equal cards are not always played in the same order


class ApprenticeBot(GlancingBot):
    """Tries every card of the hand on the table as it stands; never takes a certain disgrace that can be avoided."""

    def weigh(self, view: View, table: Table, option: Option) -> Reason:
        seat, character = view.seat, self._character

        def worth(end: Table) -> float:
            return outlook(end, seat) + character.temper(table, end, seat)

        reason = glance(view, table, option, worth)
        return replace(reason, value=reason.value + TIE_BREAK * self._rng.random())

    def preference(self, reason: Reason) -> tuple[float, ...]:
        return reason.disgrace, -reason.value
