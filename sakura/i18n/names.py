"""What the painters are called in sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sakura.i18n.translation import _


def court_painter() -> str:
    """The third painter of a two-player game."""
    return _("the court painter")


def name_of(painter: int, names: Mapping[int, str]) -> str:
    """A painter's name; the one nobody has named is the court painter."""
    return names.get(painter) or court_painter()


def begin_sentence(text: str) -> str:
    """A capital letter for a sentence that begins with the court painter; names are written as people write them."""
    return with_capital(text) if text.startswith(court_painter()) else text


def with_capital(text: str) -> str:
    """The text as it begins a line of its own; the Emperor, whom some languages write with a capital, keeps his."""
    return text[:1].upper() + text[1:]


def distinct_names(seats: Sequence[str], players: int) -> dict[int, str]:
    """A name for every player that no other has: of two called “random” one is “random 1”, the other “random 2”."""
    labels = [_clean(seat) for seat in seats] or [""] * players
    labels = [label or _("painter") for label in labels]
    taken = {label for label in labels if labels.count(label) == 1}
    names: dict[int, str] = {}
    for seat, label in enumerate(labels):
        names[seat] = label if label in taken else _number(label, {*taken, *names.values()})
    return names


def join_words(words: Sequence[str]) -> str:
    """A list as people say it: “Crane, Heron and Finch”."""
    if len(words) < 2:
        return "".join(words)
    first = _(", ").join(words[:-1])
    return _("{first} and {last}").format(first=first, last=words[-1])


def join_names(painters: Sequence[int], names: Mapping[int, str]) -> str:
    """Painters by name as people list them."""
    return join_words([name_of(painter, names) for painter in painters])


def _number(label: str, taken: set[str]) -> str:
    number = 1
    while f"{label} {number}" in taken:
        number += 1
    return f"{label} {number}"


def _clean(seat: str) -> str:
    """A name from a file may hold anything; on a screen it must stay one harmless piece of text."""
    return "".join(letter if letter.isprintable() else " " for letter in seat).strip()
