"""What a simulation is to play, as plain data that can be handed to another process."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from sakura.bots.thinking import Budget
from sakura.cli.simulation.seeds import derive_seed
from sakura.engine.setup import Setup
from sakura.storage.assets import load_deck, load_garden


@dataclass(frozen=True, slots=True)
class Plan:
    """Who plays how many games, by which variant, with how much time to think."""

    seats: tuple[str, ...]
    games: int
    seed: int
    variant: str
    milliseconds: float | None = None
    simulations: int | None = None
    records: Path | None = None

    def seating(self, game: int) -> list[int]:
        """Who sits where in this game: for each place at the table an index into ``seats``. They rotate."""
        count = len(self.seats)
        return [(place + game) % count for place in range(count)]

    def setup(self, game: int) -> Setup:
        """The set-up of this game."""
        seed = derive_seed(self.seed, "game", game)
        return Setup(len(self.seats), load_deck(), load_garden(), seed, self.variant)

    def bot_seed(self, game: int, seat: int) -> int:
        """The seed of the bot of that seat in this game."""
        return derive_seed(self.seed, "bot", game, seat)

    def budget(self) -> Budget:
        """How long a bot may think about each decision."""
        if self.simulations is not None:
            return Budget(simulations=self.simulations)
        return Budget() if self.milliseconds is None else Budget(milliseconds=self.milliseconds)

    def record_path(self, game: int) -> Path | None:
        """Where the record of this game goes, if anywhere; people count games from 1."""
        return None if self.records is None else self.records / f"game-{game + 1:04d}.json"
