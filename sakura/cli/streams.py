"""Results go to standard output, words for people to standard error; either may be full, closed or left alone."""

from __future__ import annotations

import os
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from typing import Final

from sakura.cli.problems import CommandError

UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})  # what steers a terminal instead of standing in it


def write_whatever_comes() -> None:
    """A letter that the terminal cannot show must not end a command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def expect_output() -> None:
    """A command without a standard output would work for nothing."""
    if sys.stdout is None:
        raise CommandError("There is no standard output to write to.")


def put(text: str) -> None:
    """A result on standard output, as a line of its own."""
    with _writing():
        print(text)


def flush_output() -> None:
    """Hand on what was put so far; a windowed program has nothing to hand it to."""
    if sys.stdout is not None:
        with _writing():
            sys.stdout.flush()


def say(*sentences: str) -> None:
    """A line for each on standard error, if anybody still listens there."""
    if sys.stderr is not None:  # print would take standard output instead
        with suppress(OSError, ValueError):
            print(*map(make_harmless, sentences), sep="\n", file=sys.stderr, flush=True)


def make_harmless(text: str) -> str:
    """A text in one line that a terminal only shows: it may quote a file or an argument with whatever is in there."""
    return "".join(_written_out(sign) if unicodedata.category(sign) in UNSEEN else sign for sign in text)


def _written_out(sign: str) -> str:
    return sign.encode("unicode_escape").decode()


def hang_up() -> None:
    """Nobody can take our output any more: let go of what is left of it, so that nothing complains at exit."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


@contextmanager
def _writing() -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as problem:
        hang_up()
        raise CommandError(f"The output cannot be written: {problem.strerror or problem}.") from None
