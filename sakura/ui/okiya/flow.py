"""Drives one sitting of Okiya: which screen is up, when a bot thinks and moves, hints and the look back at a game.

Every frame the driver gives the bot whose turn it is a few milliseconds, and keeps what has been decided since the
frame before.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from kivy.clock import Clock

from sakura.engine.errors import SakuraError
from sakura.okiya.match import LARGEST_SEED, MatchSetup
from sakura.session.okiya_analysis import analyse, suggest
from sakura.session.okiya_sitting import BETWEEN, OVER, THINKING, OkiyaSitting
from sakura.session.seats import Seat
from sakura.storage.games import OKIYA, OpenGames
from sakura.ui.okiya.musing import SECONDS_A_FRAME, Musing
from sakura.ui.router import Router
from sakura.ui.theme import theme

GLANCE_SECONDS: Final = 0.7  # how long a bot looks at the garden, at the least
GAME: Final = "okiya-game"
END: Final = "okiya-end"
SCREENS: Final = (GAME, END)


class OkiyaFlow:
    """Drives one sitting at a time through the router."""

    def __init__(self, router: Router, games: OpenGames, on_over: Callable[[OkiyaSitting], object]) -> None:
        self.router = router
        self.games = games
        self._on_over = on_over  # what is done with a match that has been played to its end
        self.sitting: OkiyaSitting | None = None
        self.name: str | None = None
        self._kept: tuple[object, ...] | None = None
        self._clock: Any = None
        self._waited = 0.0
        self._musing = Musing()

    # Beginning and leaving

    def begin(self, seats: tuple[Seat, ...], format: str, fair: bool, seed: int | None = None) -> OkiyaSitting:
        """Lay the first garden of a match and play."""
        chosen = random.randint(0, LARGEST_SEED) if seed is None else seed
        sitting = OkiyaSitting(seats, MatchSetup(format, chosen, fair))
        self.take_up(sitting)
        return sitting

    def rematch(self) -> None:
        """The same seats and rules once more."""
        if self.sitting is not None:
            self.take_up(self.sitting.rematch(random.randint(0, LARGEST_SEED)))

    def next_game(self) -> None:
        """Lay the next garden of the match."""
        if self.sitting is not None:
            self.sitting.begin_next()
            self.go_on()

    def take_up(self, sitting: OkiyaSitting) -> None:
        """Play on with this sitting."""
        self._sit_at(sitting, self.games.new_name())
        self.go_on()

    def resume(self, name: str) -> bool:
        """Go on with a game in progress at the move that was open; False if nothing of it can be used."""
        if name != self.name or self.sitting is None:
            sitting = self._restore(name)
            if sitting is None:
                return False
            self._sit_at(sitting, name)
        self.go_on()
        return True

    def go_on(self) -> None:
        """Show the screen of the present stage and drive the sitting from now on."""
        self._waited = 0.0
        self._musing.end()
        sitting = self.sitting
        if sitting is None:
            return
        if self._clock is None:
            self._clock = Clock.schedule_interval(self._look, 0)
        self.keep()
        is_over = sitting.stage in (BETWEEN, OVER)
        self.router.home(END if is_over else GAME, sitting=sitting)

    def rest(self) -> None:
        """Leave the sitting as it is."""
        self._musing.end()
        self.keep()
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def leave(self) -> None:
        """Get up from the table; a match that is not over can be continued."""
        self.rest()
        self.sitting = self.name = self._kept = None

    def drop(self, name: str | None) -> None:
        """Take a match off the shelf, whether it is the one on the table or another."""
        if name == self.name:
            self.leave()
        if name is not None:
            self.games.drop(name)

    def cover(self) -> None:
        """The app goes out of sight; nothing in this game is hidden from anybody."""

    def keep(self) -> None:
        """Let the match in progress be as it is now, should the app end here."""
        sitting = self.sitting
        if sitting is None or self.name is None or sitting.moment == self._kept:
            return
        self._kept = sitting.moment
        if sitting.stage == OVER:
            self._on_over(sitting)  # first, so that it is always in one place or the other
            self.games.drop(self.name)
            self.name = None
        else:
            self.games.keep(self.name, sitting, OKIYA)

    # Thinking

    def ask_hint(self, tell: Callable[[Any], None]) -> None:
        """Find the move of a perfect player, a little in every frame, and tell it."""
        if self.sitting is not None:
            self._musing.begin(suggest(self.sitting.game), tell)

    def look_back(self, tell: Callable[[Any], None]) -> None:
        """Weigh every move of the game that is over, a little in every frame, and tell the analysis."""
        if self.sitting is not None:
            match = self.sitting.match
            self._musing.begin(analyse(match.game, match.starter), tell)

    def _look(self, seconds: float) -> None:
        sitting = self.sitting
        if sitting is None or self.router.name not in SCREENS:
            return
        if sitting.stage == THINKING:
            self._let_think(sitting, seconds)
        self.keep()

    def _let_think(self, sitting: OkiyaSitting, seconds: float) -> None:
        self._waited += seconds
        glance = 0.0 if theme.reduced_motion else theme.seconds("move") / 0.25 * GLANCE_SECONDS
        screen = self.router.screen
        if sitting.think(SECONDS_A_FRAME) and self._waited >= glance and not screen.is_busy:
            sitting.let_bot_move()
            self._waited = 0.0
            screen.follow()

    # Inside

    def _sit_at(self, sitting: OkiyaSitting, name: str) -> None:
        self.keep()  # whatever was on the table before
        self.sitting, self.name, self._kept = sitting, name, None

    def _restore(self, name: str) -> OkiyaSitting | None:
        """The saved sitting, or the last one before it that makes sense."""
        saved = self.games.load(name)
        while saved is not None:
            try:
                return OkiyaSitting.restore(saved)
            except SakuraError as problem:
                saved = self.games.reject(name, problem)
        return None
