"""`shots`: a picture of every screen, and what an audit finds in them."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence

from sakura.cli.arguments import LONGEST_ECHO, folder_path
from sakura.cli.problems import FAILED, CommandError, UsageError
from sakura.cli.streams import say

LARGEST = 4096  # pixels


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--out", type=folder_path, required=True, metavar="DIR", help="where the pictures go")
    parser.add_argument("--size", default="1080x1920", metavar="WxH", help="pixels of the screen (1080x1920)")
    parser.add_argument("--density", default="2.6", metavar="D", help="pixels to a dp (2.6)")
    parser.add_argument("--lang", default="en", metavar="CODE", help="the language (en)")
    parser.add_argument("--theme", choices=("day", "night", "contrast"), default="day", help="the theme (day)")
    parser.add_argument(
        "--text", type=int, choices=(100, 125, 150, 175, 200), default=100, help="text size in per cent"
    )
    parser.add_argument("--only", metavar="NAME", help="the picture of that name, or all whose names begin so")


def run(arguments: argparse.Namespace) -> int:
    """Take them; 1 if the audit finds anything."""
    from sakura.ui.shots import command
    from sakura.ui.shots.virtual import prepare

    width, height = _read_size(arguments.size)
    device = command.Device(width, height, _read_density(arguments.density))
    prepare(*device)
    from sakura.storage.settings import LANGUAGE_CHOICES

    if arguments.lang not in LANGUAGE_CHOICES:
        wanted = arguments.lang[:LONGEST_ECHO]
        raise UsageError(f"sakura shots: there is no language “{wanted}”; choose from {', '.join(LANGUAGE_CHOICES)}")
    names = choose_scenes(command.scene_names(), arguments.only)
    try:
        found = command.take_shots(
            arguments.out,
            device,
            names,
            say,
            language=arguments.lang,
            theme=arguments.theme,
            text_size=arguments.text,
        )
    except OSError as error:
        raise CommandError(f"The pictures cannot be written to {arguments.out}: {error.strerror or error}") from None
    return FAILED if any(entries for problems in found.values() for entries in problems.values()) else 0


def choose_scenes(names: Sequence[str], only: str | None) -> list[str]:
    """The one scene of that name, else all whose names begin so; all if none is named."""
    chosen = [name for name in names if name == only] or [name for name in names if name.startswith(only or "")]
    if not chosen:
        raise UsageError(f"sakura shots: there is no picture “{(only or '')[:LONGEST_ECHO]}”")
    return chosen


def _read_size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{3,4})x(\d{3,4})", text)
    if not match:
        raise UsageError(f"sakura shots: “{text[:LONGEST_ECHO]}” is not a size such as 1080x1920")
    width, height = int(match[1]), int(match[2])
    if max(width, height) > LARGEST:
        raise UsageError(f"sakura shots: {text} is too large, the most is {LARGEST} pixels")
    return width, height


def _read_density(text: str) -> float:
    match = re.fullmatch(r"\d(\.\d{1,3})?", text)
    if not match or not 0.5 <= float(text) <= 5:
        raise UsageError(f"sakura shots: “{text[:LONGEST_ECHO]}” is not a density from 0.5 to 5")
    return float(text)
