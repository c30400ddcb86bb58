"""Sounds and tremors for what happens on the screen, as far as the player wants them."""

from __future__ import annotations

from typing import Any, Final

from sakura.device.door import Device
from sakura.storage.places import assets_folder
from sakura.storage.settings import Settings
from sakura.ui import feedback

KINDS: Final = (".ogg", ".wav")
TREMORS: Final = {"card": 0.015, "disgrace": 0.06, "blossom": 0.04, "doors": 0.03}


class Ear:
    """Hears every signal and plays the sound of that name, if there is one. Each sound is loaded when first heard."""

    def __init__(self, settings: Settings, device: Device) -> None:
        self._settings = settings
        self._device = device
        self._sounds: dict[str, Any] = {}
        self.close = feedback.listen(self.hear)

    def hear(self, name: str) -> None:
        """Answer a signal."""
        values = self._settings.values
        if values.sound:
            self._play(name)
        if values.haptics and name in TREMORS:
            self._device.tremble(TREMORS[name])

    def _play(self, name: str) -> None:
        if name not in self._sounds:
            self._sounds[name] = _load(name)
        sound = self._sounds[name]
        if sound is not None:
            sound.stop()
            sound.play()


def _load(name: str) -> Any:
    from kivy.core.audio import SoundLoader

    folder = assets_folder() / "sounds"
    file = next((folder / (name + kind) for kind in KINDS if (folder / (name + kind)).is_file()), None)
    return SoundLoader.load(str(file)) if file is not None else None
