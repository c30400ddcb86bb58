"""What painters and bots are called on the screens."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sakura.i18n.names import join_words
from sakura.i18n.translation import _, ngettext
from sakura.storage.games import Note
from sakura.storage.kept import OKIYA

NAMES_IN_FULL = 3

PAINTER_WORDS: dict[str, Callable[[], str]] = {
    "crane": lambda: _("Crane"),
    "fan": lambda: _("Fan"),
    "wave": lambda: _("Wave"),
    "bamboo": lambda: _("Bamboo"),
    "mountain": lambda: _("Mountain"),
    "moon": lambda: _("Moon"),
    "court": lambda: _("Court painter"),
}
LEVEL_WORDS: dict[str, Callable[[], str]] = {
    "novice": lambda: _("Novice"),
    "apprentice": lambda: _("Apprentice"),
    "adept": lambda: _("Adept"),
    "master": lambda: _("Master"),
}
CHARACTER_WORDS: dict[str, Callable[[], str]] = {
    "balanced": lambda: _("Balanced"),
    "bold": lambda: _("Bold"),
    "careful": lambda: _("Careful"),
    "saboteur": lambda: _("Saboteur"),
}
CHARACTER_REMARKS: dict[str, Callable[[], str]] = {
    "balanced": lambda: _("Does what is best, whatever it is."),
    "bold": lambda: _("Likes to walk right behind the Emperor."),
    "careful": lambda: _("Keeps away from disgrace."),
    "saboteur": lambda: _("Likes it when others fall back."),
}
LEVEL_REMARKS: dict[str, Callable[[], str]] = {
    "novice": lambda: _("Has just learnt the rules"),
    "apprentice": lambda: _("Looks at its own card only"),
    "adept": lambda: _("Thinks about what the others may play"),
    "master": lambda: _("Weighs every card of everyone"),
}


def painter_word(painter: str) -> str:
    """A painter by its emblem."""
    return PAINTER_WORDS[painter]()


def level_word(level: str | None) -> str:
    """Who plays a seat: a person, or a bot of some level and, where it has one of its own, character."""
    if level is None:
        return _("Person")
    name, _colon, character = level.partition(":")
    words = LEVEL_WORDS[name]() if name in LEVEL_WORDS else name
    if character not in CHARACTER_WORDS:
        return words
    return _("{level}, {character}").format(level=words, character=CHARACTER_WORDS[character]().lower())


def level_remark(level: str | None) -> str:
    """How somebody of that level plays."""
    if level is None:
        return _("Plays on this device")
    words = LEVEL_REMARKS.get(level.partition(":")[0])
    return words() if words else ""


def some_names(names: Sequence[str]) -> str:
    """Who plays: all by name if they are few, or else two of them and how many more."""
    if len(names) <= NAMES_IN_FULL:
        return join_words(names)
    others = len(names) - NAMES_IN_FULL + 1
    more = ngettext("{count} more", "{count} more", others).format(count=others)
    return join_words([*names[: NAMES_IN_FULL - 1], more])


def how_far(note: Note) -> str:
    """How far a game in progress is."""
    if note.game == OKIYA:
        return _("Okiya, game {number}").format(number=note.round)
    return _("Round {number}").format(number=note.round)
