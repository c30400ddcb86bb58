"""One game of a simulation, from the deal to the last tree."""

from __future__ import annotations

import time
from array import array
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass

from sakura.bots.thinking import Bot, run_through
from sakura.cli.arguments import shorten
from sakura.cli.exec_bot import BadAnswer
from sakura.cli.line_program import Unanswered
from sakura.cli.problems import CommandError
from sakura.cli.simulation.plan import Plan
from sakura.cli.simulation.seats import take_seat
from sakura.engine.errors import IllegalDecision
from sakura.engine.events import Event, PainterDisgraced
from sakura.engine.records import Recording
from sakura.engine.views import view_of
from sakura.i18n.errors import explain_error


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of one game; every list is by seat as named, not by place at the table."""

    wins: list[float]
    tokens: list[int]
    disgraces: list[int]
    decision_ms: list[array[float]]
    rounds: int


class Abandoned(Exception):
    """The simulation is being stopped: nobody waits for this game any more."""


def play_match(plan: Plan, game: int, is_stopped: Callable[[], bool] = lambda: False) -> Outcome:
    """Play the game of that number (from 0) and write its record if the plan wants it."""
    seating = plan.seating(game)
    disgraces = [0] * (len(seating) + 1)  # the court painter has no seat, but may be disgraced too

    def count_disgraces(event: Event) -> None:
        if isinstance(event, PainterDisgraced):
            disgraces[event.painter] += 1

    recording = Recording(plan.setup(game), [plan.seats[seat] for seat in seating], count_disgraces)
    times = [array("d") for _ in seating]
    with ExitStack() as leaving:
        bots = [_seat_bot(plan, game, seat, leaving) for seat in seating]
        while recording.game.decision is not None:
            place = recording.game.seat
            with _blaming(_title(plan, game, seating[place])):
                times[place].append(_decide(recording, bots[place], is_stopped))
    _write_record(plan, game, recording)
    return _add_up(recording, seating, disgraces, times)


def _seat_bot(plan: Plan, game: int, seat: int, leaving: ExitStack) -> Bot:
    with _blaming(_title(plan, game, seat)):
        return take_seat(plan.seats[seat], plan.bot_seed(game, seat), plan.budget(), leaving)


def _decide(recording: Recording, bot: Bot, is_stopped: Callable[[], bool]) -> float:
    """Let a bot make the decision the game waits for; the milliseconds it took come back."""

    def give_up_if_stopped() -> None:
        if is_stopped():
            raise Abandoned

    view = view_of(recording.game, recording.game.seat)
    begin = time.perf_counter()
    thought = run_through(bot.think(view), give_up_if_stopped)
    taken = (time.perf_counter() - begin) * 1000
    recording.decide(thought.option)
    return taken


@contextmanager
def _blaming(title: str) -> Iterator[None]:
    """Name the seat whose bot or program goes wrong."""
    try:
        yield
    except (BadAnswer, Unanswered) as problem:
        raise CommandError(f"{title} {problem}.") from None
    except IllegalDecision as problem:
        raise CommandError(f"{title} made an impossible decision: {explain_error(problem)}") from None


def _title(plan: Plan, game: int, seat: int) -> str:
    return f"Game {game + 1}: seat {seat} of --seats (counted from 0), “{shorten(plan.seats[seat])}”,"


def _write_record(plan: Plan, game: int, recording: Recording) -> None:
    path = plan.record_path(game)
    if path is None:
        return
    content = recording.record().as_text().encode()
    unfinished = path.with_name(f"{path.name}.part")  # a file of that name is a whole record or not there at all
    try:
        unfinished.write_bytes(content)
        unfinished.replace(path)
    except OSError as problem:
        with suppress(OSError):
            unfinished.unlink()
        raise CommandError(f"The record {path} cannot be written: {problem.strerror or problem}.") from None


def _add_up(recording: Recording, seating: list[int], disgraces: list[int], times: list[array[float]]) -> Outcome:
    """Turn what belongs to places at the table into what belongs to seats as named."""
    winners = recording.game.winners
    places = [seating.index(seat) for seat in range(len(seating))]
    return Outcome(
        wins=[1 / len(winners) if place in winners else 0.0 for place in places],
        tokens=[recording.game.table.tokens[place] for place in places],
        disgraces=[disgraces[place] for place in places],
        decision_ms=[times[place] for place in places],
        rounds=recording.game.round,
    )
