"""Somebody who watches a replay: at which moment, and through whose eyes."""

from __future__ import annotations

from sakura.engine.events import Event
from sakura.engine.views import View
from sakura.session.replaying import Moment, Replay


class Watching:
    """A place in a replay. ``eyes`` is the seat whose hand alone is open, None when all hands are.

    Screens ask it what they ask a sitting: the view, the events so far, names and painters.
    """

    def __init__(self, replay: Replay, at: int = 0, eyes: int | None = None) -> None:
        self.replay = replay
        self.eyes = eyes
        self.at = 0
        self.go_to(at)

    @property
    def moment(self) -> Moment:
        """The moment on the screen."""
        return self.replay.moments[self.at]

    @property
    def events(self) -> list[Event]:
        """Everything that has happened so far."""
        return list(self.replay.events[: self.moment.told])

    @property
    def round(self) -> int:
        """The number of the round on the screen."""
        return self.moment.round

    @property
    def is_at_end(self) -> bool:
        """Whether nothing comes after this."""
        return self.at == self.replay.last

    def names(self) -> dict[int, str]:
        """What the seats are called."""
        return self.replay.names()

    def painters(self) -> list[str]:
        """The painter of every piece in the garden."""
        return self.replay.painters()

    def view(self) -> View:
        """The table as the eyes see it."""
        return self.moment.view if self.eyes is None else self.moment.seen_by(self.eyes)

    def open_hands(self) -> dict[int, tuple[int, ...]]:
        """The hands that may be seen, by seat, the lowest card first."""
        seats = range(len(self.replay.seats)) if self.eyes is None else (self.eyes,)
        return {seat: tuple(sorted(self.moment.hands[seat])) for seat in seats}

    def go_to(self, number: int) -> None:
        """To a moment; beyond either end is the end."""
        self.at = max(0, min(number, self.replay.last))

    def step(self, by: int) -> None:
        """So many moments on, or back."""
        self.go_to(self.at + by)

    def next_round(self) -> None:
        """To the beginning of the next round, or the end."""
        self.go_to(self.replay.round_after(self.at))

    def last_round(self) -> None:
        """To the beginning of this round, or of the one before."""
        self.go_to(self.replay.round_before(self.at))
