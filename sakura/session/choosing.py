"""What a seat sees while cards are chosen, though the game knows of no choice until all are in."""

from __future__ import annotations

from dataclasses import replace

from sakura.engine.game import COURT_CARD, Game
from sakura.engine.views import View, view_of


def choosing_view(game: Game, seat: int, picked: tuple[int, ...]) -> View:
    """The seat's view at its turn to choose, once it has picked these cards.

    The game itself waits for the first seat until the end. On a copy the seats before this one choose anything: no view
    shows what.
    """
    scratch = game.copy()
    while scratch.seat < seat:
        scratch.decide(scratch.options[0])
    view = view_of(scratch, seat)
    for order in picked:
        view = _seal(view, order)
    return view


def cards_wanted(game: Game, seat: int) -> int:
    """How many cards the seat chooses in this round: the court painter's too, if it is its turn to pick that."""
    return 2 if seat == game.court_chooser else 1


def _seal(view: View, order: int) -> View:
    """The view once one more card is put aside."""
    hand = tuple(card for card in view.hand if card != order)
    court_card_next = not view.sealed and view.seat == view.court_chooser
    sizes = tuple(size - (owner == view.seat) for owner, size in enumerate(view.hand_sizes))
    return replace(
        view,
        decision=COURT_CARD if court_card_next else None,
        options=hand if court_card_next else (),
        hand=hand,
        sealed=(*view.sealed, (order, view.court if view.sealed else view.seat)),
        hand_sizes=sizes,
    )
