"""Every word on every screen comes from the catalogues, and the language changes while the app runs."""

from __future__ import annotations

import gettext
import re
import string
from dataclasses import fields
from typing import Any

import pytest
from kivy.uix.textinput import TextInput

from sakura.i18n import translation
from sakura.i18n.translation import current_language
from sakura.storage.settings import LANGUAGES, Values
from sakura.ui.screens.settings import WORDS
from sakura.ui.shots.scenes import SCENES, STEP
from sakura.ui.shots.tables import LONG_NAMES, SHORT_NAMES
from tests.ui.conftest import Start

LATIN = string.ascii_lowercase + string.ascii_uppercase
STRANGE = "абвгдежзиклмнопрстуфхцчшщэ"
SWAPPED = str.maketrans(LATIN, STRANGE + STRANGE.upper())
FIRST_NAMES = [name.split()[0] for name in LONG_NAMES]  # where there is no room for the whole
BEGINNINGS = [name[:length] + "…" for name in FIRST_NAMES for length in range(len(name))]  # nor for these
PEOPLE = "|".join(map(re.escape, sorted((*LONG_NAMES, *SHORT_NAMES, *FIRST_NAMES, *BEGINNINGS), key=len, reverse=True)))
# What somebody typed is quoted, and colours are marked.
NAMES = re.compile(PEOPLE + r"|“[^“”]*”|\[/?[a-z]+(?:=[^\]]*)?\]")
SAME_EVERYWHERE = {"F1", *(WORDS[code]() for code in LANGUAGES)}  # a key, and languages in their own words
READABLE = ("text", "hint_text", "hint", "title", "remark")


class PseudoTranslations(gettext.NullTranslations):
    """A language in which every Latin letter of a sentence is another: what stays Latin is in no catalogue."""

    def gettext(self, message: str) -> str:
        return swap_letters(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return swap_letters(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:  # noqa: ARG002 - as gettext declares it
        return swap_letters(message)


def swap_letters(message: str) -> str:
    """The message in the pseudo-language; placeholders stay."""
    return re.sub(r"(\{[^{}]*\})|[A-Za-z]+", lambda part: part[1] or part[0].translate(SWAPPED), message)


def write_changes(values: Values) -> dict[str, Any]:
    """What has to be set to come back to these settings."""
    return {entry.name: getattr(values, entry.name) for entry in fields(values)}


def untranslated(root: Any) -> set[str]:
    """What can be read and has Latin letters, but for names of people, languages and keys, and what was typed."""
    values = (
        getattr(widget, name, None)
        for widget in root.walk(restrict=True)
        for name in READABLE
        if not (name == "text" and isinstance(widget, TextInput))
    )
    texts = {value for value in values if isinstance(value, str)} - SAME_EVERYWHERE
    return {text for text in texts if re.search("[A-Za-z]", NAMES.sub("", text))}


@pytest.mark.parametrize(("device", "size"), [("phone", 100), ("sideways", 200)])
def test_every_word_of_every_scene_is_in_the_catalogues(
    start: Start, monkeypatch: pytest.MonkeyPatch, device: str, size: int
) -> None:
    monkeypatch.setattr(translation._State, "translations", PseudoTranslations())
    monkeypatch.setattr("sakura.ui.app.speak", lambda _wish: False)
    ui = start(device, text_size=size)
    usual = write_changes(ui.app.preferences.values)
    found: dict[str, set[str]] = {}
    for name, scene in SCENES.items():
        scene(ui, ui.app)
        ui.wait(0.5, STEP)
        found[name] = untranslated(ui.app.router)
        ui.app.give_up()
        ui.app.preferences.change(**usual)
        ui.wait(0.2, STEP)
    assert {name: texts for name, texts in found.items() if texts} == {}


def test_an_untranslated_word_would_be_found(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sakura.ui.screens.home._", lambda message: message)
    ui = start()
    assert {"New game", "Settings"} <= untranslated(ui.app.router)


def test_the_language_changes_on_the_spot(start: Start) -> None:
    ui = start()
    app = ui.app
    ui.press("Settings")
    ui.advance(0.3)
    for code, name, title, new_game in (
        ("ru", "Русский", "Настройки", "Новая игра"),
        ("fr", "Français", "Réglages", "Nouvelle partie"),
        ("es", "Español", "Ajustes", "Nueva partida"),
        ("en", "English", "Settings", "New game"),
    ):
        ui.press(name)
        ui.advance(0.3)
        assert (app.preferences.values.language, current_language()) == (code, code)
        assert (app.router.name, app.router.screen.title) == ("settings", title)
        assert app.router.back()
        ui.advance(0.3)
        assert ui.sees(new_game)
        app.router.go("settings")
        ui.advance(0.3)


@pytest.mark.parametrize(("variable", "words"), [("fr_CA.UTF-8", "Nouvelle partie"), ("ja_JP.UTF-8", "New game")])
def test_the_first_words_are_in_the_language_of_the_device(
    start: Start, monkeypatch: pytest.MonkeyPatch, variable: str, words: str
) -> None:
    monkeypatch.setenv("LC_ALL", variable)
    assert start(language="system").sees(words)
