"""The language that sentences are said in. Source strings are English; catalogues are looked up when one is chosen."""

from __future__ import annotations

import gettext as catalogues
from pathlib import Path

DOMAIN = "sakura"
SOURCE_LANGUAGE = "en"


class _State:
    """The one language in use."""

    code = SOURCE_LANGUAGE
    translations = catalogues.NullTranslations()


def use_language(code: str, folder: Path) -> str:
    """Speak this language if ``folder`` has a catalogue for it, or else English; which one it is, comes back.

    A catalogue is ``<folder>/<code>/LC_MESSAGES/sakura.mo``; for ``pt_BR`` that of ``pt`` will do too.
    """
    found = catalogues.translation(DOMAIN, folder, [code], fallback=True)
    spoken = isinstance(found, catalogues.GNUTranslations)
    _State.code = code if spoken else SOURCE_LANGUAGE
    _State.translations = found if spoken else catalogues.NullTranslations()
    return _State.code


def current_language() -> str:
    """The code of the language in use."""
    return _State.code


def _(message: str) -> str:
    """The message in the language in use."""
    return _State.translations.gettext(message)


def ngettext(singular: str, plural: str, count: int) -> str:
    """The form of the message that goes with the count."""
    return _State.translations.ngettext(singular, plural, count)


def pgettext(context: str, message: str) -> str:
    """The message as it is said in this context, where the same English words mean different things."""
    return _State.translations.pgettext(context, message)
