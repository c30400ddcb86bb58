"""The pictures of the README, made from the real app: ``python -m tools.pictures``."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"
PHONE = ("1080x1920", "2.6", 360)  # size, density, width in the README
SIDEWAYS = ("1920x1080", "2.6", 760)
TABLET = ("1600x1200", "1.5", 1000)
SHOTS: dict[str, Any] = {  # scene, device, settings
    "home": ("home", PHONE),
    "choose": ("choose-card", PHONE),
    "reveal": ("reveal", PHONE),
    "question": ("question", PHONE),
    "scoring": ("scoring", PHONE),
    "end": ("end", PHONE),
    "handoff": ("handoff", PHONE),
    "table": ("table", PHONE),
    "tablet": ("choose", TABLET),
    "okiya": ("okiya-game", PHONE),
    "coach": ("coach-own-choice", PHONE),
    "rules": ("rules-search", PHONE),
    "replay": ("replay-seat", PHONE),
    "statistics": ("statistics-everyone", PHONE),
    "night": ("reveal-six", PHONE, "--theme", "night"),
    "russian": ("choose-card", PHONE, "--lang", "ru"),
    "hint": ("hint", PHONE),
    "log": ("log", PHONE),
    "discards": ("discards", PHONE),
    "menu": ("menu", PHONE),
    "learn": ("learn", PHONE),
    "okiya-table": ("okiya", PHONE),
    "okiya-end": ("okiya-end", PHONE),
    "records": ("records", PHONE),
    "settings": ("settings", PHONE),
    "box": ("box-cards", PHONE),
    "large": ("choose-card", PHONE, "--text", "200"),
    "sideways": ("choose-card", SIDEWAYS),
}


def main() -> None:
    """Take every picture and keep it at the size at which it is shown."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, (scene, (size, density, width), *settings) in SHOTS.items():
        with tempfile.TemporaryDirectory() as folder:
            _shoot(scene, size, density, folder, *settings)
            picture = Image.open(Path(folder) / f"{scene}.png").convert("RGB")
        height = round(picture.height * width / picture.width)
        picture.resize((width, height), Image.Resampling.LANCZOS).quantize(256).save(PICTURES / f"{name}.png")


def _shoot(scene: str, size: str, density: str, folder: str, *settings: str) -> None:
    command = [sys.executable, "-m", "sakura", "shots", "--out", folder, "--size", size, "--density", density]
    subprocess.run([*command, "--only", scene, *settings], check=False, cwd=ROOT)


if __name__ == "__main__":
    main()
