"""The course of a game: what has happened, and what of it has been shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sakura.engine.events import Event
from sakura.engine.game import Game, Option
from sakura.engine.records import Record, Recording
from sakura.engine.setup import Setup
from sakura.engine.views import SPECTATOR, View, view_of


class Chronicle:
    """A game that is told its decisions, and keeps what they led to until it has been shown."""

    def __init__(self, setup: Setup, names: Sequence[str]) -> None:
        self.events: list[Event] = []  # handed out to be shown
        self.decided = 0  # decisions the game has heard
        self.shown = 0  # decisions whose events have been shown
        self._waiting: list[Event] = []
        self._recording = Recording(setup, names, self._waiting.append)
        self.before = self.look()  # the table before the events that wait to be shown
        self.take_events()  # the dealing needs no showing

    @property
    def game(self) -> Game:
        """The game itself, hidden cards and all."""
        return self._recording.game

    @property
    def is_waiting(self) -> bool:
        """Whether something has happened that has not been shown."""
        return self.shown < self.decided

    def look(self) -> View:
        """A spectator's view of the table as it is."""
        return view_of(self.game, SPECTATOR)

    def record(self) -> Record:
        """The record of the game so far."""
        return self._recording.record()

    def rename(self, names: Sequence[str]) -> None:
        """Call the seats otherwise in the record."""
        self._recording.seats = tuple(names)

    def tell(self, options: Iterable[Option]) -> None:
        """Let the game hear decisions; their events wait to be shown."""
        self.before = self.look()
        for option in options:
            self._recording.decide(option)
            self.decided += 1

    def take_events(self) -> list[Event]:
        """Hand out the events that wait, once."""
        taken = self._waiting[:]
        self._waiting.clear()
        self.events += taken
        return taken

    def put_back(self, first: Event | None, before: View) -> None:
        """Let what was handed out wait again from this event on, if there is one; the view is the table before it."""
        at = max((at for at, event in enumerate(self.events) if event is first), default=len(self.events))
        self._waiting[:0] = self.events[at:]
        del self.events[at:]
        self.before = before

    def finish(self) -> None:
        """Everything has been shown."""
        self.take_events()
        self.shown = self.decided

    def resume(self, decisions: Sequence[Option], shown: int) -> None:
        """Come back to where so many of these decisions had been shown."""
        self.tell(decisions[:shown])
        self.finish()
        self.tell(decisions[shown:])
