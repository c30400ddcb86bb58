"""What can be wrong with what somebody gave the engine.

Every error keeps its English sentence as a template with named placeholders beside the details that fill them, so
that the app can say the same sentence in the player's language.
"""

from __future__ import annotations

import json

LONGEST_ECHO = 20  # of somebody's nonsense in a sentence


class SakuraError(ValueError):
    """One clear sentence about what is wrong: ``str(error)`` is the English one."""

    def __init__(self, template: str, **details: object) -> None:
        super().__init__(template)
        self.template = template
        self.details = details

    def __str__(self) -> str:
        return self.template.format(**self.details)

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.template, self.details)


class DataError(SakuraError):
    """A deck or garden file that cannot be played with."""


class IllegalDecision(SakuraError):
    """An answer that the game is not waiting for."""


class ImpossibleTable(SakuraError):
    """A table that no game can reach."""


class RecordError(SakuraError):
    """A record that is damaged, foreign or tells of an impossible game."""


def quote(value: object) -> str:
    """Somebody's nonsense as JSON writes it, cut short; a list or an object may be too deep to be written at all."""
    if isinstance(value, list | dict):
        return "[…]" if isinstance(value, list) else "{…}"
    return json.dumps(value, ensure_ascii=False, default=str)[:LONGEST_ECHO]


def _rebuild(kind: type[SakuraError], template: str, details: dict[str, object]) -> SakuraError:
    return kind(template, **details)
