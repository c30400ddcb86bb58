"""A thread that writes, so that no frame waits for a disk."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Final, NamedTuple

from sakura.storage.errors import Unsaved
from sakura.storage.shelf import Reading, Shelf

PATIENCE: Final = 2.0  # seconds to wait for the disk when the app goes out of sight


class Place(NamedTuple):
    """Where a document belongs."""

    shelf: Shelf
    name: str


class Work(NamedTuple):
    """What is to be done at a place: write ``sealed``, or take the document away if that is None.

    As long as the document ``after`` is not written, this is not done.
    """

    sealed: bytes | None
    after: Place | None = None


Listener = Callable[[Unsaved], object]


class Writer:
    """Puts sealed documents on their shelves, in the order they came. Of several for one place only the last counts.

    The first failure is told to ``on_failure``, on the writer's thread; further ones only when something has been
    written in between. What could not be written is tried again with the next document and at every ``flush``.
    """

    def __init__(self, on_failure: Listener | None = None) -> None:
        self.on_failure = on_failure
        self._waiting: dict[Place, Work] = {}
        self._failed: dict[Place, Work] = {}
        self._has_told = False
        self._in_hand: tuple[Place, Work] | None = None  # what is being carried out
        self._is_closed = False
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None

    def put(self, shelf: Shelf, name: str, sealed: bytes) -> None:
        """Write a document soon."""
        self._give(Place(shelf, name), Work(sealed))

    def delete(self, shelf: Shelf, name: str, after: Place | None = None) -> None:
        """Take a document off its shelf soon, but not before the one that takes over from it, ``after``, is written."""
        self._give(Place(shelf, name), Work(None, after))

    def read(self, shelf: Shelf, name: str) -> Reading:
        """A document as it was last given, even if the disk is slow or has refused it."""
        self.flush()
        newest = self._unwritten(Place(shelf, name))
        if newest is None:
            return shelf.read(name)
        return Reading() if newest.sealed is None else shelf.unseal(newest.sealed, name)

    def flush(self, seconds: float = PATIENCE) -> bool:
        """Wait until everything is written, at most so long; whether it is."""
        with self._changed:
            self._try_again()
            idle = self._changed.wait_for(lambda: not self._waiting and self._in_hand is None, seconds)
            return idle and not self._failed

    def close(self, seconds: float = PATIENCE) -> bool:
        """Write what is left and end the thread; whether everything is written."""
        written = self.flush(seconds)
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()
        return written

    def _unwritten(self, place: Place) -> Work | None:
        """The last work for a place, if it has not been carried out."""
        with self._changed:
            in_hand = [] if self._in_hand is None else [self._in_hand]
            return {**self._failed, **dict(in_hand), **self._waiting}.get(place)

    def _give(self, place: Place, work: Work) -> None:
        with self._changed:
            self._try_again()
            self._waiting.pop(place, None)
            self._waiting[place] = work
            self._is_closed = False
            self._start()
            self._changed.notify_all()

    def _try_again(self) -> None:
        """What failed comes before what is new, and never over something newer for the same place."""
        if self._failed:
            self._waiting = {**self._failed, **self._waiting}
            self._failed = {}
            self._start()
            self._changed.notify_all()

    def _start(self) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
            self._thread.start()

    def _run(self) -> None:
        while (found := self._take()) is not None:
            place, work = found
            failure = _carry_out(place, work)
            self._note(place, work, failure)

    def _take(self) -> tuple[Place, Work] | None:
        with self._changed:
            self._changed.wait_for(lambda: self._waiting or self._is_closed)
            if not self._waiting:
                self._thread = None
                return None
            place = min(self._waiting, key=lambda place: self._waiting[place].after in self._waiting)  # the first
            self._in_hand = place, self._waiting.pop(place)
            return self._in_hand

    def _note(self, place: Place, work: Work, failure: Unsaved | None) -> None:
        with self._changed:
            self._in_hand = None
            if failure is not None and place not in self._waiting:
                self._failed[place] = work
                self._hold_back_after(place)
            tell = failure is not None and not self._has_told
            self._has_told = failure is not None
            self._changed.notify_all()
        if tell and failure is not None and self.on_failure is not None:
            self.on_failure(failure)

    def _hold_back_after(self, place: Place) -> None:
        """What has to wait for a place that failed is tried again when that is."""
        held = {other: work for other, work in self._waiting.items() if work.after == place}
        self._failed |= held
        self._waiting = {other: work for other, work in self._waiting.items() if other not in held}


def _carry_out(place: Place, work: Work) -> Unsaved | None:
    """Write or delete; why not, if it could not be done."""
    try:
        if work.sealed is None:
            place.shelf.delete(place.name)
        else:
            place.shelf.put(place.name, work.sealed)
    except Unsaved as failure:
        return failure
    return None
