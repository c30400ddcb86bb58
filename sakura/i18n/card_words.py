"""What the actions of the cards do, in a few words."""

from __future__ import annotations

from collections.abc import Callable

from sakura.i18n.translation import _

# Looked up when asked, not when loaded: the language may change in between.
GARDEN_WORDS: dict[str, Callable[[], str]] = {
    "emperor+1": lambda: _("Emperor forwards 1"),
    "emperor+2": lambda: _("Emperor forwards 2"),
    "emperor-1": lambda: _("Emperor back 1"),
    "emperor+-1": lambda: _("Emperor forwards or back 1"),
    "closest-2": lambda: _("closest painter back 2"),
    "furthest+2": lambda: _("furthest painter forwards 2"),
}
PAINTER_WORDS: dict[str, Callable[[], str]] = {
    "+1": lambda: _("forwards 1"),
    "+2": lambda: _("forwards 2"),
    "+3": lambda: _("forwards 3"),
    "+-1": lambda: _("forwards or back 1"),
    "+-2": lambda: _("forwards or back 2"),
    "+-3": lambda: _("forwards or back 3"),
    "leap": lambda: _("leap over the next painter"),
    "follow": lambda: _("forwards 1 for each painter ahead"),
}


def garden_action_text(code: str) -> str:
    """A garden action in words."""
    return GARDEN_WORDS[code]()


def painter_action_text(code: str) -> str:
    """A painter action in words."""
    return PAINTER_WORDS[code]()
