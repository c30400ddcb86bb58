"""Seats by name: a bot of ours, or anybody's program."""

from __future__ import annotations

import shlex
import sys
from contextlib import ExitStack

from sakura.bots.registry import make_thinking_bot
from sakura.bots.thinking import Bot, Budget
from sakura.cli.arguments import LONGEST_ECHO, shorten
from sakura.cli.exec_bot import ExecBot
from sakura.cli.problems import UsageError
from sakura.engine.errors import SakuraError
from sakura.engine.setup import FEWEST_PLAYERS, MOST_PLAYERS
from sakura.i18n.errors import explain_error

EXEC = "exec:"


def read_seats(text: str) -> tuple[str, ...]:
    """The names between the commas; a name nobody answers to is refused."""
    if not text.strip():
        raise UsageError("Two to six seats can play, --seats names none.")
    seats = tuple(name.strip() for name in text.split(","))
    if not FEWEST_PLAYERS <= len(seats) <= MOST_PLAYERS:
        raise UsageError(f"Two to six seats can play, “{text[:LONGEST_ECHO]}” names {len(seats)}.")
    for name in seats:
        if name.startswith(EXEC):
            split_command(name)
        else:
            _check_level(name)
    return seats


def split_command(name: str) -> list[str]:
    """The program and the arguments of an ``exec:`` seat."""
    try:
        words = shlex.split(name.removeprefix(EXEC), posix=sys.platform != "win32")
    except ValueError:
        raise UsageError(f"The seat “{shorten(name)}” has a quotation mark that is never closed.") from None
    if not words:
        raise UsageError(f"The seat “{name}” names no program.")
    return words


def take_seat(name: str, seed: int, budget: Budget, leaving: ExitStack) -> Bot:
    """A bot for one seat of one game; ``leaving`` ends its program when the game is over."""
    if not name.startswith(EXEC):
        return make_thinking_bot(name, seed, budget)
    return leaving.enter_context(ExecBot(split_command(name)))


def _check_level(name: str) -> None:
    try:
        make_thinking_bot(name, 0)
    except SakuraError as problem:
        raise UsageError(explain_error(problem)) from None
