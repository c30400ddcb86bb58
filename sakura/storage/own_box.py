"""The cards and the garden of a printed game as their owner has typed them so far, finished or not."""

from __future__ import annotations

from typing import Any, Final

from sakura.engine.cards import Deck
from sakura.engine.drafts import DeckDraft, GardenDraft
from sakura.engine.errors import DataError
from sakura.engine.garden import Garden
from sakura.storage.assets import load_garden
from sakura.storage.errors import DAMAGED_FILE, Damaged, Unreadable
from sakura.storage.home import Home
from sakura.storage.shelf import Shelf
from sakura.storage.writer import Writer

KIND: Final = "box"
VERSION: Final = 1
NAME: Final = "box"


class OwnBox:
    """A deck and a garden in the making. The garden begins as the reconstruction, the deck empty."""

    def __init__(self, deck: DeckDraft | None = None, garden: GardenDraft | None = None) -> None:
        self.deck = deck or DeckDraft()
        self.garden = garden or GardenDraft(load_garden().tiles)

    def problems(self) -> list[DataError]:
        """Why nobody can play with it yet, the cards first; nothing if it is complete."""
        return [*self.deck.problems(), *self.garden.problems()]

    def finish(self) -> tuple[Deck, Garden]:
        """What to play with; the first problem is raised if there is any."""
        return self.deck.finish(), self.garden.finish()


class BoxShelf:
    """Keeps the one box of this device."""

    def __init__(self, shelf: Shelf, writer: Writer) -> None:
        self._shelf = shelf
        self._writer = writer
        self._box: OwnBox | None = None
        self.loss: Unreadable | None = None  # what was wrong with the kept box, until the player has been told

    @classmethod
    def in_home(cls, home: Home) -> BoxShelf:
        """The box among everything else that the app keeps."""
        return cls(Shelf(home.files, home.folder, KIND, VERSION), home.writer)

    @property
    def box(self) -> OwnBox:
        """The box as it was left; the disk is looked at once."""
        if self._box is None:
            found = self._shelf.read(NAME)
            while found.content is not None and not _is_box(found.content):
                found = self._shelf.reject(NAME, found.problem or Damaged(DAMAGED_FILE, file=NAME))
            self.loss = found.problem
            self._box = OwnBox() if found.content is None else _read_box(found.content)
        return self._box

    def save(self) -> None:
        """Keep the box as it is now; the disk gets it in its own time."""
        self._writer.put(self._shelf, NAME, self._shelf.seal(_write_box(self.box)))


def _write_box(box: OwnBox) -> dict[str, Any]:
    return {"deck": box.deck.as_text(), "garden": box.garden.as_text()}


def _is_box(content: Any) -> bool:
    match content:
        case {"deck": str(), "garden": str()}:
            return True
    return False


def _read_box(content: dict[str, str]) -> OwnBox:
    return OwnBox(DeckDraft.read(content["deck"]), GardenDraft.read(content["garden"]))
