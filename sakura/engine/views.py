"""What one seat may know, and nothing else: the single place where secrets are left out.

Bots and screens get a view, never the game. The seed is a secret too: it tells the whole deck.
"""

from __future__ import annotations

from dataclasses import dataclass

from sakura.engine.cards import Deck
from sakura.engine.game import Game, Option
from sakura.engine.garden import Garden
from sakura.engine.resolution import GARDEN_DIRECTION, PAINTER_DIRECTION
from sakura.engine.table import Table


@dataclass(frozen=True, slots=True)
class View:
    """The game as one seat sees it. ``seat`` is ``SPECTATOR`` for someone who holds no hand."""

    seat: int
    players: int
    variant: str
    cards: Deck  # what every order number stands for is public
    garden: Garden
    round: int
    deciding: int  # the seat the game waits for
    decision: str | None  # what this seat has to decide now, None when it is not asked
    options: tuple[Option, ...]
    hand: tuple[int, ...]
    sealed: tuple[tuple[int, int], ...]  # this seat's own choices of the round: (order number, painter)
    court_chooser: int
    emperor: int
    spaces: tuple[int, ...]
    tokens: tuple[int, ...]
    sakura: tuple[int, ...]
    scored: tuple[int, ...]
    court: int
    plays: tuple[tuple[int, int], ...]  # revealed: (order number, painter), in the order of resolution
    turn: int
    halfway: bool
    previous: tuple[tuple[int, int], ...]  # who played what in the round before, as everyone at the table saw
    discard: tuple[int, ...]
    deck: int  # how many cards are left to draw
    hand_sizes: tuple[int, ...]
    ended: bool

    def unseen(self) -> list[int]:
        """The order numbers that lie in other hands or in the deck, as far as this seat can tell."""
        seen = {*self.hand, *self.discard}
        seen.update(order for order, _ in self.sealed)
        seen.update(order for order, _ in self.plays)
        return [order for order in self.cards.orders if order not in seen]


SPECTATOR = -2


def view_of(game: Game, seat: int) -> View:
    """What this seat may know of the game at this moment."""
    table = game.table
    revealed = game.decision in (GARDEN_DIRECTION, PAINTER_DIRECTION)
    asked = game.seat == seat and game.decision is not None
    own = seat >= 0
    return View(
        seat=seat,
        players=game.setup.players,
        variant=game.setup.variant,
        cards=game.setup.deck,
        garden=game.setup.garden,
        round=game.round,
        deciding=game.seat,
        decision=game.decision if asked else None,
        options=tuple(game.options) if asked else (),
        hand=tuple(game.hands[seat]) if own else (),
        sealed=() if revealed or not own else _own_picks(game, seat),
        court_chooser=game.court_chooser,
        emperor=table.emperor,
        spaces=tuple(table.spaces),
        tokens=tuple(table.tokens),
        sakura=table.sakura,
        scored=table.scored,
        court=table.court,
        plays=tuple(table.plays) if revealed else (),
        turn=table.turn if revealed else 0,
        halfway=table.halfway if revealed else False,
        previous=tuple(game.previous),
        discard=tuple(game.discard),
        deck=len(game.deck),
        hand_sizes=tuple(len(hand) for hand in game.hands),
        ended=game.decision is None,
    )


def _own_picks(game: Game, seat: int) -> tuple[tuple[int, int], ...]:
    """The seat's own card, and the court painter's if this seat chose it."""
    mine = (seat, game.table.court) if seat == game.court_chooser else (seat,)
    return tuple(pick for pick in game.picks if pick[1] in mine)


def open_table(view: View) -> Table:
    """The table of a view as a table that moves can be tried on."""
    table = Table(view.emperor, list(view.spaces), list(view.tokens), view.sakura, view.court)
    table.blooming = tuple([tree for tree in view.sakura if tree not in view.scored])
    table.cards = view.cards.cards
    table.plays = list(view.plays)
    table.turn = view.turn
    table.halfway = view.halfway
    if view.emperor in table.blooming:
        table.reached = view.emperor  # he has just stopped: the tree is scored when the card in play is done
    return table
