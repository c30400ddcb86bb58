"""A seat played by anybody's program: one JSON line for every decision, one JSON line back."""

from __future__ import annotations

import json
import time
from types import TracebackType
from typing import Any

from sakura.bots.thinking import Thinking, Thought
from sakura.cli.line_program import LineProgram, Unanswered
from sakura.engine.game import Option
from sakura.engine.positions import describe_painters
from sakura.engine.table import NOBODY
from sakura.engine.views import View

ANSWER_SECONDS = 10.0
SLICE_SECONDS = 0.05  # waiting costs nothing, so the slices may be longer than those of a bot that computes
LONGEST_QUOTE = 60


class BadAnswer(Exception):
    """A program answered what is no answer: the message goes on from “the seat …”."""


class ExecBot:
    """Asks a program. It runs from the first decision to the end of the game."""

    def __init__(self, command: list[str]) -> None:
        self._program = LineProgram(command)

    def __enter__(self) -> ExecBot:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._program.close()

    def think(self, view: View) -> Thinking:
        """Hand the decision to the program and wait for its pick, in slices as every bot thinks."""
        self._program.ask(json.dumps(describe_decision(view)).encode())
        limit = time.monotonic() + ANSWER_SECONDS
        while (left := limit - time.monotonic()) > 0:
            answer = self._program.answer_within(min(SLICE_SECONDS, left))
            if answer is not None:
                return Thought(read_pick(answer, view.options))
            yield
        raise Unanswered(f"gave no answer within {ANSWER_SECONDS:g} seconds")


def describe_decision(view: View) -> dict[str, Any]:
    """What the seat may know, as the protocol writes it."""
    cards = view.cards.cards
    return {
        "seat": view.seat,
        "decision": view.decision,
        "options": sorted(view.options),  # all are numbers, or all are signs: "+", then "-"
        "hand": sorted(view.hand),
        "emperor": view.emperor,
        "sakura": list(view.sakura),
        "scored": list(view.scored),
        "court": None if view.court == NOBODY else view.court,
        "painters": describe_painters(view.spaces, view.tokens),
        "discard": list(view.discard),
        "deck": view.deck,
        "played": [
            {"by": painter, "order": order, "garden": cards[order].garden.code, "painter": cards[order].painter.code}
            for order, painter in view.plays
        ],
    }


def read_pick(answer: bytes, options: tuple[Option, ...]) -> Option:
    """The pick in a line of the program, which must be one of the options."""
    try:
        data = json.loads(answer)
    except (ValueError, RecursionError):
        raise BadAnswer(f"answered {_quote(answer)}, which is not JSON") from None
    if not isinstance(data, dict) or "pick" not in data:
        raise BadAnswer(f"answered {_quote(answer)}, which has no “pick”")
    pick = data["pick"]
    for option in options:
        if type(pick) is type(option) and pick == option:  # true is not 1, and 17.0 is not 17
            return option
    among = ", ".join(map(str, sorted(options)))
    raise BadAnswer(f"picked {_quote(json.dumps(pick).encode())}, which is not among {among}")


def _quote(answer: bytes) -> str:
    text = answer.decode("utf-8", errors="replace").strip()
    shown = "".join(letter if letter.isprintable() else "?" for letter in text)
    return f"“{shown[:LONGEST_QUOTE]}…”" if len(shown) > LONGEST_QUOTE else f"“{shown}”"
