"""The games that are over: the library that keeps them, and the statistics that count them, always together."""

from __future__ import annotations

import time
from typing import Final

from sakura.session.sitting import Sitting
from sakura.storage.files import Memory
from sakura.storage.home import Home
from sakura.storage.kept import Kept
from sakura.storage.library import INDEX_KIND, INDEX_VERSION, KIND, VERSION, Library
from sakura.storage.sakura_games import keep_sitting
from sakura.storage.shelf import Shelf
from sakura.storage.statistics import Statistics

FOLDER: Final = "records"
DATABASE: Final = "statistics.db"


class Records:
    """Whatever enters or leaves the library is counted or no longer counted."""

    def __init__(self, library: Library, statistics: Statistics) -> None:
        self.library = library
        self.statistics = statistics

    @classmethod
    def in_home(cls, home: Home) -> Records:
        """Those of a home; one in memory has its statistics there too."""
        games = Shelf(home.files, home.folder / FOLDER, KIND, VERSION)
        index = Shelf(home.files, home.folder, INDEX_KIND, INDEX_VERSION)
        library = Library(games, index, home.writer)
        path = None if isinstance(home.files, Memory) else home.folder / DATABASE
        return cls(library, Statistics(path, library))

    def keep(self, sitting: Sitting) -> str:
        """A game of Sakura is over; its name in the library comes back."""
        return self.keep_game(keep_sitting(sitting, int(time.time())))

    def keep_game(self, kept: Kept) -> str:
        """A game of any kind is over."""
        name = self.library.keep(kept)
        self.statistics.add(kept)
        return name

    def bring_in(self, data: bytes, file: str) -> str:
        """Import a file; a bad one is refused with the reason. Imported games are kept, but not counted."""
        return self.library.bring_in(data, file, int(time.time()))

    def delete(self, name: str) -> None:
        """Take a game away, out of the statistics too."""
        self.library.delete(name)
        self.statistics.remove(name)

    def close(self) -> None:
        """Count what is left."""
        self.statistics.close()
