"""The catalogue of one language: ``sakura.po`` for people, ``sakura.mo`` for the app. The same translations give the
same bytes, whenever and wherever they are written, so that a merge meets only what has changed."""

from __future__ import annotations

import io
from collections.abc import Iterable, Mapping
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.plurals import get_plural
from babel.messages.pofile import read_po, write_po

from sakura.i18n.translation import SOURCE_LANGUAGE
from sakura.storage import settings
from tools.catalogues.messages import ROOT, Key

FOLDER = ROOT / "assets" / "locale"
# English is the source, and has both of its plural forms there.
LANGUAGES = tuple(sorted(set(settings.LANGUAGES) - {SOURCE_LANGUAGE}))
DOMAIN = "sakura"


class Catalogue(Catalog):
    """Translations under a header without dates and names of tools."""

    def __init__(self, language: str, messages: Iterable[Message] = ()) -> None:
        super().__init__(locale=language, domain=DOMAIN, fuzzy=False)
        self.language = language
        self.header_comment = "# Sakura: see docs/translating.md"
        for message in messages:
            self[message.id] = message

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        """What gettext has to know."""
        return [
            ("Language", self.language),
            ("MIME-Version", "1.0"),
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Transfer-Encoding", "8bit"),
            ("Plural-Forms", str(get_plural(self.language))),
        ]

    @property
    def translations(self) -> dict[Key, Message]:
        """What is translated, without the header."""
        return {key_of(message): message for message in self if message.id}


def path_of(language: str, folder: Path = FOLDER, kind: str = "po") -> Path:
    """Where a language's catalogue is."""
    return folder / language / "LC_MESSAGES" / f"{DOMAIN}.{kind}"


def read_catalogue(language: str, folder: Path = FOLDER) -> tuple[Catalogue, list[str]]:
    """The catalogue as it is kept, and the sentences in it that are marked as gone; empty if there is none yet."""
    path = path_of(language, folder)
    if not path.exists():
        return Catalogue(language), []
    with path.open("rb") as file:
        kept = read_po(file, locale=language, domain=DOMAIN)
    return Catalogue(language, (message for message in kept if message.id)), [_first(key) for key in kept.obsolete]


def merge(catalogue: Catalogue, sentences: Mapping[Key, set[str]]) -> Catalogue:
    """The catalogue for these sentences: translations are kept, what the app no longer says is left out."""
    known = catalogue.translations
    merged = Catalogue(catalogue.language)
    for key in sorted(sentences, key=lambda key: (key.singular, key.context or "")):
        old = known.get(key)
        empty = "" if key.plural is None else ("",) * merged.num_plurals
        merged.add(
            key.singular if key.plural is None else (key.singular, key.plural),
            old.string if old else empty,
            locations=[(path, 0) for path in sorted(sentences[key])],
            flags=old.flags if old else (),
            user_comments=old.user_comments if old else (),
            context=key.context,
        )
    return merged


def po_bytes(catalogue: Catalogue) -> bytes:
    """The catalogue as people edit it."""
    written = io.BytesIO()
    write_po(written, catalogue, width=0, include_lineno=False, sort_output=True)
    return written.getvalue()


def mo_bytes(catalogue: Catalogue) -> bytes:
    """The catalogue as the app reads it."""
    written = io.BytesIO()
    write_mo(written, catalogue)
    return written.getvalue()


def key_of(message: Message) -> Key:
    """What a message of a catalogue is found by."""
    if isinstance(message.id, str):
        return Key(message.id, context=message.context)
    singular, plural = message.id
    return Key(singular, plural, message.context)


def forms_of(message: Message) -> tuple[str, ...]:
    """The translated forms; one alone if the sentence has no plural."""
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ())


def _first(key: object) -> str:
    while isinstance(key, tuple):
        key = key[0]
    return str(key)
