"""Starting the app; without a screen, a demonstration game on a virtual one."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path

from sakura.cli.problems import CommandError
from sakura.cli.streams import say

PICTURES = Path("build") / "demonstration"
SCREEN_VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")


def start_app() -> int:
    """Open the window and play, or show a game in pictures where no window can be opened."""
    if not has_screen():
        return show_demonstration(PICTURES)
    gc.disable()  # nothing of what is loaded now is rubbish, and looking for some delays the first frame
    from sakura.ui.app import run

    run()
    return 0


def has_screen() -> bool:
    """Whether there is anywhere to open a window: always, but on a Linux without a desktop."""
    if not sys.platform.startswith("linux") or "ANDROID_ARGUMENT" in os.environ:
        return True
    return any(os.environ.get(name) for name in SCREEN_VARIABLES)


def show_demonstration(folder: Path, seed: int | None = None) -> int:
    """Let four bots play in the real app and leave pictures of it."""
    say(f"There is no screen here: four bots play a demonstration game, with pictures in {folder}.")
    from sakura.ui.shots.demonstration import Demonstration

    try:
        taken = Demonstration(folder, say).play(seed)
    except OSError as error:
        raise CommandError(f"The pictures cannot be written to {folder}: {error.strerror or error}") from None
    say(f"The game is over: {taken} pictures.")
    return 0
