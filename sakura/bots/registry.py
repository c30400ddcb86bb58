"""The bots by name: a level, and after a colon a character."""

from __future__ import annotations

from collections.abc import Callable

from sakura.bots.chance import RandomBot
from sakura.bots.thinking import Bot, Budget
from sakura.engine.errors import SakuraError

RANDOM = "random"
LEVELS: dict[str, Callable[[int, Budget], Bot]] = {
    RANDOM: lambda seed, _budget: RandomBot(seed),
}


def make_bot(name: str, seed: int, budget: Budget | None = None) -> Bot:
    """A bot of that name, for one seat of one game; the same seed and simulations make it play the same."""
    level, _, _character = name.partition(":")
    if level not in LEVELS:
        raise SakuraError("There is no bot “{name}”; the levels are {levels}.", name=name, levels=", ".join(LEVELS))
    return LEVELS[level](seed, budget or Budget())
