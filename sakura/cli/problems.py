"""What ends a command early: a clear sentence for people, and an exit status for programs."""

from __future__ import annotations

FAILED = 1
MISUSED = 2
INTERRUPTED = 130  # as shells count: 128 + the signal's number


class CommandError(Exception):
    """Something the command was given or met stands in its way."""

    def __init__(self, sentence: str, status: int = FAILED) -> None:
        super().__init__(sentence, status)
        self.sentence = sentence
        self.status = status

    def __str__(self) -> str:
        return self.sentence


class UsageError(CommandError):
    """The arguments make no sense."""

    def __init__(self, sentence: str, status: int = MISUSED) -> None:
        super().__init__(sentence, status)
