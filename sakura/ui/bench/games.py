"""Memory after one game and after many in a row, all played in the same app through its screens."""

from __future__ import annotations

import gc
from random import Random
from typing import Any, Final

from sakura.session.stages import CHOOSE
from sakura.ui.bench.memory import count_widgets, held_megabytes
from sakura.ui.bench.player import Player
from sakura.ui.bench.theatre import Theatre
from sakura.ui.shots.tables import seats_of

PLAYERS, PEOPLE = 4, 2
SEED: Final = 100


def measure(games: int, theatre: Theatre | None = None) -> dict[str, Any]:
    """Play so many games; the memory after each of them."""
    theatre = theatre or Theatre()
    held: list[float] = []
    widgets: list[int] = []
    with theatre.open_app(speed="fast"):
        for number in range(games):
            play(theatre, SEED + number)
            widgets.append(count_widgets())
            held.append(held_megabytes())
    return {
        "games": games,
        "first_game_memory_mb": round(held[0], 1),
        "last_game_memory_mb": round(held[-1], 1),
        "memory_growth_percent": round((held[-1] / held[0] - 1) * 100, 2),
        "memory_mb": [round(value, 1) for value in held],
        "widgets": widgets,
    }


def play(theatre: Theatre, seed: int) -> None:
    """One game from the home screen to the end and home again, with a look at every sheet."""
    app = theatre.app
    app.flow.begin(seats_of(PLAYERS, PEOPLE), "standard", seed)
    player = Player(theatre, Random(seed))
    player.play_until(lambda sitting: sitting.round >= 2 and sitting.stage == CHOOSE and app.router.name == CHOOSE)
    _look_around(theatre)
    player.play_until(lambda _sitting: False)
    theatre.pass_time(1.0)
    theatre.screen.go_home()
    theatre.pass_time(1.0)
    gc.collect()


def _look_around(theatre: Theatre) -> None:
    """Open what can be opened in a game, and close it again."""
    head = theatre.screen.ids.head
    for look in (head.open_painters, head.open_discards, head.open_log, head.open_menu):
        look()
        theatre.pass_time(0.5)
        theatre.app.router.back()
        theatre.pass_time(0.5)
