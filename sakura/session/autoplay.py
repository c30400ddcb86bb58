"""A sitting that plays by itself, step by step, every person by chance: for benchmarks and tests."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from sakura.session.sitting import Sitting
from sakura.session.stages import CHOOSE, CURTAIN, OVER, QUESTION, REVEAL, THINKING

SLICE_SECONDS = 0.05


def take_step(sitting: Sitting, rng: Random) -> None:
    """Do the next thing that the sitting waits for; people decide at random. At the end there is nothing to do."""
    STEPS[sitting.stage](sitting, rng)


def _choose(sitting: Sitting, rng: Random) -> None:
    if sitting.needs is None:
        sitting.end_turn()
    else:
        sitting.pick(int(rng.choice(sitting.view().options)))


def _answer(sitting: Sitting, rng: Random) -> None:
    sitting.answer(str(rng.choice(sitting.view().options)))


STEPS: dict[str, Callable[[Sitting, Random], object]] = {
    CURTAIN: lambda sitting, _: sitting.open_curtain(),
    CHOOSE: _choose,
    THINKING: lambda sitting, _: sitting.think(SLICE_SECONDS),
    QUESTION: _answer,
    REVEAL: lambda sitting, _: sitting.finish_reveal(),
    OVER: lambda _sitting, _rng: None,
}
