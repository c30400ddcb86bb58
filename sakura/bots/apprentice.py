"""The ``apprentice``: looks one card ahead, carefully, and takes what looks best."""

from __future__ import annotations

from random import Random

from sakura.bots.outlook import outlook
from sakura.bots.thinking import Reason, Thinking, Thought
from sakura.bots.trying import outcomes_alone, outcomes_of_direction
from sakura.engine.game import COURT_CARD, Option
from sakura.engine.resolution import GARDEN_DIRECTION, PAINTER_DIRECTION
from sakura.engine.table import Table
from sakura.engine.views import View, open_table

TIE_BREAK = 0.02  # hardly anything: two equal cards are not always played in the same order


class ApprenticeBot:
    """Tries every card of the hand on the table as it stands."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def think(self, view: View) -> Thinking:
        """Weigh each option by the table that it alone leads to."""
        yield
        table = open_table(view)
        reasons = [self._weigh(view, table, option) for option in sorted(view.options, key=str)]
        reasons.sort(key=lambda reason: -reason.value)
        return Thought(reasons[0].option, tuple(reasons))

    def _weigh(self, view: View, table: Table, option: Option) -> Reason:
        ends = ends_of(view, table, option)
        value, end = max(((outlook(end, view.seat), end) for end in ends), key=lambda pair: pair[0])
        tokens = end.tokens[view.seat] - table.tokens[view.seat]
        return Reason(option, value + TIE_BREAK * self._rng.random(), tokens, float(tokens < 0))


def ends_of(view: View, table: Table, option: Option) -> list[Table]:
    """The tables an option leads to if nothing else happens, over all directions its owner may take."""
    if view.decision in (GARDEN_DIRECTION, PAINTER_DIRECTION):
        return outcomes_of_direction(table, str(option))
    painter = view.court if view.decision == COURT_CARD else view.seat
    return [end for _, end in outcomes_alone(table, int(option), painter)]
