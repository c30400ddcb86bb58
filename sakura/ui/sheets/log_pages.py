"""The log as paragraphs: one for each card that was carried out, under the number of its round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sakura.engine.events import CardStarted, DeckReshuffled, Event, HandRefilled, RoundBegan, SakuraScored
from sakura.i18n.sentences import describe


class Paragraph(NamedTuple):
    """Sentences that belong together; ``round`` is 0 but for the first of a round."""

    text: str
    round: int = 0


NEW_PARAGRAPH = (CardStarted, SakuraScored)
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
    sentence = describe(event, names)
    if isinstance(event, NEW_PARAGRAPH) or paragraphs[-1].round:
        paragraphs.append(Paragraph(sentence))
    else:
        paragraphs[-1] = Paragraph(f"{paragraphs[-1].text} {sentence}")
