"""A game of bots in the real app on a virtual screen, with pictures of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from sakura.ui.shots.virtual import Virtual, prepare

WIDTH, HEIGHT, DENSITY = 1080, 1920, 2.6
STEP: Final = 0.1
LEVELS: Final = ("novice", "apprentice", "novice", "apprentice")
LOOK_SECONDS: Final = 2.5  # into a reveal before its picture is taken
MOST_FRAMES: Final = 20_000


class Demonstration:
    """Drives the app as a spectator would, and keeps what is worth seeing."""

    def __init__(self, folder: Path, tell: Callable[[str], None]) -> None:
        prepare(WIDTH, HEIGHT, DENSITY)
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self._tell = tell
        self._virtual = Virtual()
        self._taken = 0

    def play(self, seed: int | None = None) -> int:
        """A whole game; how many pictures there are comes back."""
        from sakura.session.seats import Seat
        from sakura.storage.settings import Settings, Values
        from sakura.ui.app import SakuraApp
        from sakura.ui.shots.tables import seats_of

        self._virtual.resize(WIDTH, HEIGHT, DENSITY)
        with self._virtual.running(SakuraApp(Settings(Values(speed="fast")))) as app:
            self._virtual.advance(0.6, STEP)
            self._picture("home")
            seats = tuple(Seat(seat.painter, seat.name, LEVELS[at]) for at, seat in enumerate(seats_of(4, 0)))
            self._watch(app, app.flow.begin(seats, "standard", seed))
        return self._taken

    def _watch(self, app: Any, sitting: Any) -> None:
        """Look at each reveal for a while, then skip to the next."""
        shown = None
        looked = 0.0
        for _frame in range(MOST_FRAMES):
            self._virtual.advance(STEP, STEP)
            if sitting.stage == "over":
                self._virtual.advance(1.0, STEP)
                self._picture("end")
                return
            if sitting.stage != "reveal":
                continue
            if shown != sitting.round:
                shown, looked = sitting.round, 0.0
            looked += STEP
            if LOOK_SECONDS <= looked < LOOK_SECONDS + STEP:
                self._picture(f"round-{sitting.round}")
            elif looked > LOOK_SECONDS:
                self._go_on(app.router.screen)

    def _go_on(self, screen: Any) -> None:
        if screen.mood == "scoring":
            self._virtual.advance(1.5, STEP)
            self._picture("scoring")
            screen.scoring.go_on()
        else:
            screen.skip()

    def _picture(self, name: str) -> None:
        self._taken += 1
        path = self._folder / f"{self._taken:02}-{name}.png"
        self._virtual.save(str(path))
        self._tell(str(path))
