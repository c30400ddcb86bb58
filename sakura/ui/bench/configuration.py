"""A home for Kivy in which every window tells when its first frame is drawn."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

from sakura.ui.bench.device import HEIGHT, WIDTH

MODULE: Final = "sakura_first_frame"
SOURCE: Final = "from sakura.ui.bench.first_frame import start, stop\n"
GRAPHICS: Final = {"width": WIDTH, "height": HEIGHT, "multisamples": 0, "maxfps": 0, "vsync": 0}


def write() -> dict[str, Any]:
    """Write Kivy's configuration and the module into ``KIVY_HOME``; the app and the bare window both read it."""
    from kivy.config import Config

    for option, value in GRAPHICS.items():
        Config.set("graphics", option, value)
    for option, _ in list(Config.items("input")):
        Config.remove_option("input", option)
    Config.set("kivy", "log_level", "warning")
    Config.set("modules", MODULE, "")
    Config.write()
    folder = Path(os.environ["KIVY_HOME"]) / "mods"
    folder.mkdir(exist_ok=True)
    (folder / f"{MODULE}.py").write_text(SOURCE, encoding="utf-8")
    return {}
