"""The headless commands. Each is a module of its own, loaded only when it is asked for."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import Protocol

from sakura import __version__
from sakura.cli.arguments import LONGEST_ECHO, Parser
from sakura.cli.problems import FAILED, INTERRUPTED, CommandError
from sakura.cli.streams import expect_output, flush_output, hang_up, say, write_whatever_comes


class Command(Protocol):
    """What a command's module offers."""

    def configure(self, parser: argparse.ArgumentParser, /) -> None:
        """Declare the arguments."""

    def run(self, arguments: argparse.Namespace, /) -> int:
        """Do it; the exit status comes back."""


def _load_resolve() -> Command:
    from sakura.cli import resolve

    return resolve


def _load_simulate() -> Command:
    from sakura.cli import simulate

    return simulate


def _load_replay() -> Command:
    from sakura.cli import replay

    return replay


def _load_deck() -> Command:
    from sakura.cli import deck

    return deck


def _load_okiya() -> Command:
    from sakura.cli import okiya

    return okiya


def _load_bench() -> Command:
    from sakura.cli.bench import command

    return command


def _load_shots() -> Command:
    from sakura.cli import shots

    return shots


COMMANDS: dict[str, tuple[str, Callable[[], Command]]] = {
    "resolve": ("carry out one round from a table given as JSON", _load_resolve),
    "simulate": ("let bots play against bots", _load_simulate),
    "replay": ("play records again and tell what happened", _load_replay),
    "deck": ("print all cards as JSON, or check a deck or garden of your own", _load_deck),
    "okiya": ("judge or solve games of Okiya given as JSON", _load_okiya),
    "bench": ("measure how fast the engine, the bots, Okiya, saving and the app are", _load_bench),
    "shots": ("take a picture of every screen and audit it", _load_shots),
}

OPTIONS = ("-h", "--help", "--version")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command, or start the app if none is named; the exit status comes back."""
    _expect_helpers()
    write_whatever_comes()
    words = sys.argv[1:] if argv is None else list(argv)
    try:
        status = _run(words)
        flush_output()
    except CommandError as problem:
        say(*problem.sentences)
        return problem.status
    except BrokenPipeError:
        hang_up()
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _run(words: list[str]) -> int:
    if not words:
        from sakura.cli.start import start_app

        return start_app()
    expect_output()
    try:
        parser = _make_parser(words[0])
        if words[0].startswith("-") and words[0] not in OPTIONS:
            parser.error(f"there is no option {words[0][:LONGEST_ECHO]}")
        arguments, left = parser.parse_known_args(words)
        if left:
            Parser(prog=f"{parser.prog} {words[0]}").error(f"unrecognized arguments: {' '.join(left)[:LONGEST_ECHO]}")
        status: int = arguments.run(arguments)
    except SystemExit as leaving:  # --help and --version, or a signal to end
        return leaving.code if isinstance(leaving.code, int) else 0
    return status


def _make_parser(wanted: str) -> Parser:
    """A parser that knows all commands by name, but only the wanted one closely."""
    parser = Parser(prog="sakura", description="Sakura. Without a command the app starts.", allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"Sakura {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, (summary, load) in COMMANDS.items():
        command_parser = commands.add_parser(name, help=summary, description=summary, allow_abbrev=False)
        if name == wanted:
            command = load()
            command.configure(command_parser)
            command_parser.set_defaults(run=command.run)
    return parser


def _expect_helpers() -> None:
    """In a frozen program, a helper process of `simulate --jobs` starts here and never comes back."""
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()
