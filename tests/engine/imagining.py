"""Views turned back into games: what a seat may know is enough to play on, once the hidden cards are guessed."""

from collections.abc import Sequence

from sakura.engine.game import CARD, DIRECTIONS, Game
from sakura.engine.resolution import GARDEN_DIRECTION, PAINTER_DIRECTION
from sakura.engine.setup import Setup
from sakura.engine.views import View, open_table


def imagine(view: View, setup: Setup, hands: Sequence[Sequence[int]], deck: Sequence[int]) -> Game:
    """A game that looks like this view, with the hidden cards dealt as given: a world the seat thinks possible.

    While cards are being chosen all seats choose anew, so every hand must be full (the seat's own sealed cards are
    back in it); while cards are carried out the game waits for the same direction. ``setup`` brings a seed of the
    imagining seat's own.
    """
    game = Game.__new__(Game)
    game.setup = setup
    game.table = open_table(view)
    game.deck = list(deck)
    game.shuffles = 1
    game.discard = list(view.discard)
    game.hands = [list(hand) for hand in hands]
    game.picks = list(view.plays)
    game.previous = list(view.previous)
    game.round = view.round
    game.court_chooser = view.court_chooser
    if view.plays:
        game.decision = PAINTER_DIRECTION if view.halfway else GARDEN_DIRECTION
        game.seat, game.options = view.deciding, DIRECTIONS
    else:
        game.decision, game.seat, game.options = CARD, 0, game.hands[0]
    return game


def full_hand(view: View) -> tuple[int, ...]:
    """The seat's hand with the cards back in it that it has sealed but not revealed."""
    return view.hand + tuple(order for order, _ in view.sealed)
