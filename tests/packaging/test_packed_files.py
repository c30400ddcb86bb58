"""What goes into the package: everything the app opens, nothing it does not, and no module that the device lacks."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.packaging.conftest import ROOT

# Left out of the device's Python by its recipe, or without the library that they need there.
NOT_ON_DEVICE = {"_tkinter", "bz2", "crypt", "curses", "dbm", "ensurepip", "grp", "idlelib", "lib2to3", "lzma"} | {
    *("multiprocessing", "nis", "ossaudiodev", "readline", "spwd", "test", "tkinter", "turtle", "turtledemo", "venv")
}
# Gone from Python 3.12, 3.13 or 3.14.
NO_LONGER_IN_PYTHON = {"aifc", "asynchat", "asyncore", "audioop", "cgi", "cgitb", "chunk", "distutils", "imghdr"} | {
    *("imp", "mailcap", "msilib", "nntplib", "pipes", "smtpd", "sndhdr", "sunau", "telnetlib", "uu", "xdrlib")
}
# Asked for in a bundle for desktops only.
FROZEN_ONLY = {("sakura/cli/__init__.py", "multiprocessing")}
# Asked for on iOS only, where they come with Kivy's recipe.
IOS_ONLY = {("sakura/device/language.py", "pyobjus"), ("sakura/device/screen.py", "ios")}
INSTALLED = {"kivy": "kivy", "jnius": "pyjnius", "plyer": "plyer", "platformdirs": "platformdirs"}
NEEDLESS = ("tests/", "tools/", "docs/", "assets/art/svg/", "sakura/ui/bench/", "sakura/ui/shots/", "sakura/cli/bench/")


def packed_modules(packed: Path) -> dict[str, ast.Module]:
    return {
        path.relative_to(packed).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in packed.rglob("*.py")
    }


def imported_names(module: ast.Module) -> set[str]:
    names = set()
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names.add(node.module)
    return names


def test_every_asset_the_app_can_open_is_packed(packed_files: set[str]) -> None:
    sources = {"svg", "po", "pot", "md"}
    wanted = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "assets").rglob("*")
        if path.is_file() and path.suffix.lstrip(".") not in sources
    }
    assert wanted - packed_files == set()


def test_every_kv_and_json_file_beside_the_program_is_packed(packed_files: set[str]) -> None:
    wanted = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "sakura").rglob("*")
        if path.is_file() and path.suffix in {".kv", ".json", ".csv"}
    }
    assert {path for path in wanted if not path.startswith(NEEDLESS)} - packed_files == set()


def test_nothing_else_is_packed(packed_files: set[str]) -> None:
    strays = {path for path in packed_files if not path.startswith(("sakura/", "assets/"))}
    assert strays == {"main.py", "LICENSE"}
    assert {path for path in packed_files if path.startswith(NEEDLESS)} == set()
    assert {path for path in packed_files if path.endswith((".svg", ".po", ".pot", ".md", ".pyc"))} == set()


def test_the_licences_of_the_fonts_travel_with_them(packed_files: set[str]) -> None:
    assert [path for path in packed_files if path.startswith("assets/fonts/") and path.endswith(".txt")]


def test_no_packed_module_needs_what_the_device_lacks(packed: Path, buildozer: Any) -> None:
    requirements = set(buildozer.config.getlist("app", "requirements"))
    allowed = {name for name, requirement in INSTALLED.items() if requirement in requirements} | {"sakura"}
    allowed |= sys.stdlib_module_names - NOT_ON_DEVICE - NO_LONGER_IN_PYTHON
    lacking = {
        (path, name)
        for path, module in packed_modules(packed).items()
        for name in imported_names(module)
        if name.partition(".")[0] not in allowed
    }
    assert lacking == FROZEN_ONLY | IOS_ONLY


def test_what_the_device_s_python_leaves_out_is_known() -> None:
    from pythonforandroid.recipes.python3 import Python3Recipe

    left_out = set(Python3Recipe.stdlib_dir_blacklist) - {"__pycache__", "tests"}
    assert left_out <= NOT_ON_DEVICE


def test_every_packed_part_finds_the_parts_it_needs(packed: Path, packed_files: set[str]) -> None:
    """But for the commands of developers, which are left out on purpose and loaded only when they are asked for."""
    commands = {"sakura/cli/__init__.py", "sakura/cli/start.py"}
    missing = {
        (path, name)
        for path, module in packed_modules(packed).items()
        if path not in commands
        for name in imported_names(module)
        if name.startswith("sakura.") and not _is_packed(name, packed_files)
    }
    assert missing == set()


def _is_packed(name: str, packed_files: set[str]) -> bool:
    path = name.replace(".", "/")
    return f"{path}.py" in packed_files or f"{path}/__init__.py" in packed_files


START = """
import sys
from sakura.ui.screens.catalogue import SCREENS
import sakura.cli, sakura.ui.app, sakura.ui.game_flow, sakura.storage.places, sakura.device.screen
import main
assert sakura.storage.places.assets_folder().is_relative_to(sys.argv[1]), sakura.storage.places.assets_folder()
assert sakura.__file__.startswith(sys.argv[1])
"""


def test_what_is_packed_loads_without_the_rest(packed: Path, tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(packed), "KIVY_NO_ARGS": "1", "KIVY_HOME": str(tmp_path)}
    environment |= {"KIVY_GL_BACKEND": "mock", "KIVY_NO_FILELOG": "1", "SDL_VIDEODRIVER": "offscreen"}
    started = subprocess.run(
        [sys.executable, "-c", START, str(packed)], cwd=tmp_path, env=environment, capture_output=True, check=False
    )
    assert started.returncode == 0, started.stderr.decode()
