"""From stage to stage of a sitting: which screen is up, when the bots think, and what happens out of sight.

Every frame the driver looks at the sitting. When its stage or its eyes have changed, the screen of that stage is
shown and ``enter(sitting)`` called on it, also when the same screen stays up (thinking, reveal and question share
one). Screens only talk to the sitting; nobody has to tell the driver anything. What has been decided since the frame
before is kept; the disk is a matter of the writer's thread.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, Final

from kivy.clock import Clock

from sakura.engine.cards import Deck
from sakura.engine.errors import SakuraError
from sakura.engine.garden import Garden
from sakura.engine.setup import LARGEST_SEED, Setup
from sakura.session.seats import Seat
from sakura.session.sitting import Sitting
from sakura.session.stages import CHOOSE, CURTAIN, OVER, QUESTION, REVEAL, THINKING
from sakura.storage.assets import load_deck, load_garden
from sakura.storage.games import OpenGames
from sakura.ui.play.warming import Warming
from sakura.ui.router import Router

THINKING_SECONDS: Final = 0.004  # of every frame
SCREENS: Final = {
    CURTAIN: "handoff",
    CHOOSE: "choose",
    THINKING: "reveal",
    REVEAL: "reveal",
    QUESTION: "reveal",
    OVER: "end",
}


class GameFlow:
    """Drives one sitting at a time through the router."""

    screens: Mapping[str, str] = SCREENS

    def __init__(self, router: Router, games: OpenGames, on_over: Callable[[Sitting], object]) -> None:
        self.router = router
        self.games = games
        self._on_over = on_over  # what is done with a game that has been played to its end
        self.sitting: Sitting | None = None
        self.name: str | None = None  # of the game that is kept; None: nobody wants to come back to it
        self._kept: tuple[object, ...] | None = None
        self._seen: tuple[str, int | None] | None = None
        self._clock: Any = None
        self._warming: Warming | None = None

    @property
    def is_open(self) -> bool:
        """Whether a game has begun and is not over."""
        return self.sitting is not None and self.sitting.stage != OVER

    def begin(
        self, seats: tuple[Seat, ...], variant: str, seed: int | None = None, box: tuple[Deck, Garden] | None = None
    ) -> Sitting:
        """Lay a table and play, with these cards and this garden or with the shipped ones."""
        chosen = random.randint(0, LARGEST_SEED) if seed is None else seed
        sitting = Sitting(seats, Setup(len(seats), *(box or (load_deck(), load_garden())), chosen, variant))
        self.take_up(sitting)
        return sitting

    def rematch(self) -> None:
        """The same table with newly shuffled cards."""
        if self.sitting is not None:
            self.take_up(self.sitting.rematch(random.randint(0, LARGEST_SEED)))

    def take_up(self, sitting: Sitting, *, keep: bool = True) -> None:
        """Play on with this sitting; ``keep`` False for one that is not to be continued another day."""
        self._sit_at(sitting, self.games.new_name() if keep else None)
        self.go_on()

    def resume(self, name: str) -> bool:
        """Go on with a game in progress at the decision that was open; False if nothing of it can be used."""
        if name != self.name or self.sitting is None:
            sitting = self._restore(name)
            if sitting is None:
                return False
            self._sit_at(sitting, name)
        self.go_on()
        return True

    def go_on(self) -> None:
        """Show the screen of the present stage and drive the sitting from now on."""
        self._seen = None
        if self.sitting is not None:
            self._warming = Warming(self.router, self.sitting, self.screens)
        if self._clock is None:
            self._clock = Clock.schedule_interval(self._look, 0)
        self._look(0)

    def rest(self) -> None:
        """Leave the sitting as it is, with nothing of it in sight."""
        self.hide()
        self.keep()
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def leave(self) -> None:
        """Get up from the table; a game that is not over can be continued."""
        self.rest()
        self.sitting = self.name = self._kept = None

    def give_up(self) -> None:
        """Leave the sitting for good."""
        self.drop(self.name)

    def drop(self, name: str | None) -> None:
        """Take a game off the shelf, whether it is the one on the table or another."""
        if name == self.name:
            self.leave()
        if name is not None:
            self.games.drop(name)

    def keep(self) -> None:
        """Let the game in progress be as it is now, should the app end here."""
        sitting = self.sitting
        if sitting is None or self.name is None or sitting.moment == self._kept:
            return
        self._kept = sitting.moment
        if sitting.stage == OVER:
            self._on_over(sitting)  # first, so that it is always in one place or the other
            self.games.drop(self.name)
            self.name = None
        else:
            self.games.keep(self.name, sitting)

    def hide(self) -> None:
        """Draw the curtain over an open hand: the app goes out of sight, or its owner lays it down."""
        sitting = self.sitting
        if sitting is not None and sitting.stage in (CHOOSE, QUESTION) and len(sitting.people) > 1:
            sitting.close_curtain()

    def cover(self) -> None:
        """Hide and show the curtain at once, for the picture that a task switcher takes."""
        self.hide()
        if self._clock is not None:
            self._look(0)

    def _work(self, sitting: Sitting) -> None:
        """What happens out of sight in this frame: preparations once something is on the screen, then thinking."""
        if self._warming is None:
            sitting.think(THINKING_SECONDS)
        elif self._seen is not None and not self._warming.step():
            self._warming = None

    def _look(self, _seconds: float) -> None:
        sitting = self.sitting
        if sitting is None or (self._seen is not None and self.router.name not in self.screens.values()):
            return
        self._work(sitting)
        self.keep()
        seen = (sitting.stage, sitting.eyes)
        if seen == self._seen:
            return
        self._seen = seen
        name = self.screens[sitting.stage]
        if self.router.name == name:
            self.router.screen.enter(sitting=sitting)
        else:
            self.router.go(name, remember=False, sitting=sitting)
        if sitting.stage == OVER and self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def _sit_at(self, sitting: Sitting, name: str | None) -> None:
        self.keep()  # whatever was on the table before
        self.sitting, self.name, self._kept = sitting, name, None

    def _restore(self, name: str) -> Sitting | None:
        """The saved sitting, or the last one before it that makes sense."""
        saved = self.games.load(name)
        while saved is not None:
            try:
                return Sitting.restore(saved)
            except SakuraError as problem:
                saved = self.games.reject(name, problem)
        return None
