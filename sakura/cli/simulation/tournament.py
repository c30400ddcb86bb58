"""All games of a simulation, here or spread over several processes; the outcomes come in the order of the games."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.synchronize import Event

from sakura.cli.problems import CommandError
from sakura.cli.simulation.match import Outcome, play_match
from sakura.cli.simulation.plan import Plan
from sakura.cli.termination import TERMINATED, unwind

LARGEST_CHUNK = 16
CHUNKS_PER_JOB = 8

_stopping: Event | None = None  # in a helper process: set when nobody waits for results any more


def play_all(plan: Plan, jobs: int = 1) -> Generator[Outcome, None, None]:
    """Play all games of the plan. How many processes share the work changes nothing but the time it takes."""
    if jobs == 1:
        return (play_match(plan, game) for game in range(plan.games))
    return _play_in_parallel(plan, min(jobs, plan.games))


def _play_in_parallel(plan: Plan, jobs: int) -> Generator[Outcome, None, None]:
    context = multiprocessing.get_context("spawn")  # the one way that works alike on every platform
    stopping = context.Event()
    chunk = max(1, min(LARGEST_CHUNK, plan.games // (jobs * CHUNKS_PER_JOB)))
    with ProcessPoolExecutor(jobs, context, _prepare_helper, (stopping,)) as helpers:
        try:
            yield from helpers.map(partial(_play_as_helper, plan), range(plan.games), chunksize=chunk)
        except BrokenProcessPool:
            raise CommandError("A helper process ended unexpectedly, so the games cannot go on.") from None
        finally:
            stopping.set()
            helpers.shutdown(cancel_futures=True)


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


def _play_as_helper(plan: Plan, game: int) -> Outcome:
    assert _stopping is not None
    try:
        return play_match(plan, game, _stopping.is_set)
    except SystemExit:
        os._exit(TERMINATED)  # the pool would take it for the outcome of a game
