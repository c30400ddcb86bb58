"""A learned sense of how a table stands: each player's chance of winning, from numbers found by self-play.

Every painter gets a score, the sum of a few weights looked up by where it stands; the chances are the softmax of the
players' scores. What is looked at: how many trees have been scored (the phase), how far the Emperor is from the next
one (the approach), and for each painter its rank, its distance to the Emperor, the gaps to its neighbours on the
path, and its leads in tokens over the two best others. A player also knows what the cards it keeps are worth: see
:mod:`sakura.bots.keeping`.
"""

from __future__ import annotations

from bisect import bisect_left
from math import exp
from typing import TypeAlias

from sakura.engine.scoring import find_winners
from sakura.engine.table import Table

LONGEST_PATH = 1000
PHASES = 3
RANKS = 6
# Upper ends of ranges: what lies in the same range is judged alike.
APPROACHES = (1, 2, 3, 4, 6, LONGEST_PATH)
DISTANCES = (1, 2, 3, 4, 5, 7, 10, LONGEST_PATH)
GAPS = (0, 1, 2, 4, LONGEST_PATH)
WIDEST_LEAD = 4  # over the best other player
WIDEST_SECOND_LEAD = 6  # over the one after that

# The weights of one phase and approach stand in a row: ranks, distances, gaps ahead, gaps behind, leads, second leads.
DISTANCE_AT = RANKS
AHEAD_AT = DISTANCE_AT + len(DISTANCES)
BEHIND_AT = AHEAD_AT + len(GAPS)
LEAD_AT = BEHIND_AT + len(GAPS) + WIDEST_LEAD
SECOND_LEAD_AT = LEAD_AT + WIDEST_LEAD + 1 + WIDEST_SECOND_LEAD
ROW = SECOND_LEAD_AT + WIDEST_SECOND_LEAD + 1
SIZE = PHASES * len(APPROACHES) * ROW

Places: TypeAlias = tuple[int, int, int, int, int, int]


def _ranges(ends: tuple[int, ...], first: int = 0) -> list[int]:
    return [first + bisect_left(ends, value) for value in range(LONGEST_PATH)]


_approach = [row * ROW for row in _ranges(APPROACHES)]
_distance = _ranges(DISTANCES, DISTANCE_AT)
_ahead = _ranges(GAPS, AHEAD_AT)
_behind = _ranges(GAPS, BEHIND_AT)


def places_of(table: Table) -> list[Places]:
    """For each painter, where its six weights stand in the list of all."""
    emperor, spaces = table.emperor, table.spaces
    phase = len(table.sakura) - len(table.blooming)
    row = phase * len(APPROACHES) * ROW + _approach[table.blooming[0] - emperor]
    line = sorted(spaces, reverse=True)
    line.append(line[-1] - LONGEST_PATH + 1)  # nobody comes after the last
    places = []
    for space, (lead, second_lead) in zip(spaces, leads_of(table), strict=True):
        rank = line.index(space)
        ahead = (line[rank - 1] if rank else emperor) - space
        places.append(
            (
                row + rank,
                row + _distance[emperor - space],
                row + _ahead[ahead],
                row + _behind[space - line[rank + 1]],
                row + LEAD_AT + lead,
                row + SECOND_LEAD_AT + second_lead,
            )
        )
    return places


def leads_of(table: Table) -> list[tuple[int, int]]:
    """For each painter its leads in tokens over the two best other players, within bounds."""
    tokens = table.tokens
    ranked = sorted(tokens if table.court < 0 else tokens[: table.court] + tokens[table.court + 1 :])
    best, second = ranked[-1], ranked[-2]
    third = ranked[-3] if len(ranked) > 2 else second  # of two players there is one other
    leads = []
    for held in tokens:
        lead = held - (second if held == best else best)
        second_lead = held - (third if held >= second else second)
        leads.append((_within(WIDEST_LEAD, lead), _within(WIDEST_SECOND_LEAD, second_lead)))
    return leads


def _within(widest: int, lead: int) -> int:
    return max(-widest, min(widest, lead))


class Judgement:
    """The learned weights for one kind of table."""

    __slots__ = ("hand_weights", "weights")

    def __init__(self, weights: list[float], hand_weights: list[float]) -> None:
        self.weights = weights
        self.hand_weights = hand_weights

    def chance(self, table: Table, seat: int, keeping: float) -> float:
        """One player's chance if the cards it keeps are worth so much."""
        if not table.blooming:
            return final_shares(table)[seat]
        odds = self.odds(table)
        own = odds[seat] * keeping
        return own / (sum(odds) - odds[seat] + own)

    def odds(self, table: Table) -> list[float]:
        """How every painter stands, on a scale without an end; nothing for the court painter."""
        weights = self.weights
        odds = [
            exp(weights[rank] + weights[distance] + weights[ahead] + weights[behind] + weights[lead] + weights[second])
            for rank, distance, ahead, behind, lead, second in places_of(table)
        ]
        if table.court >= 0:
            odds[table.court] = 0.0
        return odds


def final_shares(table: Table) -> list[float]:
    """The game is over: all for the winner, or shared."""
    winners = find_winners(table)
    return [1.0 / len(winners) if painter in winners else 0.0 for painter in range(len(table.spaces))]
