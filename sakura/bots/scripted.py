"""A bot that plays what it is told: the others at the table of a first game, where something must really happen."""

from __future__ import annotations

from sakura.bots.thinking import Thinking, Thought
from sakura.engine.actions import FORWARDS
from sakura.engine.errors import LONGEST_ECHO, SakuraError
from sakura.engine.game import DIRECTIONS
from sakura.engine.views import View

SCRIPTED = "scripted"
SEPARATOR = "-"
LONGEST_NUMBER = 2  # digits of an order number


class ScriptedBot:
    """Plays the card written down for each round, or its lowest if it does not hold that; always goes forwards."""

    def __init__(self, orders: str) -> None:
        numbers = orders.split(SEPARATOR) if orders else []
        if not all(number.isascii() and number.isdigit() and len(number) <= LONGEST_NUMBER for number in numbers):
            echo = orders[:LONGEST_ECHO]
            raise SakuraError("“{orders}” is no script: it names one card for each round.", orders=echo)
        self._orders = tuple(int(number) for number in numbers)

    def think(self, view: View) -> Thinking:
        """Look the decision up."""
        yield
        if view.options == DIRECTIONS:
            return Thought(FORWARDS)
        written = self._orders[view.round - 1] if view.round <= len(self._orders) else 0
        return Thought(written if written in view.options else min(view.options))


def script(orders: tuple[int, ...]) -> str:
    """The name of the bot that plays these cards, one a round."""
    return f"{SCRIPTED}:{SEPARATOR.join(map(str, orders))}"
