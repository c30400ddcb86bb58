"""What keeps a catalogue from being shipped: gaps, guesses, lost placeholders, and signs of the wrong language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from gettext import c2py

from babel.messages.catalog import Message
from babel.messages.plurals import get_plural

from tools.catalogues.files import Catalogue, forms_of
from tools.catalogues.messages import Key, placeholders
from tools.catalogues.typography import wrong_signs

COUNTS = range(1000)
MARKUP = re.compile(r"\[/?[a-z]+(?:=[^\]]*)?\]")


def find_problems(catalogue: Catalogue, sentences: Mapping[Key, set[str]]) -> list[str]:
    """One line for each problem of a language, with the sentence."""
    known = catalogue.translations
    problems = [f"“{key.singular}” is not in the catalogue" for key in sentences if key not in known]
    for key, message in known.items():
        what = ["is no longer in the app"] if key not in sentences else check_message(message, key, catalogue.language)
        problems += [f"“{key.singular}” {problem}" for problem in what]
    return [f"{catalogue.language}: {problem}." for problem in problems]


def find_clashes(sentences: Mapping[Key, set[str]]) -> list[str]:
    """Sentences that stand in the source once with and once without a plural: a catalogue has only one place."""
    seen: dict[tuple[str, str | None], Key] = {}
    clashes = []
    for key in sentences:
        other = seen.setdefault((key.singular, key.context), key)
        if other.plural != key.plural:
            clashes.append(f"“{key.singular}” has different plurals in the source.")
    return clashes


def check_message(message: Message, key: Key, language: str) -> list[str]:
    """What is wrong with one translation."""
    if message.fuzzy:
        return ["is fuzzy"]
    forms = forms_of(message)
    wanted = len(_counts_of_forms(language)) if key.plural is not None else 1
    if not any(forms):
        return ["is not translated"]
    if len(forms) != wanted or not all(forms):
        return [f"needs {wanted} forms"]
    return [*_lost_placeholders(forms, key, language), *_broken_form(forms, key), *_signs(forms, language)]


def _lost_placeholders(forms: tuple[str, ...], key: Key, language: str) -> Iterator[str]:
    """A form that serves many numbers has what the English plural has; one that serves the 1 alone may leave it out."""
    for form, counts in zip(forms, _counts_of_forms(language), strict=False):
        allowed = {placeholders(key.forms[-1])}
        if counts == [1]:
            allowed.add(placeholders(key.singular))
        if placeholders(form) not in allowed:
            names = ", ".join(sorted(placeholders(key.forms[-1]))) or "none"
            yield f"has other placeholders than {names} in “{form}”"


def _broken_form(forms: tuple[str, ...], key: Key) -> Iterator[str]:
    """Spaces at the ends, lines and markup belong to the layout: they are those of the source."""
    english = key.forms[-1]
    for form in forms:
        if _frame(form) != _frame(english):
            yield f"has other spaces, lines or markup in “{form}”"


def _frame(text: str) -> tuple[object, ...]:
    inner = text.strip(" ")
    return text.partition(inner)[::2], text.count("\n"), sorted(MARKUP.findall(text))


def _signs(forms: tuple[str, ...], language: str) -> Iterator[str]:
    for form in forms:
        for problem in wrong_signs(form, language):
            yield f"{problem} in “{form}”"


def _counts_of_forms(language: str) -> list[list[int]]:
    """For each plural form of a language the numbers it serves."""
    plural = get_plural(language)
    choose = c2py(plural.plural_expr)
    served: list[list[int]] = [[] for _ in range(plural.num_plurals)]
    for count in COUNTS:
        served[choose(count)].append(count)
    return served
