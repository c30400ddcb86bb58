"""Looking back: the events of one round, and the table they began from."""

from __future__ import annotations

from collections.abc import Iterable

from sakura.engine.errors import SakuraError
from sakura.engine.events import Event, RoundBegan
from sakura.engine.records import Record, Recording
from sakura.engine.views import SPECTATOR, View, view_of


def events_of_round(events: Iterable[Event], number: int) -> list[Event]:
    """The events from one round's beginning to the next one's; round 0 is the dealing before the first."""
    current = 0
    found = []
    for event in events:
        if isinstance(event, RoundBegan):
            current = event.number
        if current == number:
            found.append(event)
    return found


def view_at_round(record: Record, number: int) -> View:
    """A spectator's view of the table at the beginning of a round."""
    if not 1 <= number <= len(record.rounds) + 1:
        raise SakuraError("There is no round {number} in this game.", number=number)
    recording = Recording(record.setup, record.seats)
    for decisions in record.rounds[: number - 1]:
        for option in decisions:
            recording.decide(option)
    return view_of(recording.game, SPECTATOR)
