"""A reveal as steps: which events are shown one by one, with their sentences, and which only the log keeps."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from sakura.engine.events import (
    CardsLeftUnused,
    CardsRevealed,
    CardStarted,
    DeckReshuffled,
    DirectionChosen,
    EmperorMoved,
    EmperorStayed,
    Event,
    LineClosedUp,
    NobodyMoved,
    PainterDisgraced,
    PainterMoved,
    PainterStayed,
    SakuraReached,
    SakuraScored,
)
from sakura.engine.views import View
from sakura.i18n.sentences import describe
from sakura.session.aftermath import view_after

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
SIGNALS: dict[type[Event], str] = {
    CardsRevealed: "flip",
    CardStarted: "pick",
    EmperorMoved: "step",
    PainterMoved: "step",
    PainterDisgraced: "disgrace",
    SakuraReached: "blossom",
    SakuraScored: "blossom",
}
WALKS = (EmperorMoved, PainterMoved, PainterDisgraced, SakuraReached)


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to show: the event, what is said, and how long it stays."""

    event: Event
    sentence: str
    pause: float
    closing: LineClosedUp | None = None
    """How the line closes up after a scoring."""
    closing_sentence: str = ""

    @property
    def walks(self) -> bool:
        """Whether something in the garden moves."""
        return isinstance(self.event, WALKS)

    @property
    def spoken(self) -> str:
        """What the ears are told: also what is only to be seen."""
        return f"{self.sentence} {self.closing_sentence}".strip()

    @property
    def is_scoring(self) -> bool:
        """Whether it has a screen of its own, which nobody skips unseen."""
        return isinstance(self.event, SakuraScored)


def steps_of(events: Iterable[Event], names: Mapping[int, str]) -> list[Step]:
    """The events worth a step, in their order."""
    steps: list[Step] = []
    for event in events:
        if isinstance(event, SakuraScored):
            steps.append(Step(event, describe(event, names), 0.0))
        elif isinstance(event, LineClosedUp):
            steps[-1] = replace(steps[-1], closing=event, closing_sentence=describe(event, names))
        elif type(event) in PAUSES:
            steps.append(Step(event, describe(event, names), PAUSES[type(event)]))
    return steps


def view_after_step(view: View, step: Step) -> View:
    """What lies on the table once the step has been shown."""
    after = view_after(view, step.event)
    return after if step.closing is None else view_after(after, step.closing)


def painter_of(event: Event) -> int | None:
    """The painter an event is about, if it is about one."""
    return getattr(event, "painter", None)


def signal_of(event: Event) -> str | None:
    """What an event sounds and feels like; None if it is only said."""
    return SIGNALS.get(type(event))
