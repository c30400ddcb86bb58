"""A recorded game as a row of moments: the table after every event, to go to and fro in.

Everything is played once, at the beginning; each moment keeps what lay on the table then, so that any of them is at
hand at once.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace

from sakura.engine.events import CardsRevealed, CardStarted, Event, HandRefilled, RoundBegan
from sakura.engine.game import Option
from sakura.engine.records import Record, Recording
from sakura.engine.views import SPECTATOR, View, view_of
from sakura.session.seats import COURT, Seat

Play = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Moment:
    """The table once an event has happened. ``plays`` are the cards revealed in the round, ``turn`` the one in play."""

    number: int
    round: int
    event: Event
    view: View  # a spectator's
    hands: tuple[tuple[int, ...], ...]
    plays: tuple[Play, ...]
    turn: int
    told: int  # how many of the game's events have happened
    decided: int  # how many decisions had been made

    def seen_by(self, seat: int) -> View:
        """What the seat saw at this moment: the table, and its own hand."""
        return replace(self.view, seat=seat, hand=self.hands[seat])


class Replay:
    """All moments of a record that :func:`sakura.engine.records.replay` has found good, and who sat at the table."""

    def __init__(self, record: Record, seats: Sequence[Seat]) -> None:
        self.record = record
        self.seats = tuple(seats)
        teller = _Teller(record)
        self.events: tuple[Event, ...] = tuple(teller.events)
        self.moments: tuple[Moment, ...] = tuple(teller.moments)
        self._beginnings = [moment.number for moment in self.moments if isinstance(moment.event, RoundBegan)]

    @property
    def rounds(self) -> int:
        """How many rounds have begun."""
        return len(self._beginnings)

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self.moments) - 1

    def names(self) -> dict[int, str]:
        """What the seats are called; the court painter has no name of its own."""
        return {number: seat.name for number, seat in enumerate(self.seats)}

    def painters(self) -> list[str]:
        """The painter of every piece in the garden, the court painter last if it plays."""
        court = [COURT] if self.record.setup.painters > len(self.seats) else []
        return [*(seat.painter for seat in self.seats), *court]

    def beginning_of(self, number: int) -> int:
        """The moment at which a round began: rounds count from 1."""
        return self._beginnings[max(1, min(number, self.rounds)) - 1]

    def round_before(self, at: int) -> int:
        """The beginning of the round, or that of the round before if the moment is one already."""
        place = bisect_right(self._beginnings, max(0, at - 1)) - 1
        return self._beginnings[max(0, place)]

    def round_after(self, at: int) -> int:
        """The beginning of the next round, or the end."""
        place = bisect_right(self._beginnings, at)
        return self._beginnings[place] if place < self.rounds else self.last

    def picks_of(self, at: int) -> dict[int, int]:
        """The card that is chosen for every painter in the round of a moment: nothing if it was never played."""
        number = self.moments[at].round
        begun = self.moments[self.beginning_of(number) : self.round_after(self.beginning_of(number)) + 1]
        revealed = [moment.event for moment in begun if isinstance(moment.event, CardsRevealed)]
        return {painter: order for order, painter in revealed[0].plays} if revealed else {}


class _Teller:
    """Plays the record once and keeps a moment for every event. Who drew how many cards is no moment of its own."""

    def __init__(self, record: Record) -> None:
        self.events: list[Event] = []
        self.moments: list[Moment] = []
        self._decided = 0
        self._plays: tuple[Play, ...] = ()
        self._turn = 0
        self._recording: Recording | None = None
        recording = Recording(record.setup, record.seats, self._hear)
        self._recording = recording
        self._keep(self.events[-1])  # the dealing, told while the game was being set up
        for option in record.decisions:
            self._decide(option)
        end = replace(self.moments[-1], view=view_of(recording.game, SPECTATOR), hands=self._hands())
        self.moments[-1] = end

    def _decide(self, option: Option) -> None:
        assert self._recording is not None
        self._decided += 1
        self._recording.decide(option)

    def _hear(self, event: Event) -> None:
        self.events.append(event)
        if self._recording is None or isinstance(event, HandRefilled):
            return
        match event:
            case RoundBegan():
                self._plays, self._turn = (), 0
            case CardsRevealed(plays):
                self._plays, self._turn = plays, 0
            case CardStarted(order):
                self._turn = [played for played, _ in self._plays].index(order)
        self._keep(event)

    def _keep(self, event: Event) -> None:
        assert self._recording is not None
        game = self._recording.game
        self.moments.append(
            Moment(
                number=len(self.moments),
                round=game.round,
                event=event,
                view=view_of(game, SPECTATOR),
                hands=self._hands(),
                plays=self._plays,
                turn=self._turn,
                told=len(self.events),
                decided=self._decided,
            )
        )

    def _hands(self) -> tuple[tuple[int, ...], ...]:
        assert self._recording is not None
        return tuple(tuple(hand) for hand in self._recording.game.hands)
