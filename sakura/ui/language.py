"""The language of the words on the screen, as the player or the device wants it."""

from __future__ import annotations

from sakura.device.language import preferred_language
from sakura.i18n.translation import DOMAIN, SOURCE_LANGUAGE, current_language, use_language
from sakura.storage.places import catalogues_folder


def speak(wish: str) -> bool:
    """Speak this language (``system``: the device's) if there is a catalogue; whether that is another than before."""
    before = current_language()
    code = preferred_language() if wish == "system" else wish
    return use_language(code, catalogues_folder()) != before


def spoken_languages() -> list[str]:
    """What can be chosen: the device's language, English, and every language with a catalogue."""
    found = catalogues_folder().glob(f"*/LC_MESSAGES/{DOMAIN}.mo")
    return ["system", SOURCE_LANGUAGE, *(file.parent.parent.name for file in found)]
