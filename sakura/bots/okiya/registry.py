"""The bots of Okiya by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sakura.bots.okiya.levels import AdeptOkiyaBot, ApprenticeOkiyaBot, NoviceOkiyaBot, RandomOkiyaBot
from sakura.bots.okiya.perfect import PerfectOkiyaBot
from sakura.bots.okiya.thinking import OkiyaBot
from sakura.engine.errors import LONGEST_ECHO, SakuraError

RANDOM: Final = "random"
PERFECT: Final = "perfect"
OKIYA_LEVELS: dict[str, Callable[[int], OkiyaBot]] = {
    RANDOM: RandomOkiyaBot,
    "novice": NoviceOkiyaBot,
    "apprentice": ApprenticeOkiyaBot,
    "adept": AdeptOkiyaBot,
    PERFECT: PerfectOkiyaBot,
}


def make_okiya_bot(level: str, seed: int) -> OkiyaBot:
    """A bot of that level for one seat of one match; the same seed makes it play the same."""
    if level not in OKIYA_LEVELS:
        echo, levels = level[:LONGEST_ECHO], ", ".join(OKIYA_LEVELS)
        raise SakuraError("There is no bot “{name}”; the levels are {levels}.", name=echo, levels=levels)
    return OKIYA_LEVELS[level](seed)
