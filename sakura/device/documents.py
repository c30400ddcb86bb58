"""Letting the player choose where a file goes or comes from, with whatever chooser the device has."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Final

from sakura.device.android import activity
from sakura.device.chosen import NO_CHOOSER, TOO_LARGE, UNREADABLE, UNWRITABLE, Opened, Stored
from sakura.device.facades import facade
from sakura.device.off_frame import OffFrame

LARGEST: Final = 16 * 1024 * 1024  # bytes of a file that could be ours

_chooser = OffFrame("chooser")


def open_document(done: Callable[[Opened], object]) -> None:
    """Let a file be chosen and read it. ``done`` hears of it later, on any thread."""
    if activity() is not None:
        from sakura.device import android_documents

        android_documents.open_document(done)
    else:
        _run(lambda: done(_open()))


def save_document(name: str, data: bytes, done: Callable[[Stored], object]) -> None:
    """Let a place be chosen and write a file there. ``done`` hears of it later, on any thread.

    Where nothing can be chosen with, the file goes to the folder of documents.
    """
    if activity() is not None:
        from sakura.device import android_documents

        android_documents.save_document(name, data, done)
    else:
        _run(lambda: done(_save(name, data)))


def read_chosen(path: Path) -> Opened:
    """The file as far as it can be one of ours."""
    try:
        if path.stat().st_size > LARGEST:
            return Opened(path.name, None, TOO_LARGE)
        return Opened(path.name, path.read_bytes())
    except OSError:
        return Opened(path.name, None, UNREADABLE)


def documents_folder() -> Path:
    """Where people look for their files."""
    try:
        import platformdirs

        return Path(platformdirs.user_documents_dir())
    except Exception:  # a machine without a home
        return Path(tempfile.gettempdir())


def _run(work: Callable[[], object]) -> None:
    """A Mac shows its panels on the main thread only; elsewhere the chooser is a program that is waited for."""
    work() if sys.platform == "darwin" else _chooser.do(work)


def _open() -> Opened:
    try:
        chosen = _choose("open", "")
    except Exception:
        return Opened(problem=NO_CHOOSER)
    return read_chosen(Path(chosen)) if chosen else Opened()


def _save(name: str, data: bytes) -> Stored:
    try:
        chosen = _choose("save", name)
    except Exception:
        chosen = str(_free_path(documents_folder(), name))
    if not chosen:
        return Stored()
    try:
        Path(chosen).parent.mkdir(parents=True, exist_ok=True)
        Path(chosen).write_bytes(data)
    except OSError:
        return Stored(problem=UNWRITABLE)
    return Stored(chosen)


def _free_path(folder: Path, name: str) -> Path:
    path = Path(name)
    names = (path.stem + (f" {number}" if number > 1 else "") + path.suffix for number in count(1))
    return next(folder / candidate for candidate in names if not (folder / candidate).exists())


def _is_linux() -> bool:
    return sys.platform.startswith("linux")


def _choose(mode: str, name: str) -> str:
    """The path that was chosen, or nothing; an exception if there is no chooser."""
    if _is_linux():
        return _choose_with_program(mode, name)
    chooser = facade("filechooser")
    found = chooser.save_file(path=name) if mode == "save" else chooser.open_file()
    return str(found[0]) if found else ""


def _choose_with_program(mode: str, name: str) -> str:
    """plyer's chooser for Linux needs a module that newer Pythons lack; the programs behind it are asked directly."""
    saving = ["--save", "--confirm-overwrite", f"--filename={name}"] if mode == "save" else []
    commands = {
        "zenity": ["--file-selection", *saving],
        "kdialog": ["--getsavefilename" if mode == "save" else "--getopenfilename", str(Path.home() / name)],
    }
    program = next((program for program in commands if shutil.which(program)), None)
    if program is None:
        raise FileNotFoundError("There is no program to choose a file with.")
    answer = subprocess.run([program, *commands[program]], capture_output=True, check=False)
    return os.fsdecode(answer.stdout).removesuffix("\n") if answer.returncode == 0 else ""
