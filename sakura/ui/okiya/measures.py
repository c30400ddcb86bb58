"""How high words and answers are in a width, known before they are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from kivy.core.text import Label as CoreLabel
from kivy.metrics import dp, sp

from sakura.ui.theme import theme
from sakura.ui.widgets.label import LEAST_SIZE

WORDS_LINE = 1.05  # as label.kv sets the lines of reading text
BESIDE_WORDS = 52  # dp of a button that its words do not get
ABOVE_WORDS = 22
BETWEEN = 4  # dp between the words and the answers


class Speech(NamedTuple):
    """Something that a side may come to say: words, and what can be answered."""

    words: str
    answers: tuple[str, ...] = ()


def prompt_size(letters: float = 1.0) -> float:
    """How large the words of a side are written, in letters that are a part of their full size."""
    return readable((theme.text_small if theme.large else theme.text_body) * letters)


def answer_size(letters: float = 1.0) -> float:
    """How large an answer is written, likewise."""
    return readable(theme.text_button * letters)


def readable(size: float) -> float:
    """A size of letters that is not below the least readable one."""
    return max(float(size), float(sp(LEAST_SIZE)))


def speech_height(speech: Speech, width: float, letters: float = 1.0) -> float:
    """How high the words are with the answers below."""
    words = text_height(speech.words, theme.font_body, prompt_size(letters), width, WORDS_LINE) if speech.words else 0.0
    if not speech.answers:
        return words
    return words + dp(BETWEEN) + answers_height(speech.answers, width, letters)


def answers_height(answers: Sequence[str], width: float, letters: float = 1.0) -> float:
    """How high a row of answers is: as its highest."""
    each = (width - theme.gap * (len(answers) - 1)) / len(answers) - dp(BESIDE_WORDS)
    lines = (text_height(answer, theme.font_bold, answer_size(letters), each, 1.0) for answer in answers)
    return max(theme.target, max(lines) + dp(ABOVE_WORDS))


@lru_cache(maxsize=512)
def text_height(text: str, font: str, size: float, width: float, line: float) -> float:
    """How high a text is that wraps to a width."""
    drawn = CoreLabel(text=text, font_name=font, font_size=size, text_size=(max(1, width), None), line_height=line)
    drawn.refresh()
    return float(drawn.content_size[1])
