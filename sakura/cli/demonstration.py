"""What starting the app does until it has screens: four bots play, and the whole game is told."""

from __future__ import annotations

import random
import sys

from sakura.bots.registry import LEVELS, make_bot
from sakura.bots.thinking import Budget, run_through
from sakura.cli.transcript import tell_events, tell_final_table, tell_setup
from sakura.engine.events import Event
from sakura.engine.records import Recording
from sakura.engine.setup import LARGEST_SEED, Setup
from sakura.engine.views import view_of
from sakura.i18n.names import distinct_names
from sakura.storage.assets import load_deck, load_garden

PLAYERS = 4
THINKING_MILLISECONDS = 20.0


def show_demonstration(seed: int | None = None) -> int:
    """Say that there are no screens yet, let four bots play, and print the transcript."""
    print("This version has no screens yet: here is a game of four bots instead.", file=sys.stderr, flush=True)
    chosen = random.randint(0, LARGEST_SEED) if seed is None else seed
    levels = list(LEVELS)
    seats = [levels[seat % len(levels)] for seat in range(PLAYERS)]
    events: list[Event] = []
    recording = Recording(Setup(PLAYERS, load_deck(), load_garden(), chosen), seats, events.append)
    _play(recording, chosen)
    names = distinct_names(seats, PLAYERS)
    lines = [
        *tell_setup(recording.game.setup, names),
        *tell_events(events, names),
        *tell_final_table(recording.game, names),
    ]
    print("\n".join(lines))
    return 0


def _play(recording: Recording, seed: int) -> None:
    budget = Budget(milliseconds=THINKING_MILLISECONDS)
    bots = [make_bot(name, seed ^ seat, budget) for seat, name in enumerate(recording.seats)]
    while recording.game.decision is not None:
        view = view_of(recording.game, recording.game.seat)
        recording.decide(run_through(bots[view.seat].think(view)).option)
