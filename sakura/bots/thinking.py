"""What a bot is: it gets a view and thinks in slices, so that a screen stays smooth while it does."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

from sakura.engine.game import Option
from sakura.engine.views import View

SLICE_SECONDS = 0.003  # a bot yields at least this often, well below the 8 ms a frame can spare


@dataclass(frozen=True, slots=True)
class Reason:
    """What a bot thinks of one option.

    ``value`` is on the bot's own scale (tokens for those who go by the rule of thumb, the chance of winning for the
    master), ``tokens`` what it expects to gain in the round, ``disgrace`` how likely it is to be disgraced in it.
    """

    option: Option
    value: float
    tokens: float
    disgrace: float


@dataclass(frozen=True, slots=True)
class Thought:
    """A decision and why: the chosen option first, the others by their value; and the painter that threatens most."""

    option: Option
    reasons: tuple[Reason, ...] = ()
    threat: int | None = None


Thinking: TypeAlias = Generator[None, None, Thought]


class Bot(Protocol):
    """Decides for one seat through one game."""

    def think(self, view: View) -> Thinking:
        """Think about the decision in this view: yields while thinking, returns the thought."""
        ...


@dataclass(slots=True)
class Budget:
    """How long a bot may think: milliseconds on the clock, or a number of simulations for repeatable play."""

    milliseconds: float = 200.0
    simulations: int | None = None
    clock: Callable[[], float] = field(default=time.perf_counter)


def run_through(thinking: Thinking, before_slice: Callable[[], None] = lambda: None) -> Thought:
    """Let a bot think to the end without a pause; what is called before every slice may raise to end it early."""
    while True:
        before_slice()
        try:
            next(thinking)
        except StopIteration as finished:
            thought: Thought = finished.value
            return thought
