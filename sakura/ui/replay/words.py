"""What a replay says of the card in play while its steps are shown."""

from __future__ import annotations

from collections.abc import Mapping

from sakura.engine.events import CardsRevealed, CardStarted, Event, RoundBegan, SakuraScored
from sakura.i18n.scoring_sentences import tree_sentence
from sakura.i18n.sentences import describe
from sakura.session.replaying import Moment, Replay
from sakura.ui.play.steps import PAUSES


def card_words(told: Replay, moment: Moment) -> str:
    """The card in play in words; nothing before the first and after the last, and when the step itself says it."""
    if not moment.plays or is_round_over(moment.event) or isinstance(moment.event, CardsRevealed | CardStarted):
        return ""
    begun = told.moments[told.beginning_of(moment.round) : moment.number]
    started = [earlier.event for earlier in begun if isinstance(earlier.event, CardStarted)]
    return describe(started[-1], told.names()) if started else ""


def shown_sentence(event: Event, names: Mapping[int, str]) -> str:
    """What is written of a step; of a scoring the tree alone, for the ranking stands below it."""
    return tree_sentence(event) if isinstance(event, SakuraScored) else describe(event, names)


def is_round_over(event: Event) -> bool:
    """Whether no card is in turn any more."""
    return not isinstance(event, CardsRevealed) and type(event) not in PAUSES and not isinstance(event, RoundBegan)
