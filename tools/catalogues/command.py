"""``python -m tools.catalogues``: finds all sentences of the app, brings every catalogue up to date and compiles it.

Translations are kept, new sentences come in empty, those that the app no longer says are left out. Gaps are told, one
line each, and end in an error. With ``--check`` nothing is written.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.catalogues.checking import find_clashes, find_problems
from tools.catalogues.files import FOLDER, LANGUAGES, merge, mo_bytes, path_of, po_bytes, read_catalogue
from tools.catalogues.messages import Key
from tools.catalogues.source import read_source

STALE = "is not what “make catalogues” writes: run it"


def main() -> None:
    """Update or check; what is wrong goes to standard error."""
    parser = argparse.ArgumentParser(prog="python -m tools.catalogues", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, only tell what is wrong")
    options = parser.parse_args()
    source = read_source()
    problems = [str(place) for place in source.unreadable] + find_clashes(source.sentences)
    for language in LANGUAGES:
        if not options.check:
            update(language, source.sentences)
        problems += check(language, source.sentences)
    if problems:
        sys.exit("\n".join(problems))
    print(f"{len(source.sentences)} sentences in English, {', '.join(LANGUAGES)}: nothing is missing.")


def update(language: str, sentences: dict[Key, set[str]], folder: Path = FOLDER) -> None:
    """Write a language's two files."""
    catalogue = merge(read_catalogue(language, folder)[0], sentences)
    path_of(language, folder).parent.mkdir(parents=True, exist_ok=True)
    path_of(language, folder).write_bytes(po_bytes(catalogue))
    path_of(language, folder, "mo").write_bytes(mo_bytes(catalogue))


def check(language: str, sentences: dict[Key, set[str]], folder: Path = FOLDER) -> list[str]:
    """What is wrong with a language, and with its two files."""
    catalogue, obsolete = read_catalogue(language, folder)
    problems = find_problems(catalogue, sentences)
    problems += [f"{language}: “{sentence}” is marked as no longer in the app." for sentence in obsolete]
    written = {"po": po_bytes(merge(catalogue, sentences)), "mo": mo_bytes(catalogue)}
    for kind, wanted in written.items():
        path = path_of(language, folder, kind)
        if not path.exists() or _without_places(path.read_bytes()) != _without_places(wanted):
            problems.append(f"{language}: {path.name} {STALE}.")
    return problems


def _without_places(written: bytes) -> bytes:
    """A sentence that is also said elsewhere leaves the translations as they are."""
    return b"\n".join(line for line in written.split(b"\n") if not line.startswith(b"#:"))
