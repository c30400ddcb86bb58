"""Somebody who only listens: keeps the table in mind from what is spoken, and from nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable
from re import Match

from sakura.device.stand_in import StandIn

EMPEROR = "the Emperor"
GATE = 0
NAME = r"(?P<name>[^.:,]+?)"


class Listener(StandIn):
    """Where everyone stands and what everyone owns, as far as it has been said."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.spaces: dict[str, int] = {}
        self.tokens: dict[str, int] = {}
        self.winners = ""

    def say(self, text: str, language: str) -> None:
        """A line is spoken: every sentence of it may say something."""
        super().say(text, language)
        self.lines.append(text)
        for sentence in re.split(r"(?<=[.?!])\s+", text):
            self._understand(sentence)

    def _understand(self, sentence: str) -> None:
        for pattern, learn in PATTERNS:
            found = re.fullmatch(pattern, sentence)
            if found:
                learn(self, found)
                return


def _name(found: Match[str]) -> str:
    return found["name"].lower()


def _stand(listener: Listener, found: Match[str]) -> None:
    listener.spaces[_name(found)] = int(found["space"])


def _stand_and_own(listener: Listener, found: Match[str]) -> None:
    listener.spaces[_name(found)] = int(found["space"]) if found.groupdict().get("space") else GATE
    listener.tokens[_name(found)] = int(found["count"])


def _go_to_gate(listener: Listener, found: Match[str]) -> None:
    listener.spaces[_name(found)] = GATE


def _fall(listener: Listener, found: Match[str]) -> None:
    name = _name(found)
    listener.spaces[name] = int(found["space"]) if found["space"] else GATE
    listener.tokens[name] -= "loses a token" in found.string


def _earn(listener: Listener, found: Match[str]) -> None:
    listener.tokens[_name(found)] += int(found["count"])


def _win(listener: Listener, found: Match[str]) -> None:
    listener.winners = found["names"]


PATTERNS: list[tuple[str, Callable[[Listener, Match[str]], None]]] = [
    (rf"{NAME} is on space (?P<space>\d+)\.", _stand),
    (rf"{NAME} is on space (?P<space>\d+) and has (?P<count>\d+) tokens?\.", _stand_and_own),
    (rf"{NAME} is at the gate and has (?P<count>\d+) tokens?\.", _stand_and_own),
    (rf"{NAME} moves (?:forwards|back) from (?:the gate|space \d+) to space (?P<space>\d+)\.", _stand),
    (rf"{NAME} moves back from space \d+ to the gate\.", _go_to_gate),
    (rf"{NAME} moves up to space (?P<space>\d+)\.", _stand),
    (
        rf"{NAME} meets the Emperor on space \d+, (?:loses a token|has no token to lose) and falls back in disgrace to "
        r"(?:the gate|space (?P<space>\d+))\.",
        _fall,
    ),
    (rf"{NAME} earns (?P<count>\d+) tokens?\.", _earn),
    (r"(?P<names>.+?) (?:wins|share the victory) with \d+ tokens?(?: each)?\.", _win),
]
