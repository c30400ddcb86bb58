"""A learned sense of how a table stands: each player's chance of winning, from numbers found by self-play.

Every painter gets a score, the sum of a few weights looked up by where it stands; the chances are the softmax of the
players' scores. What is looked at: how many trees have been scored (the phase), how far the Emperor is from the next
one (the approach), and for each painter its rank, its distance to the Emperor, the gaps to its neighbours on the
path, and its lead in tokens.
"""

from __future__ import annotations

import json
from bisect import bisect_left
from functools import lru_cache
from importlib.resources import files
from math import exp
from typing import TypeAlias

from sakura.engine.errors import DataError
from sakura.engine.scoring import find_winners
from sakura.engine.table import Table

WEIGHTS_FILE = "judgement.json"
LONGEST_PATH = 200
PHASES = 3
RANKS = 6
# Upper ends of ranges: what lies in the same range is judged alike.
APPROACHES = (1, 2, 3, 4, 6, LONGEST_PATH)
DISTANCES = (1, 2, 3, 4, 5, 7, 10, LONGEST_PATH)
GAPS = (0, 1, 2, 4, LONGEST_PATH)
WIDEST_LEAD = 4
LEADS = 2 * WIDEST_LEAD + 1

# The weights of one phase and approach stand in a row: ranks, distances, gaps ahead, gaps behind, leads.
DISTANCE_AT = RANKS
AHEAD_AT = DISTANCE_AT + len(DISTANCES)
BEHIND_AT = AHEAD_AT + len(GAPS)
LEAD_AT = BEHIND_AT + len(GAPS) + WIDEST_LEAD
ROW = LEAD_AT + WIDEST_LEAD + 1
SIZE = PHASES * len(APPROACHES) * ROW

Places: TypeAlias = tuple[int, int, int, int, int]


def _ranges(ends: tuple[int, ...], first: int = 0) -> list[int]:
    return [first + bisect_left(ends, value) for value in range(LONGEST_PATH)]


_approach = [row * ROW for row in _ranges(APPROACHES)]
_distance = _ranges(DISTANCES, DISTANCE_AT)
_ahead = _ranges(GAPS, AHEAD_AT)
_behind = _ranges(GAPS, BEHIND_AT)


def places_of(table: Table) -> list[Places]:
    """For each painter, where its five weights stand in the list of all."""
    emperor, spaces = table.emperor, table.spaces
    phase = len(table.sakura) - len(table.blooming)
    row = phase * len(APPROACHES) * ROW + _approach[table.blooming[0] - emperor]
    line = sorted(spaces, reverse=True)
    line.append(-LONGEST_PATH // 2)  # nobody comes after the last
    places = []
    for space, lead in zip(spaces, leads_of(table), strict=True):
        rank = line.index(space)
        ahead = (line[rank - 1] if rank else emperor) - space
        places.append(
            (
                row + rank,
                row + _distance[emperor - space],
                row + _ahead[ahead],
                row + _behind[space - line[rank + 1]],
                row + LEAD_AT + lead,
            )
        )
    return places


def leads_of(table: Table) -> list[int]:
    """For each painter its lead in tokens over the best other player, within bounds."""
    tokens = table.tokens
    ranked = sorted(tokens if table.court < 0 else tokens[: table.court] + tokens[table.court + 1 :])
    best, second = ranked[-1], ranked[-2]
    leads = []
    for held in tokens:
        lead = held - (second if held == best else best)
        leads.append(max(-WIDEST_LEAD, min(WIDEST_LEAD, lead)))
    return leads


class Judgement:
    """The learned weights for one number of painters."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights

    def chances(self, table: Table) -> list[float]:
        """Every painter's chance of winning; the court painter, who cannot win, has none."""
        if not table.blooming:
            winners = find_winners(table)
            return [1.0 / len(winners) if painter in winners else 0.0 for painter in range(len(table.spaces))]
        weights = self.weights
        odds = [
            exp(weights[rank] + weights[distance] + weights[ahead] + weights[behind] + weights[lead])
            for rank, distance, ahead, behind, lead in places_of(table)
        ]
        if table.court >= 0:
            odds[table.court] = 0.0
        total = sum(odds)
        return [odd / total for odd in odds]


@lru_cache(maxsize=8)
def judgement_for(painters: int, court: bool) -> Judgement:
    """The shipped weights for a table of so many painters."""
    text = files("sakura.bots").joinpath(WEIGHTS_FILE).read_text(encoding="utf-8")
    return Judgement(read_weights(text, table_name(painters, court)))


def table_name(painters: int, court: bool) -> str:
    """What the weights of such a table are called in the file."""
    return f"{painters} with court painter" if court else str(painters)


def read_weights(text: str, name: str) -> list[float]:
    """One table's weights from the file; a file that does not fit this program is refused."""
    weights = json.loads(text)["weights"].get(name, [])
    flat = [float(number) for row in weights for number in row]
    if len(flat) != SIZE:
        raise DataError("The bots' weights do not fit this version: train them again.")
    return flat
