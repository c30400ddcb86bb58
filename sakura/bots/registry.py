"""The bots by name: a level, and after a colon a character, as in ``master:bold``."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from sakura.bots.apprentice import ApprenticeBot
from sakura.bots.chance import RandomBot
from sakura.bots.characters import BALANCED, CHARACTERS, Character
from sakura.bots.master import AdeptBot, MasterBot
from sakura.bots.novice import NoviceBot
from sakura.bots.scripted import SCRIPTED, ScriptedBot
from sakura.bots.thinking import Bot, Budget
from sakura.engine.errors import LONGEST_ECHO, SakuraError

Maker: TypeAlias = Callable[[int, Budget, Character], Bot]

RANDOM = "random"
LEVELS: dict[str, Maker] = {
    RANDOM: lambda seed, _budget, _character: RandomBot(seed),
    "novice": lambda seed, _budget, character: NoviceBot(seed, character),
    "apprentice": lambda seed, _budget, character: ApprenticeBot(seed, character),
    "adept": AdeptBot,
    "master": MasterBot,
}


def make_bot(name: str, seed: int, budget: Budget | None = None) -> Bot:
    """A bot of that name, for one seat of one game; the same seed and simulations make it play the same."""
    level, _colon, orders = name.partition(":")
    return ScriptedBot(orders) if level == SCRIPTED else make_thinking_bot(name, seed, budget)


def make_thinking_bot(name: str, seed: int, budget: Budget | None = None) -> Bot:
    """A bot of one of the levels: one that thinks for itself."""
    level, colon, character = name.partition(":")
    if level not in LEVELS:
        echo, levels = name[:LONGEST_ECHO], ", ".join(LEVELS)
        raise SakuraError("There is no bot “{name}”; the levels are {levels}.", name=echo, levels=levels)
    if colon and character not in CHARACTERS:
        raise SakuraError(
            "There is no character “{name}”; there are {characters}.",
            name=character[:LONGEST_ECHO],
            characters=", ".join(CHARACTERS),
        )
    return LEVELS[level](seed, budget or Budget(), CHARACTERS.get(character, BALANCED))
