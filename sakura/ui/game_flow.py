"""From stage to stage of a sitting: which screen is up, when the bots think, and what happens out of sight.

Every frame the driver looks at the sitting. When its stage or its eyes have changed, the screen of that stage is
shown and ``enter(sitting)`` called on it, also when the same screen stays up (thinking, reveal and question share
one). Screens only talk to the sitting; nobody has to tell the driver anything. While somebody reads a sheet the screen
stays as it is; only the curtain falls at once. What has been decided since the frame before is kept; the disk is a
matter of the writer's thread.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto
from typing import Any, Final

from sakura.engine.cards import Deck
from sakura.engine.garden import Garden
from sakura.engine.setup import Setup
from sakura.session.seats import Seat
from sakura.session.sitting import Sitting
from sakura.session.stages import CHOOSE, CURTAIN, OVER, QUESTION, REVEAL, THINKING
from sakura.storage.assets import load_deck, load_garden
from sakura.storage.games import OpenGames
from sakura.storage.kept import SAKURA
from sakura.storage.writer import Place
from sakura.ui.flow import Flow, new_seed
from sakura.ui.play.warming import Warming, let_go
from sakura.ui.router import Router
from sakura.ui.widgets.layer import is_layer_open

THINKING_SECONDS: Final = 0.004  # of every frame
SCREENS: Final = {
    CURTAIN: "handoff",
    CHOOSE: "choose",
    THINKING: "reveal",
    REVEAL: "reveal",
    QUESTION: "reveal",
    OVER: "end",
}


class Finding(Enum):
    """What a look at the sitting finds, compared with what is on the screen."""

    ELSEWHERE = auto()  # the settings or another screen is up that no stage has: the game waits
    UNCHANGED = auto()  # the screen shows what there is
    HELD_UP = auto()  # there is more to show, but it would take a sheet away from whoever reads it
    CHANGED = auto()  # there is something to show


class GameFlow(Flow):
    """Drives one sitting of Sakura at a time."""

    kind, over = SAKURA, OVER
    screens: Mapping[str, str] = SCREENS
    sitting: Sitting | None

    def __init__(self, router: Router, games: OpenGames, on_over: Callable[[Sitting], Place | None]) -> None:
        super().__init__(router, games, on_over)
        self._seen: tuple[str, int | None] | None = None
        self._picked: tuple[int, ...] = ()
        self._warming: Warming | None = None

    @property
    def is_ready(self) -> bool:
        """Whether everything that a game needs has been made ready."""
        return self._warming is None

    def begin(
        self, seats: tuple[Seat, ...], variant: str, seed: int | None = None, box: tuple[Deck, Garden] | None = None
    ) -> Sitting:
        """Lay a table and play, with these cards and this garden or with the shipped ones."""
        chosen = new_seed() if seed is None else seed
        sitting = Sitting(seats, Setup(len(seats), *(box or (load_deck(), load_garden())), chosen, variant))
        self.take_up(sitting)
        return sitting

    def go_on(self) -> None:
        """Show the screen of the present stage and drive the sitting from now on."""
        self._seen = None
        if self.sitting is not None:
            self._warming = Warming(self.router, self.sitting, self.screens)
        self._drive()
        self._look(0)

    def read(self, saved: Any) -> Sitting:
        """The sitting that was saved."""
        return Sitting.restore(saved)

    def rest(self) -> None:
        """Leave the sitting as it is, with nothing of it in sight."""
        self.hide()
        super().rest()
        let_go()

    def hide(self) -> None:
        """Draw the curtain over an open hand: the game is left, or the app goes out of sight."""
        sitting = self.sitting
        if sitting is not None and sitting.stage in (CHOOSE, QUESTION) and len(sitting.people) > 1:
            if self._seen is not None:  # a curtain that opens and closes between two looks must be drawn anew
                self._seen = (sitting.stage, sitting.eyes)
            sitting.close_curtain()

    def cover(self) -> None:
        """Hide and show the curtain at once, for the picture that a task switcher takes."""
        if self.router.name == self.screens[CURTAIN]:  # doors on the move would open for whoever comes back
            self.router.screen.shut()
        elif self.router.name == self.screens[CHOOSE]:  # nor does a turn end while nobody can take a card back
            self.router.screen.stay()
        self.hide()
        if self._clock is not None:
            self._look(0)

    def _work(self, sitting: Sitting) -> None:
        """What happens out of sight in this frame: preparations, then thinking."""
        if self._warming is None:
            sitting.think(THINKING_SECONDS)
        elif not self._warming.step():
            self._warming = None

    def _look(self, _seconds: float) -> None:
        """What this frame is for: an unseen change of the sitting is shown, and else the work goes on."""
        sitting = self.sitting
        if sitting is None:
            return
        finding = self._compare(sitting)
        if finding is Finding.ELSEWHERE:
            return
        if finding is Finding.UNCHANGED:
            self._work_if_free(sitting)
        self.keep()
        if finding is Finding.CHANGED:
            self._show(sitting)

    def _compare(self, sitting: Sitting) -> Finding:
        """The sitting beside what was last shown of it; nothing at all has been when a game is taken up."""
        if self._seen is None:
            return Finding.CHANGED
        if self.router.name not in self.screens.values():
            return Finding.ELSEWHERE
        if self._seen == (sitting.stage, sitting.eyes):
            return Finding.UNCHANGED
        may_wait = sitting.stage != CURTAIN
        return Finding.HELD_UP if may_wait and is_layer_open() else Finding.CHANGED

    def _work_if_free(self, sitting: Sitting) -> None:
        """Work out of sight, but not in a frame that has enough to do because a card is put aside in it."""
        if sitting.picked == self._picked:
            self._work(sitting)
        self._picked = sitting.picked

    def _show(self, sitting: Sitting) -> None:
        """Bring up the screen of the stage, or tell the one that is up that the stage has changed."""
        self._seen = (sitting.stage, sitting.eyes)
        name = self.screens[sitting.stage]
        if self.router.name == name:
            self.router.screen.enter(sitting=sitting)
        else:
            self.router.go(name, remember=False, sitting=sitting)
        if sitting.stage == OVER:
            self._stop()
