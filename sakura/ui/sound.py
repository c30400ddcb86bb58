"""Sounds and tremors for what happens on the screen, as far as the player wants them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sakura.device.door import Device
from sakura.storage.places import assets_folder
from sakura.storage.settings import Settings
from sakura.ui import feedback

KINDS: Final = (".ogg", ".wav")
FILES: Final = {"doors": "curtain", "victory": "win"}  # the other sounds are called as their signals are
ONLY_FELT: Final = frozenset({"card"})
TREMORS: Final = {"card": 0.015, "disgrace": 0.06, "blossom": 0.04, "doors": 0.03}


class Ear:
    """Hears every signal and plays its sound, unless it is only felt. Each sound is loaded when first heard."""

    def __init__(self, settings: Settings, device: Device) -> None:
        self._settings = settings
        self._device = device
        self._sounds: dict[str, Any] = {}
        self.close = feedback.listen(self.hear, self.prepare)

    def hear(self, name: str) -> None:
        """Answer a signal."""
        values = self._settings.values
        if values.sound and name not in ONLY_FELT:
            self.prepare(name)
            self._play(name)
        if values.haptics and name in TREMORS:
            self._device.tremble(TREMORS[name])

    def prepare(self, name: str) -> None:
        """Load a sound, if it will be heard: the first one brings the whole of Kivy's audio with it."""
        if self._settings.values.sound and name not in self._sounds:
            self._sounds[name] = _load(name)

    def _play(self, name: str) -> None:
        sound = self._sounds[name]
        if sound is not None:
            sound.stop()
            sound.play()


def sound_file(name: str) -> Path | None:
    """Where the sound of a signal is, or None if there is none."""
    folder = assets_folder() / "sounds"
    files = (folder / (FILES.get(name, name) + kind) for kind in KINDS)
    return next((file for file in files if file.is_file()), None)


def _load(name: str) -> Any:
    from kivy.core.audio import SoundLoader

    file = sound_file(name)
    return SoundLoader.load(str(file)) if file is not None else None
