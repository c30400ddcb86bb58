"""Reading arguments: a wrong one is answered with one sentence, not with a page of usage."""

from __future__ import annotations

import argparse
import math
from pathlib import Path
from typing import NoReturn

from sakura.cli.problems import UsageError
from sakura.cli.streams import put

LONGEST_ECHO = 40  # of somebody's nonsense in a sentence
LONGEST_TEXT = 240  # of a sentence with somebody's nonsense in it
MOST_DIGITS = 40  # more make a number no larger: it is too large already
MOST = 10**19  # where an option has no limit of its own: nobody lives so long


class Parser(argparse.ArgumentParser):
    """A parser that raises what is wrong instead of ending the program."""

    def _print_message(self, message: str, _file: object = None) -> None:
        """Help and version are results like any other; argparse would keep quiet where they cannot be written."""
        put(message.removesuffix("\n"))

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{self.prog}: {shorten(message)} (“{self.prog} --help” tells more)")


def shorten(text: str) -> str:
    """A text that repeats what somebody wrote, without its middle if that was endless: both ends tell what is wrong."""
    return text if len(text) <= LONGEST_TEXT else f"{text[: LONGEST_TEXT // 2]}…{text[-LONGEST_TEXT // 2 :]}"


def whole_number(least: int, most: int = MOST) -> _Number:
    """A type for options: a whole number from ``least`` to ``most``."""
    return _Number(least, most)


class _Number:
    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def __call__(self, text: str) -> int:
        plain = text.removeprefix("-")
        if not (plain.isascii() and plain.isdigit()):
            raise argparse.ArgumentTypeError(f"“{text[:LONGEST_ECHO]}” is not a whole number")
        size = int(plain.lstrip("0")[:MOST_DIGITS] or "0")  # zeros in front are no digits of the number
        number = size if plain == text else -size
        if number < self.least:
            raise argparse.ArgumentTypeError(f"{number} is too small, the least is {self.least}")
        if number > self.most:
            raise argparse.ArgumentTypeError(f"{number} is too large, the most is {self.most}")
        return number


def milliseconds(text: str) -> float:
    """A type for options: a time above zero."""
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not (math.isfinite(value) and value > 0):
        raise argparse.ArgumentTypeError(f"“{text[:LONGEST_ECHO]}” is not a time in milliseconds")
    return value


def folder_path(text: str) -> Path:
    """A type for options: a folder that has a name."""
    if not text:
        raise argparse.ArgumentTypeError("the name of the folder is empty")
    return Path(text)
