"""What ends a command early: a clear sentence for people, and an exit status for programs."""

from __future__ import annotations

FAILED = 1
MISUSED = 2
INTERRUPTED = 130  # as shells count: 128 + the signal's number


class CommandError(Exception):
    """Something the command was given or met stands in its way: told in one sentence, or in one for each mistake."""

    status = FAILED

    def __init__(self, *sentences: str) -> None:
        super().__init__(*sentences)
        self.sentences = sentences

    def __str__(self) -> str:
        return "\n".join(self.sentences)


class UsageError(CommandError):
    """The arguments make no sense."""

    status = MISUSED
