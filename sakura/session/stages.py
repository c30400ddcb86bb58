"""The stages of a sitting, in the order they follow one another."""

from __future__ import annotations

from typing import Final

CURTAIN: Final = "curtain"  # closed; whoever is named must open it
CHOOSE: Final = "choose"  # one hand is open
THINKING: Final = "thinking"  # bots choose or answer; no hand is open
REVEAL: Final = "reveal"  # events wait to be shown
QUESTION: Final = "question"  # a card's owner is asked for a direction
OVER: Final = "over"
