"""The stories of the painters and the ranking in words, for a game that is over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sakura.engine.events import GameEnded
from sakura.i18n.names import begin_sentence, name_of
from sakura.i18n.translation import _, ngettext
from sakura.session.ranking import Rank, rank_ending
from sakura.session.story import Gain, Story


@dataclass(frozen=True, slots=True)
class Place:
    """One line of the ranking. ``rank`` is 0 for the court painter, who cannot win."""

    painter: int
    rank: int
    tokens: int
    reason: str  # why it stands before the next, if the tokens do not say it


def rank_places(ending: GameEnded, court: int, names: Mapping[int, str]) -> list[Place]:
    """The ranking of a game from the best on, with what decided between equals."""
    ranks = rank_ending(ending, court)
    return [Place(rank.painter, rank.number, rank.tokens, _tie_break(rank, names)) for rank in ranks]


def _tie_break(rank: Rank, names: Mapping[int, str]) -> str:
    if rank.equal is None:
        return ""
    pair = {"name": name_of(rank.painter, names), "other": name_of(rank.equal, names)}
    if rank.is_closer:
        return begin_sentence(
            _("{name} and {other} have the same number of tokens; {name} stands closer to the Emperor.").format(**pair)
        )
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
