"""Saving: what the save of a decision costs the frame it falls into, and how long the disk takes with it behind."""

from __future__ import annotations

import tempfile
import time
from array import array
from pathlib import Path
from random import Random
from typing import Any, Final

from sakura.cli.bench.calibration import calibrate
from sakura.cli.simulation.summary import percentile_95
from sakura.engine.setup import Setup
from sakura.session.autoplay import take_step
from sakura.session.seats import default_seats
from sakura.session.sitting import Sitting
from sakura.session.stages import OVER
from sakura.storage.assets import load_deck, load_garden
from sakura.storage.home import Home

PLAYERS: Final = 6  # the longest decisions to write down


def measure(games: int) -> dict[str, Any]:
    """Milliseconds by the frame and by the disk, over all decisions of so many games between six people."""
    frames, work, disk = array("d"), array("d"), array("d")
    with tempfile.TemporaryDirectory() as folder:
        home = Home.on_disk(Path(folder))
        loops = []
        for game in range(games):
            loops.append(calibrate())
            _play(home, game, (frames, work, disk))
        home.close()
    p95 = percentile_95(frames)
    return {
        "decisions": len(frames),
        "save_frame_ms_p95": round(p95, 4),
        "save_frame_ms_most": round(max(frames), 4),
        "save_frame_work_ms_most": round(max(work), 4),
        "save_disk_ms_p95": round(percentile_95(disk), 4),
        "save_to_calibration": round(p95 / 1000 / min(loops), 5),
    }


def _play(home: Home, seed: int, times: tuple[array[float], ...]) -> None:
    frames, work, disk = times
    sitting = Sitting(default_seats(PLAYERS, PLAYERS), Setup(PLAYERS, load_deck(), load_garden(), seed))
    rng, name, kept = Random(seed), home.games.new_name(), None
    while sitting.stage != OVER:
        if sitting.moment != kept:
            kept = sitting.moment
            begin, worked = time.perf_counter(), time.thread_time()
            home.games.keep(name, sitting)
            work.append((time.thread_time() - worked) * 1000)
            handed = time.perf_counter()
            frames.append((handed - begin) * 1000)
            home.writer.flush()
            disk.append((time.perf_counter() - handed) * 1000)
        take_step(sitting, rng)
    home.games.drop(name)
