"""What can be wrong with what somebody gave the rules of Okiya.

As in the other game, an error keeps its English sentence as a template beside the details that fill it, so that the
app can say the same sentence in the player's language. What is written here as in ``sakura/engine/errors.py`` is so
because the two games do not know each other.
"""

from __future__ import annotations

import json

LONGEST_ECHO = 20  # of somebody's nonsense in a sentence


class OkiyaError(ValueError):
    """One clear sentence about what is wrong: ``str(error)`` is the English one."""

    def __init__(self, template: str, **details: object) -> None:
        super().__init__(template)
        self.template = template
        self.details = details

    def __str__(self) -> str:
        return self.template.format(**self.details)


class LayoutError(OkiyaError):
    """A garden that cannot be laid."""


class IllegalMove(OkiyaError):
    """A move that the game is not waiting for."""


class MatchError(OkiyaError):
    """A match that cannot be played."""


class OkiyaRecordError(OkiyaError):
    """A record that is damaged, foreign or tells of an impossible match."""


def quote(value: object) -> str:
    """Somebody's nonsense as JSON writes it, cut short; a list or an object may be too deep to be written at all."""
    if isinstance(value, list | dict):
        return "[…]" if isinstance(value, list) else "{…}"
    return json.dumps(value, ensure_ascii=False, default=str)[:LONGEST_ECHO]
