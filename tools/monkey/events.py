"""What a monkey can do, as plain data that a trace keeps and plays again."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

TAP: Final = "tap"
HOLD: Final = "hold"
DRAG: Final = "drag"
PINCH: Final = "pinch"
PAIR: Final = "pair"  # two fingers come down together
KEY: Final = "key"
CLASH: Final = "clash"  # a finger taps while a key is down
WRITE: Final = "write"
TURN: Final = "turn"  # the window gets another size
PAUSE: Final = "pause"
WAIT: Final = "wait"
RESTART: Final = "restart"
VISIT: Final = "visit"  # back to the beginning, then to a screen


class Event(NamedTuple):
    """One thing done: points are in pixels of the window."""

    kind: str
    details: tuple[Any, ...] = ()


class Trace(NamedTuple):
    """Everything that is needed to do it all again."""

    seed: int
    device: tuple[int, int, float]
    settings: dict[str, Any]
    events: list[Event]


def write_trace(path: Path, trace: Trace) -> None:
    """One line for the beginning, one for each event."""
    head = {"seed": trace.seed, "device": trace.device, "settings": trace.settings}
    lines = [json.dumps(head), *(json.dumps([event.kind, *event.details]) for event in trace.events)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def read_trace(path: Path) -> Trace:
    """A trace as it was written."""
    head, *lines = path.read_text(encoding="utf-8").splitlines()
    begin = json.loads(head)
    width, height, density = begin["device"]
    return Trace(begin["seed"], (width, height, density), begin["settings"], _events(map(json.loads, lines)))


def _events(written: Iterable[Sequence[Any]]) -> list[Event]:
    return [Event(kind, tuple(details)) for kind, *details in written]
