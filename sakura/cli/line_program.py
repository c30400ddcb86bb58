"""A program that answers line by line, with a time limit for each answer."""

from __future__ import annotations

import contextlib
import os
import queue
import select
import signal
import subprocess
import sys
import threading

LONGEST_LINE = 1 << 16
PARTING_SECONDS = 1.0


class Unanswered(Exception):
    """The program gave no answer: the message goes on from “the seat …”."""


class LineProgram:
    """A running program. A thread of its own talks to it, so that the limit holds on every platform.

    Both writing and reading are left to the thread: a program that stops reading must not block us either.
    """

    def __init__(self, command: list[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,  # what it says on standard error goes where ours goes
                start_new_session=True,  # so that helpers it started can be ended with it
            )
        except OSError as problem:
            raise Unanswered(f"could not be started: {problem.strerror or problem}") from None
        except ValueError:
            raise Unanswered("could not be started: its name holds an impossible character") from None
        self._questions: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[bytes | Unanswered] = queue.SimpleQueue()
        self._unread = b""  # what it said behind the line that was read last
        self._waiting = False
        self._thread = threading.Thread(target=self._talk, daemon=True)
        self._thread.start()

    def ask(self, line: bytes) -> None:
        """Hand the program a line."""
        self._waiting = True
        self._questions.put(line + b"\n")

    def answer_within(self, seconds: float) -> bytes | None:
        """The program's answer as soon as it comes; None if it has not come in so many seconds."""
        try:
            answer = self._answers.get(timeout=seconds)
        except queue.Empty:
            return None
        self._waiting = False
        if isinstance(answer, Unanswered):
            raise answer
        if not answer:
            raise Unanswered(f"ended without an answer{self._status()}")
        if len(answer) >= LONGEST_LINE:
            raise Unanswered("answered with a line without end")
        return answer

    def close(self) -> None:
        """Let the program end by itself, unless it still owes an answer; whatever is left of it or its helpers then
        is ended."""
        self._questions.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout=0 if self._waiting else PARTING_SECONDS)
        self._kill()
        self._process.wait()
        self._thread.join(timeout=PARTING_SECONDS)
        if not self._thread.is_alive() and self._process.stdout is not None:
            self._process.stdout.close()

    def _talk(self) -> None:
        """Pass questions on and answers back until there are no more; an empty answer means that it has ended."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        has_answered = False
        with contextlib.suppress(OSError, ValueError):
            while (line := self._questions.get()) is not None:
                if has_answered and self._has_said_more(stdout.fileno()):
                    self._answers.put(Unanswered("answered with more than one line"))
                    break
                with contextlib.suppress(BrokenPipeError):  # it reads no more, but may have said something
                    stdin.write(line)
                    stdin.flush()
                self._answers.put(self._read_line(stdout.fileno()))
                has_answered = True
        with contextlib.suppress(OSError, ValueError):
            stdin.close()
        self._answers.put(b"")

    def _read_line(self, output: int) -> bytes:
        """The next line; what comes behind it is kept, so that it can be noticed."""
        said = self._unread
        while b"\n" not in said and len(said) < LONGEST_LINE and (more := os.read(output, LONGEST_LINE)):
            said += more
        end = said.find(b"\n") + 1 or len(said)
        line, self._unread = said[:end], said[end:]
        return line

    def _has_said_more(self, output: int) -> bool:
        """Whether something was said that nobody asked for; that it has ended is no such thing."""
        if not self._unread and sys.platform != "win32" and select.select([output], [], [], 0)[0]:
            self._unread = os.read(output, LONGEST_LINE)
        return bool(self._unread)

    def _status(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            return f" (exit status {self._process.wait(timeout=PARTING_SECONDS)})"
        return ""

    def _kill(self) -> None:
        if sys.platform == "win32":
            self._process.kill()
        else:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
