"""The stories of the painters and the ranking in words, for a game that is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from sakura.engine.events import Event, GameEnded
from sakura.engine.table import GATE
from sakura.i18n.names import begin_sentence, name_of
from sakura.i18n.translation import _, ngettext
from sakura.session.story import Gain, Story


@dataclass(frozen=True, slots=True)
class Place:
    """One line of the ranking. ``rank`` is 0 for the court painter, who cannot win."""

    painter: int
    rank: int
    tokens: int
    space: int
    reason: str  # why it stands before the next, if the tokens do not say it


def find_ending(events: Sequence[Event]) -> GameEnded | None:
    """How the game ended, if it has."""
    return next((event for event in reversed(events) if isinstance(event, GameEnded)), None)


def rank_places(ending: GameEnded, court: int, names: Mapping[int, str]) -> list[Place]:
    """Everyone from the best on: tokens first, then who stands closer to the Emperor; the court painter last."""
    ranked = [painter for painter in range(len(ending.tokens)) if painter != court]
    ranked.sort(key=lambda painter: _standing(ending, painter), reverse=True)
    places: list[Place] = []
    for painter, after in zip_longest(ranked, ranked[1:]):
        rank = 1 + sum(_standing(ending, other) > _standing(ending, painter) for other in ranked)
        reason = "" if after is None else _tie_break(ending, painter, after, names)
        places.append(Place(painter, rank, ending.tokens[painter], ending.spaces[painter], reason))
    if len(ranked) < len(ending.tokens):
        places.append(Place(court, 0, ending.tokens[court], ending.spaces[court], ""))
    return places


def _standing(ending: GameEnded, painter: int) -> tuple[int, int]:
    return ending.tokens[painter], ending.spaces[painter]


def _tie_break(ending: GameEnded, painter: int, after: int, names: Mapping[int, str]) -> str:
    if ending.tokens[painter] != ending.tokens[after]:
        return ""
    pair = {"name": name_of(painter, names), "other": name_of(after, names)}
    if ending.spaces[painter] != ending.spaces[after]:
        return begin_sentence(
            _("{name} and {other} have the same number of tokens; {name} stands closer to the Emperor.").format(**pair)
        )
    assert ending.spaces[painter] == GATE
    return begin_sentence(
        _("{name} and {other} have the same number of tokens and are both at the gate.").format(**pair)
    )


def story_lines(story: Story) -> list[str]:
    """A story in three short lines at most."""
    trees = _(" + ").join(str(tokens) for tokens in story.by_tree)
    lines = [_("At the trees: {trees}").format(trees=trees)] if story.by_tree else []
    if story.disgraces:
        lines.append(ngettext("{count} disgrace", "{count} disgraces", story.disgraces).format(count=story.disgraces))
    else:
        lines.append(_("Never in disgrace"))
    if story.best is not None:
        gain = _gain_words(story.best.gain).replace(" ", "\N{NO-BREAK SPACE}")
        lines.append(_("Best card: {order} ({gain})").format(order=story.best.order, gain=gain))
    return lines


def _gain_words(gain: Gain) -> str:
    """What made a card the best: its tokens, else the places, else the spaces."""
    if gain.tokens > 0:
        return ngettext("+{count} token", "+{count} tokens", gain.tokens).format(count=gain.tokens)
    if gain.places > 0:
        return ngettext("+{count} place", "+{count} places", gain.places).format(count=gain.places)
    return ngettext("+{count} space", "+{count} spaces", gain.spaces).format(count=gain.spaces)
