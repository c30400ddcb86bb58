"""Finding words in texts as people look for them: capitals and accents make no difference."""

from __future__ import annotations

import unicodedata
from typing import NamedTuple


class Span(NamedTuple):
    """A part of a text, from the letter ``start`` up to ``end``."""

    start: int
    end: int


def fold(text: str) -> str:
    """The text as it is compared: without capitals and accents."""
    return "".join(_fold_letter(letter) for letter in text)


def find_words(text: str, query: str) -> list[Span]:
    """Where the words of the query are in the text; nothing unless every one of them is."""
    words = fold(query).split()
    folded, places = _fold_with_places(text)
    found: list[Span] = []
    for word in words:
        spans = _find(folded, places, word)
        if not spans:
            return []
        found += spans
    return _join(sorted(found))


def _find(folded: str, places: list[int], word: str) -> list[Span]:
    spans = []
    at = folded.find(word)
    while at >= 0:
        spans.append(Span(places[at], places[at + len(word) - 1] + 1))
        at = folded.find(word, at + len(word))
    return spans


def _join(spans: list[Span]) -> list[Span]:
    """Spans that touch or overlap are one."""
    joined: list[Span] = []
    for span in spans:
        if joined and span.start <= joined[-1].end:
            joined[-1] = Span(joined[-1].start, max(joined[-1].end, span.end))
        else:
            joined.append(span)
    return joined


def _fold_with_places(text: str) -> tuple[str, list[int]]:
    """The folded text, and for each letter of it where it was in the text."""
    folded, places = [], []
    for place, letter in enumerate(text):
        for plain in _fold_letter(letter):
            folded.append(plain)
            places.append(place)
    return "".join(folded), places


def _fold_letter(letter: str) -> str:
    apart = unicodedata.normalize("NFKD", letter.casefold())
    return "".join(part for part in apart if not unicodedata.combining(part))
