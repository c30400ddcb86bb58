"""What a bot of Okiya is: it gets the game and thinks in slices, so that a screen stays smooth while it does."""

from __future__ import annotations

from collections.abc import Generator
from typing import Protocol, TypeAlias

from sakura.okiya.game import Game, Option

OkiyaThinking: TypeAlias = Generator[None, None, Option]


class OkiyaBot(Protocol):
    """Decides for one seat through one match."""

    def think(self, game: Game) -> OkiyaThinking:
        """Think about the game's open decision: yields while thinking, returns a square or ``swap``."""
        ...
