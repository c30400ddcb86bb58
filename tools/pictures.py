"""The pictures of the README, made from the real app: ``python -m tools.pictures``."""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from PIL import Image

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"


class Device(NamedTuple):
    """What the app believes to run on, and how wide its pictures are in the README."""

    size: str
    density: str
    width: int


PHONE = Device("1080x1920", "2.6", 360)
SIDEWAYS = Device("1920x1080", "2.6", 760)
TABLET = Device("1600x1200", "1.5", 1000)


class Shot(NamedTuple):
    """A picture and its scene, which is called like it where nothing else is said."""

    name: str
    scene: str = ""
    device: Device = PHONE
    settings: tuple[str, ...] = ()


SHOTS = (
    Shot("home"),
    Shot("choose", "choose-card"),
    Shot("reveal"),
    Shot("question"),
    Shot("scoring"),
    Shot("end"),
    Shot("handoff"),
    Shot("table"),
    Shot("tablet", "choose", device=TABLET),
    Shot("okiya", "okiya-game"),
    Shot("coach", "coach-own-choice"),
    Shot("rules", "rules-search"),
    Shot("replay", "replay-seat"),
    Shot("statistics", "statistics-everyone"),
    Shot("night", "reveal", settings=("--theme", "night")),
    Shot("russian", "choose-card", settings=("--lang", "ru")),
    Shot("hint"),
    Shot("log"),
    Shot("discards"),
    Shot("menu"),
    Shot("learn"),
    Shot("okiya-table", "okiya"),
    Shot("okiya-end"),
    Shot("records"),
    Shot("settings"),
    Shot("box", "box-cards"),
    Shot("large", "choose-card", settings=("--text", "200")),
    Shot("sideways", "choose-card", device=SIDEWAYS),
)


def main() -> None:
    """Take every picture and keep it at the size at which it is shown."""
    argparse.ArgumentParser(prog="python -m tools.pictures", description=__doc__).parse_args()
    PICTURES.mkdir(parents=True, exist_ok=True)
    for shot in SHOTS:
        picture = _take(shot)
        width = shot.device.width
        height = round(picture.height * width / picture.width)
        picture.resize((width, height), Image.Resampling.LANCZOS).quantize(256).save(PICTURES / f"{shot.name}.png")


def _take(shot: Shot) -> Image.Image:
    scene, device = shot.scene or shot.name, shot.device
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "sakura", "shots", "--out", folder, "--only", scene]
        command += ["--size", device.size, "--density", device.density, *shot.settings]
        subprocess.run(command, check=False, cwd=ROOT)
        return Image.open(Path(folder) / f"{scene}.png").convert("RGB")


if __name__ == "__main__":
    main()
