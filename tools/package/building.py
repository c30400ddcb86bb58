"""PyInstaller's part: one folder with Python, Kivy, the program and its assets."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
SPEC: Final = Path(__file__).with_name("sakura.spec")
BUNDLE: Final = ROOT / "dist" / "sakura"
# What is drawn or translated from, and what explains it, is not opened by the program.
SOURCES: Final = {".svg", ".po", ".pot", ".md"}


def asset_files() -> list[tuple[str, str]]:
    """Every asset that the program can open, each with the folder it has in the bundle."""
    return [
        (str(path), path.parent.relative_to(ROOT).as_posix())
        for path in sorted((ROOT / "assets").rglob("*"))
        if path.is_file() and path.suffix not in SOURCES
    ]


def data_files() -> list[tuple[str, str]]:
    """What lies beside the program's modules: their kv files and weights."""
    return [
        (str(path), path.parent.relative_to(ROOT).as_posix())
        for path in sorted((ROOT / "sakura").rglob("*"))
        if path.suffix in {".kv", ".json"}
    ]


def module_names() -> list[str]:
    """All modules by name: some are only named in kv files, where PyInstaller does not look."""
    paths = (path.relative_to(ROOT).with_suffix("") for path in sorted((ROOT / "sakura").rglob("*.py")))
    return [".".join(path.parts).removesuffix(".__init__") for path in paths]


def build() -> None:
    """Make the bundle anew; Kivy is asked for its parts without a window."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    folders = ["--distpath", str(BUNDLE.parent), "--workpath", str(ROOT / "build" / "pyinstaller")]
    quiet = {"KIVY_NO_ARGS": "1", "KIVY_NO_FILELOG": "1", "SDL_VIDEODRIVER": "offscreen"}
    done = subprocess.run(
        [*command, *folders, str(SPEC)], cwd=ROOT, env={**os.environ, **quiet}, capture_output=True, check=False
    )
    if done.returncode != 0:
        raise SystemExit(done.stderr.decode())
