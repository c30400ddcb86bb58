"""Sentences in kv files: the expressions in them are Python."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tools.catalogues.calls import NOT_LITERAL, read_call
from tools.catalogues.messages import Found, Unreadable

START = re.compile(r"(?<![\w.])(?:_|ngettext|pgettext)\(")


def read_kv(path: Path) -> Iterator[Found | Unreadable]:
    """Every sentence of a kv file."""
    text = re.sub(r"^\s*#.*$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    for match in START.finditer(text):
        line = text.count("\n", 0, match.start()) + 1
        call = _parse_call(text, match.start())
        found = read_call(call, path, line) if call else Unreadable(path, line, NOT_LITERAL)
        if found is not None:
            yield found


def _parse_call(text: str, start: int) -> ast.Call | None:
    """The call that begins here: up to the first closing bracket that makes it whole."""
    end = text.find(")", start)
    while end >= 0:
        try:
            parsed = ast.parse(text[start : end + 1], mode="eval")
        except SyntaxError:
            end = text.find(")", end + 1)
        else:
            return parsed.body if isinstance(parsed.body, ast.Call) else None
    return None
