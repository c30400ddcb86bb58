"""The set-up of a game: how many play, by which variant, with which deck, garden and seed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from sakura.engine.cards import Deck
from sakura.engine.datafile import LONGEST_FIELD
from sakura.engine.errors import SakuraError
from sakura.engine.garden import Garden, Layout
from sakura.engine.table import NOBODY

STANDARD: Final = "standard"
TRICKY: Final = "tricky"
VARIANTS = (STANDARD, TRICKY)
FEWEST_PLAYERS = 2
MOST_PLAYERS = 6
HAND_SIZE = 5
LARGEST_SEED = 2**63 - 1


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that is fixed before the first card is dealt. With the decisions it makes a record."""

    players: int
    deck: Deck
    garden: Garden
    seed: int = 0
    variant: str = STANDARD
    layout: Layout = field(init=False)

    def __post_init__(self) -> None:
        if not FEWEST_PLAYERS <= self.players <= MOST_PLAYERS:
            raise SakuraError("Two to six can play, not {players}.", players=self.players)
        if self.variant not in VARIANTS:
            raise SakuraError("There is no variant “{variant}”.", variant=self.variant[:LONGEST_FIELD])
        if not 0 <= self.seed <= LARGEST_SEED:
            raise SakuraError("A seed is a whole number from 0 to {most}.", most=LARGEST_SEED)
        object.__setattr__(self, "layout", self.garden.lay_out(self.players))

    @property
    def court(self) -> int:
        """The index of the court painter, who joins two players; ``NOBODY`` with more."""
        return self.players if self.players == FEWEST_PLAYERS else NOBODY

    @property
    def painters(self) -> int:
        """How many painters walk the garden, the court painter among them."""
        return self.players + (self.court != NOBODY)
