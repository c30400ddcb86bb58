"""A rule of thumb for how good a table is for one painter: what a sensible player sees without counting further."""

from __future__ import annotations

from sakura.engine.table import GATE, Table

AWARD_BY_RANK = (3.0, 2.0, 1.0, 0.5, 0.0, 0.0)
TREE_FAR_AWAY = 9.0  # so many spaces before a tree, ranks say little about who will earn what
LEAST_WEIGHT = 0.35
PER_SPACE = 0.06
TOO_CLOSE = 0.35
RIVAL_SHARE = 0.3


def outlook(table: Table, painter: int) -> float:
    """Tokens in hand and in prospect, less a share of what the best rival has."""
    own = prospects(table, painter)
    best_rival = max(prospects(table, other) for other in range(len(table.spaces)) if other != painter)
    return own - RIVAL_SHARE * best_rival


def prospects(table: Table, painter: int) -> float:
    """The painter's tokens, what its rank promises at the next tree, and a little for every space it is closer."""
    spaces = table.spaces
    space = spaces[painter]
    tokens = float(table.tokens[painter])
    if not table.blooming:
        return tokens
    rank = 0
    for other in spaces:
        if other > space:
            rank += 1
    if space == GATE and spaces.count(GATE) > 1:
        award = 0.0
    else:
        award = AWARD_BY_RANK[rank]
    to_tree = min(table.blooming) - table.emperor
    weight = max(LEAST_WEIGHT, 1.0 - to_tree / TREE_FAR_AWAY)
    distance = table.emperor - space
    danger = TOO_CLOSE if distance == 1 else 0.0  # one step back by the Emperor and it is disgraced
    return tokens + weight * award - PER_SPACE * distance - danger
