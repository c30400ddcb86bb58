"""What a page of rules is made of: chapters of sections of paragraphs, each said when it is read."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

Sentence = Callable[[], str]


class Paragraph(NamedTuple):
    """A few sentences; ``picture`` names what stands with them, ``ruling`` what they decide."""

    text: Sentence
    picture: str = ""
    ruling: str = ""


class Section(NamedTuple):
    """Paragraphs under one heading. ``screen`` is where its button leads, with ``button`` on it."""

    key: str
    title: Sentence
    paragraphs: tuple[Paragraph, ...]
    screen: str = ""
    button: Sentence | None = None


class Chapter(NamedTuple):
    """The sections about one thing."""

    key: str
    title: Sentence
    sections: tuple[Section, ...]
