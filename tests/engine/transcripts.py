"""Recorded games as plain text, one event a line: wording for players may change, these lines do not."""

from dataclasses import fields
from typing import Any

from sakura.engine.events import Event, RoundBegan
from sakura.engine.records import Record, replay


def transcript_of(record: Record) -> str:
    """The whole game: a heading, then all events, those of a round below its number. Hands are not shown."""
    setup = record.setup
    events: list[Event] = []
    replay(record, events.append)
    lines = [f"{setup.players} players, {setup.variant}, seed {setup.seed}", *map(write_event, events)]
    return "\n".join(lines) + "\n"


def write_event(event: Event) -> str:
    """``EmperorMoved start=5 end=7``; a round's beginning is a heading of its own."""
    if isinstance(event, RoundBegan):
        return f"\nRound {event.number}"
    details = [f"{field.name}={write_value(getattr(event, field.name))}" for field in fields(event)]
    return "  " + " ".join([type(event).__name__, *details])


def write_value(value: Any) -> str:
    """Lists with commas; a pair or a move inside a list with colons."""
    if not isinstance(value, tuple):
        return str(value)
    return ",".join(":".join(map(str, item)) if isinstance(item, tuple) else str(item) for item in value) or "none"
