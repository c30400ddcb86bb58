"""Tries a bundle as somebody would who has nothing else: away from the source, with a home of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Final

GAME_SECONDS: Final = 300
WINDOW_SECONDS: Final = 8
LEAST_PICTURE: Final = 50_000  # bytes: an empty window is far smaller
OURS: Final = ("PYTHON", "KIVY", "SDL", "VIRTUAL_ENV", "DISPLAY", "WAYLAND")


def check(bundle: Path) -> list[str]:
    """What is wrong with a bundle; nothing if a game can be played in it."""
    with tempfile.TemporaryDirectory(prefix="sakura-elsewhere-") as name:
        elsewhere = Path(name)
        moved = elsewhere / "bundle"
        shutil.copytree(bundle, moved, symlinks=True)
        program = moved / "sakura"
        environment = {key: value for key, value in os.environ.items() if not key.startswith(OURS)}
        environment |= {"HOME": str(elsewhere), "PATH": "/usr/bin:/bin"}
        return [
            *_check_command(program, elsewhere, environment),
            *_check_game(program, elsewhere, environment),
            *_check_window(program, elsewhere, environment),
        ]


def _check_command(program: Path, folder: Path, environment: dict[str, str]) -> list[str]:
    done = subprocess.run([program, "deck"], cwd=folder, env=environment, capture_output=True, check=False)
    return [] if done.returncode == 0 and done.stdout.count(b'"order"') == 60 else [f"deck: {done.stderr.decode()}"]


def _check_game(program: Path, folder: Path, environment: dict[str, str]) -> list[str]:
    """Without a screen the app shows a whole game of bots on a virtual one, with pictures of every round."""
    try:
        done = subprocess.run(
            [program], cwd=folder, env=environment, capture_output=True, check=False, timeout=GAME_SECONDS
        )
    except subprocess.TimeoutExpired:
        return [f"The game was not over after {GAME_SECONDS} s."]
    if done.returncode != 0:
        return [f"The game ended with {done.returncode}: {done.stderr.decode()}"]
    pictures = sorted((folder / "build" / "demonstration").glob("*.png"))
    wanted = ("home", "round-1", "end")
    missing = [part for part in wanted if not any(part in picture.name for picture in pictures)]
    empty = [picture.name for picture in pictures if picture.stat().st_size < LEAST_PICTURE]
    return [f"There is no picture of {part}." for part in missing] + [f"{picture} is empty." for picture in empty]


def _check_window(program: Path, folder: Path, environment: dict[str, str]) -> list[str]:
    """On a real (if virtual) screen the window opens and stays."""
    if shutil.which("xvfb-run") is None:
        return []
    command = ["xvfb-run", "--auto-servernum", str(program)]
    with subprocess.Popen(command, cwd=folder, env=environment, stderr=subprocess.PIPE, start_new_session=True) as app:
        time.sleep(WINDOW_SECONDS)
        ended = app.poll()
        if ended is None:
            os.killpg(app.pid, 15)
            return []
        assert app.stderr is not None
        return [f"The window closed with {ended}: {app.stderr.read().decode()}"]
