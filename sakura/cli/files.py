"""Reading files that people name: what cannot be read is told in a sentence."""

from __future__ import annotations

import sys
from pathlib import Path

from sakura.cli.problems import CommandError

STANDARD_INPUT = "-"


def read_text(name: str) -> str:
    """The text of a file, without the mark that some editors put first; ``-`` is standard input."""
    if not name:
        raise CommandError("The name of a file is empty.")
    try:
        return _read_bytes(name).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise CommandError(f"{name}: this is not a text file.") from None
    except IsADirectoryError:
        raise CommandError(f"{name}: this is a folder, not a file.") from None
    except FileNotFoundError:
        raise CommandError(f"{name}: there is no such file.") from None
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or problem
        raise CommandError(f"{name}: the file cannot be read ({reason}).") from None


def _read_bytes(name: str) -> bytes:
    if name == STANDARD_INPUT:
        return sys.stdin.buffer.read() if sys.stdin is not None else b""
    path = Path(name)
    if path.is_dir():  # Windows would call it a lack of permission
        raise IsADirectoryError
    return path.read_bytes()
