"""The catalogues that are shipped: whole, in the words of the game's editions, and in letters that the fonts have."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from PIL import ImageFont

from sakura.engine.errors import SakuraError
from sakura.engine.events import HandRefilled, PainterDisgraced
from sakura.i18n.errors import explain_error
from sakura.i18n.sentences import describe
from sakura.i18n.translation import use_language
from sakura.storage.places import assets_folder
from tools.catalogues.checking import find_clashes
from tools.catalogues.command import check
from tools.catalogues.files import FOLDER, LANGUAGES, forms_of, read_catalogue
from tools.catalogues.source import Source, read_source

PAGE = Path(__file__).parents[2] / "docs" / "translating.md"
MISSING = "\U0010fffd"  # no font has it


@cache
def source() -> Source:
    return read_source()


def test_every_sentence_can_be_read() -> None:
    assert [str(place) for place in source().unreadable] == []
    assert find_clashes(source().sentences) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing(language: str) -> None:
    assert check(language, source().sentences) == []


def test_every_language_that_can_be_chosen_has_a_catalogue() -> None:
    assert {folder.name for folder in FOLDER.iterdir()} == set(LANGUAGES)


@pytest.mark.parametrize("font", sorted(assets_folder().glob("fonts/*.ttf")), ids=lambda path: path.stem)
def test_the_fonts_have_every_letter(font: Path) -> None:
    texts = [form for language in LANGUAGES for message in translations(language) for form in message.forms]
    english = [form for key in source().sentences for form in key.forms]
    letters = {letter for text in [*texts, *english] for letter in text if letter.isprintable()}
    drawn = ImageFont.truetype(str(font), 20)
    box = bytes(drawn.getmask(MISSING))
    assert {letter for letter in letters if letter != " " and bytes(drawn.getmask(letter)) == box} == set()


class Translation(NamedTuple):
    english: str
    forms: tuple[str, ...]


@cache
def translations(language: str) -> list[Translation]:
    known = read_catalogue(language)[0].translations
    contexts = {key: f"{key.context}: " if key.context else "" for key in known}
    return [Translation(contexts[key] + key.forms[-1], forms_of(message)) for key, message in known.items()]


class Term(NamedTuple):
    english: str
    said: dict[str, str]  # by language: words or their stems, any of which will do
    not_in: str


def glossary() -> list[Term]:
    """The rows of the glossary: an English word, and how each language must say it."""
    part = PAGE.read_text(encoding="utf-8").partition("## Glossary")[2].partition("\n## ")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in part.splitlines() if line.startswith("|")]
    languages = rows[0][1:-1]
    return [Term(english, dict(zip(languages, said, strict=True)), not_in) for english, *said, not_in in rows[2:]]


def test_the_glossary_has_a_column_for_every_language() -> None:
    assert all(sorted(term.said) == sorted(LANGUAGES) for term in glossary())


@pytest.mark.parametrize("term", glossary(), ids=lambda term: term.english)
def test_the_words_of_the_game_are_used(term: Term) -> None:
    word = re.compile(rf"\b{term.english}\b", re.IGNORECASE)
    other_words = re.compile("|".join([r"\{[^{}]*\}", *map(re.escape, filter(None, term.not_in.split(" / ")))]))
    used, wrong = 0, []
    for language, wanted in term.said.items():
        stems = wanted.lower().split(" / ")
        for english, forms in translations(language):
            if word.search(other_words.sub("", english)):
                used += 1
                wrong += [form for form in forms if not any(stem in form.lower() for stem in stems)]
    assert wrong == []
    assert used, f"“{term.english}” is said nowhere"


def test_the_shipped_catalogues_are_spoken() -> None:
    said = {}
    for language in ("fr", "es", "ru", "en"):
        use_language(language, FOLDER)
        said[language] = [describe(HandRefilled(0, count), {0: "Hana"}) for count in (1, 2, 5, 21)]
        said[language].append(describe(PainterDisgraced(2, 5, 9, 6, 1), {0: "Hana"}))
        said[language].append(explain_error(SakuraError("Two to six can play, not {players}.", players=7)))
    assert said["ru"][:4] == [f"Hana берёт {cards}." for cards in ("1 карту", "2 карты", "5 карт", "21 карту")]
    assert said["fr"][4].startswith("Le peintre de la cour rencontre l’Empereur")
    assert said["es"][5] == "Pueden jugar de dos a seis, no 7."
    assert said["en"][3] == "Hana draws 21 cards."
