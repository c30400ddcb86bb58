"""What driving any game has in common: a sitting on the table, kept as it goes, continued another day or given up."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from kivy.clock import Clock

from sakura.engine.errors import SakuraError
from sakura.engine.setup import LARGEST_SEED
from sakura.storage.games import OpenGames
from sakura.storage.writer import Place
from sakura.ui.router import Router


def new_seed() -> int:
    """A game that nobody has played before."""
    return random.randint(0, LARGEST_SEED)


class Flow:
    """Drives one sitting at a time through the router.

    Whoever builds on this says which ``kind`` of game it is, how a saved sitting is read (``read``), which stage
    is its end (``over``), and what happens in every frame (``_look``).
    """

    kind: str
    over: str
    """The stage in which a sitting has ended."""

    def __init__(self, router: Router, games: OpenGames, on_over: Callable[[Any], Place | None]) -> None:
        self.router = router
        self.games = games
        self._on_over = on_over  # keeps a game that has been played to its end, and says where
        self.sitting: Any = None
        self.name: str | None = None  # of the game that is kept; None: nobody wants to come back to it
        self._kept: tuple[object, ...] | None = None
        self._clock: Any = None

    def take_up(self, sitting: Any, *, keep: bool = True) -> None:
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

    def rematch(self) -> None:
        """The same table once more, with another shuffle."""
        if self.sitting is not None:
            self.take_up(self.sitting.rematch(new_seed()))

    def go_on(self) -> None:
        """Show the screen of the present stage and drive the sitting from now on."""
        raise NotImplementedError

    def read(self, saved: Any) -> Any:
        """The sitting that was saved."""
        raise NotImplementedError

    def rest(self) -> None:
        """Leave the sitting as it is, with nothing of it in sight."""
        self.keep()
        self._stop()

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

    def cover(self) -> None:
        """The app goes out of sight: hide what others may not see."""

    def keep(self) -> None:
        """Let the game in progress be as it is now, should the app end here."""
        sitting = self.sitting
        if sitting is None or self.name is None or sitting.moment == self._kept:
            return
        self._kept = sitting.moment
        if sitting.stage == self.over:
            self.games.drop(self.name, after=self._on_over(sitting))  # it is always in one place or the other
            self.name = None
        else:
            self.games.keep(self.name, sitting, self.kind)

    def _look(self, seconds: float) -> None:
        raise NotImplementedError

    def _drive(self) -> None:
        if self._clock is None:
            self._clock = Clock.schedule_interval(self._look, 0)

    def _stop(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def _sit_at(self, sitting: Any, name: str | None) -> None:
        self.keep()  # whatever was on the table before
        self.sitting, self.name, self._kept = sitting, name, None

    def _restore(self, name: str) -> Any:
        """The saved sitting, or the last one before it that makes sense; None if there is none."""
        saved = self.games.load(name)
        while saved is not None:
            try:
                return self.read(saved)
            except SakuraError as problem:
                saved = self.games.reject(name, problem)
        return None
