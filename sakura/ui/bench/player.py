"""Someone who plays in the real app, by chance and at top speed, through the screens as people do."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from sakura.session.stages import CHOOSE, CURTAIN, OVER, QUESTION, REVEAL
from sakura.ui.bench.theatre import STEP, Stuck, Theatre

MOST_FRAMES: Final = 20_000
WATCHED: Final = 4  # every so many rounds are watched step by step, the others are skipped


class Player:
    """Does the next thing that the screen waits for."""

    def __init__(self, theatre: Theatre, rng: Random) -> None:
        self._theatre = theatre
        self._rng = rng
        self._acts: dict[str, Callable[[Any, Any], None]] = {
            CURTAIN: self._open_curtain,
            CHOOSE: self._choose,
            QUESTION: self._answer,
            REVEAL: self._watch,
        }

    def play_until(self, reached: Callable[[Any], bool]) -> None:
        """Frame by frame, until the sitting is as wanted or over."""
        sitting = self._theatre.app.sitting
        for _ in range(MOST_FRAMES):
            if sitting.stage == OVER or reached(sitting):
                return
            act = self._acts.get(sitting.stage)
            if act is not None:
                act(self._theatre.screen, sitting)
            self._theatre.frame(STEP)
        raise Stuck(f"the game stays at “{sitting.stage}”")

    def _open_curtain(self, screen: Any, _sitting: Any) -> None:
        if self._theatre.app.router.name == "handoff" and screen.ids.doors.openness == 0:
            screen.ids.knock.dispatch("on_press")
            screen.ids.knock.dispatch("on_release")

    def _choose(self, screen: Any, sitting: Any) -> None:
        """Lift a card, play it, and end the turn."""
        if self._theatre.app.router.name != "choose":
            return
        if sitting.needs is None:
            screen.end_turn()
            return
        order = int(self._rng.choice(sitting.view().options))
        screen.hand.lift(order)
        self._theatre.frame(STEP)
        screen.play(order)

    def _answer(self, screen: Any, sitting: Any) -> None:
        screen.answer(str(self._rng.choice(sitting.view().options)))

    def _watch(self, screen: Any, sitting: Any) -> None:
        if self._theatre.app.router.name != "reveal":
            return
        if screen.mood == "scoring":
            screen.scoring.hurry()
        elif sitting.round % WATCHED == 1:
            screen.hurry()
        else:
            screen.skip()
