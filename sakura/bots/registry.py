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
from sakura.engine.errors import SakuraError

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
    level, colon, character = name.partition(":")
    if level == SCRIPTED:
        return ScriptedBot(character)
    if level not in LEVELS:
        raise SakuraError("There is no bot “{name}”; the levels are {levels}.", name=name, levels=", ".join(LEVELS))
    if colon and character not in CHARACTERS:
        raise SakuraError(
            "There is no character “{name}”; there are {characters}.",
            name=character,
            characters=", ".join(CHARACTERS),
        )
    return LEVELS[level](seed, budget or Budget(), CHARACTERS.get(character, BALANCED))
