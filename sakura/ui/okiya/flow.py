"""Drives one sitting of Okiya: which screen is up, when a bot thinks and moves, hints and the look back at a game.

Every frame the driver gives the bot whose turn it is a few milliseconds, and keeps what has been decided since the
frame before.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sakura.okiya.match import MatchSetup
from sakura.session.okiya_analysis import analyse, suggest
from sakura.session.okiya_sitting import BETWEEN, OVER, THINKING, OkiyaSitting
from sakura.session.seats import Seat
from sakura.storage.games import OpenGames
from sakura.storage.kept import OKIYA
from sakura.storage.writer import Place
from sakura.ui.flow import Flow, new_seed
from sakura.ui.okiya.musing import SECONDS_A_FRAME, Musing
from sakura.ui.router import Router
from sakura.ui.theme import theme

GLANCE_SECONDS: Final = 0.7  # how long a bot looks at the garden, at the least
GAME: Final = "okiya-game"
END: Final = "okiya-end"
SCREENS: Final = (GAME, END)


class OkiyaFlow(Flow):
    """Drives one sitting of Okiya at a time; nothing in this game is hidden from anybody."""

    kind, over = OKIYA, OVER
    sitting: OkiyaSitting | None

    def __init__(self, router: Router, games: OpenGames, on_over: Callable[[OkiyaSitting], Place | None]) -> None:
        super().__init__(router, games, on_over)
        self._waited = 0.0
        self._musing = Musing()

    # Beginning and leaving

    def begin(self, seats: tuple[Seat, ...], format: str, fair: bool, seed: int | None = None) -> OkiyaSitting:
        """Lay the first garden of a match and play."""
        chosen = new_seed() if seed is None else seed
        sitting = OkiyaSitting(seats, MatchSetup(format, chosen, fair))
        self.take_up(sitting)
        return sitting

    def next_game(self) -> None:
        """Lay the next garden of the match."""
        if self.sitting is not None:
            self.sitting.begin_next()
            self.go_on()

    def go_on(self) -> None:
        """Show the screen of the present stage and drive the sitting from now on."""
        self._waited = 0.0
        self._musing.end()
        sitting = self.sitting
        if sitting is None:
            return
        self._drive()
        self.keep()
        is_over = sitting.stage in (BETWEEN, OVER)
        self.router.home(END if is_over else GAME, sitting=sitting)

    def read(self, saved: Any) -> OkiyaSitting:
        """The sitting that was saved."""
        return OkiyaSitting.restore(saved)

    def rest(self) -> None:
        """Leave the sitting as it is."""
        self._musing.end()
        super().rest()

    # Thinking

    def ask_hint(self, tell: Callable[[Any], None]) -> None:
        """Find the move of a perfect player, a little in every frame, and tell it."""
        if self.sitting is not None:
            self._musing.begin(suggest(self.sitting.game), tell)

    def drop_hint(self) -> None:
        """Nobody waits for the hint any more."""
        self._musing.end()

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
