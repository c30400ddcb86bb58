"""What the tests of kept games share: finished games of every kind of table, and homes to keep them in."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

from sakura.okiya.match import MatchSetup
from sakura.session.okiya_sitting import BETWEEN, OVER, OkiyaSitting
from sakura.session.seats import Seat
from sakura.session.sitting import Sitting
from sakura.storage.files import Disk
from sakura.storage.home import Home
from sakura.storage.kept import Kept
from sakura.storage.okiya_games import keep_okiya
from sakura.storage.records import Records
from sakura.storage.sakura_games import keep_sitting
from tests.session.helpers import make_seats, make_setup, play_on

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


@cache
def finished_okiya(seed: int = 1, format: str = "three") -> Kept:
    """A match of Okiya, played with random tiles."""
    sitting = OkiyaSitting((Seat("crane", "Hana"), Seat("fan", "Ren")), MatchSetup(format, seed))
    rng = Random(seed)
    while sitting.stage != OVER:
        if sitting.stage == BETWEEN:
            sitting.begin_next()
        sitting.decide(rng.choice(sitting.game.squares))
    return keep_okiya(sitting, FIRST_DAY + DAY)
