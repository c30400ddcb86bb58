"""Scoring at a tree in bloom, closing up behind the leader, and who has won."""

from __future__ import annotations

from sakura.engine.events import GameEnded, LineClosedUp, SakuraScored
from sakura.engine.table import GATE, NOBODY, Table

MANY_PAINTERS = 5
AWARDS = {  # by (many painters, last tree): what the closest, the second, the third … earn
    (False, False): (3, 2, 1),
    (False, True): (4, 2, 1),
    (True, False): (3, 2, 1, 1),
    (True, True): (4, 2, 1, 1),
}


def score_sakura(table: Table) -> None:
    """Give out the tokens of the tree the Emperor stopped at; close up, or end the game at the last tree."""
    tree = table.reached
    table.reached = NOBODY
    table.blooming = tuple([other for other in table.blooming if other != tree])
    last = tree == table.sakura[-1]
    ranking = rank_painters(table)
    awards = AWARDS[len(table.spaces) >= MANY_PAINTERS, last][: len(ranking)]
    tokens = table.tokens
    for painter, award in zip(ranking, awards):  # noqa: B905 - the last in rank earn nothing
        tokens[painter] += award
    if table.emit is not None:
        unranked = tuple(painter for painter in range(len(table.spaces)) if painter not in ranking)
        table.emit(SakuraScored(tree, tuple(ranking), awards, unranked))
    if not last:
        close_up(table, ranking)
    elif table.emit is not None:
        table.emit(_ending(table))


def rank_painters(table: Table) -> list[int]:
    """The painters from the closest on. Two or more at the gate hold no rank; one alone there is last as usual."""
    ranking = table.order_from_emperor()
    at_gate = table.spaces.count(GATE)
    return ranking[:-at_gate] if at_gate > 1 else ranking


def close_up(table: Table, ranking: list[int]) -> None:
    """Each ranked painter steps up directly behind the one before it."""
    spaces = table.spaces
    moves = []
    place = spaces[ranking[0]] if ranking else GATE
    for painter in ranking:
        if spaces[painter] != place:
            moves.append((painter, spaces[painter], place))
            spaces[painter] = place
        if place > GATE:
            place -= 1
    if table.emit is not None and moves:
        table.emit(LineClosedUp(tuple(moves)))


def find_winners(table: Table) -> list[int]:
    """Most tokens wins, then the closest to the Emperor; at the gate a tie is shared. The court painter cannot win."""
    players = [painter for painter in range(len(table.spaces)) if painter != table.court]
    best = max(standing_of(painter, table) for painter in players)
    return [painter for painter in players if standing_of(painter, table) == best]


def court_outshone_players(table: Table) -> bool:
    """Whether the court painter stands better than the winner."""
    if table.court == NOBODY:
        return False
    return standing_of(table.court, table) > standing_of(find_winners(table)[0], table)


def standing_of(painter: int, end: Table | GameEnded) -> tuple[int, int]:
    """What decides at the end, the higher the better: tokens first, then who stands closer to the Emperor."""
    return end.tokens[painter], end.spaces[painter]


def _ending(table: Table) -> GameEnded:
    return GameEnded(
        tuple(find_winners(table)), tuple(table.tokens), tuple(table.spaces), court_outshone_players(table)
    )
