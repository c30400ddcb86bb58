"""Playing on from a moment of a recorded game: what was decided until then stays, the rest is open again."""

from __future__ import annotations

from collections.abc import Sequence

from sakura.bots.thinking import Budget
from sakura.engine.records import Record, Recording
from sakura.session.errors import NotNow
from sakura.session.replaying import Replay
from sakura.session.seats import Seat
from sakura.session.sitting import Sitting
from sakura.session.stages import CURTAIN


def can_branch(replay: Replay, at: int) -> bool:
    """Whether anything is left to decide after a moment."""
    return not replay.moments[-1].view.ended or replay.moments[at].decided < replay.moments[-1].decided


def branch(replay: Replay, at: int, seats: Sequence[Seat], budget: Budget | None = None) -> Sitting:
    """A new sitting that begins with the decisions made until this moment, with people and bots in these seats.

    Where a round's cards lie open and are being carried out, they are shown once more and then the game goes on.
    """
    if not can_branch(replay, at):
        raise NotNow("The game is over: there is nothing left to decide.")
    decided = replay.moments[at].decided
    sitting = Sitting.take_over(seats, _record_until(replay.record, decided), _shown_at(replay, at), budget)
    if sitting.stage == CURTAIN and len(sitting.people) == 1:
        sitting.open_curtain()  # nobody to hide anything from
    return sitting


def _shown_at(replay: Replay, at: int) -> int:
    """How many decisions count as shown: all, if nothing more follows from the last of them."""
    decided = replay.moments[at].decided
    if at == replay.last or replay.moments[at + 1].decided > decided:
        return decided
    return max((moment.decided for moment in replay.moments[:at] if moment.decided < decided), default=0)


def _record_until(record: Record, decided: int) -> Record:
    recording = Recording(record.setup, record.seats)
    for option in record.decisions[:decided]:
        recording.decide(option)
    return recording.record()
