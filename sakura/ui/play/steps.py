"""A reveal as steps: which events are shown one by one, with their sentences, and which only the log keeps."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from sakura.engine.events import (
    CardsLeftUnused,
    CardsRevealed,
    CardStarted,
    DeckReshuffled,
    DirectionChosen,
    EmperorMoved,
    EmperorStayed,
    Event,
    GameEnded,
    LineClosedUp,
    NobodyMoved,
    PainterDisgraced,
    PainterMoved,
    PainterStayed,
    SakuraReached,
    SakuraScored,
)
from sakura.i18n.sentences import describe

# Seconds a step stays at normal speed, besides the time its pieces walk.
PAUSES: dict[type[Event], float] = {
    CardsRevealed: 0.6,
    CardStarted: 1.1,
    DirectionChosen: 0.8,
    EmperorMoved: 0.5,
    EmperorStayed: 1.2,
    PainterMoved: 0.5,
    PainterStayed: 1.0,
    NobodyMoved: 1.4,
    PainterDisgraced: 1.0,
    SakuraReached: 1.2,
    CardsLeftUnused: 1.4,
    DeckReshuffled: 1.2,
}
# Shown on a screen of their own.
SCORING = (SakuraScored, LineClosedUp)
WALKS = (EmperorMoved, PainterMoved, PainterDisgraced, SakuraReached)


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to show: the event, what is said, and how long it stays."""

    event: Event
    sentence: str
    pause: float

    @property
    def walks(self) -> bool:
        """Whether something in the garden moves."""
        return isinstance(self.event, WALKS)


def steps_of(events: Iterable[Event], names: Mapping[int, str]) -> list[Step]:
    """The events worth a step, in their order."""
    shown = (*PAUSES, *SCORING, GameEnded)
    return [
        Step(event, describe(event, names), PAUSES.get(type(event), 0.0))
        for event in events
        if isinstance(event, shown)
    ]


def changed_tokens(event: Event, tokens: tuple[int, ...]) -> tuple[int, ...]:
    """Everyone's tokens after the event."""
    after = list(tokens)
    if isinstance(event, PainterDisgraced):
        after[event.painter] -= event.lost
    elif isinstance(event, SakuraScored):
        for painter, award in zip(event.ranking, event.awards, strict=False):
            after[painter] += award
    return tuple(after)
