"""What the tests of kept games share: finished games of every kind of table, and homes to keep them in."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

from sakura.session.autoplay import play_on
from sakura.session.sitting import Sitting
from sakura.storage.files import Disk
from sakura.storage.home import Home
from sakura.storage.kept import Kept
from sakura.storage.records import Records
from sakura.storage.sakura_games import keep_sitting
from tests.session.helpers import make_seats, make_setup

FIRST_DAY = 1_700_000_000
DAY = 86_400


@cache
def finished(mix: str = "pbb", variant: str = "standard", seed: int = 1) -> Sitting:
    """A sitting at its end; do not change it."""
    seats = make_seats(mix)
    sitting = Sitting(seats, make_setup(len(mix), variant, seed))
    play_on(sitting, Random(seed))
    return sitting


def make_kept(mix: str = "pbb", variant: str = "standard", seed: int = 1, when: int = FIRST_DAY) -> Kept:
    """A finished game to keep; bots of some seeds are called novices, though they play at random."""
    sitting = finished(mix, variant, seed)
    kept = keep_sitting(sitting, when)
    levels = tuple(None if seat.is_person else ("novice", "master:bold")[seed % 2] for seat in sitting.seats)
    return replace(kept, note=replace(kept.note, levels=levels))


def at_home(folder: Path) -> Records:
    """The records of a home on disk."""
    return Records.in_home(Home(Disk(), folder))
