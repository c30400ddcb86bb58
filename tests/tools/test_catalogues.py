"""The pipeline of the catalogues: what it finds in the source, what it refuses, and what it keeps."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.catalogues.checking import find_clashes
from tools.catalogues.command import check, update
from tools.catalogues.files import path_of
from tools.catalogues.messages import Key
from tools.catalogues.source import Source, read_source

ERRORS = """
FOREIGN = "This is foreign."
TABLE = {1: "One.", 2: "Two."}
class SakuraError(ValueError): ...
class Wrong(SakuraError): ...
class Worse(Wrong): ...
def refuse(number, template, **details):
    return Wrong(template, **details)
"""
ONE = {Key("gate"): {"a.py"}}
PLURAL = {Key("{count} card", "{count} cards"): {"a.py"}}


def read(folder: Path, source: str, name: str = "piece.py") -> Source:
    (folder / "errors.py").write_text(ERRORS)
    (folder / name).write_text(source)
    return read_source(folder)


@pytest.mark.parametrize(
    ("source", "key"),
    [
        ("_('gate')", Key("gate")),
        ("words = {'a': lambda: _('one ' 'two')}", Key("one two")),
        ("ngettext('{n} card', '{n} cards', n)", Key("{n} card", "{n} cards")),
        ("pgettext('direction', 'Back')", Key("Back", context="direction")),
        ("raise Worse('No {name}.', name=name)", Key("No {name}.")),
        ("raise errors.Wrong('Twice.' if twice else 'Once.')", Key("Once.")),
        ("from errors import FOREIGN\nraise Wrong(FOREIGN)", Key("This is foreign.")),
        ("from errors import FOREIGN as STRANGE\nraise Wrong(STRANGE)", Key("This is foreign.")),
        ("from errors import TABLE\nraise Wrong(TABLE[number])", Key("Two.")),
        ("raise refuse(3, 'Not {this}.', this=1)", Key("Not {this}.")),
    ],
)
def test_a_sentence_is_found(tmp_path: Path, source: str, key: Key) -> None:
    found = read(tmp_path, source)
    assert key in found.sentences
    assert found.unreadable == []


def test_constants_of_the_same_name_do_not_hide_each_other(tmp_path: Path) -> None:
    (tmp_path / "other.py").write_text('FOREIGN = "This is strange."\nraise Wrong(FOREIGN)')
    (tmp_path / "unsaid.py").write_text('FOREIGN = "Nobody says this."')
    found = read(tmp_path, "from errors import FOREIGN\nraise Wrong(FOREIGN)")
    assert set(found.sentences) == {Key("This is strange."), Key("This is foreign.")}
    assert found.unreadable == []


@pytest.mark.parametrize(
    "source",
    [
        "_(word)",
        "_(f'{a} b')",
        "_('a' + b)",
        "ngettext('a', b, n)",
        "pgettext(a, 'b')",
        "Wrong(f'no {a}')",
        "Wrong(a)",
        "Wrong(FOREIGN)",
    ],
)
def test_what_nobody_could_translate_is_refused(tmp_path: Path, source: str) -> None:
    found = read(tmp_path, f"\n{source}")
    assert [place.line for place in found.unreadable] == [2]
    assert found.sentences == {}


def test_other_calls_are_let_be(tmp_path: Path) -> None:
    found = read(tmp_path, "for _ in a: print(f'{_}')\nraise ValueError(text)\ntree.walk(_, template)")
    assert (found.sentences, found.unreadable) == ({}, [])


def test_kv_files_are_read(tmp_path: Path) -> None:
    text = "#:import _ x._\n<A>:\n    # text: _('not this')\n    text: _('A (b)') if c else '‹ ' + pgettext('d', 'e')\n"
    assert set(read(tmp_path, text, "piece.kv").sentences) == {Key("A (b)"), Key("e", context="d")}
    assert len(read(tmp_path, "<A>:\n    text: _(root.word)\n", "piece.kv").unreadable) == 1


def test_one_sentence_has_one_plural() -> None:
    clashing = {Key("card"): {"a.py"}, Key("card", "cards"): {"b.py"}, Key("card", context="c"): {"c.py"}}
    assert len(find_clashes(clashing)) == 1
    assert find_clashes(ONE | PLURAL) == []


def fill(folder: Path, language: str, sentences: dict[Key, set[str]], *texts: str) -> list[str]:
    """Write translations into a new catalogue as a translator would, and update it; what is wrong comes back."""
    update(language, sentences, folder)
    path = path_of(language, folder)
    text = path.read_text(encoding="utf-8")
    for number, words in enumerate(texts):
        empty = 'msgstr ""\n\n' if len(texts) == 1 else f'msgstr[{number}] ""\n'
        assert empty in text
        text = text.replace(empty, empty.replace('""', f'"{words}"'))
    path.write_text(text, encoding="utf-8")
    update(language, sentences, folder)
    return check(language, sentences, folder)


def test_a_whole_catalogue_is_in_order(tmp_path: Path) -> None:
    assert fill(tmp_path, "fr", ONE, "porte d’entrée") == []
    assert fill(tmp_path, "ru", PLURAL, "{count} карта", "{count} карты", "{count} карт") == []


@pytest.mark.parametrize(
    ("texts", "problem"),
    [
        (("", "", ""), "is not translated"),
        (("{count} карта", "{count} карты", ""), "needs 3 forms"),
        (("{count} карта", "{count} карты", "{cont} карт"), "has other placeholders"),
        (("одна карта", "{count} карты", "{count} карт"), "has other placeholders"),  # 21 is said so too
        (("{count} карта ", "{count} карты", "{count} карт"), "has other spaces"),
        (("{count} “карта”", "{count} карты", "{count} карт"), "quotation marks"),
    ],
)
def test_a_gap_is_refused(tmp_path: Path, texts: tuple[str, ...], problem: str) -> None:
    problems = fill(tmp_path, "ru", PLURAL, *texts)
    assert len(problems) >= 1
    assert problem in problems[0]
    assert "“{count} card”" in problems[0]


def test_the_one_may_be_said_without_its_number(tmp_path: Path) -> None:
    sentences = {Key("a card", "{count} cards"): {"a.py"}}
    assert fill(tmp_path, "es", sentences, "una carta", "{count} cartas") == []
    # the French say zero in the singular, too
    assert "has other placeholders" in fill(tmp_path, "fr", sentences, "une carte", "{count} cartes")[0]


def test_a_new_language_begins_empty(tmp_path: Path) -> None:
    update("pl", PLURAL, tmp_path)
    assert check("pl", PLURAL, tmp_path) == ["pl: “{count} card” is not translated."]
    assert path_of("pl", tmp_path).read_text(encoding="utf-8").count("msgstr[") == 3


def test_a_guess_is_refused(tmp_path: Path) -> None:
    fill(tmp_path, "fr", ONE, "porte")
    path = path_of("fr", tmp_path)
    path.write_text(path.read_text(encoding="utf-8").replace('msgid "gate"', '#, fuzzy\nmsgid "gate"'))
    assert check("fr", ONE, tmp_path)[0] == "fr: “gate” is fuzzy."


def test_what_the_app_no_longer_says_is_refused_and_then_left_out(tmp_path: Path) -> None:
    fill(tmp_path, "fr", ONE, "porte d’entrée")
    gone = {Key("path"): {"a.py"}}
    assert check("fr", gone, tmp_path)[:2] == [
        "fr: “path” is not in the catalogue.",
        "fr: “gate” is no longer in the app.",
    ]
    update("fr", gone, tmp_path)
    assert check("fr", gone, tmp_path) == ["fr: “path” is not translated."]
    path = path_of("fr", tmp_path)
    path.write_text(path.read_text(encoding="utf-8") + '#~ msgid "gate"\n#~ msgstr "porte"\n')
    assert "fr: “gate” is marked as no longer in the app." in check("fr", gone, tmp_path)


def test_a_stale_file_is_refused(tmp_path: Path) -> None:
    fill(tmp_path, "fr", ONE, "porte")
    path = path_of("fr", tmp_path)
    path.write_text(path.read_text(encoding="utf-8").replace('"porte"', '"portes"'))
    assert check("fr", ONE, tmp_path) == ["fr: sakura.mo is not what “make catalogues” writes: run it."]
    # a sentence that is said in one more place leaves the catalogue as it is
    update("fr", ONE, tmp_path)
    assert check("fr", {Key("gate"): {"a.py", "b.py"}}, tmp_path) == []


def test_the_same_translations_give_the_same_bytes(tmp_path: Path) -> None:
    for folder in (tmp_path / "one", tmp_path / "other"):
        fill(folder, "ru", PLURAL, "{count} карта", "{count} карты", "{count} карт")
    for kind in ("po", "mo"):
        one, other = (path_of("ru", tmp_path / name, kind).read_bytes() for name in ("one", "other"))
        assert one == other
    assert b"Date" not in one and b"Babel" not in one
