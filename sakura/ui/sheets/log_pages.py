"""The log as paragraphs: one for each card that was carried out, under the number of its round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sakura.engine.events import CardStarted, DeckReshuffled, Event, HandRefilled, RoundBegan, SakuraScored
from sakura.i18n.sentences import describe


class Paragraph(NamedTuple):
    """Sentences that belong together; ``round`` is 0 but for the first of a round, ``scored`` is what a tree gave."""

    text: str
    round: int = 0
    scored: SakuraScored | None = None


UNTOLD = (HandRefilled, DeckReshuffled)  # everybody draws after every round: nothing to read


def tell_paragraphs(events: Sequence[Event], names: Mapping[int, str]) -> list[list[Paragraph]]:
    """The paragraphs of every round in which something has happened, the first round first."""
    rounds: list[list[Paragraph]] = []
    for event in events:
        if isinstance(event, RoundBegan):
            rounds.append([Paragraph(describe(event, names), event.number)])
        elif rounds and not isinstance(event, UNTOLD):
            _add(rounds[-1], event, names)
    return [paragraphs for paragraphs in rounds if len(paragraphs) > 1]


def _add(paragraphs: list[Paragraph], event: Event, names: Mapping[int, str]) -> None:
    sentence, last = describe(event, names), paragraphs[-1]
    if isinstance(event, SakuraScored):
        paragraphs.append(Paragraph(sentence, scored=event))
    elif isinstance(event, CardStarted) or last.round or last.scored is not None:
        paragraphs.append(Paragraph(sentence))
    else:
        paragraphs[-1] = Paragraph(f"{last.text} {sentence}")
