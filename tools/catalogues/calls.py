"""Sentences in calls of ``_``, ``ngettext`` and ``pgettext``."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tools.catalogues.messages import Found, Key, Unreadable

NOT_LITERAL = "only a literal sentence can be translated"


def read_call(call: ast.Call, path: Path, line: int) -> Found | Unreadable | None:
    """The sentence of a call, or what is wrong with it; None if the call translates nothing."""
    match call.func:
        case ast.Name(id="_"):
            wanted = 1
        case ast.Name(id="pgettext"):
            wanted = 2
        case ast.Name(id="ngettext"):
            wanted = 3
        case _:
            return None
    words = [literal(argument) for argument in call.args[:2]]
    if len(call.args) != wanted or call.keywords or None in words:
        return Unreadable(path, line, NOT_LITERAL)
    texts = [word for word in words if word is not None]
    return Found(_key(wanted, texts), path, line)


def _key(wanted: int, texts: list[str]) -> Key:
    if wanted == 1:
        return Key(texts[0])
    return Key(texts[1], context=texts[0]) if wanted == 2 else Key(texts[0], texts[1])


def literal(node: ast.expr) -> str | None:
    """The text of a literal."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def calls_in(tree: ast.AST) -> Iterator[ast.Call]:
    """Every call in a piece of Python."""
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call))
