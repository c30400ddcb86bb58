"""All games of a simulation, here or spread over several processes; the outcomes come in the order of the games."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.synchronize import Event

from sakura.cli.problems import CommandError
from sakura.cli.simulation.match import Outcome, play_match
from sakura.cli.simulation.plan import Plan
from sakura.cli.termination import TERMINATED, unwind

LARGEST_CHUNK = 16
CHUNKS_PER_JOB = 8
CHUNKS_AHEAD = 2  # of each job: handed out before the first of them is finished

_stopping: Event | None = None  # in a helper process: set when nobody waits for results any more


def play_all(plan: Plan, jobs: int = 1) -> Generator[Outcome, None, None]:
    """Play all games of the plan. How many processes share the work changes nothing but the time it takes."""
    if jobs == 1:
        return (play_match(plan, game) for game in range(plan.games))
    return _play_in_parallel(plan, min(jobs, plan.games))


def _play_in_parallel(plan: Plan, jobs: int) -> Generator[Outcome, None, None]:
    context = multiprocessing.get_context("spawn")  # the one way that works alike on every platform
    stopping = context.Event()
    with ProcessPoolExecutor(jobs, context, _prepare_helper, (stopping,)) as helpers:
        try:
            yield from _play_in_chunks(plan, helpers, jobs)
        except BrokenProcessPool:
            raise CommandError("A helper process ended unexpectedly, so the games cannot go on.") from None
        finally:
            stopping.set()
            helpers.shutdown(cancel_futures=True)


def _play_in_chunks(plan: Plan, helpers: Executor, jobs: int) -> Iterator[Outcome]:
    """Hand out a few chunks of games ahead, not all at once: there may be more games than memory for them."""
    size = max(1, min(LARGEST_CHUNK, plan.games // (jobs * CHUNKS_PER_JOB)))
    waiting: deque[Future[list[Outcome]]] = deque()
    for first in range(0, plan.games, size):
        waiting.append(helpers.submit(_play_as_helper, plan, first, min(first + size, plan.games)))
        if len(waiting) >= jobs * CHUNKS_AHEAD:
            yield from waiting.popleft().result()
    while waiting:
        yield from waiting.popleft().result()


def _prepare_helper(stopping: Event) -> None:
    global _stopping  # noqa: PLW0603 - how a pool hands something to its processes
    _stopping = stopping
    signal.signal(signal.SIGTERM, unwind)  # a whole group may be told to end: the programs of a game end with us
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the main process, which tells us to stop
    threading.Thread(target=_leave_with_main_process, daemon=True).start()


def _leave_with_main_process() -> None:
    """A helper whose main process was killed would wait for work forever."""
    main_process = multiprocessing.parent_process()
    if main_process is not None:
        main_process.join()
        os._exit(1)


def _play_as_helper(plan: Plan, first: int, end: int) -> list[Outcome]:
    assert _stopping is not None
    try:
        return [play_match(plan, game, _stopping.is_set) for game in range(first, end)]
    except SystemExit:
        os._exit(TERMINATED)  # the pool would take it for the outcome of a game
