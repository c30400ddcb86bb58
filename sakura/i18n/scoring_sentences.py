"""Sentences about tokens given at a tree, the line closing up, and the end of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sakura.engine.events import Event, GameEnded, LineClosedUp, SakuraScored
from sakura.i18n.names import begin_sentence, join_names, name_of
from sakura.i18n.translation import _, ngettext


def _sakura_scored(event: SakuraScored, names: Mapping[int, str]) -> str:
    sentences = [tree_sentence(event)]
    for painter, award in event.earnings:
        sentences.append(award_sentence(name_of(painter, names), award))
    return _paragraph([*sentences, gate_sentence(event, names)])


def tree_sentence(event: SakuraScored) -> str:
    """Which tree gives tokens."""
    return _("The sakura on space {space} gives tokens.").format(space=event.space)


def award_sentence(name: str, award: int) -> str:
    """What one painter earns."""
    if not award:
        return _("{name} earns nothing.").format(name=name)
    return ngettext("{name} earns {count} token.", "{name} earns {count} tokens.", award).format(name=name, count=award)


def gate_sentence(event: SakuraScored, names: Mapping[int, str]) -> str:
    """Who earns nothing because they have not set out; nothing if all have."""
    if not event.unranked:
        return ""
    waiting = ngettext(
        "{names} is at the gate and earns nothing.",
        "{names} are at the gate and earn nothing.",
        len(event.unranked),
    )
    return begin_sentence(waiting.format(names=join_names(event.unranked, names)))


def _line_closed_up(event: LineClosedUp, names: Mapping[int, str]) -> str:
    sentences = [_("The painters close up.")]
    for painter, _start, end in event.moves:
        sentences.append(_("{name} moves up to space {end}.").format(name=name_of(painter, names), end=end))
    return _paragraph(sentences)


def _game_ended(event: GameEnded, names: Mapping[int, str]) -> str:
    return _paragraph([_("The game is over."), victory_sentence(event, names), outshone_sentence(event)])


def victory_sentence(event: GameEnded, names: Mapping[int, str]) -> str:
    """Who has won, and with how many tokens."""
    tokens = event.tokens[event.winners[0]]
    if len(event.winners) == 1:
        victory = ngettext("{names} wins with {count} token.", "{names} wins with {count} tokens.", tokens)
    else:
        victory = ngettext(
            "{names} share the victory with {count} token each.",
            "{names} share the victory with {count} tokens each.",
            tokens,
        )
    return begin_sentence(victory.format(names=join_names(event.winners, names), count=tokens))


def outshone_sentence(event: GameEnded) -> str:
    """That the court painter does better than the winners; nothing if it does not."""
    return _("The court painter does even better, but cannot win.") if event.outshone else ""


def _paragraph(sentences: list[str]) -> str:
    return " ".join(begin_sentence(sentence) for sentence in sentences if sentence)


SCORING_SENTENCES: dict[type[Event], Callable[[Any, Mapping[int, str]], str]] = {
    SakuraScored: _sakura_scored,
    LineClosedUp: _line_closed_up,
    GameEnded: _game_ended,
}
