"""Reading arguments: a wrong one is answered with one sentence, not with a page of usage."""

from __future__ import annotations

import argparse
import math
from typing import NoReturn

from sakura.cli.problems import UsageError


class Parser(argparse.ArgumentParser):
    """A parser that raises what is wrong instead of ending the program."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{self.prog}: {message} (“{self.prog} --help” tells more)")


def whole_number(least: int, most: int | None = None) -> _Number:
    """A type for options: a whole number from ``least`` on."""
    return _Number(least, most)


class _Number:
    def __init__(self, least: int, most: int | None) -> None:
        self.least = least
        self.most = most

    def __call__(self, text: str) -> int:
        plain = text.removeprefix("-")
        if not (plain.isascii() and plain.isdigit() and len(plain) <= 20):
            raise argparse.ArgumentTypeError(f"“{text[:40]}” is not a whole number")
        number = int(text)
        if number < self.least:
            raise argparse.ArgumentTypeError(f"{number} is too small, the least is {self.least}")
        if self.most is not None and number > self.most:
            raise argparse.ArgumentTypeError(f"{number} is too large, the most is {self.most}")
        return number


def milliseconds(text: str) -> float:
    """A type for options: a time above zero."""
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not (math.isfinite(value) and value > 0):
        raise argparse.ArgumentTypeError(f"“{text[:40]}” is not a time in milliseconds")
    return value
