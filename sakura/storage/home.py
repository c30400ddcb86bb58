"""The one folder in which the app keeps everything: here the games in progress and the settings.

The games that are over (``records.py``) and the owner's box (``own_box.py``) find their places in it themselves.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sakura.storage.files import Disk, Files, Memory
from sakura.storage.games import KIND, VERSION, OpenGames
from sakura.storage.settings import Settings, Values, read_settings, write_settings
from sakura.storage.shelf import Reading, Shelf
from sakura.storage.writer import Writer

SETTINGS: Final = "settings"
SETTINGS_VERSION: Final = 1


class Home:
    """The folder of one player's device, and the thread that writes there."""

    def __init__(self, files: Files, folder: Path) -> None:
        self.files = files
        self.folder = folder
        self.writer = Writer()
        self.games = OpenGames(Shelf(files, folder / "games", KIND, VERSION), self.writer)
        self._settings = Shelf(files, folder, SETTINGS, SETTINGS_VERSION)
        self.settings_loss: Reading | None = None  # damaged settings, until the player has been told

    @classmethod
    def in_memory(cls) -> Home:
        """A home that is gone with the program: for tests and pictures."""
        return cls(Memory(), Path("home"))

    @classmethod
    def on_disk(cls, folder: Path) -> Home:
        """The home in this folder, which is made when something is first kept."""
        return cls(Disk(), folder)

    def open_settings(self) -> Settings:
        """The settings as they were left; every change from now on is kept."""
        found = self._settings.read(SETTINGS)
        self.settings_loss = found if found.problem is not None else None
        return self.follow(Settings(read_settings(found.content)))

    def follow(self, settings: Settings) -> Settings:
        """Keep every change of these settings."""
        settings.watch(self._keep_settings)
        return settings

    def close(self) -> None:
        """Write what is left."""
        self.writer.close()

    def _keep_settings(self, values: Values) -> None:
        self.writer.put(self._settings, SETTINGS, self._settings.seal(write_settings(values)))
