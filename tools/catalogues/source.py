"""All sentences of the app."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tools.catalogues.calls import calls_in, read_call
from tools.catalogues.error_templates import read_templates
from tools.catalogues.kv_files import read_kv
from tools.catalogues.messages import ROOT, Found, Key, Unreadable, relative

PACKAGE = ROOT / "sakura"
# They hand on the sentences of others.
PASSING_ON = {PACKAGE / "i18n" / "errors.py", PACKAGE / "i18n" / "translation.py"}


@dataclass
class Source:
    """What is to be translated, each sentence with the files it is in, and what could not be read."""

    sentences: dict[Key, set[str]] = field(default_factory=dict)
    unreadable: list[Unreadable] = field(default_factory=list)


def read_source(package: Path = PACKAGE) -> Source:
    """Every sentence of a package."""
    source = Source()
    for found in _read_all(package):
        if isinstance(found, Unreadable):
            source.unreadable.append(found)
        else:
            source.sentences.setdefault(found.key, set()).add(relative(found.path))
    return source


def _read_all(package: Path) -> Iterator[Found | Unreadable]:
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(package.rglob("*.py"))}
    for path, tree in trees.items():
        for call in calls_in(tree):
            found = read_call(call, path, call.lineno)
            if found is not None and not (isinstance(found, Unreadable) and path in PASSING_ON):
                yield found
    yield from read_templates(trees)
    for path in sorted(package.rglob("*.kv")):
        yield from read_kv(path)
