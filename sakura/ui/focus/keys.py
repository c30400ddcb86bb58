"""Which key means what. Keys are those that every keyboard has, in every language: no letters."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sakura.ui.focus.walking import DOWN, LEFT, RIGHT, UP

NEXT: Final = "next"
PREVIOUS: Final = "previous"
DO: Final = "do"
BACK: Final = "back"
TAKE_BACK: Final = "take back"
PAGE_UP, PAGE_DOWN, TO_START, TO_END = "page up", "page down", "to start", "to end"
CLOSER, WIDER = "closer", "wider"
HELP: Final = "help"
WAYS: Final = (LEFT, RIGHT, UP, DOWN)

TAB, ENTER, SPACE, ESCAPE, BACKSPACE = 9, 13, 32, 27, 8
COMMANDS: Final = {
    TAB: NEXT,
    ENTER: DO,
    271: DO,  # of the number pad
    SPACE: DO,
    BACKSPACE: TAKE_BACK,
    ESCAPE: BACK,
    273: UP,
    274: DOWN,
    275: RIGHT,
    276: LEFT,
    278: TO_START,
    279: TO_END,
    280: PAGE_UP,
    281: PAGE_DOWN,
    43: CLOSER,
    61: CLOSER,  # plus without shift
    270: CLOSER,
    45: WIDER,
    269: WIDER,
    282: HELP,  # F1
}
WRITING: Final = frozenset({TAB, ENTER, 271, ESCAPE})  # what a line to write in leaves to the ring


def command_of(key: int, modifiers: Collection[str], two_keys: bool) -> str:
    """What a key asks for; empty if nothing. With ``two_keys`` Space goes on and Enter does."""
    command = COMMANDS.get(key, "")
    if two_keys and key == SPACE:
        return NEXT
    return PREVIOUS if command == NEXT and "shift" in modifiers else command
