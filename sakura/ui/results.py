"""How a game ended, in words to pass on."""

from __future__ import annotations

from collections.abc import Mapping

from sakura.engine.events import GameEnded
from sakura.i18n.dates import day_text
from sakura.i18n.names import begin_sentence, join_words, name_of
from sakura.i18n.scoring_sentences import outshone_sentence, victory_sentence
from sakura.i18n.translation import _, ngettext
from sakura.session.ranking import find_ending
from sakura.session.replaying import Replay
from sakura.storage.kept import Note
from sakura.ui.story import Place, rank_places


def result_lines(replay: Replay) -> list[str]:
    """The ranking of a finished game, a line for every painter."""
    ending = find_ending(replay.events)
    if ending is None:
        return []
    names = replay.names()
    return [_line(place, names) for place in rank_places(ending, replay.record.setup.court, names)]


def headline(ending: GameEnded, names: Mapping[int, str]) -> str:
    """Who has won, and whether the court painter did better."""
    return " ".join(filter(None, (victory_sentence(ending, names), outshone_sentence(ending))))


def result_text(replay: Replay, when: int) -> str:
    """A finished game as a text to share."""
    ending = find_ending(replay.events)
    if ending is None:
        return ""
    title = _("Sakura, {day}").format(day=day_text(when))
    return "\n".join([title, headline(ending, replay.names()), *result_lines(replay)])


def winner_text(note: Note) -> str:
    """Who has won a kept game, in few words."""
    names = [note.names[seat] for seat in note.winners]
    if not names:
        return _("Nobody wins")
    if len(names) == 1:
        return _("{name} wins").format(name=names[0])
    return _("{names} share the victory").format(names=join_words(names))


def _line(place: Place, names: Mapping[int, str]) -> str:
    name = begin_sentence(name_of(place.painter, names))
    tokens = ngettext("{count} token", "{count} tokens", place.tokens).format(count=place.tokens)
    if not place.rank:
        return _("{name}: {tokens}").format(name=name, tokens=tokens)
    return _("{rank}. {name}: {tokens}").format(rank=place.rank, name=name, tokens=tokens)
