"""How each language writes its marks; a translator's keyboard often writes others."""

from __future__ import annotations

import re
from typing import Final

PLACEHOLDER: Final = re.compile(r"\{[^{}]*\}")
ANY: Final = (
    (re.compile(r"['\"]"), "has a straight quotation mark"),
    (re.compile(r"\.\.\."), "has three dots for an ellipsis"),
    (re.compile(r" {2}"), "has two spaces"),
    (re.compile(r" %"), "lacks a no-break space"),
)
# French sets a no-break space before high marks. (The narrow one is not in the serif font.)
OF_LANGUAGE: Final[dict[str, tuple[tuple[re.Pattern[str], str], ...]]] = {
    "fr": (
        (re.compile(r"(?<![\u00a0\d])[:;!?»]|(?<=\d)[;!?»]|«(?!\u00a0)"), "lacks a no-break space"),
        (re.compile(r"[“”„]"), "has other quotation marks than « »"),
    ),
    "es": (
        (re.compile(r"^[^¿]*\?"), "lacks a ¿"),
        (re.compile(r"^[^¡]*!"), "lacks a ¡"),
        (re.compile(r"[“”„]"), "has other quotation marks than «»"),
    ),
    "ru": (
        (re.compile(r"[“”]"), "has other quotation marks than «ёлочки»"),
        (re.compile(r"(?<!\u00a0)—|\w-\s|\s-\s"), "has a dash without a no-break space before it"),
    ),
}


def wrong_signs(text: str, language: str) -> list[str]:
    """What a printer would mark in the margin."""
    plain = PLACEHOLDER.sub("{}", text)
    rules = ANY + OF_LANGUAGE.get(language, ())
    return [problem for pattern, problem in rules if pattern.search(plain)]
