"""JSON lines in, JSON lines out: every line gets its answer, however wrong another one is."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from typing import Any, NoReturn

from sakura.cli.problems import FAILED, CommandError
from sakura.cli.streams import flush_output, put
from sakura.i18n.errors import SENTENCED, explain_error

MOST_DIGITS = 1000  # far more than anybody means; reading more would only waste time
BYTE_ORDER_MARK = b"\xef\xbb\xbf"


class BadLine(Exception):
    """A line that is not JSON as we take it."""


def answer_lines(answer: Callable[[object], object]) -> int:
    """Answer every line of standard input that is not blank; the exit status tells whether all were well."""
    status = 0
    for line in _read_lines():
        content = line.removeprefix(BYTE_ORDER_MARK).strip()  # files put together may have one in the middle
        if not content:
            continue
        try:
            text = json.dumps(answer(parse_line(content)))
        except (BadLine, *SENTENCED) as problem:
            status = FAILED
            sentence = explain_error(problem) if isinstance(problem, SENTENCED) else str(problem)
            text = json.dumps({"error": sentence})
        put(text)
        flush_output()
    return status


def _read_lines() -> Iterator[bytes]:
    try:
        yield from sys.stdin.buffer if sys.stdin is not None else ()
    except OSError as problem:
        raise CommandError(f"Standard input cannot be read: {problem.strerror or problem}.") from None


def parse_line(line: bytes) -> Any:
    """A line as data; what the JSON standard does not know is refused, as are absurdly long numbers."""
    try:
        text = line.decode("utf-8")
        return json.loads(text, parse_constant=_refuse_constant, parse_int=_read_number)
    except UnicodeDecodeError:
        raise BadLine("The line is not UTF-8 text.") from None
    except json.JSONDecodeError as problem:
        raise BadLine(f"The line is not JSON: {problem.msg.removesuffix(' at')} at column {problem.colno}.") from None
    except RecursionError:
        raise BadLine("The line is nested too deeply.") from None


def _refuse_constant(name: str) -> NoReturn:
    raise BadLine(f"The line is not JSON: {name} is not a number.")


def _read_number(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise BadLine(f"A number is too long: {MOST_DIGITS} digits are the most.")
    return int(digits)
