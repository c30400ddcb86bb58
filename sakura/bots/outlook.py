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
    if not table.blooming:
        tokens = table.tokens
        return tokens[painter] - RIVAL_SHARE * max(tokens[:painter] + tokens[painter + 1 :])
    weight = weight_of_ranks(table)
    best_rival = 0.0
    for other in range(len(table.spaces)):
        if other != painter:
            best_rival = max(best_rival, prospects(table, other, weight))
    return prospects(table, painter, weight) - RIVAL_SHARE * best_rival


def main_threat(table: Table, painter: int) -> int:
    """The rival whose prospects are best. The court painter takes awards away too, so it may be the one."""
    rivals = [other for other in range(len(table.spaces)) if other != painter]
    return max(rivals, key=lambda rival: prospects(table, rival, weight_of_ranks(table)))


def weight_of_ranks(table: Table) -> float:
    """How much the ranks of this moment say about the next tree: more the nearer the Emperor is to it."""
    to_tree = min(table.blooming, default=table.emperor) - table.emperor
    return max(LEAST_WEIGHT, 1.0 - to_tree / TREE_FAR_AWAY)


def prospects(table: Table, painter: int, weight: float) -> float:
    """The painter's tokens, what its rank promises at the next tree, and a little for every space it is closer."""
    spaces = table.spaces
    space = spaces[painter]
    distance = table.emperor - space
    promise = table.tokens[painter] - PER_SPACE * distance
    if distance == 1:
        promise -= TOO_CLOSE  # one step back by the Emperor and it is disgraced
    if space != GATE or spaces.count(GATE) == 1:
        rank = 0
        for other in spaces:
            if other > space:
                rank += 1
        promise += weight * AWARD_BY_RANK[rank]
    return promise
