"""The ``random`` level: any option, each as likely as the next. The yardstick for all others."""

from __future__ import annotations

from random import Random

from sakura.bots.thinking import Thinking, Thought
from sakura.engine.views import View


class RandomBot:
    """Plays whatever comes to hand."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def think(self, view: View) -> Thinking:
        """Pick at random, at once."""
        yield
        return Thought(self._rng.choice(sorted(view.options, key=str)))
