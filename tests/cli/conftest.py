"""The commands called in this process, with what a shell would see of them."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from sakura.cli import main
from sakura.i18n.translation import SOURCE_LANGUAGE, use_language


class Finished(NamedTuple):
    """What a command left behind."""

    status: int
    out: str
    err: str


Cli = Callable[..., Finished]


@pytest.fixture
def cli(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Cli]:
    """Calls the program with words as a shell would, and bytes on its standard input."""

    def call(*words: object, stdin: bytes = b"") -> Finished:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        capfd.readouterr()
        status = main([str(word) for word in words])
        return Finished(status, *capfd.readouterr())

    yield call
    use_language(SOURCE_LANGUAGE, Path())
