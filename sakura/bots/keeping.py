"""What cards in hand are worth: learned by self-play, by what they do and how early they are carried out.

A bot that knows this does not burn a good card in a round where a poor one would do.
"""

from __future__ import annotations

from bisect import bisect_left

from sakura.engine.actions import GARDEN_ACTIONS, PAINTER_ACTIONS
from sakura.engine.cards import Deck
from sakura.engine.table import Table

NEARNESS = (3, 6)  # spaces to the next tree: near, in sight, far
ORDERS_IN_ONE = 10  # order numbers 1-10 are judged alike, and so on
ACTIONS = (*GARDEN_ACTIONS, *PAINTER_ACTIONS)
HAND_ROW = len(ACTIONS) + 6
HAND_SIZE_OF_WEIGHTS = HAND_ROW * (len(NEARNESS) + 1)
_action_at = {code: place for place, code in enumerate(ACTIONS)}


def nearness(table: Table) -> int:
    """Whether the next tree is near, in sight or far."""
    return bisect_left(NEARNESS, table.blooming[0] - table.emperor)


def card_places(deck: Deck, order: int, near: int) -> tuple[int, int, int]:
    """Where the three weights of a card in hand stand."""
    card = deck.cards[order]
    row = near * HAND_ROW
    late = min((order - 1) // ORDERS_IN_ONE, HAND_ROW - len(ACTIONS) - 1)
    return row + _action_at[card.garden.code], row + _action_at[card.painter.code], row + len(ACTIONS) + late


def card_worths(weights: list[float], deck: Deck) -> list[dict[int, float]]:
    """What every card adds to the score of whoever keeps it, by nearness of the next tree and order number."""
    return [
        {order: sum([weights[place] for place in card_places(deck, order, near)]) for order in deck.orders}
        for near in range(len(NEARNESS) + 1)
    ]
